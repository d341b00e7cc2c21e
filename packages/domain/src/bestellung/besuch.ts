import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { verordnungSperre } from '../shared/rechte.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { BestellungCode } from './bestellung.errors.ts'
import type { Dosierung } from './bestellung.ts'
import type { Person } from './handelnder.ts'
import type { Position } from './position.document.ts'

/** AUS_ABLEHNUNG: the doctor refused and wants to see the Klient. VERORDNUNG: prescribed there without being asked. */
export const verknuepfungen = ['AUS_BESUCH', 'AUS_ABLEHNUNG', 'UEBERGABE', 'VERORDNUNG'] as const
export type Verknuepfung = (typeof verknuepfungen)[number]

/** Positions that the doctor refused because the Klient has to be seen. */
export function needsBesuch<P extends Pick<Bestellung['positionen'][number], 'ablehnung' | 'status'>>(positionen: readonly P[]): P[] {
  return positionen.filter(
    ({ ablehnung, status }) => status === 'ABGELEHNT' && ablehnung?.durch === 'ARZT' && ablehnung.grund === 'ARZTTERMIN_NOETIG',
  )
}

export function inDerHand({ lieferart, positionen }: Pick<Bestellung, 'lieferart' | 'positionen'>): Position[] {
  if (lieferart !== 'LIEFERUNG_PFLEGEDIENST' && lieferart !== 'ABHOLUNG_PFLEGE') return []
  return positionen.filter(({ status, mengeGeliefert }) => status === 'GELIEFERT' || (status === 'ABGESCHLOSSEN' && mengeGeliefert > 0))
}

type BesuchStand = Pick<Hausbesuch, 'typ' | 'status' | 'praxisId' | 'klientId' | 'zugewiesene'>

/** Null when this person can hand something over at this visit now. */
export function uebergabeSperre({ status, zugewiesene }: BesuchStand, { seite, personId }: Person): BestellungCode | null {
  if (seite !== 'PFLEGE' || !zugewiesene.some((one) => one.personId === personId)) return 'bestellung.nicht_eingeteilt'
  return status === 'BEGONNEN' ? null : 'bestellung.besuch_laeuft_nicht'
}

/** Null when this person can write down what was prescribed at this visit; for the sides that never do, the code of their role. */
export function besuchsverordnungSperre({ typ, status, praxisId }: BesuchStand, person: Person): BestellungCode | null {
  if (person.seite !== 'ARZT' || praxisId !== person.organisationId) return 'bestellung.nicht_deine_rolle'
  const sperre = verordnungSperre(person)
  if (sperre !== null) return `bestellung.${sperre}`
  if (typ !== 'ARZTBESUCH' && typ !== 'GEMEINSAME_VISITE') return 'bestellung.besuch_passt_nicht'
  return status === 'BEGONNEN' || status === 'ABGESCHLOSSEN' ? null : 'bestellung.besuch_nicht_begonnen'
}

function dosisOf(text: string): number {
  const [counter, nenner] = text.split('/')
  if (nenner !== undefined) return Number(counter) / Number(nenner)
  return text === '' ? 0 : Number(text.replace(',', '.'))
}

/** Pieces a day; null when the dose is not said in numbers. */
export function tagesdosisOf(dosierung: Dosierung | null): number | null {
  const schema = dosierung?.schema ?? null
  if (schema === null) return null
  const { morgens, mittags, abends, nachts } = schema
  const sum = [morgens, mittags, abends, nachts].reduce((previous, dosis) => previous + dosisOf(dosis), 0)
  return Number.isFinite(sum) && sum > 0 ? sum : null
}

/** Last day on which so many pieces are enough, the first of them taken on `ab`. */
export const lastDayOf = (stueck: number, { jeTag, ab }: { jeTag: number; ab: IsoDate }): IsoDate =>
  // Thirds do not add up exactly in binary: three of them are a whole.
  plusDays(ab, Math.floor(stueck / jeTag + 1e-9) - 1)

type Counted = { bestand: number; dosierung: Dosierung | null; gezaehltAm: IsoDate }

/** Last day on which `bestand`, counted in the morning of `gezaehltAm`, is enough; null: dose not numeric. Ignores what is on its way. */
export function reichweiteUntil({ bestand, dosierung, gezaehltAm }: Counted): IsoDate | null {
  const jeTag = tagesdosisOf(dosierung)
  return jeTag === null ? null : lastDayOf(bestand, { jeTag, ab: gezaehltAm })
}
