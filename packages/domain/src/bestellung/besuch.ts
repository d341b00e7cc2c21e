/** How an order and a visit may belong together (domain.md 4.8), and what a counted rest says about the days to come. */
import { type Datum, plusTage } from '../shared/zeit.ts'
import type { Bestellung, Dosierung } from './bestellung.ts'

/**
 * AUS_BESUCH: ordered because of what was seen there. AUS_ABLEHNUNG: the doctor refused and wants to see the Klient. UEBERGABE: handed over
 * there. VERORDNUNG: prescribed there by the doctor without being asked.
 */
export const verknuepfungen = ['AUS_BESUCH', 'AUS_ABLEHNUNG', 'UEBERGABE', 'VERORDNUNG'] as const
export type Verknuepfung = (typeof verknuepfungen)[number]

/** Positions that the doctor refused because the Klient has to be seen. */
export function brauchtBesuch<P extends Pick<Bestellung['positionen'][number], 'ablehnung' | 'status'>>(positionen: readonly P[]): P[] {
  return positionen.filter(
    ({ ablehnung, status }) => status === 'ABGELEHNT' && ablehnung?.durch === 'ARZT' && ablehnung.grund === 'ARZTTERMIN_NOETIG',
  )
}

/** "1", "0,5", "1/2" as the Medikationsplan writes them. */
function dosisVon(text: string): number {
  const [zaehler, nenner] = text.split('/')
  if (nenner !== undefined) return Number(zaehler) / Number(nenner)
  return text === '' ? 0 : Number(text.replace(',', '.'))
}

/** Pieces a day; null when the dose is not said in numbers. */
function tagesdosis(dosierung: Dosierung | null): number | null {
  const schema = dosierung?.schema ?? null
  if (schema === null) return null
  const { morgens, mittags, abends, nachts } = schema
  const summe = [morgens, mittags, abends, nachts].reduce((bisher, dosis) => bisher + dosisVon(dosis), 0)
  return Number.isFinite(summe) && summe > 0 ? summe : null
}

/**
 * The last day on which there is enough, when `bestand` pieces were counted in the morning of `gezaehltAm`; null when the dose is not
 * said in numbers. Arithmetic only: it does not look at what is on its way.
 */
export function reichweiteBis({
  bestand,
  dosierung,
  gezaehltAm,
}: {
  bestand: number
  dosierung: Dosierung | null
  gezaehltAm: Datum
}): Datum | null {
  const jeTag = tagesdosis(dosierung)
  // Thirds do not add up exactly in binary: three of them are a whole.
  return jeTag === null ? null : plusTage(gezaehltAm, Math.floor(bestand / jeTag + 1e-9) - 1)
}
