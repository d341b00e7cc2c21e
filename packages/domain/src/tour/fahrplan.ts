import { type IsoDate, type Instant, berlinDate, berlinInstant } from '../shared/time.ts'
import type { Reise, Wegweiser } from './reise.ts'

export interface Halt {
  id: string
  dauerMinuten: number
  /** Not before; whoever comes later is late. Null: at any time. */
  von: Instant | null
  stand: 'OFFEN' | 'LAEUFT' | 'FERTIG'
  seit: Instant | null
}

export interface Fahrt {
  datum: IsoDate
  now: Instant
  gestartet: boolean
  halte: readonly Halt[]
}

export interface Ankunft {
  reise: Reise | null
  am: Instant
  spaetMinuten: number
}

export interface Fahrplan {
  ankuenfte: ReadonlyMap<string, Ankunft>
  heimweg: Reise | null
  fahrMinuten: number
  /** All delays together: what a better order must not make worse. */
  spaetMinuten: number
  /** Back at the end of the tour; null when nothing is open. */
  zurueckUm: Instant | null
}

export const startName = 'start'
export const zielName = 'ziel'

const minuteMs = 60_000
const usualBeginn = '08:00'

const minutes = (reise: Reise | null) => reise?.minuten ?? 0

function abfahrt({ datum, now, halte }: Fahrt, weg: Wegweiser): number {
  const jetztMs = Date.parse(now)
  const frueher = datum === berlinDate(now) ? jetztMs : 0
  let before = 0
  let ort = startName
  for (const { id, von, dauerMinuten } of halte) {
    before += minutes(weg(ort, id))
    if (von !== null) return Math.max(Date.parse(von) - before * minuteMs, frueher)
    before += dauerMinuten
    ort = id
  }
  return Math.max(Date.parse(berlinInstant(datum, usualBeginn)), frueher)
}

function stelle({ halte, now }: Fahrt): { ort: string; ab: number } {
  const jetztMs = Date.parse(now)
  const laufend = halte.find(({ stand }) => stand === 'LAEUFT')
  if (laufend !== undefined) {
    const end = Date.parse(laufend.seit ?? now) + laufend.dauerMinuten * minuteMs
    return { ort: laufend.id, ab: Math.max(end, jetztMs) }
  }
  const letzter = halte
    .filter(({ stand }) => stand === 'FERTIG')
    .toSorted((a, b) => (a.seit ?? '').localeCompare(b.seit ?? ''))
    .at(-1)
  return { ort: letzter?.id ?? startName, ab: jetztMs }
}

/** Waits where it comes too early, and is late where it comes after the time. */
export function fahrplanOf(fahrt: Fahrt, weg: Wegweiser): Fahrplan {
  const { halte, datum, now, gestartet } = fahrt
  const unterwegs = datum === berlinDate(now) && (gestartet || halte.some(({ stand }) => stand !== 'OFFEN'))
  const offene = halte.filter(({ stand }) => stand === 'OFFEN')
  let { ort, ab: uhr } = unterwegs ? stelle(fahrt) : { ort: startName, ab: abfahrt({ ...fahrt, halte: offene }, weg) }
  const ankuenfte = new Map<string, Ankunft>()
  let fahrMinutes = 0
  let spaet = 0
  for (const { id, von, dauerMinuten } of offene) {
    const reise = weg(ort, id)
    fahrMinutes += minutes(reise)
    uhr += minutes(reise) * minuteMs
    const soll = von === null ? uhr : Date.parse(von)
    const spaetMinuten = Math.max(0, Math.ceil((uhr - soll) / minuteMs))
    ankuenfte.set(id, { reise, am: new Date(uhr).toISOString(), spaetMinuten })
    spaet += spaetMinuten
    uhr = Math.max(uhr, soll) + dauerMinuten * minuteMs
    ort = id
  }
  const heimweg = halte.length === 0 ? null : weg(ort, zielName)
  return {
    ankuenfte,
    heimweg,
    fahrMinuten: fahrMinutes + minutes(heimweg),
    spaetMinuten: spaet,
    zurueckUm: offene.length === 0 ? null : new Date(uhr + minutes(heimweg) * minuteMs).toISOString(),
  }
}
