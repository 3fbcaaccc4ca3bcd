#!/bin/sh
# The tests of several processes need PostgreSQL: the one that is here, or Debian's package where it can be installed.
# The last line of the output is the folder with initdb and pg_ctl.
found() {
    for folder in /usr/lib/postgresql/*/bin /usr/local/bin /usr/bin /opt/homebrew/bin /usr/pgsql-*/bin; do
        if [ -x "$folder/initdb" ] && [ -x "$folder/pg_ctl" ]; then last="$folder"; [ -x "$folder/postgres" ] && break; fi
    done
    [ -n "$last" ] && echo "$last"
}
found && exit 0
if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" -eq 0 ]; then apt="apt-get"; else apt="sudo -n apt-get"; fi
    echo "No PostgreSQL was found; installing Debian's package."
    if $apt update -qq && DEBIAN_FRONTEND=noninteractive $apt install -y -qq --no-install-recommends postgresql; then
        found && exit 0
    fi
fi
echo "PostgreSQL could not be installed here (Debian, Ubuntu: sudo apt install postgresql)."
exit 1
