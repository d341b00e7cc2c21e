import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { devolve } from '@dreiklang/domain/bestellung/zurueck'
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import type { StreamRow } from './stream.repository.ts'

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
    from jsonb_to_recordset(:ab::jsonb) as v(id uuid, ab int) join bestellung b on b.id = v.id`,
)

function zurueck({ id, daten, version, ereignisse }: Row, gefragt: ReadonlySet<number>): BestellungStep[] {
  const steps: BestellungStep[] = []
  let nachher = readBestellung({ daten, version })
  for (const stufe of [...new Set(ereignisse.map((ereignis) => ereignis.version))].toSorted((a, b) => b - a)) {
    const hier = ereignisse.filter((ereignis) => ereignis.version === stufe)
    const vorher = hier.reduceRight(devolve, { ...nachher, version: stufe - 1 })
    const erstes = hier[0]
    if (gefragt.has(stufe) && erstes !== undefined) {
      steps.push({
        bestellungId: id,
        version: stufe,
        vorher: stufe === 1 ? null : vorher,
        nachher,
        ereignisse: hier,
        am: new Date(erstes.am).toISOString(),
      })
    }
    nachher = vorher
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
