#!/bin/sh
# Checked by `sh -n`, not run here. Runs roles.sql on the database's first start.
set -eu
psql -v ON_ERROR_STOP=1 --username postgres \
  -v password="$(cat /run/secrets/jobline_password)" \
  -v replicator_password="$(head -c 24 /dev/urandom | base64)" -f /roles.sql
