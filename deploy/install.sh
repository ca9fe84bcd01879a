#!/bin/sh
# Installs Everdeed on Debian, upgrades it, or goes back to the release before.
#
#   install.sh PACKAGE    a package made by "npm pack": everdeed-….tgz
#   install.sh --rollback the release that was used before this one
#
# Needs root, Node 20.19 or newer and npm. Safe to run again.
set -eu

releases=/opt/everdeed
data=/var/lib/everdeed
settings=/etc/everdeed/everdeed.env
unit=/etc/systemd/system/everdeed.service

say() { printf '%s\n' "$*"; }
fail() { say "install.sh: $*" >&2; exit 1; }
has_systemd() { [ -d /run/systemd/system ]; }

# Points "current" to a release in one step, and notes the one before.
use() {
  old=$(readlink "$releases/current" || true)
  ln -sfn "$1" "$releases/current.new"
  mv -T "$releases/current.new" "$releases/current"
  if [ -n "$old" ] && [ "$old" != "$1" ]; then ln -sfn "$old" "$releases/previous"; fi
}

restart() {
  if has_systemd; then
    systemctl daemon-reload
    systemctl enable --quiet everdeed
    systemctl restart everdeed
    say "Everdeed is running: systemctl status everdeed"
  else
    say "systemd is not running here. Start it with: everdeed start"
  fi
}

[ "$(id -u)" = 0 ] || fail "run it as root"
command -v node >/dev/null || fail "install Node 20.19 or newer first: apt install nodejs npm"
command -v npm >/dev/null || fail "install npm first: apt install npm"
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  fail "Node 20.19 or newer is needed; this is $(node --version)"

case "${1:-}" in
  --rollback)
    before=$(readlink "$releases/previous") || fail "there is no release before this one"
    use "$before"
    restart
    say "Went back to $before."
    say "If it says that the database is newer: stop it, and restore $data/backups/before-….sqlite"
    exit 0
    ;;
  '' | -*) fail "give the package: install.sh everdeed-….tgz" ;;
esac

package=$(readlink -f "$1")
[ -f "$package" ] || fail "there is no file $1"

# An account of its own, which nobody can sign in to.
getent group everdeed >/dev/null || groupadd --system everdeed
getent passwd everdeed >/dev/null ||
  useradd --system --gid everdeed --home-dir "$data" --no-create-home --shell /usr/sbin/nologin everdeed

# A folder for each release, whole before it is used.
name=$(date -u +%Y%m%d-%H%M%S)
target=$releases/$name
mkdir -p "$target"
trap 'rm -rf "$target"' EXIT
npm install --prefix "$target" --omit=dev --no-audit --no-fund --no-save --loglevel=error "$package"
program=$target/node_modules/everdeed
node "$program/bin/everdeed.mjs" --help >/dev/null
chown -R root:root "$target"
chmod -R go+rX,go-w "$target"
chmod 755 "$releases" "$target"
trap - EXIT

install -d -o everdeed -g everdeed -m 700 "$data"
install -d -o root -g everdeed -m 750 /etc/everdeed
# Settings stay as they are; the unit goes with the release.
[ -f "$settings" ] || install -o root -g everdeed -m 640 "$program/deploy/everdeed.env" "$settings"
install -D -m 644 "$program/deploy/everdeed.service" "$unit"

# "everdeed" runs commands as the server's account and with its settings.
cat >/usr/local/bin/everdeed.new <<'EOF'
#!/bin/sh
# As systemd reads them: nothing in a value is special, and quotes around it are taken off.
while IFS= read -r line || [ -n "$line" ]; do
  name=${line%%=*}
  value=${line#*=}
  case $line in [A-Za-z_]*=*) ;; *) continue ;; esac
  case $name in *[!A-Za-z0-9_]*) continue ;; esac
  case $value in
    \"*\" | \'*\')
      value=${value#?}
      value=${value%?}
      ;;
  esac
  export "$name=$value"
done </etc/everdeed/everdeed.env
cd /var/lib/everdeed || exit 1
program=/opt/everdeed/current/node_modules/everdeed/bin/everdeed.mjs
if [ "$(id -u)" = 0 ]; then exec setpriv --reuid everdeed --regid everdeed --init-groups node "$program" "$@"; fi
exec node "$program" "$@"
EOF
chmod 755 /usr/local/bin/everdeed.new
mv -T /usr/local/bin/everdeed.new /usr/local/bin/everdeed

use "$target"
restart
# The two latest releases stay.
for old in "$releases"/*-*; do
  case "$old" in
    "$(readlink "$releases/current")" | "$(readlink "$releases/previous" || true)") ;;
    *) rm -rf "$old" ;;
  esac
done
say "Installed $(node -p "require('$program/package.json').version") in $target."
say "Settings: $settings. Then: everdeed doctor"
