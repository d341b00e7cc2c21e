/** Nothing is overwritten: a withdrawal and a return fill what was empty. */
import { ownRows } from '../ownRows.ts'

export const klientBelege = {
  name: '0013-klient-belege',
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
  -- Sealed.
  loesch_grund text,
  festgehalten_am timestamptz,
  foreign key (pflegedienst_id, datei_id) references datei (organisation_id, id),
  constraint klient_dokument_geloescht check ((geloescht_am is null) = (geloescht_von is null) and (geloescht_am is null) = (loesch_grund is null))
);
create index klient_dokument_klient on klient_dokument (klient_id, erfasst_am desc);

create table apothekenwahl (
  id uuid primary key,
  klient_id uuid not null references klient,
  pflegedienst_id uuid not null references organisation,
  apotheke_id uuid references organisation,
  gewaehlt_am date not null,
  erklaert_von text not null,
  form text not null,
  created_at timestamptz not null,
  -- A row without a pharmacy: from this day on none is chosen.
  -- Of two words at one instant the later counts.
  nr bigint generated always as identity,
  rolle text,
  nachweis_id uuid references klient_dokument,
  unterschrift text,
  erfasst_von uuid references person
);
create index apothekenwahl_klient on apothekenwahl (klient_id, gewaehlt_am desc, created_at desc);

-- A consent is never changed; it can be withdrawn once.
create table einwilligung (
  id uuid primary key,
  klient_id uuid not null references klient,
  pflegedienst_id uuid not null references organisation,
  art text not null,
  erteilt_am date not null,
  durch text not null,
  dokument text,
  widerrufen_am date,
  gueltig_bis date,
  rolle text,
  -- Which of our texts was shown.
  text_version int,
  nachweis_id uuid references klient_dokument,
  -- Sealed path data of a signature on the screen.
  unterschrift text,
  erfasst_am timestamptz,
  erfasst_von uuid references person,
  widerrufen_durch text,
  widerruf_rolle text,
  widerruf_weg text,
  widerruf_erfasst_am timestamptz,
  widerruf_erfasst_von uuid references person
);
create index einwilligung_klient on einwilligung (klient_id);

${ownRows('apothekenwahl', 'pflegedienst_id')}
${ownRows('einwilligung', 'pflegedienst_id')}

create function einwilligung_gilt(e einwilligung, p_tag date) returns boolean language sql stable parallel safe as $$
  select e.erteilt_am <= p_tag and (e.gueltig_bis is null or e.gueltig_bis >= p_tag) and (e.widerrufen_am is null or e.widerrufen_am > p_tag)
$$;

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
  -- The day on which he is expected back.
  geplant_bis date,
  -- Null: planned, and the Klient is still at home.
  begonnen_am timestamptz,
  abgesagt_am timestamptz,
  -- Null too when the clock did it, because the care had ended meanwhile.
  abgesagt_von uuid references person,
  version int not null default 1,
  constraint abwesenheit_zurueck check ((bis is null) = (zurueck_erfasst_am is null)),
  constraint abwesenheit_zeit check (bis >= von),
  constraint abwesenheit_erwartet check (geplant_bis > von),
  constraint abwesenheit_stand check (num_nonnulls(begonnen_am, abgesagt_am) < 2 and (bis is null or begonnen_am is not null))
);
create index abwesenheit_klient on abwesenheit (klient_id, von desc);
create unique index abwesenheit_offen on abwesenheit (klient_id) where begonnen_am is not null and bis is null;
create index abwesenheit_geplant on abwesenheit (von) where begonnen_am is null and abgesagt_am is null;

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

${ownRows('klient_dokument', 'pflegedienst_id')}
${ownRows('abwesenheit', 'pflegedienst_id')}
${ownRows('rueckkehr_aufgabe', 'pflegedienst_id')}

grant select, insert on einwilligung, apothekenwahl, klient_dokument, abwesenheit, rueckkehr_aufgabe to dreiklang_app;
grant update (widerrufen_am, widerrufen_durch, widerruf_rolle, widerruf_weg, widerruf_erfasst_am,
  widerruf_erfasst_von) on einwilligung to dreiklang_app;
grant update (geloescht_am, geloescht_von, loesch_grund, festgehalten_am) on klient_dokument to dreiklang_app;
grant update (bis, zurueck_erfasst_am, zurueck_erfasst_von, art, von, geplant_bis, ort, bemerkung, begonnen_am, abgesagt_am, abgesagt_von,
  version) on abwesenheit to dreiklang_app;
grant update (erledigt_am, erledigt_von) on rueckkehr_aufgabe to dreiklang_app;
`,
}
