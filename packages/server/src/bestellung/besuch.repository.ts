/** The SQL of what orders and visits have to do with each other. Scoped to the caller's organisation, which is always $1. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungDesBesuchs } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Verknuepfung } from '@dreiklang/domain/bestellung/besuch'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Queryable, Statement } from '../ports.ts'

const verknuepfen: Statement = {
  name: 'besuchBestellung.verknuepfen',
  text: `insert into besuch_bestellung (bestellung_id, hausbesuch_id, art, person_id, am) values ($1, $2, $3, $4, $5) on conflict do nothing`,
}

/** Inside the transaction that writes what is linked; that the two belong together was checked before. */
export async function verknuepfe(
  tx: Queryable,
  link: { bestellungId: string; hausbesuchId: string; art: Verknuepfung; personId: string; am: string },
): Promise<void> {
  await tx.query(verknuepfen, [link.bestellungId, link.hausbesuchId, link.art, link.personId, link.am])
}

const laufende: Statement = {
  name: 'besuchBestellung.laufende',
  text: `insert into besuch_bestellung (bestellung_id, hausbesuch_id, art, person_id, am)
    select $3, h.id, 'UEBERGABE', $4, $5 from hausbesuch h
    where h.pflegedienst_id = $1 and h.klient_id = $2 and h.status = 'BEGONNEN' and h.personen @> array[$4::uuid]
    order by h.daten ->> 'beginn' desc limit 1 on conflict do nothing`,
}

/** Links what this person collects or confirms during a running visit: it counts as handed over there. */
export async function verknuepfeLaufende(
  tx: Queryable,
  { personId }: Pick<Akteur, 'personId'>,
  { neu: { id, pflegedienstId, klientId }, am }: { neu: Pick<Bestellung, 'id' | 'pflegedienstId' | 'klientId'>; am: string },
): Promise<void> {
  await tx.query(laufende, [pflegedienstId, klientId, id, personId, am])
}

const gelieferte: Statement = {
  name: 'besuchBestellung.gelieferte',
  text: `select b.version, b.daten from bestellung b
    where b.pflegedienst_id = $1 and b.klient_id = $2 and b.gesendet_am > $3
      and not exists (select from besuch_bestellung v where v.bestellung_id = b.id and v.art = 'UEBERGABE')
    order by b.gesendet_am desc, b.nummer desc limit 40`,
}

/** Orders of the Klient that nobody has handed over yet. */
export async function ladeNichtUebergebene(
  db: Queryable,
  pflegedienstId: string,
  wen: { klientId: string; seit: string },
): Promise<Bestellung[]> {
  return (await db.query<BestellungRow>(gelieferte, [pflegedienstId, wen.klientId, wen.seit])).map(bestellungAus)
}

const desBesuchs: Statement = {
  name: 'besuchBestellung.desBesuchs',
  text: `select z.bestellung_id as id, z.nummer, v.art, z.status, z.created_at as "erstelltAm", z.inhalt -> 'positionen' as positionen
    from besuch_bestellung v join bestellung_zeile z on z.bestellung_id = v.bestellung_id and z.organisation_id = $1
    where v.hausbesuch_id = $2 order by v.am, z.bestellung_id, v.art limit 50`,
}

/** In the states that the own side sees. */
export async function ladeBestellungenDesBesuchs(
  db: Queryable,
  organisationId: string,
  hausbesuchId: string,
): Promise<BestellungDesBesuchs[]> {
  return db.query<BestellungDesBesuchs>(desBesuchs, [organisationId, hausbesuchId])
}

const derBestellung: Statement = {
  name: 'besuchBestellung.derBestellung',
  text: `select b.klient_id as "klientId", coalesce((select jsonb_agg(jsonb_build_object('hausbesuchId', v.hausbesuch_id, 'art', v.art) order by v.am, v.hausbesuch_id)
      from besuch_bestellung v where v.bestellung_id = b.id), '[]') as links
    from bestellung b where b.id = $2 and $1 = any (b.sichtbar_fuer)`,
}

/** Null when the own side does not see the order. */
export async function ladeLinks(
  db: Queryable,
  organisationId: string,
  bestellungId: string,
): Promise<{ klientId: string | null; links: { hausbesuchId: string; art: Verknuepfung }[] } | null> {
  const [row] = await db.query<{ klientId: string | null; links: { hausbesuchId: string; art: Verknuepfung }[] }>(derBestellung, [
    organisationId,
    bestellungId,
  ])
  return row ?? null
}

const eigene: Statement = {
  name: 'besuchBestellung.eigene',
  text: `select b.version, b.daten from bestellung b where b.pflegedienst_id = $1 and b.id = $2`,
}

interface BestellungRow {
  version: number
  daten: Omit<Bestellung, 'version'>
}
const bestellungAus = ({ version, daten }: BestellungRow): Bestellung => ({ ...daten, version })

/** An order that the own nursing service has made. */
export async function ladeEigene(db: Queryable, pflegedienstId: string, bestellungId: string): Promise<Bestellung | null> {
  const [row] = await db.query<BestellungRow>(eigene, [pflegedienstId, bestellungId])
  return row === undefined ? null : bestellungAus(row)
}

const letzte: Statement = {
  name: 'besuchBestellung.letzte',
  text: `select b.version, b.daten from bestellung b
    where b.pflegedienst_id = $1 and b.klient_id = $2 and b.gesendet_am > $3 order by b.gesendet_am desc, b.nummer desc limit 40`,
}

/** Orders of the Klient that were sent after an instant, newest first; their words are sealed. */
export async function ladeLetzte(db: Queryable, pflegedienstId: string, wen: { klientId: string; seit: string }): Promise<Bestellung[]> {
  return (await db.query<BestellungRow>(letzte, [pflegedienstId, wen.klientId, wen.seit])).map(bestellungAus)
}
