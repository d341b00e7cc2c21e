/**
 * What happened to orders, one row for each organisation that sees it: what the activities list and the figures count. Prepared with each
 * event and by nothing else, so that a count from scratch is the same (bestellweg.api.test.ts).
 */
export const bestellweg = {
  name: '0103-bestellweg',
  sql: `
create table bestellweg (
  organisation_id uuid not null references organisation,
  -- Of the event.
  seq bigint not null,
  bestellung_id uuid not null references bestellung on delete cascade,
  position_id uuid,
  am timestamptz not null,
  -- The day in Berlin.
  tag date not null,
  -- Null: no hand-over and no refusal.
  schritt text check (schritt in ('VERORDNET', 'AN_APOTHEKE', 'ANGENOMMEN', 'BEREITGESTELLT', 'GELIEFERT', 'ABGELEHNT')),
  -- Since the position came into the state that it leaves; null where this organisation did not see it come.
  dauer_minuten int,
  -- Only where the position is delivered for the first time: since this organisation saw it first.
  gesamt_minuten int,
  verspaetet boolean,
  umweg boolean,
  grund text,
  prioritaet text not null,
  pflegedienst_id uuid not null,
  -- Who did it; null: the clock.
  tat_organisation_id uuid,
  primary key (organisation_id, seq)
);
create index bestellweg_neueste on bestellweg (organisation_id, am desc, seq desc);
create index bestellweg_schritt on bestellweg (organisation_id, tag) include (schritt, dauer_minuten, gesamt_minuten, verspaetet, umweg, grund)
  where schritt is not null or gesamt_minuten is not null;
create index bestellweg_bestellung on bestellweg (bestellung_id);

alter table bestellweg enable row level security;
alter table bestellweg force row level security;
create policy bestellweg_netz on bestellweg using (organisation_id = (select app_organisation()));
create policy bestellweg_system on bestellweg to dreiklang_system using (true);
grant select on bestellweg to dreiklang_app;

-- The rows that one event makes, from it and from those before it alone: each organisation is told no more than it saw itself.
create function bestellweg_aus(e ereignis) returns setof bestellweg language sql stable set search_path = public as $$
  select o.id, e.seq, b.id, e.position_id, e.am, (e.am at time zone 'Europe/Berlin')::date, s.schritt,
    case when s.schritt <> 'ABGELEHNT' then (extract(epoch from e.am - seit.am) / 60)::int end,
    (extract(epoch from e.am - erst.am) / 60)::int,
    case when erst.am is not null then e.am >= ((b.daten ->> 'bedarfBis')::date
      + case when b.daten ->> 'bedarfUhrzeit' is null then interval '1 day' else (b.daten ->> 'bedarfUhrzeit')::interval end) at time zone 'Europe/Berlin' end,
    case when erst.am is not null then exists (
      select from ereignis v where v.bestellung_id = e.bestellung_id and v.seq < e.seq and o.id = any (v.sichtbar_fuer) and (
        (v.position_id = e.position_id and (
          v.art in ('rezeptKorrigieren', 'neuAnfordern', 'neuesRezeptAnfordern', 'zuruecknehmen', 'anPraxisWeiterleiten', 'anApothekeWeiterleiten')
          or (v.angaben ->> 'von' = 'BEREIT' and v.angaben ->> 'nach' = 'IN_BEARBEITUNG')))
        or (v.art = 'zustellungGescheitert'
          and v.aenderung -> 'neu' -> 'positionen' @> jsonb_build_array(jsonb_build_object('positionId', e.position_id))))) end,
    case when s.schritt = 'ABGELEHNT' then
      case when e.art in ('arztAblehnen', 'apothekeAblehnen') then e.angaben ->> 'grund' else 'REZEPT_ZURUECKGEZOGEN' end end,
    b.daten ->> 'prioritaet', b.pflegedienst_id, e.organisation_id
  from bestellung b
  cross join unnest(e.sichtbar_fuer) o(id)
  cross join lateral (select case
    when e.position_id is null then null
    when e.angaben ->> 'nach' = 'ABGELEHNT' then 'ABGELEHNT'
    else case concat(e.angaben ->> 'von', '>', e.angaben ->> 'nach')
      when 'BEIM_ARZT>VERORDNET' then 'VERORDNET'
      when 'VERORDNET>BEI_APOTHEKE' then 'AN_APOTHEKE'
      when 'BEI_APOTHEKE>IN_BEARBEITUNG' then 'ANGENOMMEN'
      when 'IN_BEARBEITUNG>BEREIT' then 'BEREITGESTELLT'
      when 'BEREIT>GELIEFERT' then 'GELIEFERT' end end as schritt) s
  left join lateral (
    select max(v.am) as am from ereignis v
    where v.bestellung_id = e.bestellung_id and v.seq < e.seq and v.position_id = e.position_id
      and v.angaben ->> 'nach' = e.angaben ->> 'von' and o.id = any (v.sichtbar_fuer)) seit on s.schritt is not null
  left join lateral (
    select min(v.am) as am from ereignis v
    where v.bestellung_id = e.bestellung_id and v.seq < e.seq and v.position_id = e.position_id
      and v.angaben ->> 'nach' is not null and o.id = any (v.sichtbar_fuer)
    having count(*) filter (where v.angaben ->> 'nach' = 'GELIEFERT') = 0) erst on e.angaben ->> 'nach' = 'GELIEFERT'
  where b.id = e.bestellung_id and e.art <> 'aendern'
$$;

create function merke_bestellweg() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into bestellweg select * from bestellweg_aus(new);
  return null;
end $$;
revoke all on function bestellweg_aus(ereignis), merke_bestellweg() from public;
create trigger ereignis_bestellweg after insert on ereignis for each row execute function merke_bestellweg();

insert into bestellweg select w.* from ereignis e cross join lateral bestellweg_aus(e) w;
`,
}
