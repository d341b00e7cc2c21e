-- The schema of this version, read back from a migrated database by `npm run schema`: for reviews, never run.
-- What is changed is a new file in src/database/migrations.

create table abschrift (
  bestellung_id uuid not null,
  organisation_id uuid not null,
  daten jsonb not null,
  am timestamp with time zone not null,
  constraint abschrift_pkey PRIMARY KEY (bestellung_id, organisation_id),
  constraint abschrift_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id),
  constraint abschrift_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table abschrift enable row level security;
alter table abschrift force row level security;
create policy abschrift_netz on abschrift using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy abschrift_system on abschrift to dreiklang_system using (true);
grant insert, select on abschrift to dreiklang_app;

create table abwesenheit (
  id uuid not null,
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  art text not null,
  von date not null,
  bis date,
  ort text,
  bemerkung text,
  erfasst_am timestamp with time zone not null,
  erfasst_von uuid not null,
  zurueck_erfasst_am timestamp with time zone,
  zurueck_erfasst_von uuid,
  geplant_bis date,
  begonnen_am timestamp with time zone,
  abgesagt_am timestamp with time zone,
  abgesagt_von uuid,
  version integer default 1 not null,
  constraint abwesenheit_pkey PRIMARY KEY (id),
  constraint abwesenheit_erwartet CHECK ((geplant_bis > von)),
  constraint abwesenheit_stand CHECK (((num_nonnulls(begonnen_am, abgesagt_am) < 2) AND ((bis IS NULL) OR (begonnen_am IS NOT NULL)))),
  constraint abwesenheit_zeit CHECK ((bis >= von)),
  constraint abwesenheit_zurueck CHECK (((bis IS NULL) = (zurueck_erfasst_am IS NULL))),
  constraint abwesenheit_abgesagt_von_fkey FOREIGN KEY (abgesagt_von) REFERENCES person(id),
  constraint abwesenheit_erfasst_von_fkey FOREIGN KEY (erfasst_von) REFERENCES person(id),
  constraint abwesenheit_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint abwesenheit_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint abwesenheit_zurueck_erfasst_von_fkey FOREIGN KEY (zurueck_erfasst_von) REFERENCES person(id)
);
CREATE INDEX abwesenheit_geplant ON abwesenheit USING btree (von) WHERE ((begonnen_am IS NULL) AND (abgesagt_am IS NULL));
CREATE INDEX abwesenheit_klient ON abwesenheit USING btree (klient_id, von DESC);
CREATE UNIQUE INDEX abwesenheit_offen ON abwesenheit USING btree (klient_id) WHERE ((begonnen_am IS NOT NULL) AND (bis IS NULL));
CREATE TRIGGER besuchsserie_abwesenheit AFTER INSERT OR UPDATE ON abwesenheit FOR EACH ROW EXECUTE FUNCTION serie_faellig();
alter table abwesenheit enable row level security;
alter table abwesenheit force row level security;
create policy abwesenheit_netz on abwesenheit using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy abwesenheit_system on abwesenheit to dreiklang_system using (true);
grant insert, select on abwesenheit to dreiklang_app;
grant update (art, von, bis, ort, bemerkung, zurueck_erfasst_am, zurueck_erfasst_von, geplant_bis, begonnen_am, abgesagt_am, abgesagt_von, version) on abwesenheit to dreiklang_app;

create table adresswechsel (
  link_hash bytea not null,
  person_id uuid not null,
  alt text not null,
  neu text not null,
  created_at timestamp with time zone not null,
  endet_am timestamp with time zone not null,
  bestaetigt_am timestamp with time zone,
  zurueck_hash bytea not null,
  zurueck_bis timestamp with time zone not null,
  zurueck_am timestamp with time zone,
  constraint adresswechsel_pkey PRIMARY KEY (link_hash),
  constraint adresswechsel_zurueck UNIQUE (zurueck_hash),
  constraint adresswechsel_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX adresswechsel_person ON adresswechsel USING btree (person_id);
alter table adresswechsel enable row level security;
alter table adresswechsel force row level security;
create policy adresswechsel_netz on adresswechsel using (( SELECT app_system() AS app_system));
create policy adresswechsel_system on adresswechsel to dreiklang_system using (true);
grant delete, insert, select, update on adresswechsel to dreiklang_app;

create table anliegen (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  art text not null,
  wer text not null,
  status text default 'NEU'::text not null,
  mal integer default 1 not null,
  inhalt text not null,
  abdruck bytea not null,
  netz bytea,
  zustaendig_id uuid,
  zustaendig_name text,
  klient_id uuid,
  bestellung_id uuid,
  verlauf jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  fotos uuid[] default '{}'::uuid[] not null,
  hausbesuch_id uuid,
  sprache text default 'de'::text not null,
  constraint anliegen_pkey PRIMARY KEY (organisation_id, id),
  constraint anliegen_sprache_check CHECK ((sprache = ANY (ARRAY['de'::text, 'en'::text]))),
  constraint anliegen_status_check CHECK ((status = ANY (ARRAY['NEU'::text, 'IN_ARBEIT'::text, 'ERLEDIGT'::text, 'ABGELEHNT'::text]))),
  constraint anliegen_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE SET NULL,
  constraint anliegen_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE SET NULL,
  constraint anliegen_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE SET NULL,
  constraint anliegen_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint anliegen_zustaendig_id_fkey FOREIGN KEY (zustaendig_id) REFERENCES person(id)
);
CREATE INDEX anliegen_alter ON anliegen USING btree (updated_at);
CREATE INDEX anliegen_bestellung ON anliegen USING btree (bestellung_id) WHERE (bestellung_id IS NOT NULL);
CREATE UNIQUE INDEX anliegen_doppelt ON anliegen USING btree (organisation_id, abdruck) WHERE (status = 'NEU'::text);
CREATE INDEX anliegen_hausbesuch ON anliegen USING btree (hausbesuch_id) WHERE (hausbesuch_id IS NOT NULL);
CREATE INDEX anliegen_klient ON anliegen USING btree (klient_id) WHERE (klient_id IS NOT NULL);
CREATE INDEX anliegen_liste ON anliegen USING btree (organisation_id, created_at, id);
CREATE INDEX anliegen_netz_alter ON anliegen USING btree (created_at) WHERE (netz IS NOT NULL);
CREATE INDEX anliegen_nummer ON anliegen USING btree ("right"((id)::text, 10));
alter table anliegen enable row level security;
alter table anliegen force row level security;
create policy anliegen_eigene on anliegen using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy anliegen_system on anliegen to dreiklang_system using (true);
grant delete, insert, select, update on anliegen to dreiklang_app;

create table anliegen_adresse (
  adresse text not null,
  organisation_id uuid not null,
  gilt_bis timestamp with time zone,
  constraint anliegen_adresse_pkey PRIMARY KEY (adresse),
  constraint anliegen_adresse_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE UNIQUE INDEX anliegen_adresse_eine ON anliegen_adresse USING btree (organisation_id) WHERE (gilt_bis IS NULL);
alter table anliegen_adresse enable row level security;
alter table anliegen_adresse force row level security;
create policy anliegen_adresse_lesen on anliegen_adresse for select using (true);
create policy anliegen_adresse_schreiben on anliegen_adresse using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy anliegen_adresse_system on anliegen_adresse to dreiklang_system using (true);
grant insert, select, update on anliegen_adresse to dreiklang_app;

create table anliegen_formular (
  organisation_id uuid not null,
  version integer not null,
  stand text not null,
  arten text[] not null,
  hinweis text,
  constraint anliegen_formular_pkey PRIMARY KEY (organisation_id),
  constraint anliegen_formular_stand_check CHECK ((stand = ANY (ARRAY['AUS'::text, 'OFFEN'::text, 'PAUSE'::text]))),
  constraint anliegen_formular_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table anliegen_formular enable row level security;
alter table anliegen_formular force row level security;
create policy anliegen_formular_lesen on anliegen_formular for select using (true);
create policy anliegen_formular_schreiben on anliegen_formular using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy anliegen_formular_system on anliegen_formular to dreiklang_system using (true);
grant insert, select, update on anliegen_formular to dreiklang_app;

create table anmeldeschritt (
  hash bytea not null,
  zweck text not null,
  person_id uuid,
  stempel integer,
  challenge text not null,
  versuche integer default 0 not null,
  endet_am timestamp with time zone not null,
  constraint anmeldeschritt_pkey PRIMARY KEY (hash),
  constraint anmeldeschritt_zweck_check CHECK ((zweck = ANY (ARRAY['ZWEITER_FAKTOR'::text, 'PASSKEY_ANMELDEN'::text, 'PASSKEY_ANLEGEN'::text]))),
  constraint anmeldeschritt_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX anmeldeschritt_ende ON anmeldeschritt USING btree (endet_am);
alter table anmeldeschritt enable row level security;
alter table anmeldeschritt force row level security;
create policy anmeldeschritt_netz on anmeldeschritt using (( SELECT app_system() AS app_system));
create policy anmeldeschritt_system on anmeldeschritt to dreiklang_system using (true);
grant delete, insert, select, update on anmeldeschritt to dreiklang_app;

create table anordnung (
  id uuid not null,
  hausbesuch_id uuid not null,
  organisation_id uuid not null,
  praxis_id uuid not null,
  klient_id uuid not null,
  version integer not null,
  stand text not null,
  inhalt text not null,
  person_id uuid not null,
  erstellt_am timestamp with time zone not null,
  grund text,
  entschieden_am timestamp with time zone,
  entschieden_von text,
  constraint anordnung_pkey PRIMARY KEY (id),
  constraint anordnung_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint anordnung_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint anordnung_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint anordnung_praxis_id_fkey FOREIGN KEY (praxis_id) REFERENCES organisation(id)
);
CREATE INDEX anordnung_besuch ON anordnung USING btree (hausbesuch_id);
CREATE INDEX anordnung_haus ON anordnung USING btree (organisation_id, erstellt_am, id);
CREATE INDEX anordnung_offen ON anordnung USING btree (praxis_id) WHERE (stand = 'OFFEN'::text);
CREATE INDEX anordnung_praxis ON anordnung USING btree (praxis_id, erstellt_am, id);
alter table anordnung enable row level security;
alter table anordnung force row level security;
create policy anordnung_entscheiden on anordnung for update using ((((praxis_id = ( SELECT app_organisation() AS app_organisation)) AND (stand = 'OFFEN'::text)) OR ( SELECT app_system() AS app_system))) with check (((praxis_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy anordnung_lesen on anordnung for select using ((((( SELECT app_organisation() AS app_organisation) = organisation_id) OR (( SELECT app_organisation() AS app_organisation) = praxis_id)) OR ( SELECT app_system() AS app_system)));
create policy anordnung_schreiben on anordnung for insert with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy anordnung_system on anordnung to dreiklang_system using (true);
grant insert, select on anordnung to dreiklang_app;
grant update (version, stand, grund, entschieden_am, entschieden_von) on anordnung to dreiklang_app;

create table ansicht (
  id uuid not null,
  organisation_id uuid,
  person_id uuid,
  liste text not null,
  name text not null,
  suche jsonb not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  constraint ansicht_pkey PRIMARY KEY (id),
  constraint ansicht_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint ansicht_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ansicht_name ON ansicht USING btree (COALESCE(person_id, organisation_id, '00000000-0000-0000-0000-000000000000'::uuid), liste, ((person_id IS NULL)), lower(name));
alter table ansicht enable row level security;
alter table ansicht force row level security;
create policy ansicht_netz on ansicht using (((person_id = ( SELECT app_person() AS app_person)) OR ((person_id IS NULL) AND (NOT (organisation_id IS DISTINCT FROM ( SELECT app_organisation() AS app_organisation))) AND (( SELECT app_person() AS app_person) IS NOT NULL)) OR ( SELECT app_system() AS app_system)));
create policy ansicht_system on ansicht to dreiklang_system using (true);
grant delete, insert, select, update on ansicht to dreiklang_app;

create table ansicht_standard (
  person_id uuid not null,
  liste text not null,
  ansicht_id uuid not null,
  constraint ansicht_standard_pkey PRIMARY KEY (person_id, liste),
  constraint ansicht_standard_ansicht_id_fkey FOREIGN KEY (ansicht_id) REFERENCES ansicht(id) ON DELETE CASCADE,
  constraint ansicht_standard_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX ansicht_standard_von ON ansicht_standard USING btree (ansicht_id);
alter table ansicht_standard enable row level security;
alter table ansicht_standard force row level security;
create policy ansicht_standard_netz on ansicht_standard using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy ansicht_standard_system on ansicht_standard to dreiklang_system using (true);
grant delete, insert, select, update on ansicht_standard to dreiklang_app;

create table apothekenwahl (
  id uuid not null,
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  apotheke_id uuid,
  gewaehlt_am date not null,
  erklaert_von text not null,
  form text not null,
  created_at timestamp with time zone not null,
  nr bigint generated always as identity not null,
  rolle text,
  nachweis_id uuid,
  unterschrift text,
  erfasst_von uuid,
  constraint apothekenwahl_pkey PRIMARY KEY (id),
  constraint apothekenwahl_apotheke_id_fkey FOREIGN KEY (apotheke_id) REFERENCES organisation(id),
  constraint apothekenwahl_erfasst_von_fkey FOREIGN KEY (erfasst_von) REFERENCES person(id),
  constraint apothekenwahl_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint apothekenwahl_nachweis_id_fkey FOREIGN KEY (nachweis_id) REFERENCES klient_dokument(datei_id),
  constraint apothekenwahl_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX apothekenwahl_klient ON apothekenwahl USING btree (klient_id, gewaehlt_am DESC, created_at DESC);
alter table apothekenwahl enable row level security;
alter table apothekenwahl force row level security;
create policy apothekenwahl_netz on apothekenwahl using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy apothekenwahl_system on apothekenwahl to dreiklang_system using (true);
grant insert, select on apothekenwahl to dreiklang_app;

create table avv_annahme (
  organisation_id uuid not null,
  version text not null,
  person_id uuid not null,
  name text not null,
  text text not null,
  am timestamp with time zone not null,
  constraint avv_annahme_pkey PRIMARY KEY (organisation_id, version),
  constraint avv_annahme_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint avv_annahme_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table avv_annahme enable row level security;
alter table avv_annahme force row level security;
create policy avv_annahme_netz on avv_annahme using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy avv_annahme_system on avv_annahme to dreiklang_system using (true);
grant insert, select on avv_annahme to dreiklang_app;

create table bestellung (
  id uuid not null,
  nummer text not null,
  version integer not null,
  pflegedienst_id uuid not null,
  praxis_id uuid,
  apotheke_id uuid,
  klient_id uuid,
  sichtbar_fuer uuid[] not null,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  gesendet_am timestamp with time zone,
  naechste_frist timestamp with time zone,
  constraint bestellung_pkey PRIMARY KEY (id),
  constraint bestellung_nummer UNIQUE (pflegedienst_id, nummer),
  constraint bestellung_apotheke_id_fkey FOREIGN KEY (apotheke_id) REFERENCES organisation(id),
  constraint bestellung_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint bestellung_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint bestellung_praxis_id_fkey FOREIGN KEY (praxis_id) REFERENCES organisation(id)
);
CREATE INDEX bestellung_frist ON bestellung USING btree (naechste_frist) WHERE (naechste_frist IS NOT NULL);
CREATE INDEX bestellung_klient ON bestellung USING btree (klient_id, gesendet_am DESC) WHERE (gesendet_am IS NOT NULL);
alter table bestellung enable row level security;
alter table bestellung force row level security;
create policy bestellung_netz on bestellung using (((( SELECT app_organisation() AS app_organisation) = ANY (sichtbar_fuer)) OR ( SELECT app_system() AS app_system)));
create policy bestellung_system on bestellung to dreiklang_system using (true);
grant delete, insert, select, update on bestellung to dreiklang_app;

create table bestellung_name (
  bestellung_id uuid not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  name text not null,
  geburtsdatum date not null,
  suchtext text not null,
  constraint bestellung_name_pkey PRIMARY KEY (organisation_id, bestellung_id),
  constraint bestellung_name_bestellung_id_organisation_id_fkey FOREIGN KEY (bestellung_id, organisation_id) REFERENCES bestellung_zeile(bestellung_id, organisation_id) ON DELETE CASCADE
);
CREATE INDEX bestellung_name_klient ON bestellung_name USING btree (klient_id);
CREATE INDEX bestellung_name_suche ON bestellung_name USING gin (suchtext gin_trgm_ops);
alter table bestellung_name enable row level security;
alter table bestellung_name force row level security;
create policy bestellung_name_netz on bestellung_name for select using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy bestellung_name_system on bestellung_name to dreiklang_system using (true);
grant select on bestellung_name to dreiklang_app;

create table bestellung_zeile (
  organisation_id uuid not null,
  bestellung_id uuid not null,
  seite text not null,
  nummer text not null,
  version integer not null,
  status text not null,
  wartet_auf text not null,
  prioritaet text not null,
  bedarf_bis date not null,
  offen boolean not null,
  klient_id uuid,
  pflegedienst_id uuid,
  praxis_id uuid,
  apotheke_id uuid,
  pflegedienst_name text,
  praxis_name text,
  apotheke_name text,
  inhalt jsonb not null,
  suchtext text not null,
  created_at timestamp with time zone not null,
  frist integer generated always as (
CASE
    WHEN offen THEN (bedarf_bis - '2000-01-01'::date)
    ELSE (100000000 - (bedarf_bis - '2000-01-01'::date))
END) stored not null,
  eile integer generated always as (
CASE
    WHEN (NOT offen) THEN (200000000 - (bedarf_bis - '2000-01-01'::date))
    WHEN (status = 'ENTWURF'::text) THEN (30000000 + (bedarf_bis - '2000-01-01'::date))
    ELSE (
    CASE prioritaet
        WHEN 'NOTFALL'::text THEN 0
        WHEN 'DRINGEND'::text THEN 10000000
        ELSE 20000000
    END + (bedarf_bis - '2000-01-01'::date))
END) stored not null,
  ueberfaellig_ab timestamp with time zone,
  constraint bestellung_zeile_pkey PRIMARY KEY (bestellung_id, organisation_id),
  constraint bestellung_zeile_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE,
  constraint bestellung_zeile_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX bestellung_zeile_bedarf ON bestellung_zeile USING btree (organisation_id, frist, bestellung_id);
CREATE INDEX bestellung_zeile_dran ON bestellung_zeile USING btree (organisation_id, wartet_auf, eile, created_at, bestellung_id) WHERE ((wartet_auf <> 'NIEMAND'::text) AND (status <> 'ENTWURF'::text));
CREATE INDEX bestellung_zeile_eile ON bestellung_zeile USING btree (organisation_id, eile, created_at, bestellung_id);
CREATE INDEX bestellung_zeile_klient ON bestellung_zeile USING btree (organisation_id, klient_id, created_at DESC);
CREATE INDEX bestellung_zeile_neueste ON bestellung_zeile USING btree (organisation_id, created_at DESC, bestellung_id DESC);
CREATE INDEX bestellung_zeile_status ON bestellung_zeile USING btree (organisation_id, status, eile, created_at, bestellung_id);
CREATE INDEX bestellung_zeile_suche ON bestellung_zeile USING gin (suchtext gin_trgm_ops);
CREATE TRIGGER bestellung_zeile_anders AFTER UPDATE ON bestellung_zeile FOR EACH ROW WHEN ((((old.status = 'ENTWURF'::text) AND (new.status <> 'ENTWURF'::text)) OR ((old.praxis_id IS DISTINCT FROM new.praxis_id) OR (old.apotheke_id IS DISTINCT FROM new.apotheke_id)))) EXECUTE FUNCTION merke_zusammenarbeit();
CREATE TRIGGER bestellung_zeile_neu AFTER INSERT ON bestellung_zeile FOR EACH ROW WHEN ((new.status <> 'ENTWURF'::text)) EXECUTE FUNCTION merke_zusammenarbeit();
alter table bestellung_zeile enable row level security;
alter table bestellung_zeile force row level security;
create policy bestellung_zeile_netz on bestellung_zeile using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy bestellung_zeile_system on bestellung_zeile to dreiklang_system using (true);
grant select on bestellung_zeile to dreiklang_app;

create table bestellweg (
  organisation_id uuid not null,
  seq bigint not null,
  bestellung_id uuid not null,
  position_id uuid,
  am timestamp with time zone not null,
  tag date not null,
  schritt text,
  dauer_minuten integer,
  gesamt_minuten integer,
  verspaetet boolean,
  umweg boolean,
  grund text,
  prioritaet text not null,
  pflegedienst_id uuid not null,
  tat_organisation_id uuid,
  constraint bestellweg_pkey PRIMARY KEY (organisation_id, seq),
  constraint bestellweg_schritt_check CHECK ((schritt = ANY (ARRAY['VERORDNET'::text, 'AN_APOTHEKE'::text, 'ANGENOMMEN'::text, 'BEREITGESTELLT'::text, 'GELIEFERT'::text, 'ABGELEHNT'::text]))),
  constraint bestellweg_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE,
  constraint bestellweg_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX bestellweg_bestellung ON bestellweg USING btree (bestellung_id);
CREATE INDEX bestellweg_neueste ON bestellweg USING btree (organisation_id, am DESC, seq DESC);
CREATE INDEX bestellweg_schritt ON bestellweg USING btree (organisation_id, tag) INCLUDE (schritt, dauer_minuten, gesamt_minuten, verspaetet, umweg, grund) WHERE ((schritt IS NOT NULL) OR (gesamt_minuten IS NOT NULL));
alter table bestellweg enable row level security;
alter table bestellweg force row level security;
create policy bestellweg_netz on bestellweg using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy bestellweg_system on bestellweg to dreiklang_system using (true);
grant select on bestellweg to dreiklang_app;

create table besuch_bestellung (
  bestellung_id uuid not null,
  hausbesuch_id uuid not null,
  art text not null,
  person_id uuid,
  am timestamp with time zone not null,
  constraint besuch_bestellung_pkey PRIMARY KEY (bestellung_id, hausbesuch_id, art),
  constraint besuch_bestellung_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE,
  constraint besuch_bestellung_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint besuch_bestellung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX besuch_bestellung_besuch ON besuch_bestellung USING btree (hausbesuch_id, am);
alter table besuch_bestellung enable row level security;
alter table besuch_bestellung force row level security;
create policy besuch_bestellung_netz on besuch_bestellung using ((((EXISTS ( SELECT
   FROM bestellung b
  WHERE (b.id = besuch_bestellung.bestellung_id))) AND (EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = besuch_bestellung.hausbesuch_id)))) OR ( SELECT app_system() AS app_system)));
create policy besuch_bestellung_system on besuch_bestellung to dreiklang_system using (true);
grant insert, select on besuch_bestellung to dreiklang_app;

create table besuch_mitgabe (
  hausbesuch_id uuid not null,
  organisation_id uuid not null,
  version integer not null,
  person_name text not null,
  am timestamp with time zone not null,
  inhalt text not null,
  constraint besuch_mitgabe_pkey PRIMARY KEY (hausbesuch_id),
  constraint besuch_mitgabe_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint besuch_mitgabe_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table besuch_mitgabe enable row level security;
alter table besuch_mitgabe force row level security;
create policy besuch_mitgabe_aendern on besuch_mitgabe for update using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuch_mitgabe_lesen on besuch_mitgabe for select using (((EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = besuch_mitgabe.hausbesuch_id))) OR ( SELECT app_system() AS app_system)));
create policy besuch_mitgabe_schreiben on besuch_mitgabe for insert with check ((((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = besuch_mitgabe.hausbesuch_id)))) OR ( SELECT app_system() AS app_system)));
create policy besuch_mitgabe_system on besuch_mitgabe to dreiklang_system using (true);
grant insert, select on besuch_mitgabe to dreiklang_app;
grant update (version, person_name, am, inhalt) on besuch_mitgabe to dreiklang_app;

create table besuchsblatt (
  hausbesuch_id uuid not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  version integer not null,
  abgeschlossen_am timestamp with time zone,
  constraint besuchsblatt_pkey PRIMARY KEY (hausbesuch_id),
  constraint besuchsblatt_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint besuchsblatt_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint besuchsblatt_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX besuchsblatt_klient ON besuchsblatt USING btree (klient_id, abgeschlossen_am) WHERE (abgeschlossen_am IS NOT NULL);
CREATE TRIGGER besuchsblatt_zu BEFORE UPDATE ON besuchsblatt FOR EACH ROW EXECUTE FUNCTION besuchsblatt_zu();
alter table besuchsblatt enable row level security;
alter table besuchsblatt force row level security;
create policy besuchsblatt_aendern on besuchsblatt for update using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuchsblatt_lesen on besuchsblatt for select using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR (EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = besuchsblatt.hausbesuch_id))) OR ( SELECT app_system() AS app_system)));
create policy besuchsblatt_schreiben on besuchsblatt for insert with check ((((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = besuchsblatt.hausbesuch_id)))) OR ( SELECT app_system() AS app_system)));
create policy besuchsblatt_system on besuchsblatt to dreiklang_system using (true);
grant insert, select on besuchsblatt to dreiklang_app;
grant update (version, abgeschlossen_am) on besuchsblatt to dreiklang_app;

create table besuchsblatt_fassung (
  hausbesuch_id uuid not null,
  version integer not null,
  organisation_id uuid not null,
  person_id uuid not null,
  person_name text not null,
  am timestamp with time zone not null,
  inhalt text not null,
  constraint besuchsblatt_fassung_pkey PRIMARY KEY (hausbesuch_id, version),
  constraint besuchsblatt_fassung_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES besuchsblatt(hausbesuch_id) ON DELETE CASCADE,
  constraint besuchsblatt_fassung_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE TRIGGER besuchsblatt_fassung_zu BEFORE INSERT ON besuchsblatt_fassung FOR EACH ROW EXECUTE FUNCTION besuchsblatt_zu();
alter table besuchsblatt_fassung enable row level security;
alter table besuchsblatt_fassung force row level security;
create policy besuchsblatt_fassung_lesen on besuchsblatt_fassung for select using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuchsblatt_fassung_schreiben on besuchsblatt_fassung for insert with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuchsblatt_fassung_system on besuchsblatt_fassung to dreiklang_system using (true);
grant insert, select on besuchsblatt_fassung to dreiklang_app;

create table besuchsblatt_nachweis (
  hausbesuch_id uuid not null,
  organisation_id uuid not null,
  sgb_v integer not null,
  sgb_xi integer not null,
  andere integer not null,
  handzeichen boolean not null,
  constraint besuchsblatt_nachweis_pkey PRIMARY KEY (hausbesuch_id),
  constraint besuchsblatt_nachweis_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES besuchsblatt(hausbesuch_id) ON DELETE CASCADE,
  constraint besuchsblatt_nachweis_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table besuchsblatt_nachweis enable row level security;
alter table besuchsblatt_nachweis force row level security;
create policy besuchsblatt_nachweis_netz on besuchsblatt_nachweis using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuchsblatt_nachweis_system on besuchsblatt_nachweis to dreiklang_system using (true);
grant insert, select on besuchsblatt_nachweis to dreiklang_app;

create table besuchsfolge (
  id uuid not null,
  hausbesuch_id uuid not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  stelle integer not null,
  version integer not null,
  art text not null,
  herkunft text not null,
  stand text not null,
  text text,
  faellig date not null,
  erstellt_am timestamp with time zone not null,
  erstellt_von text not null,
  erledigt_am timestamp with time zone,
  erledigt_von text,
  grund text,
  bestellung_id uuid,
  folge_besuch_id uuid,
  constraint besuchsfolge_pkey PRIMARY KEY (id),
  constraint besuchsfolge_erledigt CHECK ((((stand = 'ERLEDIGT'::text) = (erledigt_am IS NOT NULL)) AND ((erledigt_am IS NULL) = (erledigt_von IS NULL)))),
  constraint besuchsfolge_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE SET NULL,
  constraint besuchsfolge_folge_besuch_id_fkey FOREIGN KEY (folge_besuch_id) REFERENCES hausbesuch(id) ON DELETE SET NULL,
  constraint besuchsfolge_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint besuchsfolge_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint besuchsfolge_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX besuchsfolge_bestellung ON besuchsfolge USING btree (bestellung_id) WHERE (bestellung_id IS NOT NULL);
CREATE INDEX besuchsfolge_besuch ON besuchsfolge USING btree (hausbesuch_id);
CREATE INDEX besuchsfolge_folge_besuch ON besuchsfolge USING btree (folge_besuch_id) WHERE (folge_besuch_id IS NOT NULL);
CREATE INDEX besuchsfolge_klient ON besuchsfolge USING btree (klient_id);
CREATE INDEX besuchsfolge_offen ON besuchsfolge USING btree (organisation_id, faellig, id) WHERE (stand = 'OFFEN'::text);
CREATE TRIGGER besuchsfolge_wieder_offen BEFORE UPDATE OF bestellung_id ON besuchsfolge FOR EACH ROW WHEN (((old.bestellung_id IS NOT NULL) AND (new.bestellung_id IS NULL))) EXECUTE FUNCTION besuchsfolge_wieder_offen();
alter table besuchsfolge enable row level security;
alter table besuchsfolge force row level security;
create policy besuchsfolge_netz on besuchsfolge using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuchsfolge_system on besuchsfolge to dreiklang_system using (true);
grant insert, select on besuchsfolge to dreiklang_app;
grant update (version, stand, erledigt_am, erledigt_von, grund, bestellung_id, folge_besuch_id) on besuchsfolge to dreiklang_app;

create table besuchsserie (
  id uuid not null,
  version integer not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  endet_am date,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  naechster_lauf timestamp with time zone,
  versiegelt boolean default false not null,
  constraint besuchsserie_pkey PRIMARY KEY (id),
  constraint besuchsserie_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint besuchsserie_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX besuchsserie_klient ON besuchsserie USING btree (klient_id);
CREATE INDEX besuchsserie_lauf ON besuchsserie USING btree (naechster_lauf) WHERE (naechster_lauf IS NOT NULL);
CREATE INDEX besuchsserie_liste ON besuchsserie USING btree (organisation_id, created_at DESC, id DESC);
CREATE INDEX besuchsserie_offen ON besuchsserie USING btree (id) WHERE (NOT versiegelt);
alter table besuchsserie enable row level security;
alter table besuchsserie force row level security;
create policy besuchsserie_netz on besuchsserie using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy besuchsserie_system on besuchsserie to dreiklang_system using (true);
grant insert, select, update on besuchsserie to dreiklang_app;

create table board (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  person_id uuid not null,
  icon text not null,
  visibility text not null,
  members uuid[] not null,
  archived_at timestamp with time zone,
  last_activity timestamp with time zone not null,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  constraint board_pkey PRIMARY KEY (organisation_id, id),
  constraint board_icon_check CHECK ((icon = ANY (ARRAY['board'::text, 'package'::text, 'users'::text, 'calendar'::text, 'tools'::text, 'pill'::text, 'truck'::text, 'school'::text]))),
  constraint board_visibility_check CHECK ((visibility = ANY (ARRAY['members'::text, 'house'::text]))),
  constraint board_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint board_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX board_archive ON board USING btree (archived_at) WHERE (archived_at IS NOT NULL);
CREATE INDEX board_newest ON board USING btree (organisation_id, last_activity DESC, id);
CREATE INDEX board_person ON board USING btree (person_id);
alter table board enable row level security;
alter table board force row level security;
create policy board_netz on board using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND ((visibility = 'house'::text) OR (( SELECT app_person() AS app_person) = ANY (members)))));
create policy board_system on board to dreiklang_system using (true);
grant delete, insert, select, update on board to dreiklang_app;

create table board_card (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  list_id uuid not null,
  version integer default 1 not null,
  position integer not null,
  person_id uuid not null,
  changed_by uuid not null,
  colour text not null,
  members uuid[] not null,
  labels uuid[] not null,
  archived_at timestamp with time zone,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  next_day date,
  made_after uuid,
  constraint board_card_pkey PRIMARY KEY (organisation_id, id),
  constraint board_card_colour_check CHECK ((colour = ANY (ARRAY['plain'::text, 'yellow'::text, 'green'::text, 'blue'::text, 'red'::text, 'grey'::text]))),
  constraint board_card_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES person(id),
  constraint board_card_list FOREIGN KEY (organisation_id, board_id, list_id) REFERENCES board_list(organisation_id, board_id, id) ON DELETE CASCADE,
  constraint board_card_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX board_card_archive ON board_card USING btree (archived_at) WHERE (archived_at IS NOT NULL);
CREATE INDEX board_card_changed_by ON board_card USING btree (changed_by);
CREATE UNIQUE INDEX board_card_made_after ON board_card USING btree (organisation_id, made_after) WHERE (made_after IS NOT NULL);
CREATE INDEX board_card_next_day ON board_card USING btree (next_day) WHERE (next_day IS NOT NULL);
CREATE INDEX board_card_person ON board_card USING btree (person_id);
CREATE INDEX board_card_places ON board_card USING btree (organisation_id, board_id, list_id, "position", id);
alter table board_card enable row level security;
alter table board_card force row level security;
create policy board_card_netz on board_card using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM board b
  WHERE ((b.organisation_id = board_card.organisation_id) AND (b.id = board_card.board_id))))));
create policy board_card_system on board_card to dreiklang_system using (true);
grant delete, insert, select, update on board_card to dreiklang_app;

create table board_comment (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  card_id uuid not null,
  person_id uuid not null,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  constraint board_comment_pkey PRIMARY KEY (organisation_id, id),
  constraint board_comment_organisation_id_board_id_fkey FOREIGN KEY (organisation_id, board_id) REFERENCES board(organisation_id, id) ON DELETE CASCADE,
  constraint board_comment_organisation_id_card_id_fkey FOREIGN KEY (organisation_id, card_id) REFERENCES board_card(organisation_id, id) ON DELETE CASCADE,
  constraint board_comment_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX board_comment_board ON board_comment USING btree (organisation_id, board_id);
CREATE INDEX board_comment_card ON board_comment USING btree (organisation_id, card_id, created_at);
CREATE INDEX board_comment_person ON board_comment USING btree (person_id);
alter table board_comment enable row level security;
alter table board_comment force row level security;
create policy board_comment_netz on board_comment using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM board b
  WHERE ((b.organisation_id = board_comment.organisation_id) AND (b.id = board_comment.board_id))))));
create policy board_comment_system on board_comment to dreiklang_system using (true);
grant delete, insert, select, update on board_comment to dreiklang_app;

create table board_label (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  daten jsonb not null,
  constraint board_label_pkey PRIMARY KEY (organisation_id, id),
  constraint board_label_organisation_id_board_id_fkey FOREIGN KEY (organisation_id, board_id) REFERENCES board(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX board_label_board ON board_label USING btree (organisation_id, board_id);
alter table board_label enable row level security;
alter table board_label force row level security;
create policy board_label_netz on board_label using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM board b
  WHERE ((b.organisation_id = board_label.organisation_id) AND (b.id = board_label.board_id))))));
