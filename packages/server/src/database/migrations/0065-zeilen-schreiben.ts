/**
 * A step changes the lines that are there. Written as if they were new, each was locked before it was changed, and each name was locked that
 * stays as it is: four records of the write-ahead log for nothing with a step that two houses see.
 */
export const zeilenSchreiben = {
  name: '0065-zeilen-schreiben',
  sql: `
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
  -- Nobody else writes lines of this order meanwhile: whoever takes a step has changed the order itself before.
  with neu as materialized (
    select n.organisation_id, b.id as bestellung_id, n.seite, b.nummer, n.version, n.status, n.wartet_auf, n.prioritaet, n.bedarf_bis,
      n.ueberfaellig_ab, n.offen, k.id as klient_id, b.pflegedienst_id, b.praxis_id,
      case when n.seite <> 'ARZT' then b.apotheke_id end as apotheke_id, p.name as pflegedienst_name, a.name as praxis_name,
      case when n.seite <> 'ARZT' then t.name end as apotheke_name, n.inhalt,
      falte(concat_ws(' ', b.nummer, p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.suche)) as suchtext, b.created_at
    from jsonb_to_recordset(p_zeilen) as n(
      organisation_id uuid, seite text, version int, status text, wartet_auf text, prioritaet text, bedarf_bis date,
      ueberfaellig_ab timestamptz, offen boolean, inhalt jsonb, suche text)
    join bestellung b on b.id = p_bestellung
    join organisation p on p.id = b.pflegedienst_id
    left join organisation a on a.id = b.praxis_id
    left join organisation t on t.id = b.apotheke_id
    left join klient k on k.id = b.klient_id and (k.geloescht_am is null or n.organisation_id <> b.pflegedienst_id)),
  geaendert as (
    update bestellung_zeile z set
      version = neu.version, status = neu.status, wartet_auf = neu.wartet_auf, prioritaet = neu.prioritaet, bedarf_bis = neu.bedarf_bis,
      ueberfaellig_ab = neu.ueberfaellig_ab, offen = neu.offen, klient_id = neu.klient_id, praxis_id = neu.praxis_id,
      apotheke_id = neu.apotheke_id, praxis_name = neu.praxis_name, apotheke_name = neu.apotheke_name, inhalt = neu.inhalt,
      suchtext = neu.suchtext
    from neu where z.bestellung_id = p_bestellung and z.organisation_id = neu.organisation_id
    returning z.organisation_id)
  insert into bestellung_zeile (
    organisation_id, bestellung_id, seite, nummer, version, status, wartet_auf, prioritaet, bedarf_bis, ueberfaellig_ab, offen, klient_id,
    pflegedienst_id, praxis_id, apotheke_id, pflegedienst_name, praxis_name, apotheke_name, inhalt, suchtext, created_at)
  select neu.organisation_id, neu.bestellung_id, neu.seite, neu.nummer, neu.version, neu.status, neu.wartet_auf, neu.prioritaet,
    neu.bedarf_bis, neu.ueberfaellig_ab, neu.offen, neu.klient_id, neu.pflegedienst_id, neu.praxis_id, neu.apotheke_id,
    neu.pflegedienst_name, neu.praxis_name, neu.apotheke_name, neu.inhalt, neu.suchtext, neu.created_at
  from neu where not exists (select from geaendert g where g.organisation_id = neu.organisation_id);
  delete from bestellung_name n using bestellung_zeile z
    where z.bestellung_id = p_bestellung and n.organisation_id = z.organisation_id and n.bestellung_id = z.bestellung_id
      and z.klient_id is distinct from n.klient_id;
  insert into bestellung_name as n (bestellung_id, organisation_id, klient_id, name, geburtsdatum, suchtext)
  select z.bestellung_id, z.organisation_id, x.klient_id, x.name, x.geburtsdatum, x.suchtext
  from bestellung_zeile z
  join klient k on k.id = z.klient_id
  cross join lateral (select k.id as klient_id, k.nachname || ', ' || k.vorname as name, k.geburtsdatum,
    ' ' || falte(k.nachname || ' ' || k.vorname) as suchtext) x
  left join bestellung_name v on v.organisation_id = z.organisation_id and v.bestellung_id = z.bestellung_id
  where z.bestellung_id = p_bestellung
    and (v.bestellung_id is null or (v.klient_id, v.name, v.geburtsdatum, v.suchtext)
      is distinct from (x.klient_id, x.name, x.geburtsdatum, x.suchtext))
  on conflict (organisation_id, bestellung_id) do update set
    klient_id = excluded.klient_id, name = excluded.name, geburtsdatum = excluded.geburtsdatum, suchtext = excluded.suchtext;
end $$;
`,
}
