/**
 * What happens around a Klient over time: declarations with evidence, absences, documents, and all of it in one line of time. Nothing is
 * overwritten: a withdrawal and a return fill what was empty.
 */
export const klientVerlauf = {
  name: '0016-klient-verlauf',
  sql: `
-- The file itself lies sealed in \`datei\`; this says what it is, and keeps why it went.
create table klient_dokument (
  datei_id uuid primary key,
  klient_id uuid not null references klient,
  pflegedienst_id uuid not null references organisation,
  art text not null,
  erfasst_am timestamptz not null,
  erfasst_von uuid not null references person,
  geloescht_am timestamptz,
  geloescht_von uuid references person,
  loesch_grund text,
  foreign key (pflegedienst_id, datei_id) references datei (organisation_id, id),
  constraint klient_dokument_geloescht check ((geloescht_am is null) = (geloescht_von is null) and (geloescht_am is null) = (loesch_grund is null))
);
create index klient_dokument_klient on klient_dokument (klient_id, erfasst_am desc);

alter table einwilligung
  add column gueltig_bis date,
  add column rolle text,
  -- Which of our texts was shown.
  add column text_version int,
  add column nachweis_id uuid references klient_dokument,
  -- Sealed path data of a signature on the screen.
  add column unterschrift text,
  -- Null on those that were written down before it was kept.
  add column erfasst_am timestamptz,
  add column erfasst_von uuid references person,
  add column widerrufen_durch text,
  add column widerruf_rolle text,
  add column widerruf_weg text,
  add column widerruf_erfasst_am timestamptz,
  add column widerruf_erfasst_von uuid references person;
-- A consent is never changed; it can be withdrawn once.
revoke update on einwilligung from dreiklang_app;
grant update (widerrufen_am, widerrufen_durch, widerruf_rolle, widerruf_weg, widerruf_erfasst_am, widerruf_erfasst_von) on einwilligung to dreiklang_app;
create function einwilligung_gilt(e einwilligung, p_tag date) returns boolean language sql stable parallel safe as $$
  select e.erteilt_am <= p_tag and (e.gueltig_bis is null or e.gueltig_bis >= p_tag) and (e.widerrufen_am is null or e.widerrufen_am > p_tag)
$$;

-- A row without a pharmacy: from this day on none is chosen.
alter table apothekenwahl
  -- Of two words at one instant the later counts.
  add column nr bigint generated always as identity,
  alter column apotheke_id drop not null,
  add column rolle text,
  add column nachweis_id uuid references klient_dokument,
  add column unterschrift text,
  add column erfasst_von uuid references person;

create table abwesenheit (
  id uuid primary key,
  klient_id uuid not null references klient,
  pflegedienst_id uuid not null references organisation,
  art text not null,
  von date not null,
  bis date,
  -- Sealed: a ward can tell an illness.
  ort text,
  bemerkung text,
  erfasst_am timestamptz not null,
  erfasst_von uuid not null references person,
  zurueck_erfasst_am timestamptz,
  zurueck_erfasst_von uuid references person,
  constraint abwesenheit_zurueck check ((bis is null) = (zurueck_erfasst_am is null)),
  constraint abwesenheit_zeit check (bis >= von)
);
create index abwesenheit_klient on abwesenheit (klient_id, von desc);
create unique index abwesenheit_offen on abwesenheit (klient_id) where bis is null;

-- What is to be done after a return.
create table rueckkehr_aufgabe (
  abwesenheit_id uuid not null references abwesenheit,
  pflegedienst_id uuid not null references organisation,
  aufgabe text not null,
  erledigt_am timestamptz,
  erledigt_von uuid references person,
  primary key (abwesenheit_id, aufgabe),
  constraint rueckkehr_aufgabe_erledigt check ((erledigt_am is null) = (erledigt_von is null))
);

alter table klient_dokument enable row level security;
create policy klient_dokument_netz on klient_dokument using (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table abwesenheit enable row level security;
create policy abwesenheit_netz on abwesenheit using (pflegedienst_id = (select app_organisation()) or (select app_system()));
alter table rueckkehr_aufgabe enable row level security;
create policy rueckkehr_aufgabe_netz on rueckkehr_aufgabe using (pflegedienst_id = (select app_organisation()) or (select app_system()));
grant select, insert on klient_dokument, abwesenheit, rueckkehr_aufgabe to dreiklang_app;
grant update (geloescht_am, geloescht_von, loesch_grund) on klient_dokument to dreiklang_app;
grant update (bis, zurueck_erfasst_am, zurueck_erfasst_von) on abwesenheit to dreiklang_app;
grant update (erledigt_am, erledigt_von) on rueckkehr_aufgabe to dreiklang_app;

-- Told from what is kept anyway: no second truth. The view looks with the eyes of its reader, so row-level security holds;
-- what others may read of an order is no part of a record that is not theirs.
create view klient_verlauf with (security_invoker = true) as
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
  select 'a' || a.id, a.erfasst_am, 'ABWESENHEIT', 'begonnen', a.id::text, jsonb_build_object('abwesenheit', a.art, 'tag', a.von),
    a.klient_id, a.pflegedienst_id, a.erfasst_von, null, a.pflegedienst_id
  from abwesenheit a
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
grant select on klient_verlauf to dreiklang_app;
`,
}
