/**
 * The consents by which a Klient opens his record to those who work on an order; absences that are known before they begin: planned until
 * the clock begins them, or called off; and with whom nobody begins a chat any more.
 */
export const einblick = {
  name: '0024-einblick',
  sql: `
-- Only what a release from secrecy says, and only to who has a line of an order of the Klient.
create function einwilligungen_der_bestellung(p_klient uuid, p_tag date) returns text[] language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(distinct e.art), '{}') from einwilligung e
  where e.klient_id = p_klient and e.art in ('SCHWEIGEPFLICHT_PRAXIS', 'SCHWEIGEPFLICHT_APOTHEKE') and einwilligung_gilt(e, p_tag)
    and (app_system() or exists (select from bestellung_zeile z where z.klient_id = p_klient and z.organisation_id = app_organisation()))
$$;
revoke all on function einwilligungen_der_bestellung(uuid, date) from public;
grant execute on function einwilligungen_der_bestellung(uuid, date) to dreiklang_app;

alter table abwesenheit
  -- The day on which he is expected back.
  add column geplant_bis date,
  -- Null: planned, and the Klient is still at home.
  add column begonnen_am timestamptz,
  add column abgesagt_am timestamptz,
  -- Null too when the clock did it, because the care had ended meanwhile.
  add column abgesagt_von uuid references person;
update abwesenheit set begonnen_am = erfasst_am;
alter table abwesenheit
  add constraint abwesenheit_erwartet check (geplant_bis > von),
  add constraint abwesenheit_stand check (num_nonnulls(begonnen_am, abgesagt_am) < 2 and (bis is null or begonnen_am is not null));
drop index abwesenheit_offen;
create unique index abwesenheit_offen on abwesenheit (klient_id) where begonnen_am is not null and bis is null;
create index abwesenheit_geplant on abwesenheit (von) where begonnen_am is null and abgesagt_am is null;
grant update (art, von, geplant_bis, ort, bemerkung, begonnen_am, abgesagt_am, abgesagt_von) on abwesenheit to dreiklang_app;

-- As in 0011, and with people of a house with which the work has ended a chat begins only while an order of both is open. What was begun goes on.
create or replace function chat_kontakte() returns table (id uuid, name text, beruf text, organisation_id uuid) language sql stable security definer set search_path = public as $$
  select p.id, p.name, p.beruf, p.organisation_id from person p
  where p.aktiv and p.id <> app_person()
    and p.organisation_id in (
      select app_organisation()
      union all select a.partner_id from zusammenarbeit a where a.organisation_id = app_organisation() and chat_verbunden(a.partner_id, null)
        and (exists (select from partnerschaft h where h.status = 'AKTIV'
              and (h.pflegedienst_id, h.partner_id) in ((a.organisation_id, a.partner_id), (a.partner_id, a.organisation_id)))
          or exists (select from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
            where eigene.organisation_id = a.organisation_id and fremde.organisation_id = a.partner_id and fremde.offen)))
$$;

-- As in 0016, with absences that were planned and called off.
create or replace view klient_verlauf with (security_invoker = true) as
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
      'anApothekeWeiterleiten', 'notfallMelden', 'vorabinfoEnde')
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
) v where v.pflegedienst_id = (select app_organisation()) or (select app_system());
`,
}
