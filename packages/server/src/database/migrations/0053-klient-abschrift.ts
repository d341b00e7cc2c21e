/**
 * A practice documents whom it has treated (§ 630f BGB), a pharmacy what it has dispensed (§ 22 ApBetrO): each on its own duty, so each keeps a
 * copy of its own, sealed under its own key. It outlives the record of the nursing service, and says of every order what was true then.
 */
import { ownRowsForced } from '../ownRows.ts'

export const klientAbschrift = {
  name: '0053-klient-abschrift',
  sql: `
create table klient_abschrift (
  organisation_id uuid not null references organisation,
  bestellung_id uuid not null references bestellung,
  -- Refers to no row: the record of the Klient may be gone.
  klient_id uuid not null,
  seite text not null check (seite in ('ARZT', 'APOTHEKE')),
  am timestamptz not null,
  inhalt text not null,
  primary key (organisation_id, bestellung_id)
);
${ownRowsForced('klient_abschrift', 'organisation_id')}
create policy klient_abschrift_system on klient_abschrift to dreiklang_system using (true);
grant select, insert, update on klient_abschrift to dreiklang_app;

-- Whether the record is gone: then the house that asks reads its own copy.
create or replace view klient_der_bestellung as
  select k.id, k.vorname, k.nachname, k.geburtsdatum, k.kvnr, k.krankenkasse, k.adresse, k.telefon, k.status, k.allergien, k.geloescht_am
  from klient k
  where (select app_system())
    or exists (select from bestellung_zeile z where z.klient_id = k.id and z.organisation_id = (select app_organisation()));
`,
}
