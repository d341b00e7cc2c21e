/**
 * What a change in a record of a Klient was, from what to what. It stands beside the trail, which never holds content, and lies sealed under the
 * key of the Klient: who may read the record reads it, and after an erasure nobody does.
 */
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { FieldChange } from '@dreiklang/domain/shared/changedFields'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type Fach, createTresor } from '../tresor/tresor.ts'
import { auditedFrom, protokollJson } from './protokoll.ts'

interface Whose {
  organisationId: string
  klientId: string
}

interface ChangeEntry extends Omit<ProtokollEntry, 'felder' | 'klientId' | 'organisationId'>, Whose {
  changes: readonly FieldChange[]
}

const fachOf = (whose: Whose, nr: number): Fach => ({ ...whose, tabelle: 'protokoll_aenderung', spalte: 'werte', zeileId: String(nr) })

const write = sql('protokoll.schreibeMitNummer', `${auditedFrom(':spur', { aus: '(select 1) tat' })} returning nr`)

const insert = sql(
  'protokoll.insertAenderung',
  `insert into protokoll_aenderung (nr, organisation_id, klient_id, werte) values (:nr, :organisationId, :klientId, :werte)`,
)

const select = sql(
  'protokoll.aenderungen',
  `select nr, werte from protokoll_aenderung where organisation_id = :organisationId and klient_id = :klientId and nr = any (:nrs::bigint[])`,
)

export function createChangeTrail(ports: Pick<Ports, 'keyRing' | 'clock' | 'newId'>) {
  const tresor = createTresor(ports)
  return {
    /** Like `audit`, of a record. In the transaction of the change. @throws Vernichtet */
    async audit(tx: Queryable, akteur: Akteur | null, { changes, organisationId, klientId, ...entry }: ChangeEntry): Promise<void> {
      const told = { ...entry, organisationId, klientId, felder: changes.map(({ feld }) => feld) }
      const { nr } = await one(tx.query<{ nr: number }>(write, { spur: protokollJson(akteur, [told]) }))
      const werte = await tresor.seal(tx, fachOf({ organisationId, klientId }, nr), JSON.stringify(changes))
      await exactly(1, tx.write(insert, { nr, organisationId, klientId, werte }))
    },

    /** By the number of the row in the trail. Those of before it was kept are missing, and those whose key was destroyed. */
    async load(db: Queryable, whose: Whose, nrs: readonly number[]): Promise<ReadonlyMap<number, FieldChange[]>> {
      if (nrs.length === 0) return new Map()
      const rows = await db.query<{ nr: number; werte: string }>(select, { ...whose, nrs })
      const texts = await tresor.openAll(
        db,
        rows.map(({ nr, werte }) => ({ fach: fachOf(whose, nr), siegel: werte })),
      )
      return new Map(
        rows.flatMap(({ nr }, i) => {
          const text = texts[i] ?? null
          return text === null ? [] : [[nr, JSON.parse(text) as FieldChange[]] as const]
        }),
      )
    },
  }
}
