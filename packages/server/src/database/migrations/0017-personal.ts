/** The records of the people who work in organisations, their absences, and invitations in place of accounts that nobody has begun. */
export const personal = {
  name: '0017-personal',
  sql: `
alter table person
  add column version int not null default 1,
  add column telefon text,
  add column personalnummer text,
  add column wochenstunden double precision,
  add column schweigepflicht_am date,
  add column telematik_id text,
  add column fuehrerschein boolean not null default false,
  add column qualifikation text,
  add column beschaeftigtennummer text,
  add column handzeichen text,
  add column behandlungspflege_erlaubt boolean not null default false,
  add column approbation_am date,
  add column funktion text,
  add column unterschriftsberechtigt boolean not null default false,
  -- After this day the clock ends the access.
  add column letzter_tag date,
  add column ausgeschieden_am timestamptz,
  add column uebernimmt_id uuid references person,
  add column sperrgrund text;
create unique index person_handzeichen on person (organisation_id, lower(handzeichen));
create unique index person_personalnummer on person (organisation_id, personalnummer);
create index person_platz on person (organisation_id, (falte(name)) collate "C", id);
create index person_letzter_tag on person (letzter_tag) where letzter_tag is not null and aktiv;
create index person_uebernimmt on person (uebernimmt_id) where uebernimmt_id is not null;

create table personal_abwesenheit (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  person_id uuid not null references person,
  art text not null,
  von date not null,
  bis date not null,
  vertretung_id uuid references person,
  created_at timestamptz not null,
  constraint personal_abwesenheit_spanne check (von <= bis)
);
create index personal_abwesenheit_person on personal_abwesenheit (person_id, bis);
create index personal_abwesenheit_vertretung on personal_abwesenheit (vertretung_id, bis) where vertretung_id is not null;

-- Only a digest of the link lies here.
create table einladung (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  email text not null,
  name text not null,
  rolle text not null,
  beruf text not null,
  lanr text,
  sprache text not null,
  link_hash bytea not null,
  link_bis timestamptz not null,
  -- By the administration of the platform, for the first head: void as soon as the house has one.
  durch_plattform boolean not null,
  created_at timestamptz not null,
  angenommen_am timestamptz,
  widerrufen_am timestamptz,
  constraint einladung_link unique (link_hash)
);
create unique index einladung_offen on einladung (organisation_id, email) where angenommen_am is null and widerrufen_am is null;

alter table personal_abwesenheit enable row level security;
create policy personal_abwesenheit_netz on personal_abwesenheit using (organisation_id = (select app_organisation()) or (select app_system()));
alter table einladung enable row level security;
create policy einladung_netz on einladung using (organisation_id = (select app_organisation()) or (select app_system()));
grant select, insert, delete on personal_abwesenheit to dreiklang_app;
grant select, insert, update on einladung to dreiklang_app;

-- A number that stands for "without number" prescribes nothing, so no order is addressed to it.
create or replace function aerzte_der_praxis(p_praxis uuid) returns table (id uuid, name text) language sql stable security definer set search_path = public as $$
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

-- What partners see of people: name, profession, telephone of the work; nothing else leaves the house.
create function personal_der_partner(p_art text, p_suche text, p_seit timestamptz, p_name text, p_id uuid, p_hoechstens int)
returns table (id uuid, name text, platz text, beruf text, funktion text, telefon text, organisation_id uuid, organisation_name text, organisation_telefon text)
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select p.id, p.name, falte(p.name), p.beruf, p.funktion, p.telefon, o.id, o.name, o.telefon
    from organisation o join person p on p.organisation_id = o.id
    where o.art = p_art and p.aktiv and o.id in (select arbeitet_mit(p_seit))
      and (p_suche is null or strpos(falte(p.name), falte(p_suche)) > 0 or strpos(falte(o.name), falte(p_suche)) > 0)
      and (p_name is null or (falte(p.name) collate "C", p.id) > (p_name collate "C", p_id))
    order by falte(p.name) collate "C", p.id limit p_hoechstens;
end $$;
revoke all on function arbeitet_mit(timestamptz), personal_der_partner(text, text, timestamptz, text, uuid, int) from public;
grant execute on function arbeitet_mit(timestamptz), personal_der_partner(text, text, timestamptz, text, uuid, int) to dreiklang_app;
`,
}
