/** Steps that orders and visits gained after the line of time of a Klient was made; verlaufSteps.test.ts holds it to the tables of steps. */
export const verlaufSchritte = {
  name: '0055-verlauf-schritte',
  sql: `
create or replace view klient_verlauf_schritte with (security_invoker = true) as
select * from (
  select 'b' || e.seq as id, e.am, 'BESTELLUNG' as art, e.art as was, b.id::text as objekt_id,
    jsonb_build_object('nummer', b.nummer, 'bezeichnung', (select p -> 'produkt' ->> 'bezeichnung'
      from jsonb_array_elements(b.daten -> 'positionen') p where p ->> 'id' = e.position_id::text)) as angaben,
    b.klient_id, b.pflegedienst_id, e.person_id, e.person_name, e.organisation_id
  from ereignis e join bestellung b on b.id = e.bestellung_id
  where b.klient_id is not null and b.pflegedienst_id = any (e.sichtbar_fuer)
    and e.art in ('anlegen', 'senden', 'verordnen', 'rezeptKorrigieren', 'rezeptZurueckziehen', 'arztAblehnen', 'anApothekeGeben', 'selbstEinloesen',
      'neuAnfordern', 'rezeptAblaufen', 'annehmen', 'apothekeAblehnen', 'austauschen', 'neuesRezeptAnfordern', 'bereitstellen', 'ausliefern', 'zustellen',
      'abholungBestaetigen', 'zustellungGescheitert', 'eingangBestaetigen', 'reklamieren', 'stornieren', 'stornoBeantworten', 'anPraxisWeiterleiten',
      'anApothekeWeiterleiten', 'notfallMelden', 'vorabinfoEnde',
      'verordnungHolen', 'verordnungUnterschreiben', 'kasseEntscheiden', 'recordKostenvoranschlag', 'recordGenehmigung', 'andereApotheke',
      'verordnungEinreichen', 'rezeptVorlegen', 'btmFeststellen', 'kuehlketteFreigeben', 'zuruecknehmen',
      'restErlassBeantworten', 'retoureFesthalten', 'folgeErledigen', 'folgeVerzichten',
      'proposeNachschub', 'withdrawNachschub', 'takeOverNachschub', 'declineNachschub')
  union all
  select 'e' || e.id, coalesce(e.erfasst_am, e.erteilt_am::timestamp at time zone 'Europe/Berlin'), 'EINWILLIGUNG', 'erteilt', e.id::text,
    jsonb_build_object('einwilligung', e.art, 'durch', e.durch, 'tag', e.erteilt_am), e.klient_id, e.pflegedienst_id, e.erfasst_von, null, e.pflegedienst_id
  from einwilligung e
  union all
  select 'f' || e.id, coalesce(e.widerruf_erfasst_am, e.widerrufen_am::timestamp at time zone 'Europe/Berlin'), 'EINWILLIGUNG', 'widerrufen', e.id::text,
    jsonb_build_object('einwilligung', e.art, 'durch', e.widerrufen_durch, 'tag', e.widerrufen_am), e.klient_id, e.pflegedienst_id,
    e.widerruf_erfasst_von, null, e.pflegedienst_id
  from einwilligung e where e.widerrufen_am is not null
  union all
  select 'w' || w.id, w.created_at, 'APOTHEKENWAHL', case when w.apotheke_id is null then 'beendet' else 'gewaehlt' end, w.id::text,
    jsonb_build_object('apotheke', o.name, 'durch', w.erklaert_von, 'tag', w.gewaehlt_am), w.klient_id, w.pflegedienst_id, w.erfasst_von, null, w.pflegedienst_id
  from apothekenwahl w left join organisation o on o.id = w.apotheke_id
  union all
  select 'g' || a.id, a.erfasst_am, 'ABWESENHEIT', 'geplant', a.id::text, jsonb_build_object('abwesenheit', a.art, 'tag', a.von),
    a.klient_id, a.pflegedienst_id, a.erfasst_von, null, a.pflegedienst_id
  from abwesenheit a where a.begonnen_am is distinct from a.erfasst_am
  union all
  select 'n' || a.id, a.abgesagt_am, 'ABWESENHEIT', 'abgesagt', a.id::text, jsonb_build_object('abwesenheit', a.art, 'tag', a.von),
    a.klient_id, a.pflegedienst_id, a.abgesagt_von, null, a.pflegedienst_id
  from abwesenheit a where a.abgesagt_am is not null
  union all
  select 'a' || a.id, a.begonnen_am, 'ABWESENHEIT', 'begonnen', a.id::text, jsonb_build_object('abwesenheit', a.art, 'tag', a.von),
    a.klient_id, a.pflegedienst_id, case when a.begonnen_am = a.erfasst_am then a.erfasst_von end, null, a.pflegedienst_id
  from abwesenheit a where a.begonnen_am is not null
  union all
  select 'z' || a.id, a.zurueck_erfasst_am, 'ABWESENHEIT', 'zurueck', a.id::text, jsonb_build_object('abwesenheit', a.art, 'tag', a.bis),
    a.klient_id, a.pflegedienst_id, a.zurueck_erfasst_von, null, a.pflegedienst_id
  from abwesenheit a where a.bis is not null
  union all
  select 'd' || d.datei_id, d.erfasst_am, 'DOKUMENT', 'abgelegt', d.datei_id::text, jsonb_build_object('dokument', d.art),
    d.klient_id, d.pflegedienst_id, d.erfasst_von, null, d.pflegedienst_id
  from klient_dokument d
  union all
  select 'x' || d.datei_id, d.geloescht_am, 'DOKUMENT', 'geloescht', d.datei_id::text, jsonb_build_object('dokument', d.art, 'grund', d.loesch_grund),
    d.klient_id, d.pflegedienst_id, d.geloescht_von, null, d.pflegedienst_id
  from klient_dokument d where d.geloescht_am is not null
  union all
  select 'p' || p.nr, p.am, 'AKTE', p.aktion, p.objekt_id, jsonb_build_object('felder', p.felder),
    p.klient_id, p.organisation_id, p.person_id, null, p.person_organisation_id
  from protokoll p where p.klient_id is not null and p.art = 'AENDERN' and p.objekt_art = 'KLIENT'
  union all
  select 'h' || e.seq, e.am, 'HAUSBESUCH', e.art, h.id::text, jsonb_build_object('nummer', h.nummer, 'tag', h.tag),
    h.klient_id, h.pflegedienst_id, e.person_id, e.person_name, e.organisation_id
  from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
  where e.art in ('anfragen', 'planen', 'annehmen', 'ablehnen', 'verschieben', 'absagen', 'beginnen', 'nichtAntreffen', 'abschliessen', 'abbrechen',
    'nachtragen', 'wiederaufnehmen', 'nachreichen')
) v where v.pflegedienst_id = (select app_organisation()) or (select app_system());
`,
}
