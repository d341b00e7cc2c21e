/** The whole record of a house in sections, who works with whom, and what the platform confirms. */
export const organisationen = {
  name: '0018-organisationen',
  sql: `
alter table organisation
  -- Houses that are here already work already; new ones are created as ANGELEGT.
  add column status text not null default 'AKTIV' check (status in ('ANGELEGT', 'AKTIV', 'GESPERRT')),
  add column logo bytea,
  add column logo_am timestamptz,
  add constraint organisation_logo check ((logo is null) = (logo_am is null));
create index organisation_platz on organisation (art, (falte(name)) collate "C", id);

create table organisation_abschnitt (
  organisation_id uuid not null references organisation,
  abschnitt text not null,
  version int not null,
  inhalt jsonb not null,
  oeffentlich boolean not null,
  changed_at timestamptz not null,
  primary key (organisation_id, abschnitt)
);
-- Until now a practice had one stand-in without an end.
insert into organisation_abschnitt (organisation_id, abschnitt, version, inhalt, oeffentlich, changed_at)
  select id, 'VERTRETUNG', 1, jsonb_build_object('vertretungen', jsonb_build_array(
      jsonb_build_object('praxisId', vertretung_id, 'von', to_char(created_at, 'YYYY-MM-DD'), 'bis', null))), true, now()
  from organisation where vertretung_id is not null;
alter table organisation drop column vertretung_id;

-- One row for each pair: the nursing service, and the pharmacy or practice that it works with.
create table partnerschaft (
  pflegedienst_id uuid not null references organisation,
  partner_id uuid not null references organisation,
  status text not null check (status in ('ANGEFRAGT', 'AKTIV', 'BEENDET')),
  version int not null default 1,
  gefragt_von uuid not null references organisation,
  -- Null for those that the first orders began before there were questions.
  gefragt_durch uuid references person,
  gefragt_am timestamptz not null,
  entschieden_durch uuid references person,
  entschieden_am timestamptz,
  beendet_von uuid references organisation,
  grund text,
  primary key (pflegedienst_id, partner_id),
  constraint partnerschaft_beendet check ((status = 'BEENDET') = (beendet_von is not null))
);
create index partnerschaft_partner on partnerschaft (partner_id);
insert into partnerschaft (pflegedienst_id, partner_id, status, gefragt_von, gefragt_am, entschieden_am)
  select pflegedienst_id, partner_id, 'AKTIV', pflegedienst_id, min(gesendet_am), min(gesendet_am)
  from bestellung cross join lateral unnest(array[praxis_id, apotheke_id]) as partner_id
  where gesendet_am is not null and partner_id is not null group by pflegedienst_id, partner_id;

create table avv_annahme (
  organisation_id uuid not null references organisation,
  version text not null,
  person_id uuid not null references person,
  name text not null,
  -- What was shown when it was accepted.
  text text not null,
  am timestamptz not null,
  primary key (organisation_id, version)
);

create table organisation_antrag (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  bisher jsonb not null,
  neu jsonb not null,
  begruendung text not null,
  gestellt_durch uuid not null references person,
  gestellt_am timestamptz not null,
  angenommen boolean,
  grund text,
  entschieden_am timestamptz,
  constraint organisation_antrag_entschieden check ((angenommen is null) = (entschieden_am is null))
);
create unique index organisation_antrag_offen on organisation_antrag (organisation_id) where entschieden_am is null;

alter table organisation_abschnitt enable row level security;
create policy organisation_abschnitt_lesen on organisation_abschnitt for select
  using (oeffentlich or organisation_id = (select app_organisation()) or (select app_system()));
create policy organisation_abschnitt_netz on organisation_abschnitt
  using (organisation_id = (select app_organisation()) or (select app_system()));
alter table partnerschaft enable row level security;
create policy partnerschaft_netz on partnerschaft
  using (pflegedienst_id = (select app_organisation()) or partner_id = (select app_organisation()) or (select app_system()));
alter table avv_annahme enable row level security;
create policy avv_annahme_netz on avv_annahme using (organisation_id = (select app_organisation()) or (select app_system()));
alter table organisation_antrag enable row level security;
create policy organisation_antrag_netz on organisation_antrag using (organisation_id = (select app_organisation()) or (select app_system()));

grant select, insert, update on organisation_abschnitt, partnerschaft, organisation_antrag to dreiklang_app;
grant select, insert on avv_annahme to dreiklang_app;
`,
}
