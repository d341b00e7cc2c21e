/** The event table as a stream: rows in the order (tx, seq), only up to the oldest transaction that still runs, so that none can appear behind a reader. */
import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { devolve, type Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

export type StreamStelle = Columns<'ereignis', 'tx' | 'seq'>

export type StreamRow = Columns<'ereignis', 'tx' | 'seq' | 'bestellung_id' | 'version' | 'art' | 'hoerer'>

// `order by tx` would sort by the text of the first column, in which 1000 comes before 999: hence the table's own name.
const sequence = `ereignis.tx, ereignis.seq`
const columns = `tx::text as tx, seq, bestellung_id as "bestellungId", version, art, hoerer`
// In a query of its own, because it is then asked once and not for each row.
const sicher = `tx < (select pg_snapshot_xmin(pg_current_snapshot()))`

const seit = sql(
  'strom.seit',
  `select ${columns} from ereignis where hoerer <> '{}' and (tx, seq) > (:tx::text::xid8, :seq) and ${sicher}
    order by ${sequence} limit :limit`,
)
const sinceFor = sql(
  'strom.seitFuer',
  `select ${columns} from ereignis where hoerer <> '{}' and :organisationId = any (hoerer) and (tx, seq) > (:tx::text::xid8, :seq)
    and ${sicher} order by ${sequence} limit :limit`,
)
const end = sql(
  'strom.ende',
  `select tx::text as tx, seq from ereignis where hoerer <> '{}' and ${sicher} order by ereignis.tx desc, ereignis.seq desc limit 1`,
)

const start: StreamStelle = { tx: '0', seq: 0 }

export async function loadSince(db: Queryable, { tx, seq }: StreamStelle, limit: number): Promise<StreamRow[]> {
  return db.query<StreamRow>(seit, { tx, seq, limit })
}

export async function loadSinceFor(
  db: Queryable,
  { tx, seq }: StreamStelle,
  { organisationId, limit }: { organisationId: string; limit: number },
): Promise<StreamRow[]> {
  return db.query<StreamRow>(sinceFor, { tx, seq, limit, organisationId })
}

export async function loadEnde(db: Queryable): Promise<StreamStelle> {
  const [row] = await db.query<StreamStelle>(end, {})
  return row ?? start
}

export function isLater(a: StreamStelle, b: StreamStelle): boolean {
  const txA = BigInt(a.tx)
  const txB = BigInt(b.tx)
  return txA === txB ? a.seq > b.seq : txA > txB
}

export const ereignisChannel = 'ereignis'

const ankuendigen = sql('strom.ankuendigen', `select pg_notify('${ereignisChannel}', '')`)

/** Inside a transaction that writes events: the commit wakes the readers of all processes. */
export async function announce(tx: Queryable): Promise<void> {
  await tx.query(ankuendigen, {})
}

export interface StepEreignis extends Pick<Ereignis, 'art' | 'aenderung' | 'angaben'> {
  sichtbarFuer: string[]
  organisationId: string | null
  personId: string | null
  am: string
}

export interface BestellungStep {
  bestellungId: string
  version: number
  vorher: Bestellung | null
  nachher: Bestellung
  ereignisse: StepEreignis[]
  am: string
}

interface Row extends Columns<'bestellung', 'id' | 'version' | 'daten'> {
  ereignisse: (StepEreignis & { version: number })[]
}

// One statement sees one moment: the order and the events that led to it fit together.
const verlaeufe = sql(
  'schritte.verlaeufe',
  `select b.id, b.version, b.daten,
      (select jsonb_agg(jsonb_build_object('version', e.version, 'art', e.art, 'aenderung', e.aenderung, 'angaben', e.angaben,
          'sichtbarFuer', e.sichtbar_fuer, 'organisationId', e.organisation_id, 'personId', e.person_id, 'am', e.am) order by e.seq)
        from ereignis e where e.bestellung_id = b.id and e.version >= v.ab) as ereignisse
    from jsonb_to_recordset(:ab::jsonb) as v(id uuid, ab int)
    -- One by one, as they are few: who cannot know that reads the whole table of a small house.
    cross join lateral (select o.id, o.version, o.daten from bestellung o where o.id = v.id limit 1) b`,
)

function zurueck({ id, daten, version, ereignisse }: Row, gefragt: ReadonlySet<number>): BestellungStep[] {
  const steps: BestellungStep[] = []
  let nachher = readBestellung({ daten, version })
  for (const stufe of [...new Set(ereignisse.map((ereignis) => ereignis.version))].toSorted((a, b) => b - a)) {
    const hier = ereignisse.filter((ereignis) => ereignis.version === stufe)
    const before = hier.reduceRight(devolve, { ...nachher, version: stufe - 1 })
    const erstes = hier[0]
    if (gefragt.has(stufe) && erstes !== undefined) {
      steps.push({
        bestellungId: id,
        version: stufe,
        vorher: stufe === 1 ? null : before,
        nachher,
        ereignisse: hier,
        am: new Date(erstes.am).toISOString(),
      })
    }
    nachher = before
  }
  return steps
}

/** In the order of the rows. Orders that were thrown away as drafts are left out. */
export async function loadSteps(db: Queryable, rows: readonly Pick<StreamRow, 'bestellungId' | 'version'>[]): Promise<BestellungStep[]> {
  const gefragt = new Map<string, Set<number>>()
  for (const { bestellungId, version } of rows) gefragt.set(bestellungId, (gefragt.get(bestellungId) ?? new Set<number>()).add(version))
  const ab = [...gefragt].map(([id, versionen]) => ({ id, ab: Math.min(...versionen) }))
  const verlauf = await db.query<Row>(verlaeufe, { ab: JSON.stringify(ab) })
  const steps = verlauf.flatMap((row) => zurueck(row, gefragt.get(row.id) ?? new Set()))
  const jeStufe = new Map(steps.map((step) => [`${step.bestellungId} ${step.version}`, step]))
  // A step of several events has several rows.
  const names = new Set(rows.map(({ bestellungId, version }) => `${bestellungId} ${version}`))
  return [...names].flatMap((name) => jeStufe.get(name) ?? [])
}
