import { ownRows } from '../ownRows.ts'

export const organisation = {
  name: '0002-organisation',
  sql: `
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
  created_at timestamptz not null,
  zweiter_faktor_pflicht boolean not null default false,
  suchtext text generated always as (suchform(name || ' ' || ort)) stored,
  version int not null default 1,
  leerlauf_minuten int not null default 15 check (leerlauf_minuten between 5 and 60),
  -- Since when its heads need a second factor; null: they do not.
  leitung_pflicht_seit timestamptz,
  status text not null default 'AKTIV' check (status in ('ANGELEGT', 'AKTIV', 'GESPERRT')),
  logo bytea,
  logo_am timestamptz,
  offline_stunden int not null default 12 check (offline_stunden between 4 and 16),
  constraint organisation_logo check ((logo is null) = (logo_am is null))
);
create index organisation_name on organisation (art, lower(name) text_pattern_ops);
create index organisation_suche on organisation using gin (suchtext gin_trgm_ops);
create index organisation_platz on organisation (art, (falte(name)) collate "C", id);

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
  suchtext text generated always as (suchform(name)) stored,
  -- The first sign-in ever is greeted.
  begruesst_am timestamptz,
  -- Shorter than that of the organisation; null: as the organisation says.
  leerlauf_minuten int check (leerlauf_minuten between 5 and 60),
  version int not null default 1,
  telefon text,
  personalnummer text,
  wochenstunden double precision,
  schweigepflicht_am date,
  telematik_id text,
  fuehrerschein boolean not null default false,
  qualifikation text,
  beschaeftigtennummer text,
  handzeichen text,
  behandlungspflege_erlaubt boolean not null default false,
  approbation_am date,
  funktion text,
  unterschriftsberechtigt boolean not null default false,
  -- After this day the clock ends the access.
  letzter_tag date,
  ausgeschieden_am timestamptz,
  uebernimmt_id uuid references person,
  sperrgrund text,
  constraint person_email unique (email),
  constraint person_organisation check ((rolle = 'ROLE_ADMIN') = (organisation_id is null))
);
create index person_team on person (organisation_id);
create index person_suche on person using gin (suchtext gin_trgm_ops);
create unique index person_handzeichen on person (organisation_id, lower(handzeichen));
create unique index person_personalnummer on person (organisation_id, personalnummer);
create index person_platz on person (organisation_id, (falte(name)) collate "C", id);
create index person_letzter_tag on person (letzter_tag) where letzter_tag is not null and aktiv;
create index person_uebernimmt on person (uebernimmt_id) where uebernimmt_id is not null;

alter table person enable row level security;
create policy person_netz on person using (organisation_id = (select app_organisation()) or id = (select app_person()) or (select app_system()));

-- A number that stands for "without number" prescribes nothing, so no order is addressed to it.
create function aerzte_der_praxis(p_praxis uuid) returns table (id uuid, name text) language sql stable security definer set search_path = public as $$
  select p.id, p.name from person p join organisation o on o.id = p.organisation_id
  where o.id = p_praxis and o.art = 'ARZTPRAXIS' and p.beruf = 'ARZT' and p.lanr <> '999999900' and p.aktiv
$$;

-- The houses that the own one works with: by arrangement, or by an order since then. A practice does not learn by it which
-- pharmacy an order went to, because the lines of its side do not say so.
create function arbeitet_mit(p_seit timestamptz) returns setof uuid language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select case when q.pflegedienst_id = app_organisation() then q.partner_id else q.pflegedienst_id end from partnerschaft q
      where q.status = 'AKTIV' and app_organisation() in (q.pflegedienst_id, q.partner_id)
    union
    select u.id from bestellung_zeile z cross join lateral unnest(array[z.pflegedienst_id, z.praxis_id, z.apotheke_id]) as u(id)
      where z.organisation_id = app_organisation() and z.created_at >= p_seit and u.id <> app_organisation();
end $$;

create table organisation_abschnitt (
  organisation_id uuid not null references organisation,
  abschnitt text not null,
  version int not null,
  inhalt jsonb not null,
  oeffentlich boolean not null,
  changed_at timestamptz not null,
  primary key (organisation_id, abschnitt)
);

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
${ownRows('avv_annahme', 'organisation_id')}
${ownRows('organisation_antrag', 'organisation_id')}

-- Nobody but the people of the platform belongs to no organisation.
create function app_plattform() returns boolean language sql stable parallel safe
  as $$ select app_system() or (app_person() is not null and app_organisation() is null) $$;

revoke all on function aerzte_der_praxis(uuid), arbeitet_mit(timestamptz) from public;
grant execute on function aerzte_der_praxis(uuid), arbeitet_mit(timestamptz) to dreiklang_app;
grant select, insert, update on organisation, person, organisation_abschnitt, partnerschaft, organisation_antrag to dreiklang_app;
grant select, insert on avv_annahme to dreiklang_app;
`,
}
