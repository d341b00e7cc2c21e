/** Orders, events and copies of before, whose words lie in the clear. */
import type { Queryable, Statement } from '../ports.ts'

/** Whose the words are: the nursing service and the Klient of the order. */
interface Wessen {
  id: string
  pflegedienstId: string
  klientId: string | null
}

export interface OffeneBestellung extends Wessen {
  daten: unknown
}

const bestellungen: Statement = {
  name: 'nachtrag.bestellungen',
  text: `select id, pflegedienst_id as "pflegedienstId", klient_id as "klientId", daten from bestellung where not versiegelt
    order by id limit $1 for update skip locked`,
}
const bestellungSpeichern: Statement = {
  name: 'nachtrag.speichereBestellungen',
  text: `update bestellung b set daten = x.daten, versiegelt = true from jsonb_to_recordset($1::jsonb) as x(id uuid, daten jsonb) where b.id = x.id`,
}

export const nimmBestellungen = (tx: Queryable, limit: number): Promise<OffeneBestellung[]> => tx.query(bestellungen, [limit])

export async function speichereBestellungen(tx: Queryable, rows: readonly OffeneBestellung[]): Promise<void> {
  await tx.query(bestellungSpeichern, [JSON.stringify(rows)])
}

export interface OffenesEreignis extends Wessen {
  seq: number
  aenderung: unknown
  angaben: unknown
}

// A draft that was thrown away leaves events of its own organisation.
const ereignisse: Statement = {
  name: 'nachtrag.ereignisse',
  text: `select e.bestellung_id as id, coalesce(b.pflegedienst_id, e.organisation_id) as "pflegedienstId", b.klient_id as "klientId",
      e.seq, e.aenderung, e.angaben
    from ereignis e left join bestellung b on b.id = e.bestellung_id where not e.versiegelt order by e.seq limit $1`,
}

export const nimmEreignisse = (tx: Queryable, limit: number): Promise<OffenesEreignis[]> => tx.query(ereignisse, [limit])

export interface OffeneAbschrift extends Wessen {
  organisation_id: string
  daten: unknown
}

const abschriften: Statement = {
  name: 'nachtrag.abschriften',
  text: `select b.id, b.pflegedienst_id as "pflegedienstId", b.klient_id as "klientId", a.organisation_id, a.daten
    from abschrift a join bestellung b on b.id = a.bestellung_id where not a.versiegelt order by a.bestellung_id limit $1`,
}

export const nimmAbschriften = (tx: Queryable, limit: number): Promise<OffeneAbschrift[]> => tx.query(abschriften, [limit])

const eintragen: Statement = { name: 'nachtrag.eintragen', text: `select trage_siegel_nach($1::jsonb, $2::jsonb, '[]')` }

/** Nothing happens to a row that someone else has sealed in the meantime. */
export async function speichereVerlauf(
  tx: Queryable,
  {
    ereignisse: neue = [],
    abschriften: kopien = [],
  }: { ereignisse?: readonly OffenesEreignis[]; abschriften?: readonly OffeneAbschrift[] },
): Promise<void> {
  const alsZeile = ({ id: bestellung_id, ...rest }: OffeneAbschrift) => ({ bestellung_id, ...rest })
  await tx.query(eintragen, [JSON.stringify(neue), JSON.stringify(kopien.map(alsZeile))])
}
