#!/bin/sh
# Updates an installation under systemd to a release, as root: deploy/update.sh v0.4.2
# Fetches and builds it beside the running one, stops the server, backs up, starts the new release, and goes back to the old one with its
# data when that isn't ready in time. /opt/sideout is a git clone. Every path and name can be set in the environment.
set -eu
umask 022

TAG=${1:?name the release, such as v0.4.2}
HOME_DIR=${SIDEOUT_HOME:-/opt/sideout}
DATA=${DATA_DIR:-/var/lib/sideout}
BACKUPS=${SIDEOUT_BACKUPS:-/var/backups/sideout}
SETTINGS=${SIDEOUT_ENV:-/etc/sideout/env}
UNIT=${SIDEOUT_UNIT:-sideout}
AS=${SIDEOUT_USER:-sideout}
READY=${SIDEOUT_READY:-http://127.0.0.1:3000/readyz}
WITHIN=${SIDEOUT_READY_WITHIN:-120}

NEW=$HOME_DIR.next
OLD=$HOME_DIR.before
STAMP=$(date -u +%Y-%m-%dT%H%M%SZ)
BACKUP=$BACKUPS/before-$TAG-$STAMP.tar.gz

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# Runs a program of the release in $1 as the server's user, with the server's settings.
run() {
  release=$1
  shift
  systemd-run --pipe --wait --collect --quiet --uid="$AS" --working-directory="$release" \
    -p EnvironmentFile="-$SETTINGS" -E DATA_DIR="$DATA" "$release/node_modules/.bin/node" "$@"
}

# A release that ended three times doesn't get the whole time.
is_ready() {
  left=$WITHIN
  while [ "$left" -gt 0 ]; do
    if curl --silent --fail --max-time 2 --output /dev/null "$READY"; then return 0; fi
    if [ "$(systemctl show --property=NRestarts --value "$UNIT")" -ge 3 ]; then return 1; fi
    left=$((left - 1))
    sleep 1
  done
  return 1
}

go_back() {
  say "$TAG isn't ready: going back."
  systemctl stop "$UNIT" || true
  rm -rf "$HOME_DIR.broken"
  mv "$HOME_DIR" "$HOME_DIR.broken"
  mv "$OLD" "$HOME_DIR"
  # It opens only a store of its own: what the new release changed is replaced, nothing else.
  if ! run "$HOME_DIR" tools/admin.ts stats >/dev/null 2>&1; then
    if [ -z "$EMBEDDED" ]; then
      die "The new release changed the database in DATABASE_URL. Make an empty one, restore $BACKUP into it with npm run restore, and start $UNIT."
    fi
    mv "$DATA" "$DATA.of-$TAG-$STAMP"
    install -d -o "$AS" -m 700 "$DATA"
    run "$HOME_DIR" tools/restore.ts "$BACKUP"
    say "What $TAG left is in $DATA.of-$TAG-$STAMP."
  fi
  systemctl reset-failed "$UNIT" || true
  systemctl start "$UNIT"
  is_ready || die "The old release isn't ready either. The backup is $BACKUP."
  die "The old release runs again, with its data. $TAG is in $HOME_DIR.broken."
}

if [ -e "$NEW" ]; then rm -rf "$NEW"; fi
git -C "$HOME_DIR" fetch --quiet --tags origin
git clone --quiet --branch "$TAG" "$HOME_DIR" "$NEW" 2>/dev/null || die "There is no release $TAG."
git -C "$NEW" remote set-url origin "$(git -C "$HOME_DIR" remote get-url origin)"
say "Building $TAG; the server goes on."
(cd "$NEW" && npm ci --omit=dev --no-audit --no-fund --loglevel=error && npm run -s build && npm run -s prune-install)

EMBEDDED=yes
if [ -f "$SETTINGS" ] && grep -q '^DATABASE_URL=.' "$SETTINGS"; then EMBEDDED=; fi
install -d -o "$AS" -m 700 "$BACKUPS"

# Stopped before the backup: nothing is written that it lacks.
systemctl stop "$UNIT"
if ! run "$HOME_DIR" tools/backup.ts "$BACKUP"; then
  systemctl start "$UNIT"
  die "The backup failed: nothing was changed, and the old release runs again."
fi
rm -rf "$OLD"
mv "$HOME_DIR" "$OLD"
mv "$NEW" "$HOME_DIR"
systemctl start "$UNIT" || true
is_ready || go_back
say "$TAG runs. The backup is $BACKUP, the release before is in $OLD."
