/** The address book of an organisation. Contacts and tags are shared by all its people; favourites and what was used last are the person's. */
export const kontakte = {
  name: '0012-kontakte',
  sql: `
create table kontakt (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  name text not null,
  emails jsonb not null,
  phone_numbers jsonb not null,
  title text,
  company text,
  birthday date,
  address text,
  -- HTML of a few tags, cleaned before it is written.
  notes text,
  -- Written anew by the server as WebP of 256 pixels: some ten thousand bytes.
  avatar bytea,
  avatar_am timestamptz,
  -- Which import brought it.
  import_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Deleted: can be brought back for thirty days.
  geloescht_am timestamptz,
  -- Merged into this one; \`vorher\` is the one that is left as it was before, for parting them again.
  aufgegangen_in uuid,
  vorher jsonb,
  primary key (organisation_id, id),
  constraint kontakt_avatar check ((avatar is null) = (avatar_am is null)),
  constraint kontakt_aufgegangen foreign key (organisation_id, aufgegangen_in) references kontakt (organisation_id, id)
);
create index kontakt_platz on kontakt (organisation_id, (falte(name)) collate "C", id) where geloescht_am is null;
create index kontakt_import on kontakt (organisation_id, import_id) where import_id is not null;
create index kontakt_geloescht on kontakt (geloescht_am) where geloescht_am is not null;
create index kontakt_aufgegangen_in on kontakt (organisation_id, aufgegangen_in) where aufgegangen_in is not null;

create table kontakt_tag (
  organisation_id uuid not null references organisation,
  id uuid not null,
  title text not null,
  primary key (organisation_id, id)
);
create unique index kontakt_tag_title on kontakt_tag (organisation_id, lower(title));

create table kontakt_traegt_tag (
  organisation_id uuid not null,
  kontakt_id uuid not null,
  tag_id uuid not null,
  primary key (organisation_id, kontakt_id, tag_id),
  foreign key (organisation_id, kontakt_id) references kontakt (organisation_id, id) on delete cascade,
  constraint kontakt_traegt_tag_tag foreign key (organisation_id, tag_id) references kontakt_tag (organisation_id, id) on delete cascade
);
create index kontakt_traegt_tag_von on kontakt_traegt_tag (organisation_id, tag_id);

create table kontakt_person (
  person_id uuid not null references person,
  organisation_id uuid not null,
  kontakt_id uuid not null,
  favorit boolean not null default false,
  zuletzt_am timestamptz,
  primary key (person_id, kontakt_id),
  foreign key (organisation_id, kontakt_id) references kontakt (organisation_id, id) on delete cascade
);
create index kontakt_person_von on kontakt_person (organisation_id, kontakt_id);

alter table kontakt enable row level security;
create policy kontakt_netz on kontakt using (organisation_id = (select app_organisation()) or (select app_system()));
alter table kontakt_tag enable row level security;
create policy kontakt_tag_netz on kontakt_tag using (organisation_id = (select app_organisation()) or (select app_system()));
alter table kontakt_traegt_tag enable row level security;
create policy kontakt_traegt_tag_netz on kontakt_traegt_tag using (organisation_id = (select app_organisation()) or (select app_system()));
alter table kontakt_person enable row level security;
create policy kontakt_person_netz on kontakt_person using (person_id = (select app_person()) or (select app_system()))
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));

grant select, insert, update, delete on kontakt, kontakt_tag, kontakt_traegt_tag, kontakt_person to dreiklang_app;
`,
}
