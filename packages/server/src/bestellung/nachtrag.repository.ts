/** Orders, events and copies of before, whose words lie in the clear. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** Whose the words are: the nursing service and the Klient of the order. */
interface Wessen {
  id: string
  pflegedienstId: string
  klientId: string | null
}

export interface OffeneBestellung extends Wessen {
  daten: unknown
}

const bestellungen = sql(
  'nachtrag.bestellungen',
  `select id, pflegedienst_id as "pflegedienstId", klient_id as "klientId", daten from bestellung where not versiegelt
    order by id limit :limit for update skip locked`,
)
const bestellungSpeichern = sql(
  'nachtrag.speichereBestellungen',
  `update bestellung b set daten = x.daten, versiegelt = true from jsonb_to_recordset(:rows::jsonb) as x(id uuid, daten jsonb)
    where b.id = x.id`,
)

export const nimmBestellungen = (tx: Queryable, limit: number): Promise<OffeneBestellung[]> => tx.query(bestellungen, { limit })

export async function speichereBestellungen(tx: Queryable, rows: readonly OffeneBestellung[]): Promise<void> {
  await tx.write(bestellungSpeichern, { rows: JSON.stringify(rows) })
}

export interface OffenesEreignis extends Wessen {
  seq: number
  aenderung: unknown
  angaben: unknown
}

// A draft that was thrown away leaves events of its own house.
const ereignisse = sql(
  'nachtrag.ereignisse',
  `select e.bestellung_id as id, coalesce(b.pflegedienst_id, e.organisation_id) as "pflegedienstId", b.klient_id as "klientId",
      e.seq, e.aenderung, e.angaben
    from ereignis e left join bestellung b on b.id = e.bestellung_id where not e.versiegelt order by e.seq limit :limit`,
)

export const nimmEreignisse = (tx: Queryable, limit: number): Promise<OffenesEreignis[]> => tx.query(ereignisse, { limit })

export interface OffeneAbschrift extends Wessen {
  organisation_id: string
  daten: unknown
}

const abschriften = sql(
  'nachtrag.abschriften',
  `select b.id, b.pflegedienst_id as "pflegedienstId", b.klient_id as "klientId", a.organisation_id, a.daten
    from abschrift a join bestellung b on b.id = a.bestellung_id where not a.versiegelt order by a.bestellung_id limit :limit`,
)

export const nimmAbschriften = (tx: Queryable, limit: number): Promise<OffeneAbschrift[]> => tx.query(abschriften, { limit })

const eintragen = sql('nachtrag.eintragen', `select trage_siegel_nach(:neue::jsonb, :kopien::jsonb, '[]')`)

/** Nothing happens to a row that somebody else has sealed meanwhile. */
export async function speichereVerlauf(
  tx: Queryable,
  {
    ereignisse: neue = [],
    abschriften: kopien = [],
  }: { ereignisse?: readonly OffenesEreignis[]; abschriften?: readonly OffeneAbschrift[] },
): Promise<void> {
  const alsZeile = ({ id: bestellung_id, ...rest }: OffeneAbschrift) => ({ bestellung_id, ...rest })
  await tx.query(eintragen, { neue: JSON.stringify(neue), kopien: JSON.stringify(kopien.map(alsZeile)) })
}
