/** Who is meant and what is ordered no longer stand in one row: the list knows the medicines, beside it by the same key the name. */
export const bestellungName = {
  name: '0030-bestellung-name',
  sql: `
create table bestellung_name (
  bestellung_id uuid not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  name text not null,
  geburtsdatum date not null,
  -- Folded, with a blank before each word; the names of before a change stay findable until the order is written again.
  suchtext text not null,
  primary key (organisation_id, bestellung_id),
  foreign key (bestellung_id, organisation_id) references bestellung_zeile on delete cascade
);

insert into bestellung_name (bestellung_id, organisation_id, klient_id, name, geburtsdatum, suchtext)
  select z.bestellung_id, z.organisation_id, z.klient_id, z.klient_name, z.klient_geburtsdatum, ' ' || falte(replace(z.klient_name, ', ', ' '))
  from bestellung_zeile z where z.klient_id is not null;

create index bestellung_name_suche on bestellung_name using gin (suchtext gin_trgm_ops);
create index bestellung_name_klient on bestellung_name (klient_id);

alter table bestellung_name enable row level security;
alter table bestellung_name force row level security;
create policy bestellung_name_netz on bestellung_name for select using (organisation_id = (select app_organisation()));
create policy bestellung_name_system on bestellung_name to dreiklang_system using (true);
grant select on bestellung_name to dreiklang_app;

update bestellung_zeile z set suchtext = falte(concat_ws(' ', z.nummer, z.pflegedienst_name, z.praxis_name, z.apotheke_name, (
  select string_agg(concat_ws(' ', p -> 'produkt' ->> 'bezeichnung', p -> 'produkt' ->> 'pzn', p -> 'produkt' ->> 'wirkstoff'), ' ')
  from bestellung b cross join jsonb_array_elements(b.daten -> 'positionen') p
  where b.id = z.bestellung_id and z.inhalt -> 'positionen' @> jsonb_build_array(jsonb_build_object('id', p -> 'id')))));

alter table bestellung_zeile drop column klient_name, drop column klient_geburtsdatum;

create or replace function schreibe_zeilen(p_bestellung uuid, p_zeilen jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $$
begin
  if not app_system() and not exists (
    select from bestellung b where b.id = p_bestellung and app_organisation() = any (b.sichtbar_fuer)
  ) then
    raise insufficient_privilege using message = 'order is not visible to the writer';
  end if;
  delete from bestellung_zeile z
    where z.bestellung_id = p_bestellung
      and not exists (select from jsonb_to_recordset(p_zeilen) as n(organisation_id uuid) where n.organisation_id = z.organisation_id);
  insert into bestellung_zeile (
    organisation_id, bestellung_id, seite, nummer, version, status, wartet_auf, prioritaet, bedarf_bis, offen, klient_id,
    pflegedienst_id, praxis_id, apotheke_id, pflegedienst_name, praxis_name, apotheke_name, inhalt, suchtext, created_at)
  select n.organisation_id, b.id, n.seite, b.nummer, n.version, n.status, n.wartet_auf, n.prioritaet, n.bedarf_bis, n.offen, k.id,
    b.pflegedienst_id, b.praxis_id, case when n.seite <> 'ARZT' then b.apotheke_id end,
    p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.inhalt,
    falte(concat_ws(' ', b.nummer, p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.suche)), b.created_at
  from jsonb_to_recordset(p_zeilen) as n(
    organisation_id uuid, seite text, version int, status text, wartet_auf text, prioritaet text, bedarf_bis date, offen boolean, inhalt jsonb, suche text)
  join bestellung b on b.id = p_bestellung
  join organisation p on p.id = b.pflegedienst_id
  left join organisation a on a.id = b.praxis_id
  left join organisation t on t.id = b.apotheke_id
  left join klient k on k.id = b.klient_id and (k.geloescht_am is null or n.organisation_id <> b.pflegedienst_id)
  on conflict (bestellung_id, organisation_id) do update set
    version = excluded.version, status = excluded.status, wartet_auf = excluded.wartet_auf, prioritaet = excluded.prioritaet,
    bedarf_bis = excluded.bedarf_bis, offen = excluded.offen, klient_id = excluded.klient_id, praxis_id = excluded.praxis_id, apotheke_id = excluded.apotheke_id,
    praxis_name = excluded.praxis_name, apotheke_name = excluded.apotheke_name, inhalt = excluded.inhalt, suchtext = excluded.suchtext;
  delete from bestellung_name n using bestellung_zeile z
    where z.bestellung_id = p_bestellung and n.organisation_id = z.organisation_id and n.bestellung_id = z.bestellung_id
      and z.klient_id is distinct from n.klient_id;
  insert into bestellung_name as n (bestellung_id, organisation_id, klient_id, name, geburtsdatum, suchtext)
  select z.bestellung_id, z.organisation_id, k.id, k.nachname || ', ' || k.vorname, k.geburtsdatum, ' ' || falte(k.nachname || ' ' || k.vorname)
  from bestellung_zeile z join klient k on k.id = z.klient_id where z.bestellung_id = p_bestellung
  on conflict (organisation_id, bestellung_id) do update set
    klient_id = excluded.klient_id, name = excluded.name, geburtsdatum = excluded.geburtsdatum, suchtext = excluded.suchtext
    where (n.klient_id, n.name, n.geburtsdatum, n.suchtext) is distinct from (excluded.klient_id, excluded.name, excluded.geburtsdatum, excluded.suchtext);
end $$;

create or replace function schreibe_namen(p_klient uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $$
begin
  if not exists (select from klient k where k.id = p_klient and (k.pflegedienst_id = app_organisation() or app_system())) then
    raise insufficient_privilege using message = 'client belongs to another organisation';
  end if;
  update bestellung_name n set name = k.nachname || ', ' || k.vorname, geburtsdatum = k.geburtsdatum,
    suchtext = ' ' || falte(k.nachname || ' ' || k.vorname) || n.suchtext
  from klient k where k.id = p_klient and n.klient_id = k.id and (n.name, n.geburtsdatum) is distinct from (k.nachname || ', ' || k.vorname, k.geburtsdatum);
end $$;

create or replace function suche_bestellungen(p_organisation uuid, p_muster text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $$
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select z.bestellung_id from bestellung_zeile z where z.organisation_id = p_organisation and z.suchtext like p_muster
    union select n.bestellung_id from bestellung_name n where n.organisation_id = p_organisation and n.suchtext like p_muster
    limit 2000;
end $$;

create or replace function finde_bestellungen(p_organisation uuid, p_woerter text[], p_hoechstens integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $$
declare
  -- The longest first: it is the one that the index is asked for.
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := (select case when length(w) < 3 then ' ' || w else w end from unnest(v_woerter[1:1]) w);
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from (
      select z.bestellung_id as id, z.created_at, concat(z.suchtext, n.suchtext) as suchtext
      from (
        select t.bestellung_id from bestellung_zeile t where t.suchtext like '%' || v_muster || '%' and t.organisation_id = p_organisation
        union select t.bestellung_id from bestellung_name t where t.suchtext like '%' || v_muster || '%' and t.organisation_id = p_organisation) f
      join bestellung_zeile z on z.bestellung_id = f.bestellung_id and z.organisation_id = p_organisation
      left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id) x
    where not exists (select from unnest(v_woerter) w where strpos(x.suchtext, case when length(w) < 3 then ' ' || w else w end) = 0)
    order by x.created_at desc, x.id
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select x.id from (
      select z.bestellung_id as id, z.created_at, concat(z.suchtext, n.suchtext) as suchtext
      from (
        select t.bestellung_id from bestellung_zeile t where v_ungefaehr[1] <% t.suchtext and t.organisation_id = p_organisation
        union select t.bestellung_id from bestellung_name t where v_ungefaehr[1] <% t.suchtext and t.organisation_id = p_organisation) f
      join bestellung_zeile z on z.bestellung_id = f.bestellung_id and z.organisation_id = p_organisation
      left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id) x
    where not exists (
        select from unnest(v_woerter) w
        where strpos(x.suchtext, case when length(w) < 3 then ' ' || w else w end) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= 0.45))
    order by word_similarity(array_to_string(v_woerter, ' '), x.suchtext) desc, x.created_at desc, x.id
    limit p_hoechstens;
end $$;

create or replace function entferne_klient(p_klient uuid, p_am timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $$
declare
  v_haus uuid := app_organisation();
begin
  perform from klient k where k.id = p_klient and k.pflegedienst_id = v_haus and k.geloescht_am is null for update;
  if not found or not exists (
    select from klient_loeschung l where l.klient_id = p_klient and l.pflegedienst_id = v_haus and l.bestaetigt_von = app_person()
  ) then
    raise insufficient_privilege using message = 'erasure was not requested and confirmed';
  end if;
  delete from rueckkehr_aufgabe r using abwesenheit a where a.id = r.abwesenheit_id and a.klient_id = p_klient;
  delete from abwesenheit where klient_id = p_klient;
  delete from apothekenwahl where klient_id = p_klient;
  delete from einwilligung where klient_id = p_klient;
  delete from klient_dokument where klient_id = p_klient;
  delete from datei where organisation_id = v_haus and klient_id = p_klient;
  delete from klient_zugang where klient_id = p_klient;
  delete from klient_zuteilung where klient_id = p_klient;
  delete from klient_akte where klient_id = p_klient;
  delete from hausbesuch where klient_id = p_klient and praxis_id is null and apotheke_id is null;
  update anliegen set klient_id = null where organisation_id = v_haus and klient_id = p_klient;
  delete from bestellung_name n where n.organisation_id = v_haus and n.klient_id = p_klient;
  update bestellung_zeile z set klient_id = null where z.organisation_id = v_haus and z.klient_id = p_klient;
  if exists (select from bestellung_zeile z where z.klient_id = p_klient) or exists (select from hausbesuch h where h.klient_id = p_klient) then
    update klient k set version = k.version + 1, geloescht_am = p_am, updated_at = p_am, status = 'BEENDET', geschlecht = null,
      versicherungsart = null, kvnr = null, krankenkasse = null, kassen_ik = null, zuzahlung_befreit_bis = null, adresse = null, wohnform = null,
      telefon = null, hausarzt_id = null, allergien = null, import_id = null, gesperrt_am = null, gesperrt_von = null, sperr_grund = null
    where k.id = p_klient;
  else
    update bestellung set klient_id = null, daten = jsonb_set(daten, '{klientId}', 'null') where klient_id = p_klient;
    delete from klient where id = p_klient;
  end if;
end $$;
`,
}
