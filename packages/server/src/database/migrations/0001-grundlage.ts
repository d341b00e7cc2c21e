/**
 * Organisations, people, sessions, Klienten. Row-level security is the net under the scoped statements: the role
 * `dreiklang_app` is neither owner nor able to bypass it, and sees nothing until the driver has said in whose name it works.
 */
export const grundlage = {
  name: '0001-grundlage',
  sql: `
create extension if not exists pg_trgm;

create function app_organisation() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.organisation', true), '')::uuid $$;
create function app_person() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.person', true), '')::uuid $$;
create function app_system() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.system', true), '') = 'ja' $$;

create table organisation (
  id uuid primary key,
  art text not null check (art in ('PFLEGEDIENST', 'APOTHEKE', 'ARZTPRAXIS')),
  name text not null,
  strasse text not null,
  hausnummer text not null,
  zusatz text,
  plz text not null,
  ort text not null,
  telefon text not null,
  email text,
  ik text,
  bsnr text,
  vertretung_id uuid references organisation,
  created_at timestamptz not null
);
create index organisation_name on organisation (art, lower(name) text_pattern_ops);

create table person (
  id uuid primary key,
  organisation_id uuid references organisation,
  email text not null,
  name text not null,
  rolle text not null,
  beruf text,
  lanr text,
  passwort_hash text,
  aktiv boolean not null default true,
  -- Rises when rights change or the password is set anew: all sessions of an older stamp end.
  stempel int not null default 1,
  created_at timestamptz not null,
  constraint person_email unique (email),
  constraint person_organisation check ((rolle = 'ROLE_ADMIN') = (organisation_id is null))
);
create index person_team on person (organisation_id);

create table sitzung (
  id uuid primary key,
  -- In the order of signing in, also within one millisecond: the oldest beyond five end.
  nr bigint generated always as identity,
  person_id uuid not null references person,
  stempel int not null,
  created_at timestamptz not null,
  endet_am timestamptz not null,
  beendet_am timestamptz
);
create index sitzung_offen on sitzung (person_id, nr) where beendet_am is null;

create table refresh_token (
  hash bytea primary key,
  sitzung_id uuid not null references sitzung,
  generation int not null,
  created_at timestamptz not null,
  verwendet_am timestamptz,
  -- The successor, sealed under the presented token: nothing usable lies in the database.
  nachfolger bytea,
  constraint refresh_token_generation unique (sitzung_id, generation)
);

create table einmal_link (
  hash bytea primary key,
  zweck text not null,
  person_id uuid not null references person,
  -- The address it was issued for; it is void when the person has another one now.
  email text not null,
  created_at timestamptz not null,
  endet_am timestamptz not null,
  verwendet_am timestamptz
);
create index einmal_link_person on einmal_link (person_id) where verwendet_am is null;

create table fehlversuch (
  schluessel text not null,
  am timestamptz not null
);
create index fehlversuch_schluessel on fehlversuch (schluessel, am);
create index fehlversuch_alter on fehlversuch (am);

create table klient (
  id uuid primary key,
  pflegedienst_id uuid not null references organisation,
  version int not null,
  vorname text not null,
  nachname text not null,
  geburtsdatum date not null,
  geschlecht text not null,
  versicherungsart text not null,
  kvnr text,
  krankenkasse text,
  kassen_ik text,
  zuzahlung_befreit_bis date,
  adresse jsonb,
  wohnform text not null,
  telefon text,
  hausarzt_id uuid references organisation,
  allergien jsonb,
  status text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint klient_kvnr unique (pflegedienst_id, kvnr)
);
create index klient_name on klient (pflegedienst_id, lower(nachname) text_pattern_ops, lower(vorname), id);

create table apothekenwahl (
  id uuid primary key,
  klient_id uuid not null references klient,
  pflegedienst_id uuid not null references organisation,
  apotheke_id uuid not null references organisation,
  gewaehlt_am date not null,
  erklaert_von text not null,
  form text not null,
  created_at timestamptz not null
);
create index apothekenwahl_klient on apothekenwahl (klient_id, gewaehlt_am desc, created_at desc);

create table einwilligung (
  id uuid primary key,
  klient_id uuid not null references klient,
  pflegedienst_id uuid not null references organisation,
  art text not null,
  erteilt_am date not null,
  durch text not null,
  dokument text,
  widerrufen_am date
);
create index einwilligung_klient on einwilligung (klient_id);

-- Same key, same answer: what a write answered, for a day.
create table idempotenz (
  person_id uuid not null,
  schluessel text not null,
  anfrage_hash bytea not null,
  antwort text not null,
  created_at timestamptz not null,
  primary key (person_id, schluessel)
);
create index idempotenz_alter on idempotenz (created_at);

create table demo (
  angelegt_am timestamptz not null,
  fertig_am timestamptz
);

alter table person enable row level security;
create policy person_netz on person using (organisation_id = (select app_organisation()) or id = (select app_person()) or (select app_system()));
alter table sitzung enable row level security;
create policy sitzung_netz on sitzung using (person_id = (select app_person()) or (select app_system()));
alter table refresh_token enable row level security;
create policy refresh_token_netz on refresh_token using ((select app_system()));
alter table einmal_link enable row level security;
-- Whoever may see a person may issue a link for them: the administration of an organisation invites its people.
create policy einmal_link_netz on einmal_link using ((select app_system()) or person_id in (select id from person));
alter table fehlversuch enable row level security;
create policy fehlversuch_netz on fehlversuch using ((select app_system()));
alter table apothekenwahl enable row level security;
create policy apothekenwahl_netz on apothekenwahl using (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table einwilligung enable row level security;
create policy einwilligung_netz on einwilligung using (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table idempotenz enable row level security;
create policy idempotenz_netz on idempotenz using (person_id = (select app_person()) or (select app_system()));

-- Who addresses an order to a practice picks a doctor by name; nothing else about people of another house is shown.
create function aerzte_der_praxis(p_praxis uuid) returns table (id uuid, name text) language sql stable security definer set search_path = public as $$
  select p.id, p.name from person p join organisation o on o.id = p.organisation_id
  where o.id = p_praxis and o.art = 'ARZTPRAXIS' and p.beruf = 'ARZT' and p.lanr is not null and p.aktiv
$$;
revoke all on function aerzte_der_praxis(uuid) from public;
grant execute on function aerzte_der_praxis(uuid) to dreiklang_app;

grant usage on schema public to dreiklang_app;
grant select, insert, update on organisation, person, sitzung, refresh_token, einmal_link, klient, einwilligung to dreiklang_app;
grant select, insert on apothekenwahl to dreiklang_app;
grant select, insert, delete on fehlversuch, idempotenz to dreiklang_app;
grant select, insert, update on demo to dreiklang_app;
`,
}
