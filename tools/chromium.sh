#!/bin/sh
# The browser tests need a Chromium: the one that is here, or Debian's package where it can be installed.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" -eq 0 ]; then apt="apt-get"; else apt="sudo -n apt-get"; fi
    echo "No Chromium was found; installing Debian's package."
    if $apt update -qq && $apt install -y -qq --no-install-recommends chromium; then
        command -v chromium >/dev/null 2>&1 && exit 0
    fi
fi
echo "The browser tests need Chromium, and it could not be installed here."
echo "Install it (Debian, Ubuntu: sudo apt install chromium; or Google Chrome) and run make again."
exit 1
