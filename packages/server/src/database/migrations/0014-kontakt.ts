import { ownRows } from '../ownRows.ts'

export const kontakt = {
  name: '0014-kontakt',
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
  -- Place in the list and words of the search are columns of their own: an expression is not leakproof, and under row-level security its
  -- index would give the order and nothing else. Forty letters decide the place, so that a cursor stays short.
  platz text collate "C" generated always as (left(public.falte(name), 40)) stored,
  suchtext text generated always as (public.falte(name || ' ' || coalesce(title, '') || ' ' || coalesce(company, '')
    || ' ' || jsonb_path_query_array(emails, '$[*].email')::text
    || ' ' || regexp_replace(jsonb_path_query_array(phone_numbers, '$[*].phoneNumber')::text, '[^0-9,]', '', 'g'))) stored,
  primary key (organisation_id, id),
  constraint kontakt_avatar check ((avatar is null) = (avatar_am is null)),
  constraint kontakt_aufgegangen foreign key (organisation_id, aufgegangen_in) references kontakt (organisation_id, id)
);
create index kontakt_platz on kontakt (organisation_id, (falte(name)) collate "C", id) where geloescht_am is null;
create index kontakt_import on kontakt (organisation_id, import_id) where import_id is not null;
create index kontakt_geloescht on kontakt (geloescht_am) where geloescht_am is not null;
create index kontakt_aufgegangen_in on kontakt (organisation_id, aufgegangen_in) where aufgegangen_in is not null;
create index kontakt_verzeichnis on kontakt (organisation_id, platz, id) where geloescht_am is null;

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

${ownRows('kontakt', 'organisation_id')}
${ownRows('kontakt_tag', 'organisation_id')}
${ownRows('kontakt_traegt_tag', 'organisation_id')}
alter table kontakt_person enable row level security;
create policy kontakt_person_netz on kontakt_person using (person_id = (select app_person()) or (select app_system()))
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));

create table kontakt_klient (
  person_id uuid not null references person,
  organisation_id uuid not null references organisation,
  klient_id uuid not null references klient on delete cascade,
  favorit boolean not null default false,
  zuletzt_am timestamptz,
  primary key (person_id, klient_id)
);
create index kontakt_klient_von on kontakt_klient (klient_id);

alter table kontakt_klient enable row level security;
create policy kontakt_klient_netz on kontakt_klient using (person_id = (select app_person()) or (select app_system()))
  with check (person_id = (select app_person()) and organisation_id = (select app_organisation()));

-- Of an erased Klient the name may stay for partners; nobody's favourite does.
create function kontakt_vergiss_klient() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from kontakt_klient where klient_id = new.id;
  return new;
end $$;
create trigger kontakt_vergiss_klient after update of geloescht_am on klient
  for each row when (new.geloescht_am is not null) execute function kontakt_vergiss_klient();

-- What an import has changed, as it was before, and the version right after it. Its notes are sealed.
create table kontakt_import_vorher (
  organisation_id uuid not null,
  import_id uuid not null,
  kontakt_id uuid not null,
  version int not null,
  vorher jsonb not null,
  am timestamptz not null,
  primary key (organisation_id, import_id, kontakt_id),
  foreign key (organisation_id, kontakt_id) references kontakt (organisation_id, id) on delete cascade
);
create index kontakt_import_vorher_von on kontakt_import_vorher (organisation_id, kontakt_id);
create index kontakt_import_vorher_am on kontakt_import_vorher (am);

alter table kontakt_import_vorher enable row level security;
create policy kontakt_import_vorher_netz on kontakt_import_vorher
  using (organisation_id = (select app_organisation()) or (select app_system()));

grant select, insert, update, delete on kontakt, kontakt_tag, kontakt_traegt_tag, kontakt_person to dreiklang_app;
grant select, insert, update on kontakt_klient to dreiklang_app;
grant select, insert, delete on kontakt_import_vorher to dreiklang_app;
`,
}
