/**
 * An order that is needed by an hour is overdue from that hour on. Which instant that is, the domain says when it writes the line
 * (domain/bestellung/bedarf.ts): day and hour are those of Berlin, and a database would choose the later hour where October has two.
 */
export const bestellungUeberfaellig = {
  name: '0060-bestellung-ueberfaellig',
  sql: `
-- Null while nothing is awaited: a draft, what is delivered or ended, and a Muster 12 that the Krankenkasse has.
alter table bestellung_zeile add column ueberfaellig_ab timestamptz;

-- The lines of before, by the same rule. What the doubled hour begins with is the earlier one: an hour before it, and then an hour more.
update bestellung_zeile z set ueberfaellig_ab = least(t.local at time zone 'Europe/Berlin',
    (t.local - interval '1 hour') at time zone 'Europe/Berlin' + interval '1 hour')
from bestellung b cross join lateral (
  select coalesce((b.daten ->> 'bedarfBis')::date + nullif(b.daten ->> 'bedarfUhrzeit', '')::time,
    (b.daten ->> 'bedarfBis')::date + interval '1 day') as local) t
where b.id = z.bestellung_id and exists (
  select from jsonb_array_elements(b.daten -> 'positionen') p
  where z.inhalt -> 'positionen' @> jsonb_build_array(jsonb_build_object('id', p -> 'id'))
    and p ->> 'status' not in ('ENTWURF', 'GELIEFERT', 'ABGESCHLOSSEN', 'ABGELEHNT', 'STORNIERT')
    and p -> 'hkpWeg' ->> 'eingereicht' is null);

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
    organisation_id, bestellung_id, seite, nummer, version, status, wartet_auf, prioritaet, bedarf_bis, ueberfaellig_ab, offen, klient_id,
    pflegedienst_id, praxis_id, apotheke_id, pflegedienst_name, praxis_name, apotheke_name, inhalt, suchtext, created_at)
  select n.organisation_id, b.id, n.seite, b.nummer, n.version, n.status, n.wartet_auf, n.prioritaet, n.bedarf_bis, n.ueberfaellig_ab, n.offen,
    k.id, b.pflegedienst_id, b.praxis_id, case when n.seite <> 'ARZT' then b.apotheke_id end,
    p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.inhalt,
    falte(concat_ws(' ', b.nummer, p.name, a.name, case when n.seite <> 'ARZT' then t.name end, n.suche)), b.created_at
  from jsonb_to_recordset(p_zeilen) as n(
    organisation_id uuid, seite text, version int, status text, wartet_auf text, prioritaet text, bedarf_bis date,
    ueberfaellig_ab timestamptz, offen boolean, inhalt jsonb, suche text)
  join bestellung b on b.id = p_bestellung
  join organisation p on p.id = b.pflegedienst_id
  left join organisation a on a.id = b.praxis_id
  left join organisation t on t.id = b.apotheke_id
  left join klient k on k.id = b.klient_id and (k.geloescht_am is null or n.organisation_id <> b.pflegedienst_id)
  on conflict (bestellung_id, organisation_id) do update set
    version = excluded.version, status = excluded.status, wartet_auf = excluded.wartet_auf, prioritaet = excluded.prioritaet,
    bedarf_bis = excluded.bedarf_bis, ueberfaellig_ab = excluded.ueberfaellig_ab, offen = excluded.offen, klient_id = excluded.klient_id,
    praxis_id = excluded.praxis_id, apotheke_id = excluded.apotheke_id,
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
`,
}