create policy board_label_system on board_label to dreiklang_system using (true);
grant delete, insert, select, update on board_label to dreiklang_app;

create table board_list (
  organisation_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  position integer not null,
  card_limit integer,
  daten jsonb not null,
  constraint board_list_pkey PRIMARY KEY (organisation_id, id),
  constraint board_list_board UNIQUE (organisation_id, board_id, id),
  constraint board_list_card_limit_check CHECK ((card_limit > 0)),
  constraint board_list_organisation_id_board_id_fkey FOREIGN KEY (organisation_id, board_id) REFERENCES board(organisation_id, id) ON DELETE CASCADE
);
alter table board_list enable row level security;
alter table board_list force row level security;
create policy board_list_netz on board_list using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM board b
  WHERE ((b.organisation_id = board_list.organisation_id) AND (b.id = board_list.board_id))))));
create policy board_list_system on board_list to dreiklang_system using (true);
grant delete, insert, select, update on board_list to dreiklang_app;

create table board_template (
  organisation_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  icon text not null,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  constraint board_template_pkey PRIMARY KEY (organisation_id, id),
  constraint board_template_icon_check CHECK ((icon = ANY (ARRAY['board'::text, 'package'::text, 'users'::text, 'calendar'::text, 'tools'::text, 'pill'::text, 'truck'::text, 'school'::text]))),
  constraint board_template_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint board_template_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX board_template_person ON board_template USING btree (person_id);
alter table board_template enable row level security;
alter table board_template force row level security;
create policy board_template_netz on board_template using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy board_template_system on board_template to dreiklang_system using (true);
grant delete, insert, select, update on board_template to dreiklang_app;

create table chat (
  id uuid not null,
  art text not null,
  person_a uuid,
  person_b uuid,
  bestellung_id uuid,
  bestellung_nummer text,
  pflegedienst_id uuid,
  gegenueber_id uuid,
  sichtbar_fuer uuid[] not null,
  letzte_nr integer default 0 not null,
  letzte_am timestamp with time zone,
  created_at timestamp with time zone not null,
  titel text,
  constraint chat_pkey PRIMARY KEY (id),
  constraint chat_bestellung UNIQUE (bestellung_id, gegenueber_id),
  constraint chat_direkt UNIQUE (person_a, person_b),
  constraint chat_art_check CHECK ((art = ANY (ARRAY['DIREKT'::text, 'BESTELLUNG'::text, 'GRUPPE'::text]))),
  constraint chat_form CHECK ((((art = 'GRUPPE'::text) = (titel IS NOT NULL)) AND
CASE art
    WHEN 'DIREKT'::text THEN ((person_a < person_b) AND (bestellung_id IS NULL))
    WHEN 'GRUPPE'::text THEN ((person_a IS NULL) AND (bestellung_id IS NULL) AND (pflegedienst_id IS NULL) AND (gegenueber_id IS NULL))
    ELSE ((bestellung_id IS NOT NULL) AND (bestellung_nummer IS NOT NULL) AND (pflegedienst_id IS NOT NULL) AND (gegenueber_id IS NOT NULL) AND (person_a IS NULL))
END)),
  constraint chat_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id),
  constraint chat_gegenueber_id_fkey FOREIGN KEY (gegenueber_id) REFERENCES organisation(id),
  constraint chat_person_a_fkey FOREIGN KEY (person_a) REFERENCES person(id),
  constraint chat_person_b_fkey FOREIGN KEY (person_b) REFERENCES person(id),
  constraint chat_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX chat_sichtbar ON chat USING gin (sichtbar_fuer);
alter table chat enable row level security;
alter table chat force row level security;
create policy chat_netz on chat using (((sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array")) OR ( SELECT app_system() AS app_system)));
create policy chat_system on chat to dreiklang_system using (true);
grant insert, select, update on chat to dreiklang_app;

create table chat_entstanden (
  chat_id uuid not null,
  nr integer not null,
  art text not null,
  ziel_id uuid not null,
  person_id uuid not null,
  sichtbar_fuer uuid[] not null,
  created_at timestamp with time zone not null,
  constraint chat_entstanden_pkey PRIMARY KEY (chat_id, nr, art, ziel_id),
  constraint chat_entstanden_art_check CHECK ((art = ANY (ARRAY['task'::text, 'bestellung'::text, 'hausbesuch'::text]))),
  constraint chat_entstanden_chat_id_nr_fkey FOREIGN KEY (chat_id, nr) REFERENCES chat_nachricht(chat_id, nr),
  constraint chat_entstanden_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX chat_entstanden_ziel ON chat_entstanden USING btree (ziel_id);
alter table chat_entstanden enable row level security;
alter table chat_entstanden force row level security;
create policy chat_entstanden_lesen on chat_entstanden for select using ((sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array")));
create policy chat_entstanden_schreiben on chat_entstanden for insert with check (((person_id = ( SELECT app_person() AS app_person)) AND (sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array"))));
create policy chat_entstanden_system on chat_entstanden to dreiklang_system using (true);
grant insert, select on chat_entstanden to dreiklang_app;

create table chat_entwurf (
  chat_id uuid not null,
  person_id uuid not null,
  text text not null,
  am timestamp with time zone not null,
  constraint chat_entwurf_pkey PRIMARY KEY (chat_id, person_id),
  constraint chat_entwurf_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  constraint chat_entwurf_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table chat_entwurf enable row level security;
alter table chat_entwurf force row level security;
create policy chat_entwurf_netz on chat_entwurf using ((person_id = ( SELECT app_person() AS app_person)));
create policy chat_entwurf_system on chat_entwurf to dreiklang_system using (true);
grant delete, insert, select, update on chat_entwurf to dreiklang_app;

create table chat_erinnerung (
  person_id uuid not null,
  id uuid not null,
  chat_id uuid not null,
  nr integer not null,
  erinnern_am timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint chat_erinnerung_pkey PRIMARY KEY (person_id, id),
  constraint chat_erinnerung_einmal UNIQUE (person_id, chat_id, nr),
  constraint chat_erinnerung_chat_id_nr_fkey FOREIGN KEY (chat_id, nr) REFERENCES chat_nachricht(chat_id, nr),
  constraint chat_erinnerung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX chat_erinnerung_faellig ON chat_erinnerung USING btree (erinnern_am);
alter table chat_erinnerung enable row level security;
alter table chat_erinnerung force row level security;
create policy chat_erinnerung_netz on chat_erinnerung using ((person_id = ( SELECT app_person() AS app_person)));
create policy chat_erinnerung_system on chat_erinnerung to dreiklang_system using (true);
grant delete, insert, select, update on chat_erinnerung to dreiklang_app;

create table chat_mitglied (
  chat_id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  aufgenommen_von uuid not null,
  von timestamp with time zone not null,
  bis timestamp with time zone,
  constraint chat_mitglied_pkey PRIMARY KEY (chat_id, person_id, von),
  constraint chat_mitglied_aufgenommen_von_fkey FOREIGN KEY (aufgenommen_von) REFERENCES person(id),
  constraint chat_mitglied_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  constraint chat_mitglied_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint chat_mitglied_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE UNIQUE INDEX chat_mitglied_jetzt ON chat_mitglied USING btree (chat_id, person_id) WHERE (bis IS NULL);
CREATE INDEX chat_mitglied_person ON chat_mitglied USING btree (person_id);
alter table chat_mitglied enable row level security;
alter table chat_mitglied force row level security;
create policy chat_mitglied_netz on chat_mitglied for select using ((person_id = ( SELECT app_person() AS app_person)));
create policy chat_mitglied_system on chat_mitglied to dreiklang_system using (true);
grant select on chat_mitglied to dreiklang_app;

create table chat_nachricht (
  chat_id uuid not null,
  nr integer not null,
  id uuid not null,
  person_id uuid not null,
  person_name text not null,
  sichtbar_fuer uuid[] not null,
  text text not null,
  created_at timestamp with time zone not null,
  hat_link boolean default false not null,
  antwort_auf integer,
  bearbeitet_am timestamp with time zone,
  zurueckgenommen_am timestamp with time zone,
  vorgang jsonb,
  erwaehnt uuid[] default '{}'::uuid[] not null,
  zu_sagen uuid[] default '{}'::uuid[] not null,
  constraint chat_nachricht_pkey PRIMARY KEY (chat_id, nr),
  constraint chat_nachricht_id UNIQUE (chat_id, id),
  constraint chat_nachricht_leer CHECK (((zurueckgenommen_am IS NULL) OR ((text = ''::text) AND (NOT hat_link)))),
  constraint chat_nachricht_vorgang CHECK (((vorgang IS NULL) OR ((text = ''::text) AND (zurueckgenommen_am IS NULL)))),
  constraint chat_nachricht_antwort FOREIGN KEY (chat_id, antwort_auf) REFERENCES chat_nachricht(chat_id, nr),
  constraint chat_nachricht_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  constraint chat_nachricht_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX chat_nachricht_person ON chat_nachricht USING btree (person_id, created_at);
CREATE INDEX chat_nachricht_zu_sagen ON chat_nachricht USING btree (created_at) WHERE (zu_sagen <> '{}'::uuid[]);
alter table chat_nachricht enable row level security;
alter table chat_nachricht force row level security;
create policy chat_nachricht_aendern on chat_nachricht for update using (((person_id = ( SELECT app_person() AS app_person)) AND (NOT (EXISTS ( SELECT
   FROM chat_teilnehmer t
  WHERE ((t.chat_id = chat_nachricht.chat_id) AND (t.person_id <> ( SELECT app_person() AS app_person)) AND (t.gelesen_nr >= chat_nachricht.nr)))))));
create policy chat_nachricht_lesen on chat_nachricht for select using (((sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array")) OR ( SELECT app_system() AS app_system)));
create policy chat_nachricht_schreiben on chat_nachricht for insert with check ((((person_id = ( SELECT app_person() AS app_person)) AND (sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array"))) OR ( SELECT app_system() AS app_system)));
create policy chat_nachricht_system on chat_nachricht to dreiklang_system using (true);
grant insert, select on chat_nachricht to dreiklang_app;
grant update (text, hat_link, bearbeitet_am, zurueckgenommen_am, erwaehnt, zu_sagen) on chat_nachricht to dreiklang_app;

create table chat_spaeter (
  id uuid not null,
  chat_id uuid not null,
  person_id uuid not null,
  text text not null,
  senden_am timestamp with time zone not null,
  am timestamp with time zone not null,
  abgelehnt_am timestamp with time zone,
  constraint chat_spaeter_pkey PRIMARY KEY (person_id, id),
  constraint chat_spaeter_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  constraint chat_spaeter_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX chat_spaeter_faellig ON chat_spaeter USING btree (senden_am) WHERE (abgelehnt_am IS NULL);
CREATE INDEX chat_spaeter_person ON chat_spaeter USING btree (person_id, chat_id);
alter table chat_spaeter enable row level security;
alter table chat_spaeter force row level security;
create policy chat_spaeter_netz on chat_spaeter using ((person_id = ( SELECT app_person() AS app_person)));
create policy chat_spaeter_system on chat_spaeter to dreiklang_system using (true);
grant delete, insert, select, update on chat_spaeter to dreiklang_app;

create table chat_teilnehmer (
  chat_id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  sichtbar_fuer uuid[] not null,
  gelesen_nr integer default 0 not null,
  gelesen_am timestamp with time zone,
  stumm boolean default false not null,
  constraint chat_teilnehmer_pkey PRIMARY KEY (chat_id, person_id),
  constraint chat_teilnehmer_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  constraint chat_teilnehmer_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint chat_teilnehmer_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table chat_teilnehmer enable row level security;
alter table chat_teilnehmer force row level security;
create policy chat_teilnehmer_aendern on chat_teilnehmer for update using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy chat_teilnehmer_anlegen on chat_teilnehmer for insert with check (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy chat_teilnehmer_lesen on chat_teilnehmer for select using (((sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array")) OR ( SELECT app_system() AS app_system)));
create policy chat_teilnehmer_system on chat_teilnehmer to dreiklang_system using (true);
grant insert, select, update on chat_teilnehmer to dreiklang_app;

create table chat_zeichen (
  chat_id uuid not null,
  nr integer not null,
  person_id uuid not null,
  sign text not null,
  person_name text not null,
  sichtbar_fuer uuid[] not null,
  created_at timestamp with time zone not null,
  constraint chat_zeichen_pkey PRIMARY KEY (chat_id, nr, person_id, sign),
  constraint chat_zeichen_sign_check CHECK ((sign = ANY (ARRAY['thumbsUp'::text, 'check'::text, 'eyes'::text, 'question'::text]))),
  constraint chat_zeichen_chat_id_nr_fkey FOREIGN KEY (chat_id, nr) REFERENCES chat_nachricht(chat_id, nr),
  constraint chat_zeichen_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table chat_zeichen enable row level security;
alter table chat_zeichen force row level security;
create policy chat_zeichen_lesen on chat_zeichen for select using ((sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array")));
create policy chat_zeichen_setzen on chat_zeichen for insert with check (((person_id = ( SELECT app_person() AS app_person)) AND (sichtbar_fuer && ( SELECT ARRAY[app_person(), app_organisation()] AS "array"))));
create policy chat_zeichen_system on chat_zeichen to dreiklang_system using (true);
create policy chat_zeichen_wegnehmen on chat_zeichen for delete using ((person_id = ( SELECT app_person() AS app_person)));
grant delete, insert, select on chat_zeichen to dreiklang_app;

create table course_assignment (
  organisation_id uuid not null,
  id uuid not null,
  course_id text not null,
  person_id uuid not null,
  due date,
  done_at timestamp with time zone,
  reminder timestamp with time zone,
  reminder_by uuid,
  rang_at timestamp with time zone,
  constraint course_assignment_pkey PRIMARY KEY (organisation_id, id),
  constraint course_assignment_once UNIQUE (organisation_id, course_id, person_id),
  constraint course_assignment_organisation_id_course_id_fkey FOREIGN KEY (organisation_id, course_id) REFERENCES course_duty(organisation_id, course_id) ON DELETE CASCADE,
  constraint course_assignment_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint course_assignment_reminder_by_fkey FOREIGN KEY (reminder_by) REFERENCES person(id)
);
CREATE INDEX course_assignment_person ON course_assignment USING btree (person_id);
CREATE INDEX course_assignment_reminder ON course_assignment USING btree (reminder) WHERE (rang_at IS NULL);
CREATE INDEX course_assignment_reminder_by ON course_assignment USING btree (reminder_by) WHERE (reminder_by IS NOT NULL);
alter table course_assignment enable row level security;
alter table course_assignment force row level security;
create policy course_assignment_netz on course_assignment using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy course_assignment_system on course_assignment to dreiklang_system using (true);
grant delete, insert, select, update on course_assignment to dreiklang_app;

create table course_certificate (
  organisation_id uuid not null,
  id uuid not null,
  course_id text not null,
  person_id uuid not null,
  code text not null,
  course_as_of date not null,
  right_answers integer not null,
  questions integer not null,
  passed_at timestamp with time zone not null,
  constraint course_certificate_pkey PRIMARY KEY (organisation_id, id),
  constraint course_certificate_code UNIQUE (code),
  constraint course_certificate_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint course_certificate_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX course_certificate_person ON course_certificate USING btree (person_id, course_id, passed_at DESC);
alter table course_certificate enable row level security;
alter table course_certificate force row level security;
create policy course_certificate_bleibt on course_certificate as restrictive for delete using (( SELECT app_system() AS app_system));
create policy course_certificate_netz on course_certificate using ((organisation_id = ( SELECT app_organisation() AS app_organisation))) with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (person_id = ( SELECT app_person() AS app_person))));
create policy course_certificate_system on course_certificate to dreiklang_system using (true);
grant delete, insert, select on course_certificate to dreiklang_app;

create table course_duty (
  organisation_id uuid not null,
  course_id text not null,
  person_id uuid not null,
  due date not null,
  renew_months integer,
  everyone boolean not null,
  updated_at timestamp with time zone not null,
  constraint course_duty_pkey PRIMARY KEY (organisation_id, course_id),
  constraint course_duty_renew_months_check CHECK ((renew_months = ANY (ARRAY[6, 12, 24, 36]))),
  constraint course_duty_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint course_duty_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX course_duty_person ON course_duty USING btree (person_id);
alter table course_duty enable row level security;
alter table course_duty force row level security;
create policy course_duty_netz on course_duty using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy course_duty_system on course_duty to dreiklang_system using (true);
grant delete, insert, select, update on course_duty to dreiklang_app;

create table course_progress (
  organisation_id uuid not null,
  person_id uuid not null,
  course_id text not null,
  current_step integer not null,
  completed integer default 0 not null,
  updated_at timestamp with time zone not null,
  constraint course_progress_pkey PRIMARY KEY (organisation_id, person_id, course_id),
  constraint course_progress_completed_check CHECK ((completed >= 0)),
  constraint course_progress_current_step_check CHECK ((current_step >= 0)),
  constraint course_progress_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint course_progress_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX course_progress_person ON course_progress USING btree (person_id);
alter table course_progress enable row level security;
alter table course_progress force row level security;
create policy course_progress_netz on course_progress using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (person_id = ( SELECT app_person() AS app_person))));
create policy course_progress_system on course_progress to dreiklang_system using (true);
grant delete, insert, select, update on course_progress to dreiklang_app;

create table datei (
  organisation_id uuid not null,
  id uuid not null,
  klient_id uuid,
  name text not null,
  media_type text not null,
  groesse integer not null,
  inhalt bytea,
  person_id uuid,
  created_at timestamp with time zone not null,
  geloescht_am timestamp with time zone,
  constraint datei_pkey PRIMARY KEY (organisation_id, id),
  constraint datei_geloescht CHECK (((inhalt IS NULL) = (geloescht_am IS NOT NULL))),
  constraint datei_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint datei_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table datei alter column inhalt set storage external;
CREATE INDEX datei_klient ON datei USING btree (organisation_id, klient_id, created_at) WHERE (klient_id IS NOT NULL);
alter table datei enable row level security;
alter table datei force row level security;
create policy datei_netz on datei using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy datei_system on datei to dreiklang_system using (true);
grant insert, select, update on datei to dreiklang_app;

create table demo (
  angelegt_am timestamp with time zone not null,
  fertig_am timestamp with time zone
);
grant insert, select, update on demo to dreiklang_app;

create table egk_mitnahme (
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  person_id uuid not null,
  am timestamp with time zone not null,
  constraint egk_mitnahme_pkey PRIMARY KEY (klient_id),
  constraint egk_mitnahme_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient_akte(klient_id) ON DELETE CASCADE,
  constraint egk_mitnahme_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint egk_mitnahme_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
alter table egk_mitnahme enable row level security;
alter table egk_mitnahme force row level security;
create policy egk_mitnahme_netz on egk_mitnahme using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy egk_mitnahme_system on egk_mitnahme to dreiklang_system using (true);
grant delete, insert, select on egk_mitnahme to dreiklang_app;

create table einladung (
  id uuid not null,
  organisation_id uuid not null,
  email text not null,
  name text not null,
  rolle text not null,
  beruf text not null,
  lanr text,
  sprache text not null,
  link_hash bytea not null,
  link_bis timestamp with time zone not null,
  durch_plattform boolean not null,
  created_at timestamp with time zone not null,
  angenommen_am timestamp with time zone,
  widerrufen_am timestamp with time zone,
  constraint einladung_pkey PRIMARY KEY (id),
  constraint einladung_link UNIQUE (link_hash),
  constraint einladung_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE UNIQUE INDEX einladung_offen ON einladung USING btree (organisation_id, email) WHERE ((angenommen_am IS NULL) AND (widerrufen_am IS NULL));
alter table einladung enable row level security;
alter table einladung force row level security;
create policy einladung_netz on einladung using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy einladung_system on einladung to dreiklang_system using (true);
grant insert, select, update on einladung to dreiklang_app;

create table einmal_link (
  hash bytea not null,
  zweck text not null,
  person_id uuid not null,
  email text not null,
  created_at timestamp with time zone not null,
  endet_am timestamp with time zone not null,
  verwendet_am timestamp with time zone,
  constraint einmal_link_pkey PRIMARY KEY (hash),
  constraint einmal_link_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX einmal_link_person ON einmal_link USING btree (person_id) WHERE (verwendet_am IS NULL);
alter table einmal_link enable row level security;
alter table einmal_link force row level security;
create policy einmal_link_netz on einmal_link using ((( SELECT app_system() AS app_system) OR (person_id IN ( SELECT person.id
   FROM person))));
create policy einmal_link_system on einmal_link to dreiklang_system using (true);
grant delete, insert, select, update on einmal_link to dreiklang_app;

create table einwilligung (
  id uuid not null,
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  art text not null,
  erteilt_am date not null,
  durch text not null,
  dokument text,
  widerrufen_am date,
  gueltig_bis date,
  rolle text,
  text_version integer,
  nachweis_id uuid,
  unterschrift text,
  erfasst_am timestamp with time zone,
  erfasst_von uuid,
  widerrufen_durch text,
  widerruf_rolle text,
  widerruf_weg text,
  widerruf_erfasst_am timestamp with time zone,
  widerruf_erfasst_von uuid,
  constraint einwilligung_pkey PRIMARY KEY (id),
  constraint einwilligung_erfasst_von_fkey FOREIGN KEY (erfasst_von) REFERENCES person(id),
  constraint einwilligung_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint einwilligung_nachweis_id_fkey FOREIGN KEY (nachweis_id) REFERENCES klient_dokument(datei_id),
  constraint einwilligung_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint einwilligung_widerruf_erfasst_von_fkey FOREIGN KEY (widerruf_erfasst_von) REFERENCES person(id)
);
CREATE INDEX einwilligung_klient ON einwilligung USING btree (klient_id);
alter table einwilligung enable row level security;
alter table einwilligung force row level security;
create policy einwilligung_netz on einwilligung using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy einwilligung_system on einwilligung to dreiklang_system using (true);
grant insert, select on einwilligung to dreiklang_app;
grant update (widerrufen_am, widerrufen_durch, widerruf_rolle, widerruf_weg, widerruf_erfasst_am, widerruf_erfasst_von) on einwilligung to dreiklang_app;

create table ereignis (
  seq bigint generated always as identity not null,
  tx xid8 default pg_current_xact_id() not null,
  bestellung_id uuid not null,
  version integer not null,
  art text not null,
  zeile text not null,
  position_id uuid,
  aenderung jsonb not null,
  angaben jsonb not null,
  sichtbar_fuer uuid[] not null,
  hoerer uuid[] not null,
  seite text not null,
  organisation_id uuid,
  person_id uuid,
  person_name text,
  am timestamp with time zone not null,
  constraint ereignis_pkey PRIMARY KEY (seq)
);
CREATE INDEX ereignis_bestellung ON ereignis USING btree (bestellung_id, seq);
CREATE INDEX ereignis_strom ON ereignis USING btree (tx, seq) WHERE (hoerer <> '{}'::uuid[]);
CREATE TRIGGER ereignis_bestellweg AFTER INSERT ON ereignis FOR EACH ROW EXECUTE FUNCTION merke_bestellweg();
alter table ereignis enable row level security;
alter table ereignis force row level security;
create policy ereignis_lesen on ereignis for select using (((( SELECT app_organisation() AS app_organisation) = ANY (sichtbar_fuer)) OR ( SELECT app_system() AS app_system)));
create policy ereignis_schreiben on ereignis for insert with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy ereignis_system on ereignis to dreiklang_system using (true);
grant insert, select on ereignis to dreiklang_app;

create table ersatzcode (
  person_id uuid not null,
  hash bytea not null,
  verwendet_am timestamp with time zone,
  constraint ersatzcode_pkey PRIMARY KEY (person_id, hash),
  constraint ersatzcode_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table ersatzcode enable row level security;
alter table ersatzcode force row level security;
create policy ersatzcode_netz on ersatzcode using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy ersatzcode_system on ersatzcode to dreiklang_system using (true);
grant delete, insert, select, update on ersatzcode to dreiklang_app;

create table fehlversuch (
  schluessel text not null,
  am timestamp with time zone not null
);
CREATE INDEX fehlversuch_alter ON fehlversuch USING btree (am);
CREATE INDEX fehlversuch_schluessel ON fehlversuch USING btree (schluessel, am);
alter table fehlversuch enable row level security;
alter table fehlversuch force row level security;
create policy fehlversuch_netz on fehlversuch using (( SELECT app_system() AS app_system));
create policy fehlversuch_system on fehlversuch to dreiklang_system using (true);
grant delete, insert, select on fehlversuch to dreiklang_app;

create table file (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  folder_id uuid,
  kind text,
  content_id uuid,
  person_id uuid,
  changed_by uuid,
  created_at timestamp with time zone not null,
  modified_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  trash_id uuid,
  daten jsonb not null,
  klient_id uuid,
  klient_house uuid,
  only_places boolean default false not null,
  constraint file_pkey PRIMARY KEY (organisation_id, id),
  constraint file_content_of_files CHECK (((kind IS NULL) = (content_id IS NULL))),
  constraint file_klient CHECK (((klient_id IS NULL) = (klient_house IS NULL))),
  constraint file_trash CHECK (((deleted_at IS NULL) = (trash_id IS NULL))),
  constraint file_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES person(id),
  constraint file_current FOREIGN KEY (organisation_id, content_id) REFERENCES file_content(organisation_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint file_folder FOREIGN KEY (organisation_id, folder_id) REFERENCES file(organisation_id, id) ON DELETE SET NULL (folder_id),
  constraint file_klient_house_fkey FOREIGN KEY (klient_house) REFERENCES organisation(id),
  constraint file_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint file_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX file_in_folder ON file USING btree (organisation_id, folder_id);
CREATE INDEX file_in_trash ON file USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX file_klient_house ON file USING btree (klient_house) WHERE (klient_house IS NOT NULL);
CREATE INDEX file_of_klient ON file USING btree (klient_id) WHERE (klient_id IS NOT NULL);
CREATE INDEX file_person ON file USING btree (person_id);
alter table file enable row level security;
alter table file force row level security;
create policy file_netz on file using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_system on file to dreiklang_system using (true);
grant delete, insert, select, update on file to dreiklang_app;

create table file_content (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  size bigint not null,
  person_id uuid,
  created_at timestamp with time zone not null,
  constraint file_content_pkey PRIMARY KEY (organisation_id, id),
  constraint file_content_size_check CHECK ((size > 0)),
  constraint file_content_file FOREIGN KEY (organisation_id, file_id) REFERENCES file(organisation_id, id) ON DELETE CASCADE,
  constraint file_content_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX file_content_newest ON file_content USING btree (organisation_id, file_id, created_at DESC);
alter table file_content enable row level security;
alter table file_content force row level security;
create policy file_content_netz on file_content using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_content_system on file_content to dreiklang_system using (true);
grant delete, insert, select, update on file_content to dreiklang_app;

create table file_event (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  deed text not null,
  person_id uuid,
  at timestamp with time zone not null,
  house_id uuid,
  constraint file_event_pkey PRIMARY KEY (organisation_id, id),
  constraint file_event_file FOREIGN KEY (organisation_id, file_id) REFERENCES file(organisation_id, id) ON DELETE CASCADE,
  constraint file_event_house_id_fkey FOREIGN KEY (house_id) REFERENCES organisation(id),
  constraint file_event_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX file_event_house ON file_event USING btree (house_id) WHERE (house_id IS NOT NULL);
CREATE INDEX file_event_newest ON file_event USING btree (organisation_id, file_id, at DESC);
CREATE INDEX file_event_old ON file_event USING btree (at);
CREATE INDEX file_event_person ON file_event USING btree (person_id);
alter table file_event enable row level security;
alter table file_event force row level security;
create policy file_event_netz on file_event using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_event_system on file_event to dreiklang_system using (true);
grant delete, insert, select, update on file_event to dreiklang_app;

create table file_gone (
  organisation_id uuid not null,
  content_id uuid not null,
  constraint file_gone_pkey PRIMARY KEY (organisation_id, content_id),
  constraint file_gone_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table file_gone enable row level security;
alter table file_gone force row level security;
create policy file_gone_netz on file_gone using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_gone_system on file_gone to dreiklang_system using (true);
grant delete, insert, select, update on file_gone to dreiklang_app;

create table file_link (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  person_id uuid not null,
  hash bytea not null,
  password_hash text,
  uploads boolean not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  uses integer default 0 not null,
  constraint file_link_pkey PRIMARY KEY (organisation_id, id),
  constraint file_link_hash_key UNIQUE (hash),
  constraint file_link_file FOREIGN KEY (organisation_id, file_id) REFERENCES file(organisation_id, id) ON DELETE CASCADE,
  constraint file_link_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX file_link_end ON file_link USING btree (expires_at);
CREATE INDEX file_link_of ON file_link USING btree (organisation_id, file_id);
CREATE INDEX file_link_person ON file_link USING btree (person_id);
alter table file_link enable row level security;
alter table file_link force row level security;
create policy file_link_netz on file_link using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_link_system on file_link to dreiklang_system using (true);
grant delete, insert, select, update on file_link to dreiklang_app;

create table file_part (
  organisation_id uuid not null,
  content_id uuid not null,
  nr integer not null,
  inhalt bytea not null,
  constraint file_part_pkey PRIMARY KEY (organisation_id, content_id, nr),
  constraint file_part_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table file_part enable row level security;
alter table file_part force row level security;
create policy file_part_netz on file_part using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_part_system on file_part to dreiklang_system using (true);
grant delete, insert, select, update on file_part to dreiklang_app;

create table file_place (
  organisation_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  kind text not null,
  place_id uuid not null,
  part uuid,
  klient_id uuid,
  person_id uuid not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  looked_at timestamp with time zone not null,
  constraint file_place_pkey PRIMARY KEY (organisation_id, id),
  constraint file_place_once UNIQUE NULLS NOT DISTINCT (organisation_id, file_id, kind, place_id, part),
  constraint file_place_file FOREIGN KEY (organisation_id, file_id) REFERENCES file(organisation_id, id) ON DELETE CASCADE,
  constraint file_place_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX file_place_klient ON file_place USING btree (klient_id) WHERE (klient_id IS NOT NULL);
CREATE INDEX file_place_looked ON file_place USING btree (looked_at);
CREATE INDEX file_place_person ON file_place USING btree (person_id);
CREATE INDEX file_place_removed ON file_place USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX file_place_thing ON file_place USING btree (place_id, kind, created_at DESC);
alter table file_place enable row level security;
alter table file_place force row level security;
create policy file_place_netz on file_place using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_place_system on file_place to dreiklang_system using (true);
grant delete, insert, select, update on file_place to dreiklang_app;

create table file_upload (
  organisation_id uuid not null,
  id uuid not null,
  person_id uuid,
  link_id uuid,
  folder_id uuid,
  replaces_id uuid,
  kind text not null,
  length bigint not null,
  received bigint default 0 not null,
  last_modified timestamp with time zone,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  daten jsonb not null,
  place_kind text,
  place_id uuid,
  part uuid,
  klient_id uuid,
  klient_house uuid,
  constraint file_upload_pkey PRIMARY KEY (organisation_id, id),
  constraint file_upload_check CHECK (((received >= 0) AND (received <= length))),
  constraint file_upload_klient CHECK (((klient_id IS NULL) = (klient_house IS NULL))),
  constraint file_upload_length_check CHECK ((length > 0)),
  constraint file_upload_place CHECK (((place_kind IS NULL) = (place_id IS NULL))),
  constraint file_upload_whose CHECK (((person_id IS NULL) <> (link_id IS NULL))),
  constraint file_upload_folder FOREIGN KEY (organisation_id, folder_id) REFERENCES file(organisation_id, id) ON DELETE SET NULL (folder_id),
  constraint file_upload_klient_house_fkey FOREIGN KEY (klient_house) REFERENCES organisation(id),
  constraint file_upload_link FOREIGN KEY (organisation_id, link_id) REFERENCES file_link(organisation_id, id) ON DELETE CASCADE,
  constraint file_upload_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint file_upload_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint file_upload_replaces FOREIGN KEY (organisation_id, replaces_id) REFERENCES file(organisation_id, id) ON DELETE SET NULL (replaces_id)
);
CREATE INDEX file_upload_folder ON file_upload USING btree (organisation_id, folder_id);
CREATE INDEX file_upload_klient_house ON file_upload USING btree (klient_house) WHERE (klient_house IS NOT NULL);
CREATE INDEX file_upload_link ON file_upload USING btree (organisation_id, link_id);
CREATE INDEX file_upload_person ON file_upload USING btree (person_id);
CREATE INDEX file_upload_replaces ON file_upload USING btree (organisation_id, replaces_id);
CREATE INDEX file_upload_waiting ON file_upload USING btree (created_at);
alter table file_upload enable row level security;
alter table file_upload force row level security;
create policy file_upload_netz on file_upload using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy file_upload_system on file_upload to dreiklang_system using (true);
grant delete, insert, select, update on file_upload to dreiklang_app;

create table frist_vermerk (
  organisation_id uuid not null,
  art text not null,
  objekt_id uuid not null,
  klient_id uuid,
  faellig date not null,
  ruht_bis date,
  grund text,
  ruht_durch text,
  zustaendig_id uuid,
  zustaendig_name text,
  zugewiesen_am timestamp with time zone,
  geaendert_am timestamp with time zone not null,
  constraint frist_vermerk_pkey PRIMARY KEY (organisation_id, art, objekt_id),
  constraint frist_vermerk_ruhe CHECK ((num_nulls(ruht_bis, grund, ruht_durch) = ANY (ARRAY[0, 3]))),
  constraint frist_vermerk_zustaendig CHECK ((num_nulls(zustaendig_id, zustaendig_name, zugewiesen_am) = ANY (ARRAY[0, 3]))),
  constraint frist_vermerk_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint frist_vermerk_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint frist_vermerk_zustaendig_id_fkey FOREIGN KEY (zustaendig_id) REFERENCES person(id)
);
CREATE INDEX frist_vermerk_klient ON frist_vermerk USING btree (klient_id) WHERE (klient_id IS NOT NULL);
CREATE INDEX frist_vermerk_zustaendig ON frist_vermerk USING btree (zustaendig_id, zugewiesen_am) WHERE (zustaendig_id IS NOT NULL);
alter table frist_vermerk enable row level security;
alter table frist_vermerk force row level security;
create policy frist_vermerk_netz on frist_vermerk using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy frist_vermerk_system on frist_vermerk to dreiklang_system using (true);
grant delete, insert, select, update on frist_vermerk to dreiklang_app;

create table hausbesuch (
  id uuid not null,
  nummer text not null,
  version integer not null,
  typ text not null,
  status text not null,
  pflegedienst_id uuid not null,
  praxis_id uuid,
  apotheke_id uuid,
  klient_id uuid not null,
  wartet_auf text not null,
  platz timestamp with time zone not null,
  personen uuid[] not null,
  von timestamp with time zone,
  bis timestamp with time zone,
  tag date,
  um text,
  dauer_minuten integer,
  zeitzone text default 'Europe/Berlin'::text not null,
  serie_id uuid,
  serie_tag date,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  naechste_frist timestamp with time zone,
  versiegelt boolean default false not null,
  constraint hausbesuch_pkey PRIMARY KEY (id),
  constraint hausbesuch_serie UNIQUE (serie_id, serie_tag),
  constraint hausbesuch_plan CHECK (((num_nulls(von, bis, tag, um, dauer_minuten) = ANY (ARRAY[0, 5])) AND (von < bis))),
  constraint hausbesuch_apotheke_id_fkey FOREIGN KEY (apotheke_id) REFERENCES organisation(id),
  constraint hausbesuch_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint hausbesuch_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint hausbesuch_praxis_id_fkey FOREIGN KEY (praxis_id) REFERENCES organisation(id)
);
CREATE INDEX hausbesuch_apotheke ON hausbesuch USING btree (apotheke_id, platz, id) WHERE (apotheke_id IS NOT NULL);
CREATE INDEX hausbesuch_frage_apotheke ON hausbesuch USING btree (apotheke_id) WHERE (status = 'ANGEFRAGT'::text);
CREATE INDEX hausbesuch_frage_pflegedienst ON hausbesuch USING btree (pflegedienst_id) WHERE (status = 'ANGEFRAGT'::text);
CREATE INDEX hausbesuch_frage_praxis ON hausbesuch USING btree (praxis_id) WHERE (status = 'ANGEFRAGT'::text);
CREATE INDEX hausbesuch_frist ON hausbesuch USING btree (naechste_frist) WHERE (naechste_frist IS NOT NULL);
CREATE INDEX hausbesuch_klient ON hausbesuch USING btree (klient_id, platz);
CREATE INDEX hausbesuch_nummer_suche ON hausbesuch USING gin (nummer gin_trgm_ops);
CREATE INDEX hausbesuch_offen ON hausbesuch USING btree (id) WHERE (NOT versiegelt);
CREATE INDEX hausbesuch_personen ON hausbesuch USING gin (personen);
CREATE INDEX hausbesuch_pflegedienst ON hausbesuch USING btree (pflegedienst_id, platz, id);
CREATE INDEX hausbesuch_pflegedienst_status ON hausbesuch USING btree (pflegedienst_id, status, platz, id);
CREATE INDEX hausbesuch_pflegedienst_tag ON hausbesuch USING btree (pflegedienst_id, tag) WHERE (tag IS NOT NULL);
CREATE INDEX hausbesuch_pflegedienst_typ ON hausbesuch USING btree (pflegedienst_id, typ, platz, id);
CREATE INDEX hausbesuch_praxis ON hausbesuch USING btree (praxis_id, platz, id) WHERE (praxis_id IS NOT NULL);
alter table hausbesuch enable row level security;
alter table hausbesuch force row level security;
create policy hausbesuch_netz on hausbesuch using (((((( SELECT app_organisation() AS app_organisation) = pflegedienst_id) OR (( SELECT app_organisation() AS app_organisation) = praxis_id)) OR (( SELECT app_organisation() AS app_organisation) = apotheke_id)) OR ( SELECT app_system() AS app_system)));
create policy hausbesuch_system on hausbesuch to dreiklang_system using (true);
grant insert, select, update on hausbesuch to dreiklang_app;

create table hausbesuch_ereignis (
  seq bigint generated always as identity not null,
  hausbesuch_id uuid not null,
  version integer not null,
  art text not null,
  zeile text not null,
  angaben jsonb not null,
  aenderung jsonb not null,
  seite text not null,
  organisation_id uuid,
  person_id uuid,
  person_name text,
  am timestamp with time zone not null,
  meldungen jsonb,
  versiegelt boolean default false not null,
  constraint hausbesuch_ereignis_pkey PRIMARY KEY (seq),
  constraint hausbesuch_ereignis_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE
);
CREATE INDEX hausbesuch_ereignis_besuch ON hausbesuch_ereignis USING btree (hausbesuch_id, seq);
CREATE INDEX hausbesuch_ereignis_offen ON hausbesuch_ereignis USING btree (seq) WHERE (meldungen IS NOT NULL);
CREATE INDEX hausbesuch_ereignis_unversiegelt ON hausbesuch_ereignis USING btree (seq) WHERE (NOT versiegelt);
alter table hausbesuch_ereignis enable row level security;
alter table hausbesuch_ereignis force row level security;
create policy hausbesuch_ereignis_gemeldet on hausbesuch_ereignis for update using (( SELECT app_system() AS app_system));
create policy hausbesuch_ereignis_lesen on hausbesuch_ereignis for select using (((EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = hausbesuch_ereignis.hausbesuch_id))) OR ( SELECT app_system() AS app_system)));
create policy hausbesuch_ereignis_schreiben on hausbesuch_ereignis for insert with check ((((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM hausbesuch h
  WHERE (h.id = hausbesuch_ereignis.hausbesuch_id)))) OR ( SELECT app_system() AS app_system)));
create policy hausbesuch_ereignis_system on hausbesuch_ereignis to dreiklang_system using (true);
grant insert, select on hausbesuch_ereignis to dreiklang_app;
grant update (meldungen) on hausbesuch_ereignis to dreiklang_app;

create table hausbesuch_nummer (
  organisation_id uuid not null,
  jahr integer not null,
  letzte integer not null,
  constraint hausbesuch_nummer_pkey PRIMARY KEY (organisation_id, jahr),
  constraint hausbesuch_nummer_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table hausbesuch_nummer enable row level security;
alter table hausbesuch_nummer force row level security;
create policy hausbesuch_nummer_netz on hausbesuch_nummer using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy hausbesuch_nummer_system on hausbesuch_nummer to dreiklang_system using (true);
grant insert, select, update on hausbesuch_nummer to dreiklang_app;

create table help_vote (
  organisation_id uuid not null,
  guide text not null,
  helpful integer default 0 not null,
  not_helpful integer default 0 not null,
  constraint help_vote_pkey PRIMARY KEY (organisation_id, guide),
  constraint help_vote_helpful_check CHECK ((helpful >= 0)),
  constraint help_vote_not_helpful_check CHECK ((not_helpful >= 0)),
  constraint help_vote_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table help_vote enable row level security;
alter table help_vote force row level security;
create policy help_vote_netz on help_vote using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy help_vote_system on help_vote to dreiklang_system using (true);
grant insert, select, update on help_vote to dreiklang_app;

create table hkp_frist (
  id uuid default gen_random_uuid() not null,
  pflegedienst_id uuid not null,
  klient_id uuid not null,
  art text not null,
  schluessel text not null,
  faellig date not null,
  constraint hkp_frist_pkey PRIMARY KEY (id),
  constraint hkp_frist_klient_id_art_schluessel_key UNIQUE (klient_id, art, schluessel),
  constraint hkp_frist_art_check CHECK ((art = ANY (ARRAY['HKP'::text, 'HKP_VORLAGE'::text, 'HKP_GENEHMIGUNG'::text, 'HKP_WIDERSPRUCH'::text]))),
  constraint hkp_frist_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient_akte(klient_id) ON DELETE CASCADE
);
CREATE INDEX hkp_frist_faellig ON hkp_frist USING btree (pflegedienst_id, art, faellig);
alter table hkp_frist enable row level security;
alter table hkp_frist force row level security;
create policy hkp_frist_netz on hkp_frist using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy hkp_frist_system on hkp_frist to dreiklang_system using (true);
grant delete, insert, select, update on hkp_frist to dreiklang_app;

create table idempotenz (
  person_id uuid not null,
  schluessel text not null,
  anfrage_hash bytea not null,
  antwort text not null,
  created_at timestamp with time zone not null,
  constraint idempotenz_pkey PRIMARY KEY (person_id, schluessel)
);
CREATE INDEX idempotenz_alter ON idempotenz USING btree (created_at);
alter table idempotenz enable row level security;
alter table idempotenz force row level security;
create policy idempotenz_netz on idempotenz using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy idempotenz_system on idempotenz to dreiklang_system using (true);
grant delete, insert, select on idempotenz to dreiklang_app;

create table installation (
  secret text not null,
  mark text not null,
  constraint installation_pkey PRIMARY KEY (secret)
);
alter table installation enable row level security;
alter table installation force row level security;
create policy installation_system on installation to dreiklang_system using (true);
grant insert, select, update on installation to dreiklang_app;

create table inventory_balance (
  organisation_id uuid not null,
  product_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  menge integer not null,
  constraint inventory_balance_pkey PRIMARY KEY (organisation_id, product_id, lot_id, location_id),
  constraint inventory_balance_enough CHECK ((menge >= 0))
);
CREATE INDEX inventory_balance_location ON inventory_balance USING btree (organisation_id, location_id) WHERE (menge > 0);
alter table inventory_balance enable row level security;
alter table inventory_balance force row level security;
create policy inventory_balance_netz on inventory_balance using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy inventory_balance_system on inventory_balance to dreiklang_system using (true);
grant select on inventory_balance to dreiklang_app;

create table inventory_follow (
  id integer not null,
  since timestamp with time zone,
  tx text not null,
  seq bigint not null,
  sheets_until timestamp with time zone,
  constraint inventory_follow_pkey PRIMARY KEY (id),
  constraint inventory_follow_id_check CHECK ((id = 1))
);
alter table inventory_follow enable row level security;
alter table inventory_follow force row level security;
create policy inventory_follow_system on inventory_follow to dreiklang_system using (true);
grant select, update on inventory_follow to dreiklang_app;

create table inventory_lieferung (
  lieferung_id uuid not null,
  position_id uuid not null,
  line integer not null,
  bestellung_id uuid not null,
  pflegedienst_id uuid not null,
  apotheke_id uuid,
  praxis_id uuid,
  klient_id uuid,
  code text,
  name text not null,
  lot text not null,
  expiry date,
  menge integer not null,
  unit text not null,
  at timestamp with time zone not null,
  constraint inventory_lieferung_pkey PRIMARY KEY (lieferung_id, position_id, line),
  constraint inventory_lieferung_apotheke_id_fkey FOREIGN KEY (apotheke_id) REFERENCES organisation(id),
  constraint inventory_lieferung_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE,
  constraint inventory_lieferung_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE SET NULL,
  constraint inventory_lieferung_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint inventory_lieferung_praxis_id_fkey FOREIGN KEY (praxis_id) REFERENCES organisation(id)
);
CREATE INDEX inventory_lieferung_bestellung ON inventory_lieferung USING btree (bestellung_id);
CREATE INDEX inventory_lieferung_klient ON inventory_lieferung USING btree (klient_id) WHERE (klient_id IS NOT NULL);
CREATE INDEX inventory_lieferung_lot ON inventory_lieferung USING btree (code, lot) WHERE ((code IS NOT NULL) AND (lot <> ''::text));
alter table inventory_lieferung enable row level security;
alter table inventory_lieferung force row level security;
create policy inventory_lieferung_netz on inventory_lieferung using ((((( SELECT app_organisation() AS app_organisation) = pflegedienst_id) OR (( SELECT app_organisation() AS app_organisation) = apotheke_id)) OR (( SELECT app_organisation() AS app_organisation) = praxis_id)));
create policy inventory_lieferung_system on inventory_lieferung to dreiklang_system using (true);
grant insert, select on inventory_lieferung to dreiklang_app;

create table inventory_location (
  organisation_id uuid not null,
  id uuid not null,
  kind text not null,
  klient_id uuid,
  removed_at timestamp with time zone,
  daten jsonb,
  constraint inventory_location_pkey PRIMARY KEY (organisation_id, id),
  constraint inventory_location_klient UNIQUE (organisation_id, klient_id),
  constraint inventory_location_kind_check CHECK ((kind = ANY (ARRAY['room'::text, 'car'::text, 'klient'::text]))),
  constraint inventory_location_named CHECK (((kind = 'klient'::text) = (daten IS NULL))),
  constraint inventory_location_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE SET NULL,
  constraint inventory_location_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX inventory_location_of_klient ON inventory_location USING btree (klient_id) WHERE (klient_id IS NOT NULL);
alter table inventory_location enable row level security;
alter table inventory_location force row level security;
create policy inventory_location_netz on inventory_location using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND ((klient_id IS NULL) OR (EXISTS ( SELECT
   FROM klient k
  WHERE (k.id = inventory_location.klient_id))))));
create policy inventory_location_system on inventory_location to dreiklang_system using (true);
grant insert, select, update on inventory_location to dreiklang_app;

create table inventory_lot (
  organisation_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  lot text not null,
  expiry date,
  blocked_at timestamp with time zone,
  constraint inventory_lot_pkey PRIMARY KEY (organisation_id, id),
  constraint inventory_lot_of_product UNIQUE (organisation_id, product_id, id),
  constraint inventory_lot_once UNIQUE NULLS NOT DISTINCT (organisation_id, product_id, lot, expiry),
  constraint inventory_lot_organisation_id_product_id_fkey FOREIGN KEY (organisation_id, product_id) REFERENCES inventory_product(organisation_id, id)
);
CREATE INDEX inventory_lot_blocked ON inventory_lot USING btree (organisation_id) WHERE (blocked_at IS NOT NULL);
CREATE INDEX inventory_lot_expiry ON inventory_lot USING btree (organisation_id, expiry) WHERE (expiry IS NOT NULL);
alter table inventory_lot enable row level security;
alter table inventory_lot force row level security;
create policy inventory_lot_netz on inventory_lot using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy inventory_lot_system on inventory_lot to dreiklang_system using (true);
grant insert, select, update on inventory_lot to dreiklang_app;

create table inventory_movement (
  seq bigint generated always as identity not null,
  organisation_id uuid not null,
  request_id uuid not null,
  line integer not null,
  kind text not null,
  product_id uuid not null,
  lot_id uuid not null,
  location_id uuid not null,
  menge integer not null,
  person_id uuid,
  at timestamp with time zone not null,
  bestellung_id uuid,
  daten jsonb not null,
  constraint inventory_movement_pkey PRIMARY KEY (seq),
  constraint inventory_movement_once UNIQUE (organisation_id, request_id, line),
  constraint inventory_movement_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'issue'::text, 'consumption'::text, 'disposal'::text, 'transfer'::text, 'count'::text, 'correction'::text, 'lieferung'::text, 'retoure'::text]))),
  constraint inventory_movement_location FOREIGN KEY (organisation_id, location_id) REFERENCES inventory_location(organisation_id, id),
  constraint inventory_movement_lot FOREIGN KEY (organisation_id, product_id, lot_id) REFERENCES inventory_lot(organisation_id, product_id, id),
  constraint inventory_movement_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX inventory_movement_location_of ON inventory_movement USING btree (organisation_id, location_id, seq);
CREATE INDEX inventory_movement_person ON inventory_movement USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX inventory_movement_product ON inventory_movement USING btree (organisation_id, product_id, seq);
CREATE INDEX inventory_movement_used ON inventory_movement USING btree (organisation_id, product_id, at) WHERE (kind = ANY (ARRAY['consumption'::text, 'issue'::text]));
CREATE TRIGGER inventory_add_up AFTER INSERT ON inventory_movement REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION inventory_add_up();
alter table inventory_movement enable row level security;
alter table inventory_movement force row level security;
create policy inventory_movement_netz on inventory_movement using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy inventory_movement_system on inventory_movement to dreiklang_system using (true);
grant insert, select on inventory_movement to dreiklang_app;

create table inventory_product (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  person_id uuid,
  name text not null,
  place text collate "C" generated always as (falte(name)) stored not null,
  sku text not null,
  barcode text not null,
  code text,
  category_id uuid,
  brand_id uuid,
  vendor_id uuid,
  tags uuid[] not null,
  cost_cents integer,
  base_price_cents integer,
  tax_hundredths integer,
  price_cents integer,
  weight_grams integer,
  active boolean not null,
  in_range boolean not null,
  unit text not null,
  contents integer,
  minimum integer,
  stock integer default 0 not null,
  at_klienten integer default 0 not null,
  reserved integer default 0 not null,
  removed_at timestamp with time zone,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint inventory_product_pkey PRIMARY KEY (organisation_id, id),
  constraint inventory_product_contents_check CHECK ((contents > 0)),
  constraint inventory_product_minimum_check CHECK ((minimum >= 0)),
  constraint inventory_product_reserved_check CHECK ((reserved >= 0)),
  constraint inventory_product_brand FOREIGN KEY (organisation_id, brand_id) REFERENCES inventory_term(organisation_id, id) ON DELETE SET NULL (brand_id),
  constraint inventory_product_category FOREIGN KEY (organisation_id, category_id) REFERENCES inventory_term(organisation_id, id) ON DELETE SET NULL (category_id),
  constraint inventory_product_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint inventory_product_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint inventory_product_vendor FOREIGN KEY (organisation_id, vendor_id) REFERENCES inventory_term(organisation_id, id) ON DELETE SET NULL (vendor_id)
);
CREATE INDEX inventory_product_code ON inventory_product USING btree (organisation_id, code) WHERE (code IS NOT NULL);
CREATE INDEX inventory_product_low ON inventory_product USING btree (organisation_id, place) WHERE ((removed_at IS NULL) AND ((stock - reserved) < minimum));
CREATE INDEX inventory_product_person ON inventory_product USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX inventory_product_place ON inventory_product USING btree (organisation_id, place, id) WHERE (removed_at IS NULL);
CREATE INDEX inventory_product_sku ON inventory_product USING btree (organisation_id, sku) WHERE (sku <> ''::text);
CREATE INDEX inventory_product_stock ON inventory_product USING btree (organisation_id, stock, id) WHERE (removed_at IS NULL);
alter table inventory_product enable row level security;
alter table inventory_product force row level security;
create policy inventory_product_netz on inventory_product using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy inventory_product_system on inventory_product to dreiklang_system using (true);
grant insert, select, update on inventory_product to dreiklang_app;

create table inventory_recall (
  organisation_id uuid not null,
  id uuid not null,
  reported_by uuid,
  person_id uuid,
  code text not null,
  name text not null,
  lot text not null,
  at timestamp with time zone not null,
  spread_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by uuid,
  daten jsonb not null,
  constraint inventory_recall_pkey PRIMARY KEY (organisation_id, id),
  constraint inventory_recall_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES person(id),
  constraint inventory_recall_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint inventory_recall_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint inventory_recall_reported_by_fkey FOREIGN KEY (reported_by) REFERENCES organisation(id)
);
CREATE INDEX inventory_recall_closed_by ON inventory_recall USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX inventory_recall_lot ON inventory_recall USING btree (organisation_id, code, lot);
CREATE INDEX inventory_recall_newest ON inventory_recall USING btree (organisation_id, at DESC);
CREATE INDEX inventory_recall_person ON inventory_recall USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX inventory_recall_unspread ON inventory_recall USING btree (at) WHERE (spread_at IS NULL);
alter table inventory_recall enable row level security;
alter table inventory_recall force row level security;
create policy inventory_recall_netz on inventory_recall using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy inventory_recall_system on inventory_recall to dreiklang_system using (true);
grant insert, select, update on inventory_recall to dreiklang_app;

create table inventory_retoure (
  position_id uuid not null,
  nr integer not null,
  bestellung_id uuid not null,
  constraint inventory_retoure_pkey PRIMARY KEY (position_id, nr),
  constraint inventory_retoure_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE
);
CREATE INDEX inventory_retoure_bestellung ON inventory_retoure USING btree (bestellung_id);
alter table inventory_retoure enable row level security;
alter table inventory_retoure force row level security;
create policy inventory_retoure_system on inventory_retoure to dreiklang_system using (true);
grant insert, select on inventory_retoure to dreiklang_app;

create table inventory_term (
  organisation_id uuid not null,
  id uuid not null,
  kind text not null,
  parent_id uuid,
  daten jsonb not null,
  constraint inventory_term_pkey PRIMARY KEY (organisation_id, id),
  constraint inventory_term_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'brand'::text, 'vendor'::text, 'tag'::text]))),
  constraint inventory_term_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint inventory_term_parent FOREIGN KEY (organisation_id, parent_id) REFERENCES inventory_term(organisation_id, id) ON DELETE SET NULL (parent_id)
);
CREATE INDEX inventory_term_parent_of ON inventory_term USING btree (organisation_id, parent_id) WHERE (parent_id IS NOT NULL);
alter table inventory_term enable row level security;
alter table inventory_term force row level security;
create policy inventory_term_netz on inventory_term using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy inventory_term_system on inventory_term to dreiklang_system using (true);
grant delete, insert, select, update on inventory_term to dreiklang_app;

create table kalenderabo (
  person_id uuid not null,
  organisation_id uuid not null,
  geheimnis_hash bytea not null,
  mit_kuerzel boolean not null,
  angelegt_am timestamp with time zone not null,
  geaendert_am timestamp with time zone not null,
  zuletzt_am timestamp with time zone,
  constraint kalenderabo_pkey PRIMARY KEY (person_id),
  constraint kalenderabo_geheimnis_hash_key UNIQUE (geheimnis_hash),
  constraint kalenderabo_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint kalenderabo_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
alter table kalenderabo enable row level security;
alter table kalenderabo force row level security;
create policy kalenderabo_netz on kalenderabo using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy kalenderabo_system on kalenderabo to dreiklang_system using (true);
grant delete, insert, select, update on kalenderabo to dreiklang_app;

create table kalendereintrag (
  person_id uuid not null,
  hausbesuch_id uuid not null,
  sequenz integer not null,
  von timestamp with time zone not null,
  dauer_minuten integer not null,
  geaendert_am timestamp with time zone not null,
  abgesagt_am timestamp with time zone,
  constraint kalendereintrag_pkey PRIMARY KEY (person_id, hausbesuch_id),
  constraint kalendereintrag_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint kalendereintrag_person_id_fkey FOREIGN KEY (person_id) REFERENCES kalenderabo(person_id) ON DELETE CASCADE
);
CREATE INDEX kalendereintrag_besuch ON kalendereintrag USING btree (hausbesuch_id);
alter table kalendereintrag enable row level security;
alter table kalendereintrag force row level security;
create policy kalendereintrag_netz on kalendereintrag using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy kalendereintrag_system on kalendereintrag to dreiklang_system using (true);
grant delete, insert, select, update on kalendereintrag to dreiklang_app;

create table kalenderregel (
  organisation_id uuid not null,
  kuerzel_erlaubt boolean not null,
  constraint kalenderregel_pkey PRIMARY KEY (organisation_id),
  constraint kalenderregel_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table kalenderregel enable row level security;
alter table kalenderregel force row level security;
create policy kalenderregel_netz on kalenderregel using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy kalenderregel_system on kalenderregel to dreiklang_system using (true);
grant insert, select, update on kalenderregel to dreiklang_app;

create table karte_eingelesen (
  klient_id uuid not null,
  quartal date not null,
  pflegedienst_id uuid not null,
  person_id uuid not null,
  am timestamp with time zone not null,
  praxis_id uuid not null,
  constraint karte_eingelesen_pkey PRIMARY KEY (klient_id, praxis_id, quartal),
  constraint karte_eingelesen_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint karte_eingelesen_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint karte_eingelesen_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint karte_eingelesen_praxis_id_fkey FOREIGN KEY (praxis_id) REFERENCES organisation(id)
);
alter table karte_eingelesen enable row level security;
alter table karte_eingelesen force row level security;
create policy karte_eingelesen_netz on karte_eingelesen using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy karte_eingelesen_system on karte_eingelesen to dreiklang_system using (true);
grant delete, insert, select, update on karte_eingelesen to dreiklang_app;

create table klient (
  id uuid not null,
  pflegedienst_id uuid not null,
  version integer not null,
  vorname text not null,
  nachname text not null,
  geburtsdatum date not null,
  geschlecht text,
  versicherungsart text,
  kvnr text,
  krankenkasse text,
  kassen_ik text,
  zuzahlung_befreit_bis date,
  adresse jsonb,
  wohnform text,
  telefon text,
  hausarzt_id uuid,
  allergien text,
  status text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  suchtext text generated always as (suchform(((nachname || ' '::text) || vorname))) stored,
  import_id uuid,
  gesperrt_am timestamp with time zone,
  gesperrt_von uuid,
  sperr_grund text,
  geloescht_am timestamp with time zone,
  platz text collate "C" generated always as ("left"(falte(((nachname || ', '::text) || vorname)), 40)) stored,
  ort_gefaltet text generated always as (falte((adresse ->> 'ort'::text))) stored,
  breite double precision,
  laenge double precision,
  constraint klient_pkey PRIMARY KEY (id),
  constraint klient_kvnr UNIQUE (pflegedienst_id, kvnr),
  constraint klient_koordinaten CHECK (((breite IS NULL) = (laenge IS NULL))),
  constraint klient_sperre CHECK ((((gesperrt_am IS NULL) = (gesperrt_von IS NULL)) AND ((gesperrt_am IS NULL) = (sperr_grund IS NULL)))),
  constraint klient_vollstaendig CHECK (((geloescht_am IS NOT NULL) OR (num_nulls(geschlecht, versicherungsart, wohnform) = 0))),
  constraint klient_gesperrt_von_fkey FOREIGN KEY (gesperrt_von) REFERENCES person(id),
  constraint klient_hausarzt_id_fkey FOREIGN KEY (hausarzt_id) REFERENCES organisation(id),
  constraint klient_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX klient_aufnahme ON klient USING btree (pflegedienst_id, created_at DESC, id DESC);
CREATE INDEX klient_beendet ON klient USING btree (pflegedienst_id) WHERE ((status = ANY (ARRAY['BEENDET'::text, 'VERSTORBEN'::text])) AND (geloescht_am IS NULL));
CREATE INDEX klient_geburtstag ON klient USING btree (pflegedienst_id, geburtsdatum, platz, id);
CREATE INDEX klient_gesperrt ON klient USING btree (pflegedienst_id) WHERE (gesperrt_am IS NOT NULL);
CREATE INDEX klient_import ON klient USING btree (pflegedienst_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX klient_name ON klient USING btree (pflegedienst_id, lower(nachname) text_pattern_ops, lower(vorname), id);
CREATE INDEX klient_platz ON klient USING btree (pflegedienst_id, falte(nachname) COLLATE "C", falte(vorname) COLLATE "C", id);
CREATE INDEX klient_suche ON klient USING gin (suchtext gin_trgm_ops);
CREATE INDEX klient_verzeichnis ON klient USING btree (pflegedienst_id, platz, id);
CREATE INDEX klient_worte ON klient USING gin (klient_worte(nachname, vorname));
CREATE INDEX klient_zuzahlung ON klient USING btree (pflegedienst_id, zuzahlung_befreit_bis) WHERE (zuzahlung_befreit_bis IS NOT NULL);
CREATE TRIGGER besuchsserie_klient AFTER UPDATE OF status, geloescht_am, gesperrt_am, pflegedienst_id ON klient FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.geloescht_am IS DISTINCT FROM new.geloescht_am) OR (old.gesperrt_am IS DISTINCT FROM new.gesperrt_am) OR (old.pflegedienst_id IS DISTINCT FROM new.pflegedienst_id))) EXECUTE FUNCTION serie_des_klienten();
CREATE TRIGGER inventory_forget_klient BEFORE UPDATE OF geloescht_am ON klient FOR EACH ROW WHEN (((new.geloescht_am IS NOT NULL) AND (old.geloescht_am IS NULL))) EXECUTE FUNCTION inventory_forget_klient();
CREATE TRIGGER klient_leistungsnachweise_geloescht AFTER UPDATE OF geloescht_am ON klient FOR EACH ROW WHEN (((new.geloescht_am IS NOT NULL) AND (old.geloescht_am IS NULL))) EXECUTE FUNCTION vergiss_leistungsnachweise();
CREATE TRIGGER klient_neu AFTER INSERT ON klient FOR EACH ROW EXECUTE FUNCTION beginne_klient_akte();
CREATE TRIGGER klient_umgezogen BEFORE UPDATE OF adresse ON klient FOR EACH ROW WHEN (((NOT (new.breite IS DISTINCT FROM old.breite)) AND (NOT (new.laenge IS DISTINCT FROM old.laenge)) AND ((new.adresse - 'zusatz'::text) IS DISTINCT FROM (old.adresse - 'zusatz'::text)))) EXECUTE FUNCTION vergiss_koordinaten();
CREATE TRIGGER klient_wandel_geloescht AFTER UPDATE OF geloescht_am ON klient FOR EACH ROW WHEN (((new.geloescht_am IS NOT NULL) AND (old.geloescht_am IS NULL))) EXECUTE FUNCTION vergiss_wandel();
CREATE TRIGGER klient_worte_anders AFTER UPDATE ON klient FOR EACH ROW WHEN ((((old.pflegedienst_id IS DISTINCT FROM new.pflegedienst_id) OR (old.nachname IS DISTINCT FROM new.nachname)) OR (old.vorname IS DISTINCT FROM new.vorname))) EXECUTE FUNCTION merke_klient_worte();
CREATE TRIGGER klient_worte_neu AFTER INSERT ON klient REFERENCING NEW TABLE AS neue FOR EACH STATEMENT EXECUTE FUNCTION merke_neue_klient_worte();
CREATE TRIGGER klient_worte_weg AFTER DELETE ON klient FOR EACH ROW EXECUTE FUNCTION merke_klient_worte();
CREATE TRIGGER kontakt_vergiss_klient AFTER UPDATE OF geloescht_am ON klient FOR EACH ROW WHEN ((new.geloescht_am IS NOT NULL)) EXECUTE FUNCTION kontakt_vergiss_klient();
CREATE TRIGGER vergiss_fristen AFTER UPDATE OF geloescht_am ON klient FOR EACH ROW WHEN (((old.geloescht_am IS NULL) AND (new.geloescht_am IS NOT NULL))) EXECUTE FUNCTION vergiss_fristen();
alter table klient enable row level security;
alter table klient force row level security;
create policy klient_netz on klient using ((((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system) OR (EXISTS ( SELECT
   FROM bestellung_zeile z
  WHERE ((z.klient_id = klient.id) AND (z.organisation_id = ( SELECT app_organisation() AS app_organisation)))))) AND (((gesperrt_am IS NULL) AND (geloescht_am IS NULL)) OR ((geloescht_am IS NULL) AND ( SELECT app_gesperrte() AS app_gesperrte)) OR (pflegedienst_id IS DISTINCT FROM ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)))) with check ((((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)) AND (((gesperrt_am IS NULL) AND (geloescht_am IS NULL)) OR ((geloescht_am IS NULL) AND ( SELECT app_gesperrte() AS app_gesperrte)) OR (pflegedienst_id IS DISTINCT FROM ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system))));
create policy klient_system on klient to dreiklang_system using (true);
grant insert, select, update on klient to dreiklang_app;

create table klient_abschrift (
  organisation_id uuid not null,
  bestellung_id uuid not null,
  klient_id uuid not null,
  seite text not null,
  am timestamp with time zone not null,
  inhalt text not null,
  constraint klient_abschrift_pkey PRIMARY KEY (organisation_id, bestellung_id),
  constraint klient_abschrift_seite_check CHECK ((seite = ANY (ARRAY['ARZT'::text, 'APOTHEKE'::text]))),
  constraint klient_abschrift_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id),
  constraint klient_abschrift_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table klient_abschrift enable row level security;
alter table klient_abschrift force row level security;
create policy klient_abschrift_netz on klient_abschrift using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_abschrift_system on klient_abschrift to dreiklang_system using (true);
grant insert, select, update on klient_abschrift to dreiklang_app;

create table klient_akte (
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  versionen jsonb default '{}'::jsonb not null,
  person jsonb default '{}'::jsonb not null,
  wohnen jsonb default '{}'::jsonb not null,
  versicherung jsonb default '{}'::jsonb not null,
  aerzte jsonb default '{}'::jsonb not null,
  kontakte text,
  gesundheit text,
  hkp text,
  pflegegrad text,
  hat_notfallkontakt boolean default false not null,
  hkp_zeiten jsonb default '[]'::jsonb not null,
  beratungspflicht boolean default false not null,
  medikation text,
  constraint klient_akte_pkey PRIMARY KEY (klient_id),
  constraint klient_akte_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint klient_akte_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX klient_akte_beratungspflicht ON klient_akte USING btree (pflegedienst_id, klient_id) WHERE beratungspflicht;
CREATE INDEX klient_akte_haus ON klient_akte USING btree (pflegedienst_id, klient_id);
alter table klient_akte enable row level security;
alter table klient_akte force row level security;
create policy klient_akte_netz on klient_akte using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_akte_system on klient_akte to dreiklang_system using (true);
grant insert, select, update on klient_akte to dreiklang_app;

create table klient_dokument (
  datei_id uuid not null,
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  art text not null,
  erfasst_am timestamp with time zone not null,
  erfasst_von uuid not null,
  geloescht_am timestamp with time zone,
  geloescht_von uuid,
  loesch_grund text,
  festgehalten_am timestamp with time zone,
  constraint klient_dokument_pkey PRIMARY KEY (datei_id),
  constraint klient_dokument_geloescht CHECK ((((geloescht_am IS NULL) = (geloescht_von IS NULL)) AND ((geloescht_am IS NULL) = (loesch_grund IS NULL)))),
  constraint klient_dokument_erfasst_von_fkey FOREIGN KEY (erfasst_von) REFERENCES person(id),
  constraint klient_dokument_geloescht_von_fkey FOREIGN KEY (geloescht_von) REFERENCES person(id),
  constraint klient_dokument_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint klient_dokument_pflegedienst_id_datei_id_fkey FOREIGN KEY (pflegedienst_id, datei_id) REFERENCES datei(organisation_id, id),
  constraint klient_dokument_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX klient_dokument_klient ON klient_dokument USING btree (klient_id, erfasst_am DESC);
alter table klient_dokument enable row level security;
alter table klient_dokument force row level security;
create policy klient_dokument_netz on klient_dokument using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_dokument_system on klient_dokument to dreiklang_system using (true);
grant insert, select on klient_dokument to dreiklang_app;
grant update (geloescht_am, geloescht_von, loesch_grund, festgehalten_am) on klient_dokument to dreiklang_app;

create table klient_loeschung (
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  anlass text not null,
  grund text,
  beantragt_am timestamp with time zone not null,
  beantragt_von uuid not null,
  bestaetigt_am timestamp with time zone,
  bestaetigt_von uuid,
  bericht jsonb,
  constraint klient_loeschung_pkey PRIMARY KEY (klient_id),
  constraint klient_loeschung_anlass_check CHECK ((anlass = ANY (ARRAY['FRIST'::text, 'VERSEHEN'::text]))),
  constraint klient_loeschung_bestaetigt CHECK (((num_nulls(bestaetigt_am, bestaetigt_von, bericht) = ANY (ARRAY[0, 3])) AND ((bericht IS NULL) = (grund IS NOT NULL)))),
  constraint klient_loeschung_vier_augen CHECK (((bestaetigt_von <> beantragt_von) OR (bestaetigt_am >= (beantragt_am + '168:00:00'::interval)))),
  constraint klient_loeschung_beantragt_von_fkey FOREIGN KEY (beantragt_von) REFERENCES person(id),
  constraint klient_loeschung_bestaetigt_von_fkey FOREIGN KEY (bestaetigt_von) REFERENCES person(id),
  constraint klient_loeschung_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX klient_loeschung_haus ON klient_loeschung USING btree (pflegedienst_id) WHERE (bestaetigt_am IS NULL);
alter table klient_loeschung enable row level security;
alter table klient_loeschung force row level security;
create policy klient_loeschung_bleibt on klient_loeschung as restrictive for delete using ((bestaetigt_am IS NULL));
create policy klient_loeschung_netz on klient_loeschung using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_loeschung_system on klient_loeschung to dreiklang_system using (true);
grant delete, insert, select, update on klient_loeschung to dreiklang_app;

create table klient_wandel (
  id uuid not null,
  pflegedienst_id uuid not null,
  klient_id uuid not null,
  art text not null,
  abwesenheit_art text,
  abwesenheit_id uuid,
  status_vorher text not null,
  ende_vorher date,
  am timestamp with time zone not null,
  person_id uuid,
  zurueck_am timestamp with time zone,
  zurueck_von uuid,
  constraint klient_wandel_pkey PRIMARY KEY (id),
  constraint klient_wandel_art_check CHECK ((art = ANY (ARRAY['ABWESEND'::text, 'BEENDET'::text, 'VERSTORBEN'::text]))),
  constraint klient_wandel_abwesenheit_id_fkey FOREIGN KEY (abwesenheit_id) REFERENCES abwesenheit(id) ON DELETE CASCADE,
  constraint klient_wandel_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint klient_wandel_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint klient_wandel_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint klient_wandel_zurueck_von_fkey FOREIGN KEY (zurueck_von) REFERENCES person(id)
);
CREATE INDEX klient_wandel_abwesenheit ON klient_wandel USING btree (abwesenheit_id) WHERE (abwesenheit_id IS NOT NULL);
CREATE INDEX klient_wandel_klient ON klient_wandel USING btree (klient_id, am DESC);
alter table klient_wandel enable row level security;
alter table klient_wandel force row level security;
create policy klient_wandel_netz on klient_wandel using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_wandel_system on klient_wandel to dreiklang_system using (true);
grant insert, select on klient_wandel to dreiklang_app;
grant update (zurueck_am, zurueck_von) on klient_wandel to dreiklang_app;

create table klient_wandel_schritt (
  pflegedienst_id uuid not null,
  wandel_id uuid not null,
  nr integer not null,
  objekt text not null,
  objekt_id uuid not null,
  nummer text,
  tat text not null,
  tag date,
  uhrzeit text,
  version integer,
  vorher jsonb,
  constraint klient_wandel_schritt_pkey PRIMARY KEY (wandel_id, nr),
  constraint klient_wandel_schritt_objekt_check CHECK ((objekt = ANY (ARRAY['BESUCH'::text, 'SERIE'::text, 'BESTELLUNG'::text]))),
  constraint klient_wandel_schritt_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint klient_wandel_schritt_wandel_id_fkey FOREIGN KEY (wandel_id) REFERENCES klient_wandel(id) ON DELETE CASCADE
);
CREATE INDEX klient_wandel_schritt_haus ON klient_wandel_schritt USING btree (pflegedienst_id);
alter table klient_wandel_schritt enable row level security;
alter table klient_wandel_schritt force row level security;
create policy klient_wandel_schritt_netz on klient_wandel_schritt using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_wandel_schritt_system on klient_wandel_schritt to dreiklang_system using (true);
grant insert, select on klient_wandel_schritt to dreiklang_app;

create table klient_wort (
  wort text not null,
  pflegedienst_id uuid not null,
  constraint klient_wort_pkey PRIMARY KEY (wort, pflegedienst_id),
  constraint klient_wort_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
alter table klient_wort enable row level security;
alter table klient_wort force row level security;
create policy klient_wort_system on klient_wort to dreiklang_system using (true);

create table klient_zugang (
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  version integer not null,
  angaben text not null,
  geaendert_am timestamp with time zone not null,
  geaendert_von uuid not null,
  constraint klient_zugang_pkey PRIMARY KEY (klient_id),
  constraint klient_zugang_geaendert_von_fkey FOREIGN KEY (geaendert_von) REFERENCES person(id),
  constraint klient_zugang_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint klient_zugang_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
alter table klient_zugang enable row level security;
alter table klient_zugang force row level security;
create policy klient_zugang_netz on klient_zugang using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_zugang_system on klient_zugang to dreiklang_system using (true);
grant insert, select, update on klient_zugang to dreiklang_app;

create table klient_zuteilung (
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  person_id uuid not null,
  tag date not null,
  von_person_id uuid not null,
  created_at timestamp with time zone not null,
  constraint klient_zuteilung_pkey PRIMARY KEY (klient_id, tag, person_id),
  constraint klient_zuteilung_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint klient_zuteilung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint klient_zuteilung_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id),
  constraint klient_zuteilung_von_person_id_fkey FOREIGN KEY (von_person_id) REFERENCES person(id)
);
CREATE INDEX klient_zuteilung_person ON klient_zuteilung USING btree (person_id, tag);
alter table klient_zuteilung enable row level security;
alter table klient_zuteilung force row level security;
create policy klient_zuteilung_netz on klient_zuteilung using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy klient_zuteilung_system on klient_zuteilung to dreiklang_system using (true);
grant delete, insert, select on klient_zuteilung to dreiklang_app;

create table kontakt (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  name text not null,
  emails jsonb not null,
  phone_numbers jsonb not null,
  title text,
  company text,
  birthday date,
  address text,
  notes text,
  avatar bytea,
  avatar_am timestamp with time zone,
  import_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  geloescht_am timestamp with time zone,
  aufgegangen_in uuid,
  vorher jsonb,
  platz text collate "C" generated always as ("left"(falte(name), 40)) stored,
  suchtext text generated always as (falte(((((((((name || ' '::text) || COALESCE(title, ''::text)) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || (jsonb_path_query_array(emails, '$[*]."email"'::jsonpath))::text) || ' '::text) || regexp_replace((jsonb_path_query_array(phone_numbers, '$[*]."phoneNumber"'::jsonpath))::text, '[^0-9,]'::text, ''::text, 'g'::text)))) stored,
  constraint kontakt_pkey PRIMARY KEY (organisation_id, id),
  constraint kontakt_avatar CHECK (((avatar IS NULL) = (avatar_am IS NULL))),
  constraint kontakt_aufgegangen FOREIGN KEY (organisation_id, aufgegangen_in) REFERENCES kontakt(organisation_id, id),
  constraint kontakt_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX kontakt_aufgegangen_in ON kontakt USING btree (organisation_id, aufgegangen_in) WHERE (aufgegangen_in IS NOT NULL);
CREATE INDEX kontakt_geloescht ON kontakt USING btree (geloescht_am) WHERE (geloescht_am IS NOT NULL);
CREATE INDEX kontakt_import ON kontakt USING btree (organisation_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX kontakt_platz ON kontakt USING btree (organisation_id, falte(name) COLLATE "C", id) WHERE (geloescht_am IS NULL);
CREATE INDEX kontakt_verzeichnis ON kontakt USING btree (organisation_id, platz, id) WHERE (geloescht_am IS NULL);
alter table kontakt enable row level security;
alter table kontakt force row level security;
create policy kontakt_netz on kontakt using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy kontakt_system on kontakt to dreiklang_system using (true);
grant delete, insert, select, update on kontakt to dreiklang_app;

create table kontakt_import_vorher (
  organisation_id uuid not null,
  import_id uuid not null,
  kontakt_id uuid not null,
  version integer not null,
  vorher jsonb not null,
  am timestamp with time zone not null,
  constraint kontakt_import_vorher_pkey PRIMARY KEY (organisation_id, import_id, kontakt_id),
  constraint kontakt_import_vorher_organisation_id_kontakt_id_fkey FOREIGN KEY (organisation_id, kontakt_id) REFERENCES kontakt(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX kontakt_import_vorher_am ON kontakt_import_vorher USING btree (am);
CREATE INDEX kontakt_import_vorher_von ON kontakt_import_vorher USING btree (organisation_id, kontakt_id);
alter table kontakt_import_vorher enable row level security;
alter table kontakt_import_vorher force row level security;
create policy kontakt_import_vorher_netz on kontakt_import_vorher using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy kontakt_import_vorher_system on kontakt_import_vorher to dreiklang_system using (true);
grant delete, insert, select on kontakt_import_vorher to dreiklang_app;

create table kontakt_klient (
  person_id uuid not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  favorit boolean default false not null,
  zuletzt_am timestamp with time zone,
  constraint kontakt_klient_pkey PRIMARY KEY (person_id, klient_id),
  constraint kontakt_klient_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint kontakt_klient_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint kontakt_klient_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX kontakt_klient_von ON kontakt_klient USING btree (klient_id);
alter table kontakt_klient enable row level security;
alter table kontakt_klient force row level security;
create policy kontakt_klient_netz on kontakt_klient using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system))) with check (((person_id = ( SELECT app_person() AS app_person)) AND (organisation_id = ( SELECT app_organisation() AS app_organisation))));
create policy kontakt_klient_system on kontakt_klient to dreiklang_system using (true);
grant insert, select, update on kontakt_klient to dreiklang_app;

create table kontakt_person (
  person_id uuid not null,
  organisation_id uuid not null,
  kontakt_id uuid not null,
  favorit boolean default false not null,
  zuletzt_am timestamp with time zone,
  constraint kontakt_person_pkey PRIMARY KEY (person_id, kontakt_id),
  constraint kontakt_person_organisation_id_kontakt_id_fkey FOREIGN KEY (organisation_id, kontakt_id) REFERENCES kontakt(organisation_id, id) ON DELETE CASCADE,
  constraint kontakt_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX kontakt_person_von ON kontakt_person USING btree (organisation_id, kontakt_id);
alter table kontakt_person enable row level security;
alter table kontakt_person force row level security;
create policy kontakt_person_netz on kontakt_person using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system))) with check (((person_id = ( SELECT app_person() AS app_person)) AND (organisation_id = ( SELECT app_organisation() AS app_organisation))));
create policy kontakt_person_system on kontakt_person to dreiklang_system using (true);
grant delete, insert, select, update on kontakt_person to dreiklang_app;

create table kontakt_tag (
  organisation_id uuid not null,
  id uuid not null,
  title text not null,
  constraint kontakt_tag_pkey PRIMARY KEY (organisation_id, id),
  constraint kontakt_tag_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE UNIQUE INDEX kontakt_tag_title ON kontakt_tag USING btree (organisation_id, lower(title));
alter table kontakt_tag enable row level security;
alter table kontakt_tag force row level security;
create policy kontakt_tag_netz on kontakt_tag using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy kontakt_tag_system on kontakt_tag to dreiklang_system using (true);
grant delete, insert, select, update on kontakt_tag to dreiklang_app;

create table kontakt_traegt_tag (
  organisation_id uuid not null,
  kontakt_id uuid not null,
  tag_id uuid not null,
  constraint kontakt_traegt_tag_pkey PRIMARY KEY (organisation_id, kontakt_id, tag_id),
  constraint kontakt_traegt_tag_organisation_id_kontakt_id_fkey FOREIGN KEY (organisation_id, kontakt_id) REFERENCES kontakt(organisation_id, id) ON DELETE CASCADE,
  constraint kontakt_traegt_tag_tag FOREIGN KEY (organisation_id, tag_id) REFERENCES kontakt_tag(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX kontakt_traegt_tag_von ON kontakt_traegt_tag USING btree (organisation_id, tag_id);
alter table kontakt_traegt_tag enable row level security;
alter table kontakt_traegt_tag force row level security;
create policy kontakt_traegt_tag_netz on kontakt_traegt_tag using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy kontakt_traegt_tag_system on kontakt_traegt_tag to dreiklang_system using (true);
grant delete, insert, select, update on kontakt_traegt_tag to dreiklang_app;

create table konto_protokoll (
  nr bigint generated always as identity not null,
  person_id uuid not null,
  art text not null,
  adresse text,
  geraet text,
  am timestamp with time zone not null,
  anfrage_id uuid,
  constraint konto_protokoll_pkey PRIMARY KEY (nr),
  constraint konto_protokoll_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX konto_protokoll_alter ON konto_protokoll USING btree (am);
CREATE INDEX konto_protokoll_person ON konto_protokoll USING btree (person_id, nr DESC);
CREATE TRIGGER konto_in_die_kette AFTER INSERT ON konto_protokoll REFERENCING NEW TABLE AS neu FOR EACH STATEMENT EXECUTE FUNCTION konto_in_die_kette();
alter table konto_protokoll enable row level security;
alter table konto_protokoll force row level security;
create policy konto_protokoll_netz on konto_protokoll using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy konto_protokoll_system on konto_protokoll to dreiklang_system using (true);
grant insert, select on konto_protokoll to dreiklang_app;

create table leistungsnachweis (
  klient_id uuid not null,
  organisation_id uuid not null,
  monat date not null,
  version integer not null,
  stand text not null,
  art text not null,
  person_id uuid not null,
  person_name text not null,
  am timestamp with time zone not null,
  pruefsumme text not null,
  inhalt text not null,
  constraint leistungsnachweis_pkey PRIMARY KEY (klient_id, monat, version),
  constraint leistungsnachweis_monat_check CHECK ((EXTRACT(day FROM monat) = (1)::numeric)),
  constraint leistungsnachweis_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint leistungsnachweis_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX leistungsnachweis_haus ON leistungsnachweis USING btree (organisation_id, monat, klient_id, version DESC);
alter table leistungsnachweis enable row level security;
alter table leistungsnachweis force row level security;
create policy leistungsnachweis_netz on leistungsnachweis using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy leistungsnachweis_system on leistungsnachweis to dreiklang_system using (true);
grant insert, select on leistungsnachweis to dreiklang_app;

create table machine (
  id uuid not null,
  organisation_id uuid not null,
  name text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint machine_pkey PRIMARY KEY (id),
  constraint machine_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id),
  constraint machine_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX machine_organisation ON machine USING btree (organisation_id, created_at DESC);
alter table machine enable row level security;
alter table machine force row level security;
create policy machine_netz on machine using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy machine_system on machine to dreiklang_system using (true);
grant insert, select, update on machine to dreiklang_app;

create table machine_token (
  id uuid not null,
  machine_id uuid not null,
  organisation_id uuid not null,
  prefix text not null,
  hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  last_used_from text,
  constraint machine_token_pkey PRIMARY KEY (id),
  constraint machine_token_prefix UNIQUE (prefix),
  constraint machine_token_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES machine(id),
  constraint machine_token_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX machine_token_machine ON machine_token USING btree (machine_id, created_at DESC);
alter table machine_token enable row level security;
alter table machine_token force row level security;
create policy machine_token_netz on machine_token using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy machine_token_system on machine_token to dreiklang_system using (true);
grant insert, select, update on machine_token to dreiklang_app;

create table mail (
  id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  person_name text not null,
  haus_name text not null,
  status text not null,
  version integer default 1 not null,
  due_at timestamp with time zone,
  thread_id uuid not null,
  subject text not null,
  content text not null,
  sichtbar_fuer uuid[] not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_due CHECK (((status = 'queued'::text) = (due_at IS NOT NULL))),
  constraint mail_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'queued'::text, 'sent'::text]))),
  constraint mail_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX mail_person ON mail USING btree (person_id);
CREATE INDEX mail_queued ON mail USING btree (due_at) WHERE (status = 'queued'::text);
CREATE INDEX mail_thread ON mail USING btree (thread_id);
alter table mail enable row level security;
alter table mail force row level security;
create policy mail_aendern on mail for update using (((person_id = ( SELECT app_person() AS app_person)) AND (status <> 'sent'::text))) with check (((person_id = ( SELECT app_person() AS app_person)) AND (status <> 'sent'::text)));
create policy mail_lesen on mail for select using ((sichtbar_fuer && ( SELECT ARRAY[app_person()] AS "array")));
create policy mail_schreiben on mail for insert with check (((person_id = ( SELECT app_person() AS app_person)) AND (organisation_id = ( SELECT app_organisation() AS app_organisation))));
create policy mail_system on mail to dreiklang_system using (true);
grant delete, insert, select, update on mail to dreiklang_app;

create table mail_account (
  id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  name text not null,
  address text not null,
  imap text not null,
  smtp text not null,
  created_at timestamp with time zone not null,
  synced_at timestamp with time zone,
  next_at timestamp with time zone not null,
  failures integer default 0 not null,
  fault text,
  constraint mail_account_pkey PRIMARY KEY (id),
  constraint mail_account_person_id_key UNIQUE (person_id),
  constraint mail_account_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_account_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX mail_account_due ON mail_account USING btree (next_at);
alter table mail_account enable row level security;
alter table mail_account force row level security;
create policy mail_account_netz on mail_account using ((person_id = ( SELECT app_person() AS app_person))) with check (((person_id = ( SELECT app_person() AS app_person)) AND (organisation_id = ( SELECT app_organisation() AS app_organisation))));
create policy mail_account_system on mail_account to dreiklang_system using (true);
grant delete, insert, select, update on mail_account to dreiklang_app;

create table mail_account_folder (
  account_id uuid not null,
  folder text not null,
  uid_validity bigint not null,
  last_uid bigint not null,
  constraint mail_account_folder_pkey PRIMARY KEY (account_id, folder),
  constraint mail_account_folder_folder_check CHECK ((folder = ANY (ARRAY['inbox'::text, 'sent'::text]))),
  constraint mail_account_folder_account_id_fkey FOREIGN KEY (account_id) REFERENCES mail_account(id) ON DELETE CASCADE
);
alter table mail_account_folder enable row level security;
alter table mail_account_folder force row level security;
create policy mail_account_folder_netz on mail_account_folder using ((EXISTS ( SELECT
   FROM mail_account a
  WHERE ((a.id = mail_account_folder.account_id) AND (a.person_id = ( SELECT app_person() AS app_person))))));
create policy mail_account_folder_system on mail_account_folder to dreiklang_system using (true);
grant delete, insert, select, update on mail_account_folder to dreiklang_app;

create table mail_attachment (
  mail_id uuid not null,
  id uuid not null,
  organisation_id uuid not null,
  datei_id uuid not null,
  media_type text not null,
  size integer not null,
  name text not null,
  place integer not null,
  constraint mail_attachment_pkey PRIMARY KEY (mail_id, id),
  constraint mail_attachment_datei FOREIGN KEY (organisation_id, datei_id) REFERENCES datei(organisation_id, id),
  constraint mail_attachment_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE
);
alter table mail_attachment enable row level security;
alter table mail_attachment force row level security;
create policy mail_attachment_lesen on mail_attachment for select using ((EXISTS ( SELECT
   FROM mail m
  WHERE (m.id = mail_attachment.mail_id))));
create policy mail_attachment_loeschen on mail_attachment for delete using ((EXISTS ( SELECT
   FROM mail m
  WHERE ((m.id = mail_attachment.mail_id) AND (m.person_id = ( SELECT app_person() AS app_person)) AND (m.status = 'draft'::text)))));
create policy mail_attachment_schreiben on mail_attachment for insert with check ((EXISTS ( SELECT
   FROM mail m
  WHERE ((m.id = mail_attachment.mail_id) AND (m.person_id = ( SELECT app_person() AS app_person)) AND (m.status = 'draft'::text)))));
create policy mail_attachment_system on mail_attachment to dreiklang_system using (true);
grant delete, insert, select on mail_attachment to dreiklang_app;

create table mail_ausgang (
  id uuid default gen_random_uuid() not null,
  nr bigint generated always as identity not null,
  an text not null,
  betreff text not null,
  text text not null,
  versiegelt boolean not null,
  versuche integer default 0 not null,
  zuerst_am timestamp with time zone,
  naechster_versuch timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  html text,
  gruppe uuid,
  notizen jsonb,
  constraint mail_ausgang_pkey PRIMARY KEY (id),
  constraint mail_ausgang_notizen CHECK (((gruppe IS NULL) = (notizen IS NULL)))
);
CREATE INDEX mail_ausgang_faellig ON mail_ausgang USING btree (naechster_versuch NULLS FIRST, nr);
CREATE INDEX mail_ausgang_gruppe ON mail_ausgang USING btree (gruppe) WHERE (gruppe IS NOT NULL);
alter table mail_ausgang enable row level security;
alter table mail_ausgang force row level security;
create policy mail_ausgang_legen on mail_ausgang for insert with check (true);
create policy mail_ausgang_netz on mail_ausgang using (( SELECT app_system() AS app_system));
create policy mail_ausgang_system on mail_ausgang to dreiklang_system using (true);
grant delete, insert, select, update on mail_ausgang to dreiklang_app;

create table mail_away (
  person_id uuid not null,
  organisation_id uuid not null,
  from_day date not null,
  until_day date not null,
  text text not null,
  constraint mail_away_pkey PRIMARY KEY (person_id),
  constraint mail_away_days CHECK ((from_day <= until_day)),
  constraint mail_away_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_away_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table mail_away enable row level security;
alter table mail_away force row level security;
create policy mail_away_aendern on mail_away for update using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_away_lesen on mail_away for select using (((person_id = ( SELECT app_person() AS app_person)) OR (person_id IN ( SELECT k.id
   FROM chat_kontakte() k(id, name, beruf, organisation_id)))));
create policy mail_away_loeschen on mail_away for delete using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_away_schreiben on mail_away for insert with check (((person_id = ( SELECT app_person() AS app_person)) AND (organisation_id = ( SELECT app_organisation() AS app_organisation))));
create policy mail_away_system on mail_away to dreiklang_system using (true);
grant delete, insert, select, update on mail_away to dreiklang_app;

create table mail_copy (
  mail_id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  folder text not null,
  starred boolean default false not null,
  important boolean default false not null,
  unread boolean default false not null,
  labels uuid[] default '{}'::uuid[] not null,
  at timestamp with time zone not null,
  trashed_at timestamp with time zone,
  snoozed_until timestamp with time zone,
  constraint mail_copy_pkey PRIMARY KEY (mail_id, person_id),
  constraint mail_copy_folder_check CHECK ((folder = ANY (ARRAY['inbox'::text, 'sent'::text, 'drafts'::text, 'spam'::text, 'trash'::text]))),
  constraint mail_copy_labels_check CHECK ((cardinality(labels) <= 5)),
  constraint mail_copy_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE,
  constraint mail_copy_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_copy_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX mail_copy_newest ON mail_copy USING btree (person_id, folder, at DESC, mail_id);
CREATE INDEX mail_copy_snoozed ON mail_copy USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX mail_copy_trash ON mail_copy USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);
alter table mail_copy enable row level security;
alter table mail_copy force row level security;
create policy mail_copy_netz on mail_copy using ((person_id = ( SELECT app_person() AS app_person))) with check (((person_id = ( SELECT app_person() AS app_person)) AND (EXISTS ( SELECT
   FROM mail m
  WHERE (m.id = mail_copy.mail_id)))));
create policy mail_copy_system on mail_copy to dreiklang_system using (true);
grant delete, insert, select, update on mail_copy to dreiklang_app;

create table mail_dropped (
  nr bigint generated always as identity not null,
  mail_id uuid not null,
  constraint mail_dropped_pkey PRIMARY KEY (nr)
);
alter table mail_dropped enable row level security;
alter table mail_dropped force row level security;
create policy mail_dropped_schreiben on mail_dropped for insert with check (true);
create policy mail_dropped_system on mail_dropped to dreiklang_system using (true);
grant delete, insert, select on mail_dropped to dreiklang_app;

create table mail_label (
  person_id uuid not null,
  id uuid not null,
  organisation_id uuid not null,
  daten jsonb not null,
  place integer not null,
  constraint mail_label_pkey PRIMARY KEY (person_id, id),
  constraint mail_label_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_label_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table mail_label enable row level security;
alter table mail_label force row level security;
create policy mail_label_netz on mail_label using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_label_system on mail_label to dreiklang_system using (true);
grant delete, insert, select, update on mail_label to dreiklang_app;

create table mail_post (
  mail_id uuid not null,
  person_id uuid not null,
  organisation_id uuid not null,
  account_id uuid,
  direction text not null,
  sender text not null,
  outside text not null,
  message_id text not null,
  html text,
  left_out text not null,
  message_key text not null,
  is_cut boolean default false not null,
  folder text,
  uid_validity bigint,
  uid bigint,
  seen boolean default false not null,
  flagged boolean default false not null,
  state text,
  fault text,
  attempts integer default 0 not null,
  next_at timestamp with time zone,
  trashed_from text,
  constraint mail_post_pkey PRIMARY KEY (mail_id),
  constraint mail_post_once UNIQUE (account_id, direction, message_key),
  constraint mail_post_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text]))),
  constraint mail_post_folder_check CHECK ((folder = ANY (ARRAY['inbox'::text, 'sent'::text]))),
  constraint mail_post_place CHECK ((((folder IS NULL) = (uid IS NULL)) AND ((uid IS NULL) = (uid_validity IS NULL)))),
  constraint mail_post_state CHECK (((direction = 'out'::text) = (state IS NOT NULL))),
  constraint mail_post_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unclear'::text]))),
  constraint mail_post_trashed CHECK (((trashed_from IS NULL) OR (folder IS NULL))),
  constraint mail_post_trashed_from_check CHECK ((trashed_from = ANY (ARRAY['inbox'::text, 'sent'::text]))),
  constraint mail_post_account_id_fkey FOREIGN KEY (account_id) REFERENCES mail_account(id) ON DELETE SET NULL,
  constraint mail_post_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE,
  constraint mail_post_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_post_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX mail_post_due ON mail_post USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX mail_post_person ON mail_post USING btree (person_id);
CREATE INDEX mail_post_place_index ON mail_post USING btree (account_id, folder, uid) WHERE (uid IS NOT NULL);
CREATE INDEX mail_post_trashed_index ON mail_post USING btree (account_id, trashed_from) WHERE (trashed_from IS NOT NULL);
alter table mail_post enable row level security;
alter table mail_post force row level security;
create policy mail_post_aendern on mail_post for update using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_post_lesen on mail_post for select using ((EXISTS ( SELECT
   FROM mail m
  WHERE (m.id = mail_post.mail_id))));
create policy mail_post_loeschen on mail_post for delete using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_post_schreiben on mail_post for insert with check (((person_id = ( SELECT app_person() AS app_person)) AND (organisation_id = ( SELECT app_organisation() AS app_organisation))));
create policy mail_post_system on mail_post to dreiklang_system using (true);
grant delete, insert, select, update on mail_post to dreiklang_app;

create table mail_recipient (
  mail_id uuid not null,
  person_id uuid not null,
  kind text not null,
  place integer not null,
  person_name text not null,
  haus_name text not null,
  organisation_id uuid not null,
  sichtbar_fuer uuid[] not null,
  constraint mail_recipient_pkey PRIMARY KEY (mail_id, person_id),
  constraint mail_recipient_kind_check CHECK ((kind = ANY (ARRAY['to'::text, 'cc'::text, 'bcc'::text]))),
  constraint mail_recipient_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE,
  constraint mail_recipient_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_recipient_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX mail_recipient_person ON mail_recipient USING btree (person_id);
alter table mail_recipient enable row level security;
alter table mail_recipient force row level security;
create policy mail_recipient_lesen on mail_recipient for select using ((sichtbar_fuer && ( SELECT ARRAY[app_person()] AS "array")));
create policy mail_recipient_loeschen on mail_recipient for delete using ((EXISTS ( SELECT
   FROM mail m
  WHERE ((m.id = mail_recipient.mail_id) AND (m.person_id = ( SELECT app_person() AS app_person)) AND (m.status = 'draft'::text)))));
create policy mail_recipient_schreiben on mail_recipient for insert with check ((EXISTS ( SELECT
   FROM mail m
  WHERE ((m.id = mail_recipient.mail_id) AND (m.person_id = ( SELECT app_person() AS app_person)) AND (m.status = 'draft'::text)))));
create policy mail_recipient_system on mail_recipient to dreiklang_system using (true);
grant delete, insert, select, update on mail_recipient to dreiklang_app;

create table mail_settings (
  person_id uuid not null,
  organisation_id uuid not null,
  daten jsonb not null,
  constraint mail_settings_pkey PRIMARY KEY (person_id),
  constraint mail_settings_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_settings_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table mail_settings enable row level security;
alter table mail_settings force row level security;
create policy mail_settings_netz on mail_settings using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_settings_system on mail_settings to dreiklang_system using (true);
grant insert, select, update on mail_settings to dreiklang_app;

create table mail_template (
  person_id uuid not null,
  id uuid not null,
  organisation_id uuid not null,
  daten jsonb not null,
  place integer not null,
  constraint mail_template_pkey PRIMARY KEY (person_id, id),
  constraint mail_template_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint mail_template_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table mail_template enable row level security;
alter table mail_template force row level security;
create policy mail_template_netz on mail_template using ((person_id = ( SELECT app_person() AS app_person)));
create policy mail_template_system on mail_template to dreiklang_system using (true);
grant delete, insert, select, update on mail_template to dreiklang_app;

create table medikationsplan_fassung (
  id uuid not null,
  klient_id uuid not null,
  pflegedienst_id uuid not null,
  version integer not null,
  person_id uuid not null,
  am timestamp with time zone not null,
  inhalt text not null,
  constraint medikationsplan_fassung_pkey PRIMARY KEY (id),
  constraint medikationsplan_fassung_einmal UNIQUE (klient_id, version),
  constraint medikationsplan_fassung_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient_akte(klient_id) ON DELETE CASCADE,
  constraint medikationsplan_fassung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint medikationsplan_fassung_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
alter table medikationsplan_fassung enable row level security;
alter table medikationsplan_fassung force row level security;
create policy medikationsplan_fassung_netz on medikationsplan_fassung using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM klient k
  WHERE ((k.id = medikationsplan_fassung.klient_id) AND (k.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)))))));
create policy medikationsplan_fassung_system on medikationsplan_fassung to dreiklang_system using (true);
grant insert, select on medikationsplan_fassung to dreiklang_app;

create table mitteilung (
  id uuid not null,
  person_id uuid not null,
  art text not null,
  anlass text,
  werte jsonb default '{}'::jsonb not null,
  bestellung_id uuid,
  version integer,
  icon text,
  image text,
  title text,
  description text,
  link text,
  use_router boolean not null,
  gelesen boolean default false not null,
  gesehen boolean default false not null,
  am timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint mitteilung_pkey PRIMARY KEY (id),
  constraint mitteilung_einmal UNIQUE (person_id, bestellung_id, version),
  constraint mitteilung_art_check CHECK ((art = ANY (ARRAY['message'::text, 'notification'::text]))),
  constraint mitteilung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX mitteilung_alter ON mitteilung USING btree (created_at);
CREATE INDEX mitteilung_neueste ON mitteilung USING btree (person_id, art, am DESC, id);
CREATE INDEX mitteilung_ungelesen ON mitteilung USING btree (bestellung_id) WHERE (NOT gelesen);
alter table mitteilung enable row level security;
alter table mitteilung force row level security;
create policy mitteilung_netz on mitteilung using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy mitteilung_system on mitteilung to dreiklang_system using (true);
grant delete, insert, select, update on mitteilung to dreiklang_app;

create table mitteilung_einstellung (
  person_id uuid not null,
  thema text not null,
  in_app boolean not null,
  email boolean not null,
  push boolean default true not null,
  constraint mitteilung_einstellung_pkey PRIMARY KEY (person_id, thema),
  constraint mitteilung_einstellung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table mitteilung_einstellung enable row level security;
alter table mitteilung_einstellung force row level security;
create policy mitteilung_einstellung_netz on mitteilung_einstellung using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy mitteilung_einstellung_system on mitteilung_einstellung to dreiklang_system using (true);
grant insert, select, update on mitteilung_einstellung to dreiklang_app;

create table mitteilung_stand (
  eins boolean default true not null,
  tx xid8 not null,
  seq bigint not null,
  constraint mitteilung_stand_pkey PRIMARY KEY (eins),
  constraint mitteilung_stand_eins_check CHECK (eins)
);
alter table mitteilung_stand enable row level security;
alter table mitteilung_stand force row level security;
create policy mitteilung_stand_netz on mitteilung_stand using (( SELECT app_system() AS app_system));
create policy mitteilung_stand_system on mitteilung_stand to dreiklang_system using (true);
grant select, update on mitteilung_stand to dreiklang_app;

create table mvo_teil (
  mvo_id uuid not null,
  nr integer not null,
  pflegedienst_id uuid not null,
  bestellung_id uuid not null,
  constraint mvo_teil_pkey PRIMARY KEY (mvo_id, nr),
  constraint mvo_teil_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE,
  constraint mvo_teil_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX mvo_teil_bestellung ON mvo_teil USING btree (bestellung_id);
alter table mvo_teil enable row level security;
alter table mvo_teil force row level security;
create policy mvo_teil_netz on mvo_teil using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy mvo_teil_system on mvo_teil to dreiklang_system using (true);
grant select on mvo_teil to dreiklang_app;

create table name_wort (
  wort text not null,
  constraint name_wort_pkey PRIMARY KEY (wort)
);
CREATE INDEX name_wort_suche ON name_wort USING gin (wort gin_trgm_ops);
alter table name_wort enable row level security;
alter table name_wort force row level security;
create policy name_wort_system on name_wort to dreiklang_system using (true);

create table note (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  person_id uuid not null,
  changed_by uuid not null,
  colour text default 'plain'::text not null,
  visibility text not null,
  archived boolean default false not null,
  reminder timestamp with time zone,
  reminder_by uuid,
  rang_at timestamp with time zone,
  image_id uuid,
  deleted_at timestamp with time zone,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint note_pkey PRIMARY KEY (organisation_id, id),
  constraint note_colour_check CHECK ((colour = ANY (ARRAY['plain'::text, 'yellow'::text, 'green'::text, 'blue'::text, 'red'::text, 'grey'::text]))),
  constraint note_reminder CHECK (((reminder IS NULL) = (reminder_by IS NULL))),
  constraint note_visibility_check CHECK ((visibility = ANY (ARRAY['me'::text, 'house'::text]))),
  constraint note_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES person(id),
  constraint note_image FOREIGN KEY (organisation_id, image_id) REFERENCES datei(organisation_id, id),
  constraint note_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint note_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint note_reminder_by_fkey FOREIGN KEY (reminder_by) REFERENCES person(id)
);
CREATE INDEX note_newest ON note USING btree (organisation_id, updated_at DESC, id);
CREATE INDEX note_person ON note USING btree (person_id);
CREATE INDEX note_trash ON note USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX note_waiting ON note USING btree (reminder) WHERE ((rang_at IS NULL) AND (reminder IS NOT NULL) AND (deleted_at IS NULL));
alter table note enable row level security;
alter table note force row level security;
create policy note_netz on note using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND ((visibility = 'house'::text) OR (person_id = ( SELECT app_person() AS app_person)))));
create policy note_system on note to dreiklang_system using (true);
grant delete, insert, select, update on note to dreiklang_app;

create table note_has_label (
  organisation_id uuid not null,
  note_id uuid not null,
  label_id uuid not null,
  constraint note_has_label_pkey PRIMARY KEY (organisation_id, note_id, label_id),
  constraint note_has_label_label FOREIGN KEY (organisation_id, label_id) REFERENCES note_label(organisation_id, id) ON DELETE CASCADE,
  constraint note_has_label_organisation_id_note_id_fkey FOREIGN KEY (organisation_id, note_id) REFERENCES note(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX note_has_label_by_label ON note_has_label USING btree (organisation_id, label_id);
alter table note_has_label enable row level security;
alter table note_has_label force row level security;
create policy note_has_label_netz on note_has_label using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM note n
  WHERE ((n.organisation_id = note_has_label.organisation_id) AND (n.id = note_has_label.note_id))))));
create policy note_has_label_system on note_has_label to dreiklang_system using (true);
grant delete, insert, select on note_has_label to dreiklang_app;

create table note_label (
  organisation_id uuid not null,
  id uuid not null,
  daten jsonb not null,
  constraint note_label_pkey PRIMARY KEY (organisation_id, id),
  constraint note_label_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table note_label enable row level security;
alter table note_label force row level security;
create policy note_label_netz on note_label using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy note_label_system on note_label to dreiklang_system using (true);
grant delete, insert, select, update on note_label to dreiklang_app;

create table note_version (
  organisation_id uuid not null,
  id uuid not null,
  note_id uuid not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  kept_at timestamp with time zone not null,
  daten jsonb not null,
  constraint note_version_pkey PRIMARY KEY (organisation_id, id),
  constraint note_version_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES person(id),
  constraint note_version_organisation_id_note_id_fkey FOREIGN KEY (organisation_id, note_id) REFERENCES note(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX note_version_newest ON note_version USING btree (organisation_id, note_id, kept_at DESC);
alter table note_version enable row level security;
alter table note_version force row level security;
create policy note_version_netz on note_version using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM note n
  WHERE ((n.organisation_id = note_version.organisation_id) AND (n.id = note_version.note_id))))));
create policy note_version_system on note_version to dreiklang_system using (true);
grant delete, insert, select on note_version to dreiklang_app;

create table nummernkreis (
  pflegedienst_id uuid not null,
  jahr integer not null,
  letzte integer not null,
  constraint nummernkreis_pkey PRIMARY KEY (pflegedienst_id, jahr),
  constraint nummernkreis_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
alter table nummernkreis enable row level security;
alter table nummernkreis force row level security;
create policy nummernkreis_netz on nummernkreis using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy nummernkreis_system on nummernkreis to dreiklang_system using (true);
grant insert, select, update on nummernkreis to dreiklang_app;

create table organisation (
  id uuid not null,
  art text not null,
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
  created_at timestamp with time zone not null,
  zweiter_faktor_pflicht boolean default false not null,
  suchtext text generated always as (suchform(((name || ' '::text) || ort))) stored,
  version integer default 1 not null,
  leerlauf_minuten integer default 15 not null,
  leitung_pflicht_seit timestamp with time zone,
  status text default 'AKTIV'::text not null,
  logo bytea,
  logo_am timestamp with time zone,
  offline_stunden integer default 12 not null,
  constraint organisation_pkey PRIMARY KEY (id),
  constraint organisation_art_check CHECK ((art = ANY (ARRAY['PFLEGEDIENST'::text, 'APOTHEKE'::text, 'ARZTPRAXIS'::text]))),
  constraint organisation_leerlauf_minuten_check CHECK (((leerlauf_minuten >= 5) AND (leerlauf_minuten <= 60))),
  constraint organisation_logo CHECK (((logo IS NULL) = (logo_am IS NULL))),
  constraint organisation_offline_stunden_check CHECK (((offline_stunden >= 4) AND (offline_stunden <= 16))),
  constraint organisation_status_check CHECK ((status = ANY (ARRAY['ANGELEGT'::text, 'AKTIV'::text, 'GESPERRT'::text])))
);
CREATE INDEX organisation_name ON organisation USING btree (art, lower(name) text_pattern_ops);
CREATE INDEX organisation_platz ON organisation USING btree (art, falte(name) COLLATE "C", id);
CREATE INDEX organisation_suche ON organisation USING gin (suchtext gin_trgm_ops);
grant insert, select, update on organisation to dreiklang_app;

create table organisation_abschnitt (
  organisation_id uuid not null,
  abschnitt text not null,
  version integer not null,
  inhalt jsonb not null,
  oeffentlich boolean not null,
  changed_at timestamp with time zone not null,
  constraint organisation_abschnitt_pkey PRIMARY KEY (organisation_id, abschnitt),
  constraint organisation_abschnitt_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table organisation_abschnitt enable row level security;
alter table organisation_abschnitt force row level security;
create policy organisation_abschnitt_lesen on organisation_abschnitt for select using ((oeffentlich OR (organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy organisation_abschnitt_netz on organisation_abschnitt using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy organisation_abschnitt_system on organisation_abschnitt to dreiklang_system using (true);
grant insert, select, update on organisation_abschnitt to dreiklang_app;

create table organisation_antrag (
  id uuid not null,
  organisation_id uuid not null,
  bisher jsonb not null,
  neu jsonb not null,
  begruendung text not null,
  gestellt_durch uuid not null,
  gestellt_am timestamp with time zone not null,
  angenommen boolean,
  grund text,
  entschieden_am timestamp with time zone,
  constraint organisation_antrag_pkey PRIMARY KEY (id),
  constraint organisation_antrag_entschieden CHECK (((angenommen IS NULL) = (entschieden_am IS NULL))),
  constraint organisation_antrag_gestellt_durch_fkey FOREIGN KEY (gestellt_durch) REFERENCES person(id),
  constraint organisation_antrag_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE UNIQUE INDEX organisation_antrag_offen ON organisation_antrag USING btree (organisation_id) WHERE (entschieden_am IS NULL);
alter table organisation_antrag enable row level security;
alter table organisation_antrag force row level security;
create policy organisation_antrag_netz on organisation_antrag using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy organisation_antrag_system on organisation_antrag to dreiklang_system using (true);
grant insert, select, update on organisation_antrag to dreiklang_app;

create table partnerschaft (
  pflegedienst_id uuid not null,
  partner_id uuid not null,
  status text not null,
  version integer default 1 not null,
  gefragt_von uuid not null,
  gefragt_durch uuid,
  gefragt_am timestamp with time zone not null,
  entschieden_durch uuid,
  entschieden_am timestamp with time zone,
  beendet_von uuid,
  grund text,
  constraint partnerschaft_pkey PRIMARY KEY (pflegedienst_id, partner_id),
  constraint partnerschaft_beendet CHECK (((status = 'BEENDET'::text) = (beendet_von IS NOT NULL))),
  constraint partnerschaft_status_check CHECK ((status = ANY (ARRAY['ANGEFRAGT'::text, 'AKTIV'::text, 'BEENDET'::text]))),
  constraint partnerschaft_beendet_von_fkey FOREIGN KEY (beendet_von) REFERENCES organisation(id),
  constraint partnerschaft_entschieden_durch_fkey FOREIGN KEY (entschieden_durch) REFERENCES person(id),
  constraint partnerschaft_gefragt_durch_fkey FOREIGN KEY (gefragt_durch) REFERENCES person(id),
  constraint partnerschaft_gefragt_von_fkey FOREIGN KEY (gefragt_von) REFERENCES organisation(id),
  constraint partnerschaft_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES organisation(id),
  constraint partnerschaft_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
CREATE INDEX partnerschaft_partner ON partnerschaft USING btree (partner_id);
alter table partnerschaft enable row level security;
alter table partnerschaft force row level security;
create policy partnerschaft_netz on partnerschaft using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR (partner_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy partnerschaft_system on partnerschaft to dreiklang_system using (true);
grant insert, select, update on partnerschaft to dreiklang_app;

create table passkey (
  id text not null,
  person_id uuid not null,
  name text not null,
  schluessel bytea not null,
  zaehler bigint not null,
  transports text not null,
  created_at timestamp with time zone not null,
  zuletzt_am timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX passkey_person ON passkey USING btree (person_id);
alter table passkey enable row level security;
alter table passkey force row level security;
create policy passkey_netz on passkey using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy passkey_system on passkey to dreiklang_system using (true);
grant delete, insert, select, update on passkey to dreiklang_app;

create table person (
  id uuid not null,
  organisation_id uuid,
  email text not null,
  name text not null,
  rolle text not null,
  beruf text,
  lanr text,
  passwort_hash text,
  aktiv boolean default true not null,
  stempel integer default 1 not null,
  created_at timestamp with time zone not null,
  suchtext text generated always as (suchform(name)) stored,
  begruesst_am timestamp with time zone,
  leerlauf_minuten integer,
  version integer default 1 not null,
  telefon text,
  personalnummer text,
  wochenstunden double precision,
  schweigepflicht_am date,
  telematik_id text,
  fuehrerschein boolean default false not null,
  qualifikation text,
  beschaeftigtennummer text,
  handzeichen text,
  approbation_am date,
  funktion text,
  unterschriftsberechtigt boolean default false not null,
  letzter_tag date,
  ausgeschieden_am timestamp with time zone,
  uebernimmt_id uuid,
  sperrgrund text,
  anleitung_id uuid,
  zusatzqualifikationen text[] default '{}'::text[] not null,
  behandlungspflege jsonb default '[]'::jsonb not null,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_email UNIQUE (email),
  constraint person_leerlauf_minuten_check CHECK (((leerlauf_minuten >= 5) AND (leerlauf_minuten <= 60))),
  constraint person_organisation CHECK (((rolle = 'ROLE_ADMIN'::text) = (organisation_id IS NULL))),
  constraint person_zusatzqualifikationen_check CHECK ((zusatzqualifikationen <@ ARRAY['WUNDEXPERTE'::text, 'PALLIATIV'::text])),
  constraint person_anleitung_id_fkey FOREIGN KEY (anleitung_id) REFERENCES person(id),
  constraint person_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint person_uebernimmt_id_fkey FOREIGN KEY (uebernimmt_id) REFERENCES person(id)
);
CREATE INDEX person_anleitung ON person USING btree (anleitung_id) WHERE (anleitung_id IS NOT NULL);
CREATE UNIQUE INDEX person_handzeichen ON person USING btree (organisation_id, lower(handzeichen));
CREATE INDEX person_letzter_tag ON person USING btree (letzter_tag) WHERE ((letzter_tag IS NOT NULL) AND aktiv);
CREATE UNIQUE INDEX person_personalnummer ON person USING btree (organisation_id, personalnummer);
CREATE INDEX person_platz ON person USING btree (organisation_id, falte(name) COLLATE "C", id);
CREATE INDEX person_suche ON person USING gin (suchtext gin_trgm_ops);
CREATE INDEX person_team ON person USING btree (organisation_id);
CREATE INDEX person_uebernimmt ON person USING btree (uebernimmt_id) WHERE (uebernimmt_id IS NOT NULL);
CREATE TRIGGER kalenderabo_endet AFTER UPDATE OF aktiv, organisation_id ON person FOR EACH ROW WHEN (((NOT new.aktiv) OR (new.organisation_id IS DISTINCT FROM old.organisation_id))) EXECUTE FUNCTION kalenderabo_endet();
CREATE TRIGGER person_ausgeschlossen AFTER UPDATE OF aktiv, stempel ON person FOR EACH ROW EXECUTE FUNCTION vergiss_push_der_person();
alter table person enable row level security;
alter table person force row level security;
create policy person_netz on person using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR (id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy person_system on person to dreiklang_system using (true);
grant insert, select, update on person to dreiklang_app;

create table person_einstellung (
  person_id uuid not null,
  layout text,
  theme text,
  scheme text,
  density text,
  language text,
  letter_keys boolean default true not null,
  updated_at timestamp with time zone not null,
  constraint person_einstellung_pkey PRIMARY KEY (person_id),
  constraint person_einstellung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table person_einstellung enable row level security;
alter table person_einstellung force row level security;
create policy person_einstellung_netz on person_einstellung using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy person_einstellung_system on person_einstellung to dreiklang_system using (true);
grant insert, select, update on person_einstellung to dreiklang_app;

create table person_profil (
  person_id uuid not null,
  status text default 'online'::text not null,
  foto bytea,
  foto_am timestamp with time zone,
  updated_at timestamp with time zone not null,
  constraint person_profil_pkey PRIMARY KEY (person_id),
  constraint person_profil_foto CHECK (((foto IS NULL) = (foto_am IS NULL))),
  constraint person_profil_status_check CHECK ((status = ANY (ARRAY['online'::text, 'away'::text, 'busy'::text, 'not-visible'::text]))),
  constraint person_profil_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table person_profil enable row level security;
alter table person_profil force row level security;
create policy person_profil_aendern on person_profil for update using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy person_profil_anlegen on person_profil for insert with check (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy person_profil_lesen on person_profil for select using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system) OR (person_id IN ( SELECT person.id
   FROM person))));
create policy person_profil_system on person_profil to dreiklang_system using (true);
grant insert, select, update on person_profil to dreiklang_app;

create table personal_abwesenheit (
  id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null,
  art text not null,
  von date not null,
  bis date not null,
  vertretung_id uuid,
  created_at timestamp with time zone not null,
  constraint personal_abwesenheit_pkey PRIMARY KEY (id),
  constraint personal_abwesenheit_spanne CHECK ((von <= bis)),
  constraint personal_abwesenheit_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint personal_abwesenheit_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint personal_abwesenheit_vertretung_id_fkey FOREIGN KEY (vertretung_id) REFERENCES person(id)
);
CREATE INDEX personal_abwesenheit_person ON personal_abwesenheit USING btree (person_id, bis);
CREATE INDEX personal_abwesenheit_vertretung ON personal_abwesenheit USING btree (vertretung_id, bis) WHERE (vertretung_id IS NOT NULL);
alter table personal_abwesenheit enable row level security;
alter table personal_abwesenheit force row level security;
create policy personal_abwesenheit_netz on personal_abwesenheit using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy personal_abwesenheit_system on personal_abwesenheit to dreiklang_system using (true);
grant delete, insert, select on personal_abwesenheit to dreiklang_app;

create table planung_uebernahme (
  organisation_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  am timestamp with time zone not null,
  zurueck_am timestamp with time zone,
  constraint planung_uebernahme_pkey PRIMARY KEY (organisation_id, id),
  constraint planung_uebernahme_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table planung_uebernahme enable row level security;
alter table planung_uebernahme force row level security;
create policy planung_uebernahme_netz on planung_uebernahme using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy planung_uebernahme_system on planung_uebernahme to dreiklang_system using (true);
grant insert, select on planung_uebernahme to dreiklang_app;
grant update (zurueck_am) on planung_uebernahme to dreiklang_app;

create table planung_zug (
  organisation_id uuid not null,
  uebernahme_id uuid not null,
  hausbesuch_id uuid not null,
  version integer not null,
  vorher jsonb not null,
  constraint planung_zug_pkey PRIMARY KEY (organisation_id, uebernahme_id, hausbesuch_id),
  constraint planung_zug_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint planung_zug_organisation_id_uebernahme_id_fkey FOREIGN KEY (organisation_id, uebernahme_id) REFERENCES planung_uebernahme(organisation_id, id)
);
CREATE INDEX planung_zug_besuch ON planung_zug USING btree (hausbesuch_id);
alter table planung_zug enable row level security;
alter table planung_zug force row level security;
create policy planung_zug_netz on planung_zug using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy planung_zug_system on planung_zug to dreiklang_system using (true);
grant insert, select on planung_zug to dreiklang_app;

create table produkt_gemerkt (
  organisation_id uuid not null,
  schluessel text not null,
  produkt jsonb not null,
  suchtext text not null,
  verwendet_am timestamp with time zone not null,
  constraint produkt_gemerkt_pkey PRIMARY KEY (organisation_id, schluessel),
  constraint produkt_gemerkt_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX produkt_gemerkt_neueste ON produkt_gemerkt USING btree (organisation_id, verwendet_am DESC);
alter table produkt_gemerkt enable row level security;
alter table produkt_gemerkt force row level security;
create policy produkt_gemerkt_netz on produkt_gemerkt using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy produkt_gemerkt_system on produkt_gemerkt to dreiklang_system using (true);
grant insert, select, update on produkt_gemerkt to dreiklang_app;

create table protokoll (
  nr bigint generated always as identity not null,
  am timestamp(3) with time zone default now() not null,
  organisation_id uuid not null,
  person_id uuid,
  person_organisation_id uuid,
  sitzung_id uuid,
  aktion text not null,
  art text not null,
  objekt_art text not null,
  objekt_id text not null,
  klient_id uuid,
  felder text[] default '{}'::text[] not null,
  grund text,
  anfrage_id uuid,
  adresse text,
  constraint protokoll_pkey PRIMARY KEY (nr),
  constraint protokoll_art CHECK ((art = ANY (ARRAY['LESEN'::text, 'AENDERN'::text, 'AUSGEBEN'::text, 'KONTO'::text])))
);
CREATE INDEX protokoll_alter ON protokoll USING brin (am);
CREATE INDEX protokoll_klient ON protokoll USING btree (klient_id, am, nr) WHERE (klient_id IS NOT NULL);
CREATE INDEX protokoll_organisation ON protokoll USING btree (organisation_id, am, nr);
CREATE INDEX protokoll_person ON protokoll USING btree (person_id, am, nr);
CREATE INDEX protokoll_taten ON protokoll USING btree (organisation_id, art, am, nr) WHERE (art <> 'LESEN'::text);
CREATE TRIGGER protokoll_bleibt BEFORE DELETE OR UPDATE ON protokoll FOR EACH ROW EXECUTE FUNCTION protokoll_bleibt();
CREATE TRIGGER protokoll_bleibt_ganz BEFORE TRUNCATE ON protokoll FOR EACH STATEMENT EXECUTE FUNCTION protokoll_bleibt();
CREATE TRIGGER protokoll_neu AFTER INSERT ON protokoll REFERENCING NEW TABLE AS neu FOR EACH STATEMENT EXECUTE FUNCTION protokoll_reihe_ein();
alter table protokoll enable row level security;
alter table protokoll force row level security;
create policy protokoll_lesen on protokoll for select using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR (person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system) OR ((klient_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM klient k
  WHERE ((k.id = protokoll.klient_id) AND (k.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)))))) OR ((klient_id IS NULL) AND (( SELECT app_organisation() AS app_organisation) IS NULL) AND (( SELECT app_person() AS app_person) IS NOT NULL) AND (split_part(aktion, '.'::text, 1) = ANY (ARRAY['anmeldung'::text, 'organisation'::text, 'personal'::text, 'protokoll'::text, 'rechtstexte'::text])))));
create policy protokoll_schreiben on protokoll for insert with check (((person_id = app_person()) OR app_system()));
create policy protokoll_system on protokoll to dreiklang_system using (true);
grant insert, select on protokoll to dreiklang_app;

create table protokoll_aenderung (
  nr bigint not null,
  organisation_id uuid not null,
  klient_id uuid not null,
  werte text not null,
  constraint protokoll_aenderung_pkey PRIMARY KEY (nr),
  constraint protokoll_aenderung_nr_fkey FOREIGN KEY (nr) REFERENCES protokoll(nr) ON DELETE CASCADE,
  constraint protokoll_aenderung_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX protokoll_aenderung_klient ON protokoll_aenderung USING btree (klient_id);
CREATE TRIGGER protokoll_aenderung_bleibt BEFORE UPDATE ON protokoll_aenderung FOR EACH ROW EXECUTE FUNCTION protokoll_bleibt();
alter table protokoll_aenderung enable row level security;
alter table protokoll_aenderung force row level security;
create policy protokoll_aenderung_netz on protokoll_aenderung using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM klient k
  WHERE ((k.id = protokoll_aenderung.klient_id) AND (k.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)))))));
create policy protokoll_aenderung_system on protokoll_aenderung to dreiklang_system using (true);
grant insert, select on protokoll_aenderung to dreiklang_app;

create table protokoll_glied (
  organisation_id uuid not null,
  seq bigint not null,
  nr bigint not null,
  am timestamp(3) with time zone not null,
  bis timestamp(3) with time zone not null,
  inhalt_hash bytea not null,
  prev_hash bytea not null,
  hash bytea not null,
  constraint protokoll_glied_pkey PRIMARY KEY (organisation_id, seq),
  constraint protokoll_glied_nr UNIQUE (nr)
);
CREATE TRIGGER protokoll_glied_bleibt BEFORE DELETE OR UPDATE ON protokoll_glied FOR EACH ROW EXECUTE FUNCTION protokoll_bleibt();
CREATE TRIGGER protokoll_glied_bleibt_ganz BEFORE TRUNCATE ON protokoll_glied FOR EACH STATEMENT EXECUTE FUNCTION protokoll_bleibt();
alter table protokoll_glied enable row level security;
alter table protokoll_glied force row level security;
create policy protokoll_glied_lesen on protokoll_glied for select using (( SELECT app_system() AS app_system));
create policy protokoll_glied_system on protokoll_glied to dreiklang_system using (true);
grant select on protokoll_glied to dreiklang_app;

create table protokoll_offen (
  nr bigint not null,
  constraint protokoll_offen_pkey PRIMARY KEY (nr)
);
alter table protokoll_offen enable row level security;
alter table protokoll_offen force row level security;
create policy protokoll_offen_lesen on protokoll_offen for select using (( SELECT app_system() AS app_system));
create policy protokoll_offen_system on protokoll_offen to dreiklang_system using (true);
grant select on protokoll_offen to dreiklang_app;

create table protokoll_post (
  eins boolean default true not null,
  am timestamp with time zone not null,
  constraint protokoll_post_pkey PRIMARY KEY (eins),
  constraint protokoll_post_eins_check CHECK (eins)
);
alter table protokoll_post enable row level security;
alter table protokoll_post force row level security;
create policy protokoll_post_netz on protokoll_post using (( SELECT app_system() AS app_system));
create policy protokoll_post_system on protokoll_post to dreiklang_system using (true);
grant select, update on protokoll_post to dreiklang_app;

create table push_ausgang (
  id uuid default gen_random_uuid() not null,
  nr bigint generated always as identity not null,
  sitzung_id uuid not null,
  bestellung_id uuid not null,
  anlass text not null,
  version integer not null,
  inhalt text not null,
  dringend boolean not null,
  versuche integer default 0 not null,
  am timestamp with time zone not null,
  naechster_versuch timestamp with time zone,
  constraint push_ausgang_pkey PRIMARY KEY (id),
  constraint push_ausgang_neueste UNIQUE (sitzung_id, bestellung_id),
  constraint push_ausgang_sitzung_id_fkey FOREIGN KEY (sitzung_id) REFERENCES push_geraet(sitzung_id) ON DELETE CASCADE
);
CREATE INDEX push_ausgang_faellig ON push_ausgang USING btree (naechster_versuch NULLS FIRST, nr);
alter table push_ausgang enable row level security;
alter table push_ausgang force row level security;
create policy push_ausgang_netz on push_ausgang using (( SELECT app_system() AS app_system));
create policy push_ausgang_system on push_ausgang to dreiklang_system using (true);
grant delete, insert, select, update on push_ausgang to dreiklang_app;

create table push_geraet (
  sitzung_id uuid not null,
  person_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null,
  erfolg_am timestamp with time zone,
  constraint push_geraet_pkey PRIMARY KEY (sitzung_id),
  constraint push_geraet_endpoint UNIQUE (endpoint),
  constraint push_geraet_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint push_geraet_sitzung_id_fkey FOREIGN KEY (sitzung_id) REFERENCES sitzung(id) ON DELETE CASCADE
);
CREATE INDEX push_geraet_person ON push_geraet USING btree (person_id);
alter table push_geraet enable row level security;
alter table push_geraet force row level security;
create policy push_geraet_netz on push_geraet using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy push_geraet_system on push_geraet to dreiklang_system using (true);
grant delete, insert, select, update on push_geraet to dreiklang_app;

create table rechtstext_entwurf (
  art text not null,
  version integer not null,
  angaben jsonb not null,
  de text not null,
  en text not null,
  updated_at timestamp with time zone not null,
  constraint rechtstext_entwurf_pkey PRIMARY KEY (art),
  constraint rechtstext_entwurf_art_check CHECK ((art = ANY (ARRAY['IMPRESSUM'::text, 'DATENSCHUTZ'::text, 'BARRIEREFREIHEIT'::text])))
);
alter table rechtstext_entwurf enable row level security;
alter table rechtstext_entwurf force row level security;
create policy rechtstext_entwurf_netz on rechtstext_entwurf using (( SELECT app_plattform() AS app_plattform));
create policy rechtstext_entwurf_system on rechtstext_entwurf to dreiklang_system using (true);
grant insert, select, update on rechtstext_entwurf to dreiklang_app;

create table rechtstext_fassung (
  art text not null,
  nr integer not null,
  de text not null,
  en text not null,
  gueltig_ab date not null,
  veroeffentlicht_am timestamp with time zone not null,
  person_id uuid not null,
  person_name text not null,
  constraint rechtstext_fassung_pkey PRIMARY KEY (art, nr),
  constraint rechtstext_fassung_art_check CHECK ((art = ANY (ARRAY['IMPRESSUM'::text, 'DATENSCHUTZ'::text, 'BARRIEREFREIHEIT'::text]))),
  constraint rechtstext_fassung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table rechtstext_fassung enable row level security;
alter table rechtstext_fassung force row level security;
create policy rechtstext_fassung_lesen on rechtstext_fassung for select using (true);
create policy rechtstext_fassung_schreiben on rechtstext_fassung for insert with check (( SELECT app_plattform() AS app_plattform));
create policy rechtstext_fassung_system on rechtstext_fassung to dreiklang_system using (true);
grant insert, select on rechtstext_fassung to dreiklang_app;

create table refresh_token (
  hash bytea not null,
  sitzung_id uuid not null,
  generation integer not null,
  created_at timestamp with time zone not null,
  verwendet_am timestamp with time zone,
  nachfolger bytea,
  constraint refresh_token_pkey PRIMARY KEY (hash),
  constraint refresh_token_generation UNIQUE (sitzung_id, generation),
  constraint refresh_token_sitzung_id_fkey FOREIGN KEY (sitzung_id) REFERENCES sitzung(id)
);
alter table refresh_token enable row level security;
alter table refresh_token force row level security;
create policy refresh_token_netz on refresh_token using (( SELECT app_system() AS app_system));
create policy refresh_token_system on refresh_token to dreiklang_system using (true);
grant delete, insert, select, update on refresh_token to dreiklang_app;

create table rueckfrage_gelesen (
  rueckfrage_id uuid not null,
  bestellung_id uuid not null,
  organisation_id uuid not null,
  seite text not null,
  nachricht_id uuid not null,
  nachricht_nr integer not null,
  person_id uuid not null,
  sichtbar_fuer uuid[] not null,
  am timestamp with time zone not null,
  constraint rueckfrage_gelesen_pkey PRIMARY KEY (rueckfrage_id, organisation_id),
  constraint rueckfrage_gelesen_bestellung_id_fkey FOREIGN KEY (bestellung_id) REFERENCES bestellung(id) ON DELETE CASCADE,
  constraint rueckfrage_gelesen_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint rueckfrage_gelesen_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX rueckfrage_gelesen_bestellung ON rueckfrage_gelesen USING btree (bestellung_id);
alter table rueckfrage_gelesen enable row level security;
alter table rueckfrage_gelesen force row level security;
create policy rueckfrage_gelesen_lesen on rueckfrage_gelesen for select using (((app_organisation() = ANY (sichtbar_fuer)) OR app_system()));
create policy rueckfrage_gelesen_setzen on rueckfrage_gelesen for insert with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (person_id = ( SELECT app_person() AS app_person)) AND (EXISTS ( SELECT
   FROM bestellung b
  WHERE ((b.id = rueckfrage_gelesen.bestellung_id) AND (( SELECT app_organisation() AS app_organisation) = ANY (b.sichtbar_fuer)))))));
create policy rueckfrage_gelesen_system on rueckfrage_gelesen to dreiklang_system using (true);
create policy rueckfrage_gelesen_weiter on rueckfrage_gelesen for update using ((organisation_id = ( SELECT app_organisation() AS app_organisation))) with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (person_id = ( SELECT app_person() AS app_person))));
grant insert, select, update on rueckfrage_gelesen to dreiklang_app;

create table rueckkehr_aufgabe (
  abwesenheit_id uuid not null,
  pflegedienst_id uuid not null,
  aufgabe text not null,
  erledigt_am timestamp with time zone,
  erledigt_von uuid,
  constraint rueckkehr_aufgabe_pkey PRIMARY KEY (abwesenheit_id, aufgabe),
  constraint rueckkehr_aufgabe_erledigt CHECK (((erledigt_am IS NULL) = (erledigt_von IS NULL))),
  constraint rueckkehr_aufgabe_abwesenheit_id_fkey FOREIGN KEY (abwesenheit_id) REFERENCES abwesenheit(id),
  constraint rueckkehr_aufgabe_erledigt_von_fkey FOREIGN KEY (erledigt_von) REFERENCES person(id),
  constraint rueckkehr_aufgabe_pflegedienst_id_fkey FOREIGN KEY (pflegedienst_id) REFERENCES organisation(id)
);
alter table rueckkehr_aufgabe enable row level security;
alter table rueckkehr_aufgabe force row level security;
create policy rueckkehr_aufgabe_netz on rueckkehr_aufgabe using (((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy rueckkehr_aufgabe_system on rueckkehr_aufgabe to dreiklang_system using (true);
grant insert, select on rueckkehr_aufgabe to dreiklang_app;
grant update (erledigt_am, erledigt_von) on rueckkehr_aufgabe to dreiklang_app;

create table schichtuebergabe (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  person_id uuid not null,
  tag date not null,
  schicht text not null,
  uebergeben_am timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint schichtuebergabe_pkey PRIMARY KEY (organisation_id, id),
  constraint schichtuebergabe_einmal UNIQUE (organisation_id, person_id, tag, schicht),
  constraint schichtuebergabe_schicht_check CHECK ((schicht = ANY (ARRAY['FRUEH'::text, 'SPAET'::text, 'NACHT'::text]))),
  constraint schichtuebergabe_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint schichtuebergabe_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX schichtuebergabe_person ON schichtuebergabe USING btree (person_id);
CREATE INDEX schichtuebergabe_tag ON schichtuebergabe USING btree (organisation_id, tag DESC);
alter table schichtuebergabe enable row level security;
alter table schichtuebergabe force row level security;
create policy schichtuebergabe_bleibt on schichtuebergabe as restrictive for delete using (((uebergeben_am IS NULL) OR ( SELECT app_system() AS app_system)));
create policy schichtuebergabe_netz on schichtuebergabe using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND ((uebergeben_am IS NOT NULL) OR (person_id = ( SELECT app_person() AS app_person)))));
create policy schichtuebergabe_system on schichtuebergabe to dreiklang_system using (true);
grant delete, insert, select, update on schichtuebergabe to dreiklang_app;

create table schichtuebergabe_gelesen (
  organisation_id uuid not null,
  uebergabe_id uuid not null,
  person_id uuid not null,
  version integer not null,
  am timestamp with time zone not null,
  constraint schichtuebergabe_gelesen_pkey PRIMARY KEY (organisation_id, uebergabe_id, person_id, version),
  constraint schichtuebergabe_gelesen_organisation_id_uebergabe_id_fkey FOREIGN KEY (organisation_id, uebergabe_id) REFERENCES schichtuebergabe(organisation_id, id) ON DELETE CASCADE,
  constraint schichtuebergabe_gelesen_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX schichtuebergabe_gelesen_person ON schichtuebergabe_gelesen USING btree (person_id);
alter table schichtuebergabe_gelesen enable row level security;
alter table schichtuebergabe_gelesen force row level security;
create policy schichtuebergabe_gelesen_netz on schichtuebergabe_gelesen using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM schichtuebergabe u
  WHERE ((u.organisation_id = schichtuebergabe_gelesen.organisation_id) AND (u.id = schichtuebergabe_gelesen.uebergabe_id)))))) with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (person_id = ( SELECT app_person() AS app_person))));
create policy schichtuebergabe_gelesen_system on schichtuebergabe_gelesen to dreiklang_system using (true);
grant insert, select on schichtuebergabe_gelesen to dreiklang_app;

create table schichtuebergabe_zeile (
  organisation_id uuid not null,
  uebergabe_id uuid not null,
  id uuid not null,
  nr integer not null,
  klient_id uuid,
  thema text not null,
  wichtig boolean not null,
  text text not null,
  nachgetragen_am timestamp with time zone,
  constraint schichtuebergabe_zeile_pkey PRIMARY KEY (organisation_id, uebergabe_id, id),
  constraint schichtuebergabe_zeile_thema_check CHECK ((thema = ANY (ARRAY['ZUSTAND'::text, 'ARZNEIMITTEL'::text, 'WUNDE'::text, 'ORGANISATION'::text, 'SONSTIGES'::text]))),
  constraint schichtuebergabe_zeile_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id),
  constraint schichtuebergabe_zeile_organisation_id_uebergabe_id_fkey FOREIGN KEY (organisation_id, uebergabe_id) REFERENCES schichtuebergabe(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX schichtuebergabe_zeile_klient ON schichtuebergabe_zeile USING btree (klient_id) WHERE (klient_id IS NOT NULL);
alter table schichtuebergabe_zeile enable row level security;
alter table schichtuebergabe_zeile force row level security;
create policy schichtuebergabe_zeile_bleibt on schichtuebergabe_zeile as restrictive for delete using ((( SELECT app_system() AS app_system) OR (EXISTS ( SELECT
   FROM schichtuebergabe u
  WHERE ((u.organisation_id = schichtuebergabe_zeile.organisation_id) AND (u.id = schichtuebergabe_zeile.uebergabe_id) AND (u.uebergeben_am IS NULL))))));
create policy schichtuebergabe_zeile_netz on schichtuebergabe_zeile using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (EXISTS ( SELECT
   FROM schichtuebergabe u
  WHERE ((u.organisation_id = schichtuebergabe_zeile.organisation_id) AND (u.id = schichtuebergabe_zeile.uebergabe_id)))) AND ((klient_id IS NULL) OR (EXISTS ( SELECT
   FROM klient k
  WHERE (k.id = schichtuebergabe_zeile.klient_id))))));
create policy schichtuebergabe_zeile_system on schichtuebergabe_zeile to dreiklang_system using (true);
grant delete, insert, select on schichtuebergabe_zeile to dreiklang_app;

create table schluessel (
  id uuid not null,
  organisation_id uuid not null,
  klient_id uuid,
  kek text not null,
  umhuellt bytea,
  created_at timestamp with time zone not null,
  abgeloest_am timestamp with time zone,
  vernichtet_am timestamp with time zone,
  constraint schluessel_pkey PRIMARY KEY (id),
  constraint schluessel_vernichtet CHECK (((umhuellt IS NULL) = (vernichtet_am IS NOT NULL)))
);
CREATE UNIQUE INDEX schluessel_fuer ON schluessel USING btree (organisation_id, COALESCE(klient_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (abgeloest_am IS NULL);
CREATE INDEX schluessel_kek ON schluessel USING btree (kek, id) WHERE (umhuellt IS NOT NULL);
alter table schluessel enable row level security;
alter table schluessel force row level security;
create policy schluessel_der_bestellung on schluessel for select using (((klient_id IS NOT NULL) AND (EXISTS ( SELECT
   FROM bestellung_zeile z
  WHERE ((z.organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (z.klient_id = schluessel.klient_id))))));
create policy schluessel_netz on schluessel using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy schluessel_system on schluessel to dreiklang_system using (true);
grant insert, select, update on schluessel to dreiklang_app;

create table shortcut (
  person_id uuid not null,
  id uuid not null,
  platz integer not null,
  label text,
  description text,
  icon text not null,
  link text not null,
  use_router boolean not null,
  created_at timestamp with time zone not null,
  constraint shortcut_pkey PRIMARY KEY (person_id, id),
  constraint shortcut_worte CHECK ((((label IS NOT NULL) AND (description IS NOT NULL)) OR ((id)::text ~~ '5c000000-0000-4000-8000-%'::text))),
  constraint shortcut_person_id_fkey FOREIGN KEY (person_id) REFERENCES shortcut_eigene(person_id)
);
alter table shortcut enable row level security;
alter table shortcut force row level security;
create policy shortcut_netz on shortcut using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy shortcut_system on shortcut to dreiklang_system using (true);
grant delete, insert, select, update on shortcut to dreiklang_app;

create table shortcut_eigene (
  person_id uuid not null,
  seit timestamp with time zone not null,
  constraint shortcut_eigene_pkey PRIMARY KEY (person_id),
  constraint shortcut_eigene_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table shortcut_eigene enable row level security;
alter table shortcut_eigene force row level security;
create policy shortcut_eigene_netz on shortcut_eigene using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy shortcut_eigene_system on shortcut_eigene to dreiklang_system using (true);
grant insert, select, update on shortcut_eigene to dreiklang_app;

create table sitzung (
  id uuid not null,
  nr bigint generated always as identity not null,
  person_id uuid not null,
  stempel integer not null,
  created_at timestamp with time zone not null,
  endet_am timestamp with time zone not null,
  beendet_am timestamp with time zone,
  gesperrt_am timestamp with time zone,
  zuletzt_am timestamp with time zone,
  adresse text,
  geraet text,
  constraint sitzung_pkey PRIMARY KEY (id),
  constraint sitzung_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX sitzung_ende ON sitzung USING btree (endet_am);
CREATE INDEX sitzung_offen ON sitzung USING btree (person_id, nr) WHERE (beendet_am IS NULL);
CREATE TRIGGER sitzung_beendet AFTER UPDATE OF beendet_am ON sitzung FOR EACH ROW WHEN ((new.beendet_am IS NOT NULL)) EXECUTE FUNCTION vergiss_push_der_sitzung();
alter table sitzung enable row level security;
alter table sitzung force row level security;
create policy sitzung_netz on sitzung using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy sitzung_system on sitzung to dreiklang_system using (true);
grant delete, insert, select, update on sitzung to dreiklang_app;

create table sso_provider (
  id uuid not null,
  organisation_id uuid not null,
  issuer text not null,
  client_id text not null,
  secret text not null,
  domain text not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint sso_provider_pkey PRIMARY KEY (id),
  constraint sso_provider_domain UNIQUE (domain),
  constraint sso_provider_organisation UNIQUE (organisation_id),
  constraint sso_provider_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES person(id),
  constraint sso_provider_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table sso_provider enable row level security;
alter table sso_provider force row level security;
create policy sso_provider_netz on sso_provider using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy sso_provider_system on sso_provider to dreiklang_system using (true);
grant delete, insert, select, update on sso_provider to dreiklang_app;

create table sso_step (
  hash bytea not null,
  organisation_id uuid not null,
  kept bytea not null,
  ends_at timestamp with time zone not null,
  constraint sso_step_pkey PRIMARY KEY (hash),
  constraint sso_step_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX sso_step_end ON sso_step USING btree (ends_at);
alter table sso_step enable row level security;
alter table sso_step force row level security;
create policy sso_step_system on sso_step to dreiklang_system using (true);
grant delete, insert, select on sso_step to dreiklang_app;

create table task (
  organisation_id uuid not null,
  id uuid not null,
  version integer default 1 not null,
  type text not null,
  person_id uuid not null,
  assigned_to uuid,
  place integer not null,
  done_at timestamp with time zone,
  daten jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  handed_by uuid,
  handed_to uuid,
  delegation text,
  handed_at timestamp with time zone,
  delegation_told boolean,
  reminder timestamp with time zone,
  reminder_by uuid,
  rang_at timestamp with time zone,
  next_id uuid,
  wait_on text,
  wait_id uuid,
  wait_state text,
  wait_days integer,
  wait_outcome text,
  wait_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint task_pkey PRIMARY KEY (organisation_id, id),
  constraint task_delegation CHECK ((num_nulls(handed_by, handed_to, delegation, handed_at, delegation_told) = ANY (ARRAY[0, 5]))),
  constraint task_delegation_check CHECK ((delegation = ANY (ARRAY['open'::text, 'accepted'::text, 'returned'::text]))),
  constraint task_reminder CHECK (((reminder IS NULL) = (reminder_by IS NULL))),
  constraint task_type_check CHECK ((type = ANY (ARRAY['section'::text, 'task'::text]))),
  constraint task_wait CHECK ((num_nulls(wait_on, wait_id, wait_days, wait_outcome) = ANY (ARRAY[0, 4]))),
  constraint task_wait_at CHECK ((((wait_outcome = ANY (ARRAY['reached'::text, 'ended'::text])) IS TRUE) = (wait_at IS NOT NULL))),
  constraint task_wait_days_check CHECK (((wait_days >= 0) AND (wait_days <= 90))),
  constraint task_wait_on_check CHECK ((wait_on = ANY (ARRAY['order'::text, 'visit'::text]))),
  constraint task_wait_outcome_check CHECK ((wait_outcome = ANY (ARRAY['waits'::text, 'reached'::text, 'ended'::text]))),
  constraint task_wait_state CHECK (((NOT (wait_on IS DISTINCT FROM 'order'::text)) = (wait_state IS NOT NULL))),
  constraint task_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES person(id),
  constraint task_handed_by_fkey FOREIGN KEY (handed_by) REFERENCES person(id),
  constraint task_handed_to_fkey FOREIGN KEY (handed_to) REFERENCES person(id),
  constraint task_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint task_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id),
  constraint task_reminder_by_fkey FOREIGN KEY (reminder_by) REFERENCES person(id)
);
CREATE INDEX task_assigned ON task USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE INDEX task_deleted ON task USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX task_done ON task USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX task_handed_by ON task USING btree (handed_by) WHERE (handed_by IS NOT NULL);
CREATE INDEX task_handed_to ON task USING btree (handed_to) WHERE (handed_to IS NOT NULL);
CREATE INDEX task_person ON task USING btree (person_id);
CREATE INDEX task_place ON task USING btree (organisation_id, place, id);
CREATE INDEX task_untold ON task USING btree (handed_at) WHERE (NOT delegation_told);
CREATE INDEX task_waiting ON task USING btree (reminder) WHERE ((rang_at IS NULL) AND (reminder IS NOT NULL) AND (done_at IS NULL));
CREATE INDEX task_waits ON task USING btree (wait_id) WHERE ((wait_outcome = 'waits'::text) AND (done_at IS NULL));
alter table task enable row level security;
alter table task force row level security;
create policy task_netz on task using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy task_system on task to dreiklang_system using (true);
grant delete, insert, select, update on task to dreiklang_app;

create table task_day (
  organisation_id uuid not null,
  task_id uuid not null,
  person_id uuid not null,
  day date not null,
  constraint task_day_pkey PRIMARY KEY (organisation_id, task_id, person_id),
  constraint task_day_organisation_id_task_id_fkey FOREIGN KEY (organisation_id, task_id) REFERENCES task(organisation_id, id) ON DELETE CASCADE,
  constraint task_day_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX task_day_person ON task_day USING btree (person_id);
alter table task_day enable row level security;
alter table task_day force row level security;
create policy task_day_netz on task_day using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) AND (person_id = ( SELECT app_person() AS app_person))));
create policy task_day_system on task_day to dreiklang_system using (true);
grant delete, insert, select, update on task_day to dreiklang_app;

create table task_has_tag (
  organisation_id uuid not null,
  task_id uuid not null,
  tag_id uuid not null,
  constraint task_has_tag_pkey PRIMARY KEY (organisation_id, task_id, tag_id),
  constraint task_has_tag_organisation_id_task_id_fkey FOREIGN KEY (organisation_id, task_id) REFERENCES task(organisation_id, id) ON DELETE CASCADE,
  constraint task_has_tag_tag FOREIGN KEY (organisation_id, tag_id) REFERENCES task_tag(organisation_id, id) ON DELETE CASCADE
);
CREATE INDEX task_has_tag_by_tag ON task_has_tag USING btree (organisation_id, tag_id);
alter table task_has_tag enable row level security;
alter table task_has_tag force row level security;
create policy task_has_tag_netz on task_has_tag using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy task_has_tag_system on task_has_tag to dreiklang_system using (true);
grant delete, insert, select on task_has_tag to dreiklang_app;

create table task_tag (
  organisation_id uuid not null,
  id uuid not null,
  daten jsonb not null,
  constraint task_tag_pkey PRIMARY KEY (organisation_id, id),
  constraint task_tag_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
alter table task_tag enable row level security;
alter table task_tag force row level security;
create policy task_tag_netz on task_tag using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy task_tag_system on task_tag to dreiklang_system using (true);
grant delete, insert, select, update on task_tag to dreiklang_app;

create table totp (
  person_id uuid not null,
  geheimnis text not null,
  bestaetigt_am timestamp with time zone,
  letzter_schritt bigint default 0 not null,
  fehler integer default 0 not null,
  fehler_tag date,
  created_at timestamp with time zone not null,
  constraint totp_pkey PRIMARY KEY (person_id),
  constraint totp_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
alter table totp enable row level security;
alter table totp force row level security;
create policy totp_netz on totp using (((person_id = ( SELECT app_person() AS app_person)) OR ( SELECT app_system() AS app_system)));
create policy totp_system on totp to dreiklang_system using (true);
grant delete, insert, select, update on totp to dreiklang_app;

create table tour (
  organisation_id uuid not null,
  person_id uuid not null,
  datum date not null,
  version integer not null,
  status text not null,
  daten jsonb not null,
  updated_at timestamp with time zone not null,
  versiegelt boolean default false not null,
  constraint tour_pkey PRIMARY KEY (person_id, datum),
  constraint tour_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint tour_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE UNIQUE INDEX tour_laufend ON tour USING btree (person_id) WHERE (status = 'GESTARTET'::text);
CREATE INDEX tour_offen ON tour USING btree (organisation_id, person_id, datum) WHERE (NOT versiegelt);
CREATE INDEX tour_tag ON tour USING btree (organisation_id, datum);
alter table tour enable row level security;
alter table tour force row level security;
create policy tour_netz on tour using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy tour_system on tour to dreiklang_system using (true);
grant insert, select, update on tour to dreiklang_app;

create table uhr_lauf (
  aufgabe text not null,
  am timestamp with time zone not null,
  gelungen boolean not null,
  constraint uhr_lauf_pkey PRIMARY KEY (aufgabe)
);
alter table uhr_lauf enable row level security;
alter table uhr_lauf force row level security;
create policy uhr_lauf_netz on uhr_lauf using (( SELECT app_system() AS app_system));
create policy uhr_lauf_system on uhr_lauf to dreiklang_system using (true);
grant insert, select, update on uhr_lauf to dreiklang_app;

create table unterwegs_eintrag (
  eintrag_id uuid not null,
  organisation_id uuid not null,
  person_id uuid not null,
  hausbesuch_id uuid not null,
  art text not null,
  geschehen_am timestamp with time zone not null,
  empfangen_am timestamp with time zone not null,
  nachgereicht boolean not null,
  siegel text,
  blatt_version integer,
  constraint unterwegs_eintrag_pkey PRIMARY KEY (eintrag_id),
  constraint unterwegs_eintrag_hausbesuch_id_fkey FOREIGN KEY (hausbesuch_id) REFERENCES hausbesuch(id) ON DELETE CASCADE,
  constraint unterwegs_eintrag_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint unterwegs_eintrag_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id)
);
CREATE INDEX unterwegs_eintrag_besuch ON unterwegs_eintrag USING btree (hausbesuch_id) WHERE nachgereicht;
alter table unterwegs_eintrag enable row level security;
alter table unterwegs_eintrag force row level security;
create policy unterwegs_eintrag_netz on unterwegs_eintrag using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy unterwegs_eintrag_system on unterwegs_eintrag to dreiklang_system using (true);
grant insert, select on unterwegs_eintrag to dreiklang_app;

create table wartendes_konto (
  id uuid not null,
  email text not null,
  name text not null,
  angabe text,
  passwort_hash text not null,
  link_hash bytea not null,
  link_bis timestamp with time zone not null,
  bestaetigt_am timestamp with time zone,
  created_at timestamp with time zone not null,
  organisation_id uuid,
  constraint wartendes_konto_pkey PRIMARY KEY (id),
  constraint wartendes_konto_link UNIQUE (link_hash),
  constraint wartendes_konto_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE UNIQUE INDEX wartendes_konto_bestaetigt ON wartendes_konto USING btree (email) WHERE (bestaetigt_am IS NOT NULL);
CREATE INDEX wartendes_konto_organisation ON wartendes_konto USING btree (organisation_id, created_at) WHERE (bestaetigt_am IS NOT NULL);
CREATE UNIQUE INDEX wartendes_konto_unbestaetigt ON wartendes_konto USING btree (email) WHERE (bestaetigt_am IS NULL);
alter table wartendes_konto enable row level security;
alter table wartendes_konto force row level security;
create policy wartendes_konto_netz on wartendes_konto using (( SELECT app_system() AS app_system));
create policy wartendes_konto_system on wartendes_konto to dreiklang_system using (true);
grant delete, insert, select, update on wartendes_konto to dreiklang_app;

create table webhook (
  id uuid not null,
  organisation_id uuid not null,
  url text not null,
  kinds text[] not null,
  secret text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  off_at timestamp with time zone,
  off_why text,
  former_secret text,
  former_until timestamp with time zone,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_former CHECK (((former_secret IS NULL) = (former_until IS NULL))),
  constraint webhook_off CHECK (((off_at IS NULL) = (off_why IS NULL))),
  constraint webhook_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id),
  constraint webhook_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX webhook_on ON webhook USING btree (id) WHERE (off_at IS NULL);
CREATE INDEX webhook_organisation ON webhook USING btree (organisation_id);
alter table webhook enable row level security;
alter table webhook force row level security;
create policy webhook_netz on webhook using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy webhook_system on webhook to dreiklang_system using (true);
grant delete, insert, select, update on webhook to dreiklang_app;

create table webhook_dispatch (
  id uuid not null,
  webhook_id uuid not null,
  organisation_id uuid not null,
  event_seq bigint not null,
  kind text not null,
  subject uuid not null,
  body text not null,
  queued_at timestamp with time zone not null,
  attempts integer default 0 not null,
  tried_at timestamp with time zone,
  next_at timestamp with time zone,
  done_at timestamp with time zone,
  status integer,
  fault text,
  constraint webhook_dispatch_pkey PRIMARY KEY (id),
  constraint webhook_dispatch_once UNIQUE (webhook_id, event_seq),
  constraint webhook_dispatch_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint webhook_dispatch_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE
);
CREATE INDEX webhook_dispatch_due ON webhook_dispatch USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX webhook_dispatch_subject ON webhook_dispatch USING btree (webhook_id, subject, event_seq) WHERE (next_at IS NOT NULL);
alter table webhook_dispatch enable row level security;
alter table webhook_dispatch force row level security;
create policy webhook_dispatch_netz on webhook_dispatch using ((organisation_id = ( SELECT app_organisation() AS app_organisation)));
create policy webhook_dispatch_system on webhook_dispatch to dreiklang_system using (true);
grant delete, insert, select, update on webhook_dispatch to dreiklang_app;

create table webhook_stand (
  einzig boolean default true not null,
  tx text not null,
  seq bigint not null,
  constraint webhook_stand_pkey PRIMARY KEY (einzig),
  constraint webhook_stand_einzig_check CHECK (einzig)
);
alter table webhook_stand enable row level security;
alter table webhook_stand force row level security;
create policy webhook_stand_system on webhook_stand to dreiklang_system using (true);
grant select, update on webhook_stand to dreiklang_app;

create table zielbereich (
  id uuid not null,
  klient_id uuid not null,
  organisation_id uuid not null,
  art text not null,
  gueltig_ab date not null,
  gueltig_bis date,
  person_name text not null,
  am timestamp with time zone not null,
  inhalt text not null,
  constraint zielbereich_pkey PRIMARY KEY (id),
  constraint zielbereich_klient_id_fkey FOREIGN KEY (klient_id) REFERENCES klient(id) ON DELETE CASCADE,
  constraint zielbereich_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX zielbereich_klient ON zielbereich USING btree (klient_id, am);
alter table zielbereich enable row level security;
alter table zielbereich force row level security;
create policy zielbereich_beenden on zielbereich for update using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system))) with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy zielbereich_lesen on zielbereich for select using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system) OR (EXISTS ( SELECT
   FROM klient k
  WHERE ((k.id = zielbereich.klient_id) AND (k.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)))))));
create policy zielbereich_schreiben on zielbereich for insert with check (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy zielbereich_system on zielbereich to dreiklang_system using (true);
grant insert, select on zielbereich to dreiklang_app;
grant update (gueltig_bis) on zielbereich to dreiklang_app;

create table zusammenarbeit (
  organisation_id uuid not null,
  partner_id uuid not null,
  constraint zusammenarbeit_pkey PRIMARY KEY (organisation_id, partner_id),
  constraint zusammenarbeit_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id),
  constraint zusammenarbeit_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES organisation(id)
);
alter table zusammenarbeit enable row level security;
alter table zusammenarbeit force row level security;
create policy zusammenarbeit_netz on zusammenarbeit using (((organisation_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)));
create policy zusammenarbeit_system on zusammenarbeit to dreiklang_system using (true);
grant select on zusammenarbeit to dreiklang_app;

create view klient_der_bestellung as
 SELECT id,
    vorname,
    nachname,
    geburtsdatum,
    kvnr,
    krankenkasse,
    adresse,
    telefon,
    status,
    allergien,
    geloescht_am
   FROM klient k
  WHERE (( SELECT app_system() AS app_system) OR (EXISTS ( SELECT
           FROM bestellung_zeile z
          WHERE ((z.klient_id = k.id) AND (z.organisation_id = ( SELECT app_organisation() AS app_organisation))))));
grant select on klient_der_bestellung to dreiklang_app;

create view klient_des_hausbesuchs as
 SELECT id,
    vorname,
    nachname,
    geburtsdatum,
    adresse,
    telefon,
    breite,
    laenge,
    wohnform,
        CASE
            WHEN (status = 'AKTIV'::text) THEN NULL::jsonb
            WHEN (status = ANY (ARRAY['BEENDET'::text, 'VERSTORBEN'::text])) THEN ( SELECT jsonb_build_object('art', k.status, 'abwesenheit', NULL::unknown, 'seit', (a.person ->> 'pflegeende'::text), 'bis', NULL::unknown) AS jsonb_build_object
               FROM klient_akte a
              WHERE (a.klient_id = k.id))
            ELSE ( SELECT jsonb_build_object('art', 'ABWESEND', 'abwesenheit',
                    CASE
                        WHEN (k.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) THEN a.art
                        ELSE NULL::text
                    END, 'seit', a.von, 'bis', a.geplant_bis) AS jsonb_build_object
               FROM (( SELECT 1 AS "?column?") eins
                 LEFT JOIN abwesenheit a ON (((a.klient_id = k.id) AND (a.abgesagt_am IS NULL) AND (a.begonnen_am IS NOT NULL) AND (a.bis IS NULL))))
              ORDER BY a.von DESC NULLS LAST
             LIMIT 1)
        END AS zustand,
    geloescht_am
   FROM klient k
  WHERE (( SELECT app_system() AS app_system) OR ((EXISTS ( SELECT
           FROM hausbesuch h
          WHERE ((h.klient_id = k.id) AND (((( SELECT app_organisation() AS app_organisation) = h.pflegedienst_id) OR (( SELECT app_organisation() AS app_organisation) = h.praxis_id)) OR (( SELECT app_organisation() AS app_organisation) = h.apotheke_id))))) AND ((geloescht_am IS NULL) OR (pflegedienst_id IS DISTINCT FROM ( SELECT app_organisation() AS app_organisation)))));
grant select on klient_des_hausbesuchs to dreiklang_app;

create view klient_verlauf with (security_invoker=true) as
 SELECT klient_verlauf_schritte.id,
    klient_verlauf_schritte.am,
    klient_verlauf_schritte.art,
    klient_verlauf_schritte.was,
    klient_verlauf_schritte.objekt_id,
    klient_verlauf_schritte.angaben,
    klient_verlauf_schritte.klient_id,
    klient_verlauf_schritte.pflegedienst_id,
    klient_verlauf_schritte.person_id,
    klient_verlauf_schritte.person_name,
    klient_verlauf_schritte.organisation_id
   FROM klient_verlauf_schritte
UNION ALL
 SELECT ('v'::text || md5((((v.bestellung_id)::text || (v.hausbesuch_id)::text) || v.art))) AS id,
    v.am,
    'HAUSBESUCH'::text AS art,
    v.art AS was,
    (h.id)::text AS objekt_id,
    jsonb_build_object('nummer', h.nummer, 'tag', h.tag, 'bestellung', b.nummer) AS angaben,
    h.klient_id,
    h.pflegedienst_id,
    v.person_id,
    NULL::text AS person_name,
    p.organisation_id
   FROM (((besuch_bestellung v
     JOIN hausbesuch h ON ((h.id = v.hausbesuch_id)))
     JOIN bestellung b ON ((b.id = v.bestellung_id)))
     LEFT JOIN person p ON ((p.id = v.person_id)))
  WHERE ((h.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system));
grant select on klient_verlauf to dreiklang_app;

create view klient_verlauf_schritte with (security_invoker=true) as
 SELECT id,
    am,
    art,
    was,
    objekt_id,
    angaben,
    klient_id,
    pflegedienst_id,
    person_id,
    person_name,
    organisation_id
   FROM ( SELECT ('b'::text || e.seq) AS id,
            e.am,
            'BESTELLUNG'::text AS art,
            e.art AS was,
            (b.id)::text AS objekt_id,
            jsonb_build_object('nummer', b.nummer, 'bezeichnung', ( SELECT ((p.value -> 'produkt'::text) ->> 'bezeichnung'::text)
                   FROM jsonb_array_elements((b.daten -> 'positionen'::text)) p(value)
                  WHERE ((p.value ->> 'id'::text) = (e.position_id)::text))) AS angaben,
            b.klient_id,
            b.pflegedienst_id,
            e.person_id,
            e.person_name,
            e.organisation_id
           FROM (ereignis e
             JOIN bestellung b ON ((b.id = e.bestellung_id)))
          WHERE ((b.klient_id IS NOT NULL) AND (b.pflegedienst_id = ANY (e.sichtbar_fuer)) AND (e.art = ANY (ARRAY['anlegen'::text, 'senden'::text, 'verordnen'::text, 'rezeptKorrigieren'::text, 'rezeptZurueckziehen'::text, 'arztAblehnen'::text, 'anApothekeGeben'::text, 'selbstEinloesen'::text, 'neuAnfordern'::text, 'rezeptAblaufen'::text, 'annehmen'::text, 'apothekeAblehnen'::text, 'austauschen'::text, 'neuesRezeptAnfordern'::text, 'bereitstellen'::text, 'ausliefern'::text, 'zustellen'::text, 'abholungBestaetigen'::text, 'zustellungGescheitert'::text, 'eingangBestaetigen'::text, 'reklamieren'::text, 'stornieren'::text, 'stornoBeantworten'::text, 'anPraxisWeiterleiten'::text, 'anApothekeWeiterleiten'::text, 'notfallMelden'::text, 'vorabinfoEnde'::text, 'verordnungHolen'::text, 'verordnungUnterschreiben'::text, 'kasseEntscheiden'::text, 'recordKostenvoranschlag'::text, 'recordGenehmigung'::text, 'andereApotheke'::text, 'verordnungEinreichen'::text, 'rezeptVorlegen'::text, 'btmFeststellen'::text, 'kuehlketteFreigeben'::text, 'zuruecknehmen'::text, 'restErlassBeantworten'::text, 'retoureFesthalten'::text, 'folgeErledigen'::text, 'folgeVerzichten'::text, 'proposeNachschub'::text, 'withdrawNachschub'::text, 'takeOverNachschub'::text, 'declineNachschub'::text])))
        UNION ALL
         SELECT ('e'::text || e.id),
            COALESCE(e.erfasst_am, ((e.erteilt_am)::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text)) AS "coalesce",
            'EINWILLIGUNG'::text,
            'erteilt'::text,
            (e.id)::text AS id,
            jsonb_build_object('einwilligung', e.art, 'durch', e.durch, 'tag', e.erteilt_am) AS jsonb_build_object,
            e.klient_id,
            e.pflegedienst_id,
            e.erfasst_von,
            NULL::text,
            e.pflegedienst_id
           FROM einwilligung e
        UNION ALL
         SELECT ('f'::text || e.id),
            COALESCE(e.widerruf_erfasst_am, ((e.widerrufen_am)::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text)) AS "coalesce",
            'EINWILLIGUNG'::text,
            'widerrufen'::text,
            (e.id)::text AS id,
            jsonb_build_object('einwilligung', e.art, 'durch', e.widerrufen_durch, 'tag', e.widerrufen_am) AS jsonb_build_object,
            e.klient_id,
            e.pflegedienst_id,
            e.widerruf_erfasst_von,
            NULL::text,
            e.pflegedienst_id
           FROM einwilligung e
          WHERE (e.widerrufen_am IS NOT NULL)
        UNION ALL
         SELECT ('w'::text || w.id),
            w.created_at,
            'APOTHEKENWAHL'::text,
                CASE
                    WHEN (w.apotheke_id IS NULL) THEN 'beendet'::text
                    ELSE 'gewaehlt'::text
                END AS "case",
            (w.id)::text AS id,
            jsonb_build_object('apotheke', o.name, 'durch', w.erklaert_von, 'tag', w.gewaehlt_am) AS jsonb_build_object,
            w.klient_id,
            w.pflegedienst_id,
            w.erfasst_von,
            NULL::text,
            w.pflegedienst_id
           FROM (apothekenwahl w
             LEFT JOIN organisation o ON ((o.id = w.apotheke_id)))
        UNION ALL
         SELECT ('g'::text || a.id),
            a.erfasst_am,
            'ABWESENHEIT'::text,
            'geplant'::text,
            (a.id)::text AS id,
            jsonb_build_object('abwesenheit', a.art, 'tag', a.von) AS jsonb_build_object,
            a.klient_id,
            a.pflegedienst_id,
            a.erfasst_von,
            NULL::text,
            a.pflegedienst_id
           FROM abwesenheit a
          WHERE (a.begonnen_am IS DISTINCT FROM a.erfasst_am)
        UNION ALL
         SELECT ('n'::text || a.id),
            a.abgesagt_am,
            'ABWESENHEIT'::text,
            'abgesagt'::text,
            (a.id)::text AS id,
            jsonb_build_object('abwesenheit', a.art, 'tag', a.von) AS jsonb_build_object,
            a.klient_id,
            a.pflegedienst_id,
            a.abgesagt_von,
            NULL::text,
            a.pflegedienst_id
           FROM abwesenheit a
          WHERE (a.abgesagt_am IS NOT NULL)
        UNION ALL
         SELECT ('a'::text || a.id),
            a.begonnen_am,
            'ABWESENHEIT'::text,
            'begonnen'::text,
            (a.id)::text AS id,
            jsonb_build_object('abwesenheit', a.art, 'tag', a.von) AS jsonb_build_object,
            a.klient_id,
            a.pflegedienst_id,
                CASE
                    WHEN (a.begonnen_am = a.erfasst_am) THEN a.erfasst_von
                    ELSE NULL::uuid
                END AS "case",
            NULL::text,
            a.pflegedienst_id
           FROM abwesenheit a
          WHERE (a.begonnen_am IS NOT NULL)
        UNION ALL
         SELECT ('z'::text || a.id),
            a.zurueck_erfasst_am,
            'ABWESENHEIT'::text,
            'zurueck'::text,
            (a.id)::text AS id,
            jsonb_build_object('abwesenheit', a.art, 'tag', a.bis) AS jsonb_build_object,
            a.klient_id,
            a.pflegedienst_id,
            a.zurueck_erfasst_von,
            NULL::text,
            a.pflegedienst_id
           FROM abwesenheit a
          WHERE (a.bis IS NOT NULL)
        UNION ALL
         SELECT ('d'::text || d.datei_id),
            d.erfasst_am,
            'DOKUMENT'::text,
            'abgelegt'::text,
            (d.datei_id)::text AS datei_id,
            jsonb_build_object('dokument', d.art) AS jsonb_build_object,
            d.klient_id,
            d.pflegedienst_id,
            d.erfasst_von,
            NULL::text,
            d.pflegedienst_id
           FROM klient_dokument d
        UNION ALL
         SELECT ('x'::text || d.datei_id),
            d.geloescht_am,
            'DOKUMENT'::text,
            'geloescht'::text,
            (d.datei_id)::text AS datei_id,
            jsonb_build_object('dokument', d.art, 'grund', d.loesch_grund) AS jsonb_build_object,
            d.klient_id,
            d.pflegedienst_id,
            d.geloescht_von,
            NULL::text,
            d.pflegedienst_id
           FROM klient_dokument d
          WHERE (d.geloescht_am IS NOT NULL)
        UNION ALL
         SELECT ('p'::text || p.nr),
            p.am,
            'AKTE'::text,
            p.aktion,
            p.objekt_id,
            jsonb_build_object('felder', p.felder) AS jsonb_build_object,
            p.klient_id,
            p.organisation_id,
            p.person_id,
            NULL::text,
            p.person_organisation_id
           FROM protokoll p
          WHERE ((p.klient_id IS NOT NULL) AND (p.art = 'AENDERN'::text) AND (p.objekt_art = 'KLIENT'::text))
        UNION ALL
         SELECT ('h'::text || e.seq),
            e.am,
            'HAUSBESUCH'::text,
            e.art,
            (h.id)::text AS id,
            jsonb_build_object('nummer', h.nummer, 'tag', h.tag) AS jsonb_build_object,
            h.klient_id,
            h.pflegedienst_id,
            e.person_id,
            e.person_name,
            e.organisation_id
           FROM (hausbesuch_ereignis e
             JOIN hausbesuch h ON ((h.id = e.hausbesuch_id)))
          WHERE (e.art = ANY (ARRAY['anfragen'::text, 'planen'::text, 'annehmen'::text, 'ablehnen'::text, 'verschieben'::text, 'absagen'::text, 'beginnen'::text, 'nichtAntreffen'::text, 'abschliessen'::text, 'abbrechen'::text, 'nachtragen'::text, 'wiederaufnehmen'::text, 'nachreichen'::text]))) v
  WHERE ((pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system));
grant select on klient_verlauf_schritte to dreiklang_app;

create view nachweis_besuch with (security_invoker=true) as
 SELECT h.id,
    h.pflegedienst_id,
    h.klient_id,
    h.tag,
    h.von,
    h.typ,
    h.status,
    h.version,
    h.daten,
    b.version AS blatt_version,
    (b.abgeschlossen_am IS NOT NULL) AS abgeschlossen,
    ((h.status = 'ABGESCHLOSSEN'::text) AND (b.abgeschlossen_am IS NOT NULL)) AS zaehlt,
    concat_ws(' '::text, h.id, b.version, h.tag, (h.daten ->> 'beginn'::text), (h.daten ->> 'ende'::text), jsonb_array_length((h.daten -> 'nachtraege'::text))) AS merkmal
   FROM (hausbesuch h
     LEFT JOIN besuchsblatt b ON (((b.hausbesuch_id = h.id) AND (b.organisation_id = h.pflegedienst_id))))
  WHERE ((h.tag IS NOT NULL) AND ((h.pflegedienst_id = ( SELECT app_organisation() AS app_organisation)) OR ( SELECT app_system() AS app_system)) AND ((b.hausbesuch_id IS NOT NULL) OR (h.typ <> 'GEMEINSAME_VISITE'::text)));
grant select on nachweis_besuch to dreiklang_app;

CREATE FUNCTION abwesend_der_serie(p_klient uuid, p_organisation uuid, p_von date)
 RETURNS TABLE(von date, bis date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select a.von, abwesenheit_bis(a, p_von) from abwesenheit a
  where a.klient_id = p_klient and a.abgesagt_am is null and klient_der_serie(p_klient, p_organisation) is not null
    and coalesce(abwesenheit_bis(a, p_von) >= p_von, true)
  order by a.von
$function$
;
grant execute on function abwesend_der_serie(uuid,uuid,date) to dreiklang_app;

CREATE FUNCTION abwesenheit_bis(p_abwesenheit abwesenheit, p_heute date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(p_abwesenheit.bis,
    case when p_abwesenheit.geplant_bis >= p_heute or p_abwesenheit.begonnen_am is null then p_abwesenheit.geplant_bis end)
$function$
;
grant execute on function abwesenheit_bis(abwesenheit,date) to dreiklang_app;

CREATE FUNCTION aerzte_der_praxis(p_praxis uuid)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select p.id, p.name from person p join organisation o on o.id = p.organisation_id
  where o.id = p_praxis and o.art = 'ARZTPRAXIS' and p.beruf = 'ARZT' and p.aktiv
    and (p.approbation_am is not null or p.lanr <> '999999900')
$function$
;
grant execute on function aerzte_der_praxis(uuid) to dreiklang_app;

CREATE FUNCTION app_gesperrte()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('app.gesperrte', true), '') = 'ja' $function$
;
grant execute on function app_gesperrte() to public;

CREATE FUNCTION app_organisation()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.organisation', true), '')::uuid $function$
;
grant execute on function app_organisation() to public;

CREATE FUNCTION app_person()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.person', true), '')::uuid $function$
;
grant execute on function app_person() to public;

CREATE FUNCTION app_plattform()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select app_system() or (app_person() is not null and app_organisation() is null) $function$
;
grant execute on function app_plattform() to public;

CREATE FUNCTION app_system()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN pg_has_role((COALESCE(NULLIF(current_setting('role'::text), 'none'::text), (SESSION_USER)::text))::name, 'dreiklang_system'::name, 'usage'::text)
;
grant execute on function app_system() to public;

CREATE FUNCTION arbeitet_mit(p_seit timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return query
    select case when q.pflegedienst_id = app_organisation() then q.partner_id else q.pflegedienst_id end from partnerschaft q
      where q.status = 'AKTIV' and app_organisation() in (q.pflegedienst_id, q.partner_id)
    union
    select u.id from bestellung_zeile z cross join lateral unnest(array[z.pflegedienst_id, z.praxis_id, z.apotheke_id]) as u(id)
      where z.organisation_id = app_organisation() and z.created_at >= p_seit and u.id <> app_organisation();
end $function$
;
grant execute on function arbeitet_mit(timestamp with time zone) to dreiklang_app;

CREATE FUNCTION beginne_klient_akte()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  insert into klient_akte (klient_id, pflegedienst_id) values (new.id, new.pflegedienst_id);
  return null;
end $function$
;
grant execute on function beginne_klient_akte() to public;

CREATE FUNCTION bestellweg_aus(e ereignis)
 RETURNS SETOF bestellweg
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
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
$function$
;

CREATE FUNCTION besuchsblatt_zu()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from besuchsblatt b where b.hausbesuch_id = new.hausbesuch_id and b.abgeschlossen_am is not null) then
    raise insufficient_privilege using message = 'the sheet is finished';
  end if;
  return new;
end $function$
;
grant execute on function besuchsblatt_zu() to public;

CREATE FUNCTION besuchsfolge_wieder_offen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  new.stand := 'OFFEN';
  new.erledigt_am := null;
  new.erledigt_von := null;
  new.version := old.version + 1;
  return new;
end $function$
;
grant execute on function besuchsfolge_wieder_offen() to public;

CREATE FUNCTION chat_aufnehmen(p_chat uuid, p_personen uuid[], p_frueheres boolean, p_am timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  v_sicht uuid[];
begin
  perform from chat c where c.id = p_chat and c.art = 'GRUPPE' and array[app_person()] <@ c.sichtbar_fuer for update;
  if not found then return 'unbekannt'; end if;
  -- The first member is whoever has opened the group.
  insert into chat_mitglied (chat_id, person_id, organisation_id, aufgenommen_von, von)
    select p_chat, app_person(), app_organisation(), app_person(), p_am
    where not exists (select from chat_mitglied m where m.chat_id = p_chat);
  if exists (select from unnest(p_personen) x (id) where x.id not in (select k.id from chat_kontakte() k)
      and x.id not in (select m.person_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null))
    then return 'unbekannt'; end if;
  insert into chat_mitglied (chat_id, person_id, organisation_id, aufgenommen_von, von)
    select p_chat, k.id, k.organisation_id, app_person(), p_am from chat_kontakte() k where k.id = any (p_personen)
    on conflict do nothing;
  if not chat_haeuser_passen(array(select distinct m.organisation_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null))
    then return 'haeuser'; end if;
  if (select count(*) from chat_mitglied m where m.chat_id = p_chat and m.bis is null) > 50 then return 'voll'; end if;
  v_sicht := chat_sicht_erneuern(p_chat);
  if p_frueheres then
    update chat_nachricht n set sichtbar_fuer = n.sichtbar_fuer || array(select unnest(p_personen) except select unnest(n.sichtbar_fuer))
      where n.chat_id = p_chat and app_person() = any (n.sichtbar_fuer);
    update chat_zeichen z set sichtbar_fuer = v_sicht where z.chat_id = p_chat;
    update chat_entstanden e set sichtbar_fuer = v_sicht where e.chat_id = p_chat;
  end if;
  return 'ok';
end
$function$
;
grant execute on function chat_aufnehmen(uuid,uuid[],boolean,timestamp with time zone) to dreiklang_app;

CREATE FUNCTION chat_beenden(p_chat uuid, p_person uuid, p_am timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform from chat c where c.id = p_chat and c.art = 'GRUPPE' and array[app_person()] <@ c.sichtbar_fuer for update;
  if not found then return false; end if;
  update chat_mitglied set bis = p_am where chat_id = p_chat and person_id = p_person and bis is null;
  if not found then return false; end if;
  delete from chat_spaeter where chat_id = p_chat and person_id = p_person;
  delete from chat_entwurf where chat_id = p_chat and person_id = p_person;
  perform chat_sicht_erneuern(p_chat);
  return true;
end
$function$
;
grant execute on function chat_beenden(uuid,uuid,timestamp with time zone) to dreiklang_app;

CREATE FUNCTION chat_gegenueber()
 RETURNS TABLE(chat_id uuid, id uuid, name text, aktiv boolean, organisation_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select c.id, p.id, p.name, p.aktiv, p.organisation_id
  from chat c join person p on p.id = case when c.person_a = app_person() then c.person_b else c.person_a end
  where c.art = 'DIREKT' and array[app_person()] <@ c.sichtbar_fuer
$function$
;
grant execute on function chat_gegenueber() to dreiklang_app;

CREATE FUNCTION chat_haeuser_passen(p_haeuser uuid[])
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select not exists (
    select from unnest(p_haeuser) a (haus) join unnest(p_haeuser) b (haus) on a.haus < b.haus
    where not exists (
      select from bestellung_zeile eine join bestellung_zeile andere on andere.bestellung_id = eine.bestellung_id
      where eine.organisation_id = a.haus and andere.organisation_id = b.haus and (eine.seite = 'PFLEGE' or andere.seite = 'PFLEGE')))
$function$
;

CREATE FUNCTION chat_kontakte()
 RETURNS TABLE(id uuid, name text, beruf text, organisation_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select p.id, p.name, p.beruf, p.organisation_id from person p
  where p.aktiv and p.id <> app_person()
    and p.organisation_id in (
      select app_organisation()
      union all select a.partner_id from zusammenarbeit a where a.organisation_id = app_organisation() and chat_verbunden(a.partner_id, null)
        and (exists (select from partnerschaft h where h.status = 'AKTIV'
              and (h.pflegedienst_id, h.partner_id) in ((a.organisation_id, a.partner_id), (a.partner_id, a.organisation_id)))
          or exists (select from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
            where eigene.organisation_id = a.organisation_id and fremde.organisation_id = a.partner_id and fremde.offen)))
$function$
;
grant execute on function chat_kontakte() to dreiklang_app;

CREATE FUNCTION chat_mitglieder(p_chat uuid)
 RETURNS TABLE(id uuid, name text, aktiv boolean, organisation_id uuid, von timestamp with time zone, platz bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select p.id, p.name, p.aktiv, p.organisation_id, m.von,
    row_number() over (order by m.von, (m.person_id <> m.aufgenommen_von), p.name, p.id)
  from chat c join chat_mitglied m on m.chat_id = c.id and m.bis is null join person p on p.id = m.person_id
  where c.id = p_chat and c.art = 'GRUPPE' and array[app_person()] <@ c.sichtbar_fuer
$function$
;
grant execute on function chat_mitglieder(uuid) to dreiklang_app;

CREATE FUNCTION chat_seiten(p_bestellung uuid)
 RETURNS TABLE(seite text, organisation_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select fremde.seite, fremde.organisation_id
  from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
  where eigene.bestellung_id = p_bestellung and eigene.organisation_id = app_organisation()
    and fremde.organisation_id <> eigene.organisation_id and (eigene.seite = 'PFLEGE' or fremde.seite = 'PFLEGE')
$function$
;
grant execute on function chat_seiten(uuid) to dreiklang_app;

CREATE FUNCTION chat_sicht_erneuern(p_chat uuid)
 RETURNS uuid[]
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update chat_teilnehmer t set sichtbar_fuer = array(select m.person_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null)
    where t.chat_id = p_chat;
  update chat c set sichtbar_fuer = array(select m.person_id from chat_mitglied m where m.chat_id = p_chat and m.bis is null)
    where c.id = p_chat returning c.sichtbar_fuer;
$function$
;

CREATE FUNCTION chat_verbunden(p_andere uuid, p_bestellung uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (
    select from bestellung_zeile eigene join bestellung_zeile fremde on fremde.bestellung_id = eigene.bestellung_id
    where eigene.organisation_id = app_organisation() and fremde.organisation_id = p_andere and p_andere <> app_organisation()
      and (eigene.seite = 'PFLEGE' or fremde.seite = 'PFLEGE')
      and (p_bestellung is null or eigene.bestellung_id = p_bestellung))
$function$
;
grant execute on function chat_verbunden(uuid,uuid) to dreiklang_app;

CREATE FUNCTION einwilligung_gilt(e einwilligung, p_tag date)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select e.erteilt_am <= p_tag and (e.gueltig_bis is null or e.gueltig_bis >= p_tag) and (e.widerrufen_am is null or e.widerrufen_am > p_tag)
$function$
;
grant execute on function einwilligung_gilt(einwilligung,date) to public;

CREATE FUNCTION einwilligungen_der_bestellung(p_klient uuid, p_tag date)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select coalesce(array_agg(distinct e.art), '{}') from einwilligung e
  where e.klient_id = p_klient and e.art in ('SCHWEIGEPFLICHT_PRAXIS', 'SCHWEIGEPFLICHT_APOTHEKE') and einwilligung_gilt(e, p_tag)
    and (app_system() or exists (select from bestellung_zeile z where z.klient_id = p_klient and z.organisation_id = app_organisation()))
$function$
;
grant execute on function einwilligungen_der_bestellung(uuid,date) to dreiklang_app;

CREATE FUNCTION entferne_klient(p_klient uuid, p_am timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
  delete from schichtuebergabe_zeile where organisation_id = v_haus and klient_id = p_klient;
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
end $function$
;
grant execute on function entferne_klient(uuid,timestamp with time zone) to dreiklang_app;

CREATE FUNCTION falte(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    -- Without the letters of German it has as many bytes as letters: none of them is a neighbour's.
    when octet_length(translate(p_text, 'äöüßÄÖÜ', '')) = length(translate(p_text, 'äöüßÄÖÜ', ''))
    then replace(replace(replace(replace(translate(lower(p_text), 'äöü', 'aou'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
    else replace(replace(replace(replace(replace(
    translate(lower(replace(p_text, 'İ', 'i')), 'äÄàÀáÁâÂãÃåÅăĂąĄāĀæÆçÇćĆčČďĎđĐðÐèÈéÉêÊëËęĘěĚēĒėĖğĞìÌíÍîÎïÏīĪıłŁľĽñÑńŃňŇòÒóÓôÔõÕöÖøØőŐōŌœŒřŘśŚšŠşŞșȘťŤțȚţŢùÙúÚûÛüÜůŮűŰūŪýÝÿŸźŹżŻžŽ', 'aaaaaaaaaaaaaaaaaaaaccccccddddddeeeeeeeeeeeeeeeeggiiiiiiiiiiillllnnnnnnoooooooooooooooooorrssssssssttttttuuuuuuuuuuuuuuyyyyzzzzzz'), 'ẞ', 'ss'), 'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
    end
$function$
;
grant execute on function falte(text) to public;

CREATE FUNCTION finde_bestellungen(p_organisation uuid, p_woerter text[], p_hoechstens integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$
;
grant execute on function finde_bestellungen(uuid,text[],integer) to dreiklang_app;

CREATE FUNCTION finde_besuche(p_organisation uuid, p_woerter text[], p_hoechstens integer, p_jetzt timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_zahlen text[] := array(select w from unnest(p_woerter) w where w ~ '[0-9]' order by length(w) desc);
  -- The letter that begins a number says nothing beside its figures.
  v_worte text[] := array(select falte(w) as w from unnest(p_woerter) w
    where w !~ '[0-9]' and (w <> 'h' or cardinality(v_zahlen) = 0) order by length(falte(w)) desc);
  v_pflegt boolean := exists (select from organisation o where o.id = p_organisation and o.art = 'PFLEGEDIENST');
  v_klienten uuid[];
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  -- A year alone stands in all of them.
  if length(v_zahlen[1]) > 2 and v_zahlen[1] !~ '^20[0-9]{1,2}$' then
    return query
      select h.id from hausbesuch h
      where h.nummer like '%' || v_zahlen[1] || '%' and not exists (select from unnest(v_zahlen) w where strpos(h.nummer, w) = 0)
        and p_organisation in (h.pflegedienst_id, h.praxis_id, h.apotheke_id)
        and (cardinality(v_worte) = 0 or exists (select from klient k
          where k.id = h.klient_id and not exists (select from unnest(v_worte) w where strpos(k.suchtext, ' ' || w) = 0)))
      order by abs(extract(epoch from h.platz - p_jetzt)), h.id limit p_hoechstens;
  elsif cardinality(v_worte) > 0 then
    v_klienten := case when v_pflegt
      -- Put in order first: then only as many are asked for a visit as it takes.
      then array(select k.id from (
          select x.id from klient x
          where x.suchtext like '% ' || v_worte[1] || '%' and not exists (select from unnest(v_worte) w where strpos(x.suchtext, ' ' || w) = 0)
            and x.pflegedienst_id = p_organisation
          order by x.status <> 'AKTIV', x.suchtext collate "C", x.id offset 0) k
        where exists (select from hausbesuch h where h.klient_id = k.id) limit p_hoechstens)
      else array(select k.id from klient k
        where k.suchtext like '% ' || v_worte[1] || '%' and not exists (select from unnest(v_worte) w where strpos(k.suchtext, ' ' || w) = 0)
          and exists (select from hausbesuch h where h.klient_id = k.id and p_organisation in (h.praxis_id, h.apotheke_id))
        order by k.suchtext collate "C", k.id limit p_hoechstens) end;
    -- A slip of the pen is for the nursing service, which knows its Klienten.
    if v_pflegt and cardinality(v_klienten) = 0 then
      v_klienten := array(select f.id from finde_klienten(p_organisation, v_worte, 8 * p_hoechstens) with ordinality f(id, rang)
        where exists (select from hausbesuch h where h.klient_id = f.id) order by f.rang limit p_hoechstens);
    end if;
    return query
      select h.id from unnest(v_klienten) k(id) cross join lateral (
          (select v.id, v.platz from hausbesuch v where v.klient_id = k.id and v.platz >= p_jetzt
            and p_organisation in (v.pflegedienst_id, v.praxis_id, v.apotheke_id)
            and not exists (select from unnest(v_zahlen) w where strpos(v.nummer, w) = 0) order by v.platz limit p_hoechstens)
          union all
          (select v.id, v.platz from hausbesuch v where v.klient_id = k.id and v.platz < p_jetzt
            and p_organisation in (v.pflegedienst_id, v.praxis_id, v.apotheke_id)
            and not exists (select from unnest(v_zahlen) w where strpos(v.nummer, w) = 0) order by v.platz desc limit p_hoechstens)) h
      order by abs(extract(epoch from h.platz - p_jetzt)), h.id limit p_hoechstens;
  end if;
end $function$
;
grant execute on function finde_besuche(uuid,text[],integer,timestamp with time zone) to dreiklang_app;

CREATE FUNCTION finde_klienten(p_organisation uuid, p_woerter text[], p_hoechstens integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET enable_indexonlyscan TO 'off'
 SET "pg_trgm.word_similarity_threshold" TO '0.45'
AS $function$
declare
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := ' ' || v_woerter[1];
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');
  v_weitere text[] := array(select w from unnest(v_woerter) w where w <> v_ungefaehr[1]);
  -- A nursing service finds its own, the others those of orders that they see now.
  v_pflegt boolean := exists (select from organisation o where o.id = p_organisation and o.art = 'PFLEGEDIENST');
  v_haeuser uuid[];
  v_namen text[];
  v_zweite text[];
  v_breite int;
  v_gefunden uuid[];
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from klient x
    where x.suchtext like '%' || v_muster || '%'
      and not exists (select from unnest(v_woerter) w where strpos(x.suchtext, ' ' || w) = 0)
      and case when v_pflegt then x.pflegedienst_id = p_organisation
        else exists (select from bestellung_zeile z where z.organisation_id = p_organisation and z.klient_id = x.id) end
    order by x.status <> 'AKTIV', not starts_with(x.suchtext, ' ' || falte(p_woerter[1])), x.suchtext collate "C", x.id
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  v_haeuser := case when v_pflegt then array[p_organisation]
    else array(select a.partner_id from zusammenarbeit a where a.organisation_id = p_organisation) end;
  v_namen := array(
    select n.wort from name_wort n
    where v_ungefaehr[1] <% n.wort and exists (select from klient_wort a where a.wort = n.wort and a.pflegedienst_id = any (v_haeuser))
    order by word_similarity(v_ungefaehr[1], n.wort) desc, similarity(v_ungefaehr[1], n.wort) desc, n.wort
    limit 40);
  if cardinality(v_ungefaehr) > 1 then
    v_zweite := array(
      select n.wort from name_wort n
      where v_ungefaehr[2] <% n.wort and exists (select from klient_wort a where a.wort = n.wort and a.pflegedienst_id = any (v_haeuser)));
  end if;
  foreach v_breite in array array[3, 40] loop
    v_gefunden := array(
      select x.id from unnest(v_namen[:v_breite]) with ordinality n(wort, rang)
      join klient x on klient_worte(x.nachname, x.vorname) @> array[n.wort]
      where (v_zweite is null or klient_worte(x.nachname, x.vorname) && v_zweite)
        and not exists (
          select from unnest(v_weitere) w
          where strpos(x.suchtext, ' ' || w) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= 0.45))
        and case when v_pflegt then x.pflegedienst_id = p_organisation
          else exists (select from bestellung_zeile z where z.organisation_id = p_organisation and z.klient_id = x.id) end
      group by x.id
      order by case when cardinality(v_weitere) > 0 then word_similarity(array_to_string(v_woerter, ' '), x.suchtext) end desc,
        min(n.rang), x.status <> 'AKTIV', x.suchtext collate "C", x.id
      limit p_hoechstens);
    exit when cardinality(v_gefunden) >= p_hoechstens or cardinality(v_namen) <= 3;
  end loop;
  return query select f from unnest(v_gefunden) f;
end $function$
;
grant execute on function finde_klienten(uuid,text[],integer) to dreiklang_app;

CREATE FUNCTION finde_kollegen(p_organisation uuid, p_woerter text[], p_hoechstens integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  -- The longest first: it is the one that the index is asked for.
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := (select ' ' || w from unnest(v_woerter[1:1]) w);
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from person x
    where x.suchtext like '%' || v_muster || '%'
      and not exists (select from unnest(v_woerter) w where strpos(x.suchtext, ' ' || w) = 0)
      and x.organisation_id = p_organisation and x.aktiv
    order by x.suchtext collate "C", x.id
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select x.id from person x
    where v_ungefaehr[1] <% x.suchtext
      and not exists (
        select from unnest(v_woerter) w
        where strpos(x.suchtext, ' ' || w) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= 0.45))
      and x.organisation_id = p_organisation and x.aktiv
    order by word_similarity(array_to_string(v_woerter, ' '), x.suchtext) desc, x.suchtext collate "C", x.id
    limit p_hoechstens;
end $function$
;
grant execute on function finde_kollegen(uuid,text[],integer) to dreiklang_app;

CREATE FUNCTION finde_partner(p_organisation uuid, p_woerter text[], p_hoechstens integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public'
 SET plan_cache_mode TO 'force_custom_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  -- The longest first: it is the one that the index is asked for.
  v_woerter text[] := array(select falte(w) as w from unnest(p_woerter) w order by length(falte(w)) desc);
  v_muster text := (select ' ' || w from unnest(v_woerter[1:1]) w);
  -- A number is right or wrong, and two letters are like everything.
  v_ungefaehr text[] := array(select w from unnest(v_woerter) w where length(w) >= 4 and w !~ '[0-9]');
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select x.id from organisation x
    where x.suchtext like '%' || v_muster || '%'
      and not exists (select from unnest(v_woerter) w where strpos(x.suchtext, ' ' || w) = 0)
      and (p_organisation is null or exists (select from zusammenarbeit a where a.organisation_id = p_organisation and a.partner_id = x.id))
    order by x.suchtext collate "C", x.id
    limit p_hoechstens;
  if found or cardinality(v_ungefaehr) = 0 then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select x.id from organisation x
    where v_ungefaehr[1] <% x.suchtext
      and not exists (
        select from unnest(v_woerter) w
        where strpos(x.suchtext, ' ' || w) = 0 and not (w = any (v_ungefaehr) and word_similarity(w, x.suchtext) >= 0.45))
      and (p_organisation is null or exists (select from zusammenarbeit a where a.organisation_id = p_organisation and a.partner_id = x.id))
    order by word_similarity(array_to_string(v_woerter, ' '), x.suchtext) desc, x.suchtext collate "C", x.id
    limit p_hoechstens;
end $function$
;
grant execute on function finde_partner(uuid,text[],integer) to dreiklang_app;

CREATE FUNCTION haus_von(p_adresse jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select nullif(concat_ws('|', p_adresse ->> 'plz', regexp_replace(falte(p_adresse ->> 'strasse'), '(strasse|str\.?)$', 'str'),
    replace(lower(p_adresse ->> 'hausnummer'), ' ', '')), '')
$function$
;
grant execute on function haus_von(jsonb) to public;

CREATE FUNCTION hold_teile(p_bestellung uuid, p_teile jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not app_system() and not exists (
    select from bestellung b where b.id = p_bestellung and app_organisation() = any (b.sichtbar_fuer)
  ) then
    raise insufficient_privilege using message = 'order is not visible to the writer';
  end if;
  delete from mvo_teil t where t.bestellung_id = p_bestellung
    and not exists (select from jsonb_to_recordset(p_teile) as n(mvo_id uuid, nr int) where n.mvo_id = t.mvo_id and n.nr = t.nr);
  insert into mvo_teil (mvo_id, nr, pflegedienst_id, bestellung_id)
    select n.mvo_id, n.nr, b.pflegedienst_id, b.id
    from jsonb_to_recordset(p_teile) as n(mvo_id uuid, nr int) join bestellung b on b.id = p_bestellung
    where not exists (select from mvo_teil t where t.mvo_id = n.mvo_id and t.nr = n.nr and t.bestellung_id = b.id);
end $function$
;
grant execute on function hold_teile(uuid,jsonb) to dreiklang_app;

CREATE FUNCTION inventory_add_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into inventory_balance (organisation_id, product_id, lot_id, location_id, menge)
    select distinct organisation_id, product_id, lot_id, location_id, 0 from booked
    order by organisation_id, product_id, lot_id, location_id
    on conflict do nothing;
  update inventory_balance b set menge = b.menge + d.menge
    from (select organisation_id, product_id, lot_id, location_id, sum(menge)::int as menge from booked group by 1, 2, 3, 4) d
    where (b.organisation_id, b.product_id, b.lot_id, b.location_id) = (d.organisation_id, d.product_id, d.lot_id, d.location_id);
  update inventory_product p set stock = p.stock + d.own, at_klienten = p.at_klienten + d.other
    from (
      select m.organisation_id, m.product_id, coalesce(sum(m.menge) filter (where l.kind <> 'klient'), 0)::int as own,
        coalesce(sum(m.menge) filter (where l.kind = 'klient'), 0)::int as other
      from booked m join inventory_location l on l.organisation_id = m.organisation_id and l.id = m.location_id group by 1, 2
    ) d
    where p.organisation_id = d.organisation_id and p.id = d.product_id;
  return null;
end $function$
;

CREATE FUNCTION inventory_forget_klient()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update inventory_location set klient_id = null where klient_id = new.id;
  update inventory_lieferung set klient_id = null where klient_id = new.id;
  return new;
end $function$
;

CREATE FUNCTION kalenderabo_endet()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from kalenderabo where person_id = new.id;
  return null;
end $function$
;

CREATE FUNCTION karte_bei(p_klient uuid, p_praxis uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select overlay(overlay(md5(p_klient::text || p_praxis::text) placing '8' from 13) placing '8' from 17)::uuid
$function$
;
grant execute on function karte_bei(uuid,uuid) to dreiklang_app;

CREATE FUNCTION klient_abwesend(p_klient uuid, p_tag date, p_heute date)
 RETURNS TABLE(von date, bis date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select a.von, abwesenheit_bis(a, p_heute) from abwesenheit a
  where a.klient_id = p_klient and a.abgesagt_am is null and klient_zum_besuch(p_klient) is not null
    and a.von <= p_tag and coalesce(abwesenheit_bis(a, p_heute) > p_tag, true)
$function$
;
grant execute on function klient_abwesend(uuid,date,date) to dreiklang_app;

CREATE FUNCTION klient_bestand(p_klient uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object(
    'einwilligungen', (select count(*) from einwilligung where klient_id = p_klient),
    'apothekenwahlen', (select count(*) from apothekenwahl where klient_id = p_klient),
    'abwesenheiten', (select count(*) from abwesenheit where klient_id = p_klient),
    'dokumente', (select count(*) from klient_dokument where klient_id = p_klient),
    'zuteilungen', (select count(*) from klient_zuteilung where klient_id = p_klient),
    'besuche', (select count(*) from hausbesuch where klient_id = p_klient),
    'blaetter', (select count(*) from besuchsblatt where klient_id = p_klient),
    'bestellungen', count(z.*),
    'bestellungenBeiPartnern', count(*) filter (where cardinality(array_remove(b.sichtbar_fuer, z.organisation_id)) > 0),
    'offeneBestellungen', count(*) filter (where z.offen or z.status = 'ENTWURF'),
    'anliegen', (select count(*) from anliegen where klient_id = p_klient),
    'protokollEintraege', (select count(*) from protokoll where klient_id = p_klient))
  from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
  where z.klient_id = p_klient and z.organisation_id = app_organisation()
$function$
;
grant execute on function klient_bestand(uuid) to public;

CREATE FUNCTION klient_der_serie(p_klient uuid, p_organisation uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select k.pflegedienst_id from klient k
  where k.id = p_klient and (p_organisation = app_organisation() or app_system())
    and k.geloescht_am is null and k.gesperrt_am is null and k.status in ('AKTIV', 'PAUSIERT') and (
      k.pflegedienst_id = p_organisation
      or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = p_organisation)
      or exists (select from hausbesuch h where h.klient_id = k.id and p_organisation in (h.praxis_id, h.apotheke_id)))
$function$
;
grant execute on function klient_der_serie(uuid,uuid) to dreiklang_app;

CREATE FUNCTION klient_worte(p_nachname text, p_vorname text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array(
    select distinct wort from unnest(array[public.suchform(p_nachname), public.suchform(p_vorname)]) feld,
      unnest(array_append(string_to_array(btrim(feld), ' '), btrim(feld))) wort
    where length(wort) > 2 order by wort)
$function$
;
grant execute on function klient_worte(text,text) to public;

CREATE FUNCTION klient_zum_besuch(p_klient uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select k.pflegedienst_id from klient k
  where k.id = p_klient and k.geloescht_am is null and k.gesperrt_am is null and (
    k.pflegedienst_id = app_organisation()
    or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = app_organisation())
    or exists (select from hausbesuch h where h.klient_id = k.id and app_organisation() in (h.praxis_id, h.apotheke_id)))
$function$
;
grant execute on function klient_zum_besuch(uuid) to dreiklang_app;

CREATE FUNCTION kontakt_vergiss_klient()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from kontakt_klient where klient_id = new.id;
  return new;
end $function$
;
grant execute on function kontakt_vergiss_klient() to public;

CREATE FUNCTION konto_in_die_kette()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into protokoll (organisation_id, person_id, person_organisation_id, aktion, art, objekt_art, objekt_id, anfrage_id, adresse)
    select coalesce(p.organisation_id, '00000000-0000-0000-0000-000000000000'), p.id, p.organisation_id, 'anmeldung.' || lower(n.art), 'KONTO',
      'KONTO_' || n.art, p.id, n.anfrage_id, n.adresse
    from neu n join person p on p.id = n.person_id order by n.nr;
  return null;
end $function$
;

CREATE FUNCTION letzte_bestellung(p_klient uuid)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select (max(b.gesendet_am) at time zone 'Europe/Berlin')::date from bestellung b where b.klient_id = p_klient and b.gesendet_am is not null
$function$
;
grant execute on function letzte_bestellung(uuid) to public;

CREATE FUNCTION letzter_besuch(p_klient uuid)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select max(h.tag) from hausbesuch h where h.klient_id = p_klient and h.status in ('BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN')
$function$
;
grant execute on function letzter_besuch(uuid) to dreiklang_app;

CREATE FUNCTION merke_bestellweg()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into bestellweg select * from bestellweg_aus(new);
  return null;
end $function$
;

CREATE FUNCTION merke_klient_worte()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  v_alte text[] := klient_worte(old.nachname, old.vorname);
begin
  if tg_op = 'UPDATE' then
    insert into name_wort select w from unnest(klient_worte(new.nachname, new.vorname)) w order by w on conflict do nothing;
    insert into klient_wort select w, new.pflegedienst_id from unnest(klient_worte(new.nachname, new.vorname)) w order by w on conflict do nothing;
  end if;
  delete from klient_wort a where a.wort = any (v_alte) and a.pflegedienst_id = old.pflegedienst_id
    and not exists (select from klient k where k.pflegedienst_id = a.pflegedienst_id and klient_worte(k.nachname, k.vorname) @> array[a.wort]);
  delete from name_wort n where n.wort = any (v_alte) and not exists (select from klient_wort a where a.wort = n.wort);
  return null;
end $function$
;

CREATE FUNCTION merke_neue_klient_worte()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into klient_wort select distinct w, k.pflegedienst_id from neue k, unnest(klient_worte(k.nachname, k.vorname)) w order by w on conflict do nothing;
  insert into name_wort select distinct w from neue k, unnest(klient_worte(k.nachname, k.vorname)) w order by w on conflict do nothing;
  return null;
end $function$
;

CREATE FUNCTION merke_zusammenarbeit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.status = 'ENTWURF' then return null; end if;
  insert into zusammenarbeit (organisation_id, partner_id)
    select new.organisation_id, p from unnest(array[new.pflegedienst_id, new.praxis_id, new.apotheke_id]) p
    where p is not null and p <> new.organisation_id
    on conflict do nothing;
  return null;
end $function$
;

CREATE FUNCTION nimm_import_zurueck(p_pflegedienst uuid, p_import uuid)
 RETURNS TABLE(id uuid, entfernt boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  v_klient record;
begin
  for v_klient in
    select k.id, k.version = 1 and a.versionen = '{}' and not exists (select from klient_zugang z where z.klient_id = k.id)
        and not exists (select from klient_zuteilung z where z.klient_id = k.id) as unberuehrt
      from klient k join klient_akte a on a.klient_id = k.id
      where k.pflegedienst_id = p_pflegedienst and k.import_id = p_import
        and (p_pflegedienst = (select app_organisation()) or (select app_system()))
      for update of k
  loop
    id := v_klient.id;
    entfernt := v_klient.unberuehrt;
    if entfernt then
      begin
        delete from klient k where k.id = v_klient.id;
        update schluessel s set umhuellt = null, vernichtet_am = now()
          where s.organisation_id = p_pflegedienst and s.klient_id = v_klient.id and s.umhuellt is not null;
      exception when foreign_key_violation then
        entfernt := false;
      end;
    end if;
    return next;
  end loop;
end $function$
;
grant execute on function nimm_import_zurueck(uuid,uuid) to dreiklang_app;

CREATE FUNCTION personal_der_partner(p_art text, p_suche text, p_seit timestamp with time zone, p_name text, p_id uuid, p_hoechstens integer)
 RETURNS TABLE(id uuid, name text, platz text, beruf text, funktion text, telefon text, organisation_id uuid, organisation_name text, organisation_telefon text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return query
    select p.id, p.name, falte(p.name), p.beruf, p.funktion, p.telefon, o.id, o.name, o.telefon
    from organisation o join person p on p.organisation_id = o.id
    where o.art = p_art and p.aktiv and o.id in (select arbeitet_mit(p_seit))
      and (p_suche is null or strpos(falte(p.name), falte(p_suche)) > 0 or strpos(falte(o.name), falte(p_suche)) > 0)
      and (p_name is null or (falte(p.name) collate "C", p.id) > (p_name collate "C", p_id))
    order by falte(p.name) collate "C", p.id limit p_hoechstens;
end $function$
;
grant execute on function personal_der_partner(text,text,timestamp with time zone,text,uuid,integer) to dreiklang_app;

CREATE FUNCTION protokoll_bis(p_am timestamp with time zone, p_klient uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (p_am at time zone 'UTC' + case when p_klient is null then interval '12 months' else interval '10 years' end) at time zone 'UTC'
$function$
;
grant execute on function protokoll_bis(timestamp with time zone,uuid) to public;

CREATE FUNCTION protokoll_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'protokoll' and protokoll_bis(old.am, (to_jsonb(old) ->> 'klient_id')::uuid) < now() then return old; end if;
    if tg_table_name = 'protokoll_glied' and old.am < now() - interval '10 years' then return old; end if;
  end if;
  raise exception 'The audit trail is only ever added to' using errcode = '42501';
end $function$
;
grant execute on function protokoll_bleibt() to public;

CREATE FUNCTION protokoll_hash(p_prev bytea, p_seq bigint, z protokoll, p_inhalt bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(p_prev || convert_to(jsonb_build_array(p_seq, z.nr, protokoll_zeit(z.am), protokoll_zeit(protokoll_bis(z.am, z.klient_id)),
    encode(p_inhalt, 'hex'))::text, 'UTF8'))
$function$
;
grant execute on function protokoll_hash(bytea,bigint,protokoll,bytea) to public;

CREATE FUNCTION protokoll_inhalt(z protokoll)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(convert_to((jsonb_build_array(z.nr, protokoll_zeit(z.am), z.organisation_id, z.person_id, z.person_organisation_id, z.sitzung_id,
    z.aktion, z.art, z.objekt_art, z.objekt_id, z.klient_id, z.felder, z.grund)
    || case when coalesce(z.anfrage_id::text, z.adresse) is null then '[]' else jsonb_build_array(z.anfrage_id, z.adresse) end)::text, 'UTF8'))
$function$
;
grant execute on function protokoll_inhalt(protokoll) to public;

CREATE FUNCTION protokoll_personen(p_ids uuid[], p_klient uuid)
 RETURNS TABLE(id uuid, name text, rolle text, beruf text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select p.id, p.name, p.rolle, p.beruf from person p
  where p.id = any (p_ids) and (p.organisation_id = app_organisation() or p.id = app_person()
    or (app_organisation() is null and app_person() is not null)
    or (exists (select from klient k where k.id = p_klient and k.pflegedienst_id = app_organisation())
      and exists (select from protokoll z where z.klient_id = p_klient and z.person_id = p.id)))
  union all
  select m.id, m.name || ' (API)', null, null from machine m
  where m.id = any (p_ids) and (m.organisation_id = app_organisation()
    or (exists (select from klient k where k.id = p_klient and k.pflegedienst_id = app_organisation())
      and exists (select from protokoll z where z.klient_id = p_klient and z.person_id = m.id)))
$function$
;
grant execute on function protokoll_personen(uuid[],uuid) to dreiklang_app;

CREATE FUNCTION protokoll_reihe_ein()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into protokoll_offen (nr) select nr from neu;
  return null;
end $function$
;

CREATE FUNCTION protokoll_zeit(p_am timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select to_char(p_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$
;
grant execute on function protokoll_zeit(timestamp with time zone) to public;

CREATE FUNCTION raeume_protokoll_auf()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  v_geloescht int;
begin
  delete from protokoll p where p.am < now() - interval '12 months' and protokoll_bis(p.am, p.klient_id) < now()
    and exists (select from protokoll_glied g where g.nr = p.nr);
  get diagnostics v_geloescht = row_count;
  delete from protokoll_glied g using (select organisation_id, max(seq) as seq from protokoll_glied where am < now() - interval '10 years' group by 1) anker
  where g.organisation_id = anker.organisation_id and g.seq < anker.seq;
  return v_geloescht;
end $function$
;
grant execute on function raeume_protokoll_auf() to dreiklang_app;

CREATE FUNCTION schreibe_namen(p_klient uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not exists (select from klient k where k.id = p_klient and (k.pflegedienst_id = app_organisation() or app_system())) then
    raise insufficient_privilege using message = 'client belongs to another organisation';
  end if;
  update bestellung_name n set name = k.nachname || ', ' || k.vorname, geburtsdatum = k.geburtsdatum,
    suchtext = ' ' || falte(k.nachname || ' ' || k.vorname) || n.suchtext
  from klient k where k.id = p_klient and n.klient_id = k.id and (n.name, n.geburtsdatum) is distinct from (k.nachname || ', ' || k.vorname, k.geburtsdatum);
end $function$
;
grant execute on function schreibe_namen(uuid) to dreiklang_app;

CREATE FUNCTION schreibe_zeilen(p_bestellung uuid, p_zeilen jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
end $function$
;
grant execute on function schreibe_zeilen(uuid,jsonb) to dreiklang_app;

CREATE FUNCTION serie_des_klienten()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.geloescht_am is not null then
    delete from besuchsserie where klient_id = new.id;
  else
    update besuchsserie set naechster_lauf = 'epoch' where klient_id = new.id and naechster_lauf is not null;
  end if;
  return null;
end $function$
;

CREATE FUNCTION serie_faellig()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update besuchsserie set naechster_lauf = 'epoch' where klient_id = new.klient_id and naechster_lauf is not null;
  return null;
end $function$
;

CREATE FUNCTION status_zum_besuch(p_klient uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select k.status from klient k where k.id = p_klient and klient_zum_besuch(p_klient) is not null
$function$
;
grant execute on function status_zum_besuch(uuid) to dreiklang_app;

CREATE FUNCTION suche_bestellungen(p_organisation uuid, p_muster text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if p_organisation is distinct from app_organisation() then
    raise insufficient_privilege using message = 'search in the name of another organisation';
  end if;
  return query
    select z.bestellung_id from bestellung_zeile z where z.organisation_id = p_organisation and z.suchtext like p_muster
    union select n.bestellung_id from bestellung_name n where n.organisation_id = p_organisation and n.suchtext like p_muster
    limit 2000;
end $function$
;
grant execute on function suche_bestellungen(uuid,text) to dreiklang_app;

CREATE FUNCTION suchform(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ' ' || translate(public.falte(p_text), '-.,;:/()[]''’`´"&+_', '                  ')
$function$
;
grant execute on function suchform(text) to public;

CREATE FUNCTION trage_besuchssiegel_nach(p_ereignisse jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not app_system() then raise insufficient_privilege using message = 'only the clock seals what lies there'; end if;
  update hausbesuch_ereignis e set aenderung = x.aenderung, angaben = x.angaben, versiegelt = true
    from jsonb_to_recordset(p_ereignisse) as x(seq bigint, aenderung jsonb, angaben jsonb) where e.seq = x.seq and not e.versiegelt;
end $function$
;
grant execute on function trage_besuchssiegel_nach(jsonb) to dreiklang_app;

CREATE FUNCTION vergiss_fristen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from frist_vermerk where klient_id = new.id;
  delete from karte_eingelesen where klient_id = new.id;
  return null;
end $function$
;

CREATE FUNCTION vergiss_koordinaten()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.breite := null;
  new.laenge := null;
  return new;
end
$function$
;
grant execute on function vergiss_koordinaten() to public;

CREATE FUNCTION vergiss_leistungsnachweise()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from leistungsnachweis where klient_id = new.id;
  return null;
end $function$
;
grant execute on function vergiss_leistungsnachweise() to public;

CREATE FUNCTION vergiss_protokoll(p_vor timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from konto_protokoll where am < least(p_vor, now() - interval '365 days')
$function$
;
grant execute on function vergiss_protokoll(timestamp with time zone) to dreiklang_app;

CREATE FUNCTION vergiss_push_der_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from push_geraet g using sitzung s where g.person_id = new.id and s.id = g.sitzung_id and (not new.aktiv or s.stempel <> new.stempel);
  return null;
end $function$
;

CREATE FUNCTION vergiss_push_der_sitzung()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from push_geraet where sitzung_id = new.id;
  return null;
end $function$
;

CREATE FUNCTION vergiss_wandel()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from klient_wandel where klient_id = new.id;
  return null;
end $function$
;

CREATE FUNCTION verkette_protokoll(p_hoechstens integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  z protokoll;
  v_organisation uuid;
  v_seq bigint;
  v_prev bytea;
  v_inhalt bytea;
  v_hash bytea;
  v_fertig bigint[] := '{}';
begin
  if not pg_try_advisory_xact_lock(7315042613) then return 0; end if;
  for z in select p.* from (select nr from protokoll_offen order by nr limit p_hoechstens) o join protokoll p using (nr)
    order by p.organisation_id, p.nr
  loop
    if v_organisation is distinct from z.organisation_id then
      v_organisation := z.organisation_id;
      select g.seq, g.hash into v_seq, v_hash from protokoll_glied g where g.organisation_id = v_organisation order by g.seq desc limit 1;
    end if;
    v_seq := coalesce(v_seq, 0) + 1;
    v_prev := coalesce(v_hash, '\x');
    v_inhalt := protokoll_inhalt(z);
    v_hash := protokoll_hash(v_prev, v_seq, z, v_inhalt);
    insert into protokoll_glied (organisation_id, seq, nr, am, bis, inhalt_hash, prev_hash, hash)
    values (v_organisation, v_seq, z.nr, z.am, protokoll_bis(z.am, z.klient_id), v_inhalt, v_prev, v_hash);
    v_fertig := v_fertig || z.nr;
  end loop;
  delete from protokoll_offen where nr = any (v_fertig);
  return cardinality(v_fertig);
end $function$
;
grant execute on function verkette_protokoll(integer) to dreiklang_app;

CREATE FUNCTION versorgung_der_bestellung(p_klient uuid, p_tag date)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select case
    when k.status in ('BEENDET', 'VERSTORBEN') or k.geloescht_am is not null then 'BEENDET'
    when (select w.apotheke_id from apothekenwahl w where w.klient_id = k.id and w.gewaehlt_am <= p_tag
      order by w.gewaehlt_am desc, w.created_at desc, w.nr desc limit 1) = app_organisation() then 'GEWAEHLT'
    else 'ANDERE_APOTHEKE' end
  from klient k
  where k.id = p_klient
    and exists (select from bestellung_zeile z where z.klient_id = p_klient and z.organisation_id = app_organisation())
$function$
;
grant execute on function versorgung_der_bestellung(uuid,date) to dreiklang_app;

CREATE FUNCTION zuteilung_bis(p_klient uuid, p_person uuid, p_tag date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select max(case when h.status = 'BEGONNEN' then greatest(h.bis, h.von + interval '12 hours') else h.bis end) from hausbesuch h
  where h.klient_id = p_klient and p_person = any (h.personen) and h.tag = p_tag and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN')
$function$
;
grant execute on function zuteilung_bis(uuid,uuid,date) to dreiklang_app;
