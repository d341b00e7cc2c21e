/** The figures counted from scratch, from the events alone and by another way than the prepared list is made. */
import type { Ports } from '../ports.ts'
import { sql } from '../database/sql.ts'
import { systemContext } from '../shared/context.ts'

interface EreignisRow {
  seq: number
  art: string
  bestellungId: string
  positionId: string | null
  von: string | null
  nach: string | null
  grund: string | null
  positionen: { positionId: string }[] | null
  sichtbarFuer: string[]
  am: string
  zuSpaetAb: string
}

export interface CountedStep {
  seq: number
  schritt: string | null
  minuten: number | null
  gesamt: number | null
  verspaetet: boolean | null
  umweg: boolean | null
  grund: string | null
}

const everything = sql(
  'test.ereignisse',
  `select e.seq, e.art, e.bestellung_id as "bestellungId", e.position_id as "positionId", e.angaben ->> 'von' as von, e.angaben ->> 'nach' as nach,
      e.angaben ->> 'grund' as grund, e.aenderung -> 'neu' -> 'positionen' as positionen, e.sichtbar_fuer as "sichtbarFuer", e.am,
      ((b.daten ->> 'bedarfBis')::date + 1) at time zone 'Europe/Berlin' as "zuSpaetAb"
    from ereignis e join bestellung b on b.id = e.bestellung_id order by e.seq`,
)
const prepared = sql(
  'test.bestellweg',
  `select seq, schritt, dauer_minuten as minuten, gesamt_minuten as gesamt, verspaetet, umweg, grund from bestellweg
    where organisation_id = :organisationId and (schritt is not null or gesamt_minuten is not null) order by seq`,
)

const names: Record<string, string> = {
  'BEIM_ARZT VERORDNET': 'VERORDNET',
  'VERORDNET BEI_APOTHEKE': 'AN_APOTHEKE',
  'BEI_APOTHEKE IN_BEARBEITUNG': 'ANGENOMMEN',
  'IN_BEARBEITUNG BEREIT': 'BEREITGESTELLT',
  'BEREIT GELIEFERT': 'GELIEFERT',
}
const back = [
  'rezeptKorrigieren',
  'neuAnfordern',
  'neuesRezeptAnfordern',
  'zuruecknehmen',
  'anPraxisWeiterleiten',
  'anApothekeWeiterleiten',
]
const minutes = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

const reasonOf = ({ art, grund }: EreignisRow) => (art.endsWith('Ablehnen') ? grund : 'REZEPT_ZURUECKGEZOGEN')

interface Position {
  first: string | null
  since: Map<string, string>
  isDelivered: boolean
  isBack: boolean
}

export async function countFromScratch({ database }: Pick<Ports, 'database'>, organisationId: string): Promise<CountedStep[]> {
  const positions = new Map<string, Position>()
  const positionOf = (id: string): Position => {
    const known = positions.get(id) ?? { first: null, since: new Map<string, string>(), isDelivered: false, isBack: false }
    positions.set(id, known)
    return known
  }
  const counted: CountedStep[] = []
  for (const e of await database.query<EreignisRow>(systemContext, everything, {})) {
    if (!e.sichtbarFuer.includes(organisationId)) continue
    if (e.art === 'zustellungGescheitert') for (const { positionId } of e.positionen ?? []) positionOf(positionId).isBack = true
    if (e.positionId === null) continue
    const position = positionOf(e.positionId)
    const refused = e.nach === 'ABGELEHNT'
    const schritt = refused ? 'ABGELEHNT' : (names[`${e.von} ${e.nach}`] ?? null)
    const came = position.since.get(e.von ?? '')
    const arrives = e.nach === 'GELIEFERT' && !position.isDelivered && position.first !== null
    if (schritt !== null || arrives) {
      counted.push({
        seq: e.seq,
        schritt,
        minuten: refused || came === undefined || schritt === null ? null : minutes(came, e.am),
        gesamt: arrives && position.first !== null ? minutes(position.first, e.am) : null,
        verspaetet: arrives ? Date.parse(e.am) >= Date.parse(e.zuSpaetAb) : null,
        umweg: arrives ? position.isBack : null,
        grund: refused ? reasonOf(e) : null,
      })
    }
    if (e.nach !== null) {
      position.first ??= e.am
      position.since.set(e.nach, e.am)
    }
    if (e.nach === 'GELIEFERT') position.isDelivered = true
    if (back.includes(e.art) || (e.von === 'BEREIT' && e.nach === 'IN_BEARBEITUNG')) position.isBack = true
  }
  return counted
}

export const loadPrepared = ({ database }: Pick<Ports, 'database'>, organisationId: string): Promise<CountedStep[]> =>
  database.query<CountedStep>(systemContext, prepared, { organisationId })
