#!/bin/sh
# Run by the image of PostgreSQL at its first start, after 10-roles.sql: the passwords stand in no file of the project.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set owner="$OWNER_PASSWORD" --set people="$PEOPLE_PASSWORD" --set nobody="$NOBODY_PASSWORD" <<'SQL'
alter role dreiklang_owner password :'owner';
alter role dreiklang_people password :'people';
alter role dreiklang_nobody password :'nobody';
SQL
