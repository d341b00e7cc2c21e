/** In the name of the system. */
import type { Plan } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Meldung } from '@dreiklang/domain/hausbesuch/meldung'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface OpenMeldung
  extends
    Filled<Columns<'hausbesuch_ereignis', 'seq' | 'meldungen' | 'am', { meldungen: Meldung[] }>, 'meldungen'>,
    Columns<'hausbesuch', 'id as hausbesuchId' | 'nummer'> {
  plan: Plan | null
}

const offene = sql(
  'hausbesuch.offeneMeldungen',
  `select e.seq, e.meldungen, e.am, h.id as "hausbesuchId", h.nummer, h.daten -> 'plan' as plan
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where e.meldungen is not null order by e.seq limit :hoechstens for update of e skip locked`,
)

/** Held: two processes never tell the same. */
export async function holdOpen(tx: Queryable, hoechstens: number): Promise<OpenMeldung[]> {
  return tx.query<OpenMeldung>(offene, { hoechstens })
}

const gemeldet = sql('hausbesuch.gemeldet', `update hausbesuch_ereignis set meldungen = null where seq = any (:nummern::bigint[])`)

/** The rows must be held. */
export async function markReported(tx: Queryable, nummern: readonly number[]): Promise<void> {
  await exactly(nummern.length, tx.write(gemeldet, { nummern }))
}

export type OpenBesuch = Columns<'hausbesuch', 'id' | 'pflegedienst_id' | 'klient_id' | 'daten'>

const besuche = sql(
  'hausbesuch.nachtragBesuche',
  `select id, pflegedienst_id as "pflegedienstId", klient_id as "klientId", daten from hausbesuch where not versiegelt
    order by id limit :limit for update skip locked`,
)
const besucheSpeichern = sql(
  'hausbesuch.speichereNachtrag',
  `update hausbesuch h set daten = x.daten, versiegelt = true from jsonb_to_recordset(:rows::jsonb) as x(id uuid, daten jsonb)
    where h.id = x.id`,
)

export const takeBesuche = (tx: Queryable, limit: number): Promise<OpenBesuch[]> => tx.query(besuche, { limit })

/** The rows must be held. */
export async function sealBesuche(tx: Queryable, rows: readonly OpenBesuch[]): Promise<void> {
  await exactly(rows.length, tx.write(besucheSpeichern, { rows: JSON.stringify(rows) }))
}

export type OpenEreignis = Columns<'hausbesuch_ereignis', 'hausbesuch_id as id' | 'seq' | 'aenderung' | 'angaben'> &
  Columns<'hausbesuch', 'pflegedienst_id' | 'klient_id'>

const ereignisse = sql(
  'hausbesuch.nachtragEreignisse',
  `select e.hausbesuch_id as id, h.pflegedienst_id as "pflegedienstId", h.klient_id as "klientId", e.seq, e.aenderung, e.angaben
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id where not e.versiegelt order by e.seq limit :limit`,
)
const eintragen = sql('hausbesuch.trageSiegelNach', `select trage_besuchssiegel_nach(:rows::jsonb)`)

export const takeEreignisse = (tx: Queryable, limit: number): Promise<OpenEreignis[]> => tx.query(ereignisse, { limit })

/** Nothing happens to a row that someone else has sealed in the meantime. */
export async function sealEreignisse(tx: Queryable, rows: readonly OpenEreignis[]): Promise<void> {
  await tx.query(eintragen, { rows: JSON.stringify(rows) })
}
