/** Nothing sealed can be read without the key ring, which never lies in the database (docs/keys.md). */
import { ownRowsForced } from '../ownRows.ts'

export const tresor = {
  name: '0006-tresor',
  sql: `
-- One key per organisation and one per Klient. Neither refers to its owner: what is left of a destroyed key outlives whom it was for,
-- and the people of the platform belong to no organisation (all zeros).
create table schluessel (
  id uuid primary key,
  organisation_id uuid not null,
  klient_id uuid,
  -- Which key of the ring wraps it.
  kek text not null,
  -- Null: destroyed, and with it everything that was sealed under it.
  umhuellt bytea,
  created_at timestamptz not null,
  -- A newer one is used for writing; this one still opens.
  abgeloest_am timestamptz,
  vernichtet_am timestamptz,
  constraint schluessel_vernichtet check ((umhuellt is null) = (vernichtet_am is not null))
);
create unique index schluessel_fuer on schluessel (organisation_id, coalesce(klient_id, '00000000-0000-0000-0000-000000000000'))
  where abgeloest_am is null;
create index schluessel_kek on schluessel (kek, id) where umhuellt is not null;

create table datei (
  organisation_id uuid not null references organisation,
  id uuid not null,
  klient_id uuid,
  -- Sealed.
  name text not null,
  media_type text not null,
  -- Of what was sealed, in bytes.
  groesse int not null,
  -- Sealed; null when it was deleted.
  inhalt bytea,
  person_id uuid references person,
  created_at timestamptz not null,
  geloescht_am timestamptz,
  primary key (organisation_id, id),
  constraint datei_geloescht check ((inhalt is null) = (geloescht_am is not null))
);
-- What is sealed cannot be compressed.
alter table datei alter column inhalt set storage external;
create index datei_klient on datei (organisation_id, klient_id, created_at) where klient_id is not null;

${ownRowsForced('schluessel', 'organisation_id')}
${ownRowsForced('datei', 'organisation_id')}

grant select, insert, update on schluessel, datei to dreiklang_app;
`,
}
