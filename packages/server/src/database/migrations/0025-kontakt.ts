/** The address book as a list in pages, Klienten among the favourites, and imports that change what is there. */
export const kontaktVerzeichnis = {
  name: '0025-kontakt',
  sql: `
-- Place in the list and words of the search are columns of their own: an expression is not leakproof, and under row-level security its
-- index would give the order and nothing else. Forty letters decide the place, so that a cursor stays short.
alter table kontakt
  add column platz text collate "C" generated always as (left(public.falte(name), 40)) stored,
  add column suchtext text generated always as (public.falte(name || ' ' || coalesce(title, '') || ' ' || coalesce(company, '')
    || ' ' || jsonb_path_query_array(emails, '$[*].email')::text
    || ' ' || regexp_replace(jsonb_path_query_array(phone_numbers, '$[*].phoneNumber')::text, '[^0-9,]', '', 'g'))) stored;
create index kontakt_verzeichnis on kontakt (organisation_id, platz, id) where geloescht_am is null;
alter table klient add column platz text collate "C" generated always as (left(public.falte(nachname || ', ' || vorname), 40)) stored;
create index klient_verzeichnis on klient (pflegedienst_id, platz, id);

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
grant select, insert, update on kontakt_klient to dreiklang_app;

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
grant select, insert, delete on kontakt_import_vorher to dreiklang_app;
`,
}
