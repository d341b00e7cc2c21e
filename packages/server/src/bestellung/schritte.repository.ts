/** The event table as steps of orders, for the rooms above: each with the order before and after it. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { devolve } from '@dreiklang/domain/bestellung/zurueck'
import type { Queryable, Statement } from '../ports.ts'
import type { StromRow } from './strom.repository.ts'

export interface SchrittEreignis extends Pick<Ereignis, 'art' | 'aenderung' | 'angaben'> {
  sichtbarFuer: string[]
  organisationId: string | null
  personId: string | null
  am: string
}

export interface BestellungSchritt {
  bestellungId: string
  version: number
  vorher: Bestellung | null
  nachher: Bestellung
  ereignisse: SchrittEreignis[]
  am: string
}

interface Row {
  version: number
  daten: Omit<Bestellung, 'version'>
  ereignisse: (SchrittEreignis & { version: number })[]
}

// One statement sees one snapshot: the order and its events fit together.
const verlaeufe: Statement = {
  name: 'schritte.verlaeufe',
  text: `select b.version, b.daten,
      (select jsonb_agg(jsonb_build_object('version', e.version, 'art', e.art, 'aenderung', e.aenderung, 'angaben', e.angaben,
          'sichtbarFuer', e.sichtbar_fuer, 'organisationId', e.organisation_id, 'personId', e.person_id, 'am', e.am) order by e.seq)
        from ereignis e where e.bestellung_id = b.id and e.version >= v.ab) as ereignisse
    from jsonb_to_recordset($1::jsonb) as v(id uuid, ab int) join bestellung b on b.id = v.id`,
}

/** Rebuilds earlier states by undoing events from the current order down to the oldest step requested. */
function zurueck({ daten, version, ereignisse }: Row, gefragt: ReadonlySet<number>): BestellungSchritt[] {
  const schritte: BestellungSchritt[] = []
  let nachher: Bestellung = { ...daten, version }
  for (const stufe of [...new Set(ereignisse.map((ereignis) => ereignis.version))].toSorted((a, b) => b - a)) {
    const hier = ereignisse.filter((ereignis) => ereignis.version === stufe)
    const vorher = hier.reduceRight(devolve, { ...nachher, version: stufe - 1 })
    const erstes = hier[0]
    if (gefragt.has(stufe) && erstes !== undefined) {
      schritte.push({
        bestellungId: daten.id,
        version: stufe,
        vorher: stufe === 1 ? null : vorher,
        nachher,
        ereignisse: hier,
        am: new Date(erstes.am).toISOString(),
      })
    }
    nachher = vorher
  }
  return schritte
}

/** The steps that rows of the stream stand for, in the order of these rows. Orders that were thrown away as drafts are left out. */
export async function ladeSchritte(
  db: Queryable,
  rows: readonly Pick<StromRow, 'bestellungId' | 'version'>[],
): Promise<BestellungSchritt[]> {
  const gefragt = new Map<string, Set<number>>()
  for (const { bestellungId, version } of rows) gefragt.set(bestellungId, (gefragt.get(bestellungId) ?? new Set<number>()).add(version))
  const ab = [...gefragt].map(([id, versionen]) => ({ id, ab: Math.min(...versionen) }))
  const verlauf = await db.query<Row>(verlaeufe, [JSON.stringify(ab)])
  const schritte = verlauf.flatMap((row) => zurueck(row, gefragt.get(row.daten.id) ?? new Set()))
  const jeStufe = new Map(schritte.map((schritt) => [`${schritt.bestellungId} ${schritt.version}`, schritt]))
  // A step of several events has several rows.
  const namen = new Set(rows.map(({ bestellungId, version }) => `${bestellungId} ${version}`))
  return [...namen].flatMap((name) => jeStufe.get(name) ?? [])
}
