export const anliegen = {
  name: '0024-anliegen',
  sql: `
create table anliegen_formular (
  organisation_id uuid primary key references organisation,
  version int not null,
  stand text not null check (stand in ('AUS', 'OFFEN', 'PAUSE')),
  arten text[] not null,
  hinweis text
);

create table anliegen_adresse (
  adresse text primary key,
  organisation_id uuid not null references organisation,
  -- Null for the one that holds now. A former one is never given to anybody else: it may stand on paper.
  gilt_bis timestamptz
);
create unique index anliegen_adresse_eine on anliegen_adresse (organisation_id) where gilt_bis is null;

create table anliegen (
  organisation_id uuid not null references organisation,
  id uuid not null,
  version int not null default 1,
  art text not null,
  wer text not null,
  status text not null default 'NEU' check (status in ('NEU', 'IN_ARBEIT', 'ERLEDIGT', 'ABGELEHNT')),
  mal int not null default 1,
  -- All that was written, sealed under the key of the organisation.
  inhalt text not null,
  -- HMAC of what was written: the same twice is one inquiry.
  abdruck bytea not null,
  -- HMAC of the sender's network, for the limit; forgotten after a day.
  netz bytea,
  zustaendig_id uuid references person,
  zustaendig_name text,
  klient_id uuid references klient on delete set null,
  bestellung_id uuid references bestellung on delete set null,
  verlauf jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Photos that came along: files of the organisation, gone with the inquiry.
  fotos uuid[] not null default '{}',
  primary key (organisation_id, id)
);
create unique index anliegen_doppelt on anliegen (organisation_id, abdruck) where status = 'NEU';
create index anliegen_liste on anliegen (organisation_id, created_at, id);
create index anliegen_alter on anliegen (updated_at);
create index anliegen_netz_alter on anliegen (created_at) where netz is not null;
create index anliegen_klient on anliegen (klient_id) where klient_id is not null;
create index anliegen_bestellung on anliegen (bestellung_id) where bestellung_id is not null;

-- Everybody may know that a form is there; it is made to be found.
alter table anliegen_formular enable row level security;
create policy anliegen_formular_lesen on anliegen_formular for select using (true);
create policy anliegen_formular_schreiben on anliegen_formular using (organisation_id = (select app_organisation()) or (select app_system()));
alter table anliegen_adresse enable row level security;
create policy anliegen_adresse_lesen on anliegen_adresse for select using (true);
create policy anliegen_adresse_schreiben on anliegen_adresse using (organisation_id = (select app_organisation()) or (select app_system()));
alter table anliegen enable row level security;
alter table anliegen force row level security;
create policy anliegen_eigene on anliegen using (organisation_id = (select app_organisation()) or (select app_system()));

grant select, insert, update on anliegen_formular, anliegen_adresse to dreiklang_app;
grant select, insert, update, delete on anliegen to dreiklang_app;
`,
}
