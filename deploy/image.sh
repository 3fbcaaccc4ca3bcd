#!/bin/sh
# What the image is made of: a wheel with client and engine, and an environment with it and PostgreSQL's driver.
#     sh deploy/image.sh CHECKOUT PREFIX    installs into PREFIX; Containerfile runs the same
set -eu
checkout=$1 prefix=$2
python3 -m venv "$prefix"
cd "$checkout"
if [ -n "${JACKIN_WHEEL:-}" ]; then
    wheel=$JACKIN_WHEEL
else
    "$prefix/bin/python" -m pip install --quiet --disable-pip-version-check build
    "$prefix/bin/python" -m build --wheel --outdir "$prefix/dist" . >/dev/null
    wheel=$(ls "$prefix"/dist/*.whl)
    "$prefix/bin/python" -m pip uninstall --quiet --yes --disable-pip-version-check build
fi
"$prefix/bin/python" -m pip install --quiet --disable-pip-version-check "$wheel[postgresql]"
rm -rf "$prefix/dist"
"$prefix/bin/jackin" --version
