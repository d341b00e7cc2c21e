/** What an order wishes beside what the plan of medicines says: another strength or dose is never silent. */
import { fold, strengthOf, wordsOf } from '../arzneimittel/words.ts'
import { sayDarreichungsform } from '../arzneimittel/darreichungsform.ts'
import { type Mittel, emptyMittel } from '../klient/mittel.document.ts'
import type { IsoDate } from '../shared/time.ts'
import { findPrescribedDosierung } from './inForce.ts'
import { type PlanStand, planSchemeOf, planTimes, planZeileOf } from '../klient/medikation.ts'
import type { Dosierung } from './bestellung.ts'
import type { Position, PositionAngaben } from './position.document.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'

/** OFFEN: one side does not say it in a way that can be compared. */
const planAbweichungen = ['FEHLT', 'STAERKE', 'STAERKE_OFFEN', 'DOSIS', 'DOSIS_OFFEN'] as const
export type PlanAbweichung = (typeof planAbweichungen)[number]

interface PlanVergleich {
  /** The line of the plan that is meant; null: it has none. */
  mittel: Mittel | null
  abweichungen: readonly PlanAbweichung[]
}

type ProduktName = Pick<Produkt, 'produktart' | 'bezeichnung' | 'wirkstoff' | 'wirkstaerke'>

/** Words that make another medicine of the same first name. */
const kinds = ['hct', 'comp', 'plus', 'retard', 'forte', 'duo', 'depot', 'mups', 'zok', 'akut', 'mite']

interface Name {
  wirkstoff: string | null
  first: string
  kinds: string
}

function nameOf(name: string, wirkstoff: string | null): Name {
  const words = wordsOf(name)
  const said = wirkstoff === null || wirkstoff.trim() === '' ? null : wordsOf(wirkstoff).join(' ')
  const first = words.find((word) => /^[a-z]/.test(word) && word.length > 2) ?? fold(name).trim()
  return { wirkstoff: said, first, kinds: kinds.filter((kind) => words.includes(kind)).join(' ') }
}

/** By the substance where both say it, or where one is named by it; else by the first word of the name. */
function isSameWirkstoff(a: Name, b: Name): boolean {
  if (a.kinds !== b.kinds) return false
  if (a.wirkstoff !== null && b.wirkstoff !== null) return a.wirkstoff === b.wirkstoff
  return a.first === b.first || a.wirkstoff === b.first || b.wirkstoff === a.first
}

const amountsOf = (text: string): string => {
  const { perUnit, perMl } = strengthOf(text)
  return [...perUnit.map((mg) => `${mg} mg`), ...perMl.map((mg) => `${mg} mg/ml`)].toSorted().join(' ')
}

function strengthsOf({ bezeichnung, wirkstaerke }: ProduktName): string {
  const said = wirkstaerke === null ? '' : amountsOf(wirkstaerke)
  return said === '' ? amountsOf(bezeichnung) : said
}

function compareStrength(produkt: ProduktName, { arzneimittel, staerke }: Mittel): 'same' | 'STAERKE' | 'STAERKE_OFFEN' {
  if (staerke !== null && produkt.wirkstaerke !== null && fold(staerke).trim() === fold(produkt.wirkstaerke).trim()) return 'same'
  const planned = amountsOf(staerke ?? arzneimittel)
  const wished = strengthsOf(produkt)
  if (planned === wished) return staerke === null || planned !== '' ? 'same' : 'STAERKE_OFFEN'
  return planned === '' || wished === '' ? 'STAERKE_OFFEN' : 'STAERKE'
}

/** `1/2`, `0,5` and `1 Tablette` are numbers; null: it is none, or more than one. */
function numberOf(text: string | null): number | null {
  const said = text?.trim() ?? ''
  if (said === '') return 0
  const [, whole = '', nenner] = /^(\d+(?:[.,]\d+)?)(?:\s*\/\s*([1-9]\d*))?(?:\s+\p{L}[\p{L}.]*)?$/u.exec(said) ?? []
  if (whole === '') return null
  return Number(whole.replace(',', '.')) / (nenner === undefined ? 1 : Number(nenner))
}

/** The dose of a day as four numbers; null where a time is said in words. */
function planDosesOf(mittel: Mittel): number[] | null {
  if (planSchemeOf(mittel) === null) return null
  const doses = planTimes.map((time) => numberOf(mittel[time]))
  return doses.some((dose) => dose === null) ? null : doses.map((dose) => dose ?? 0)
}

/** Pieces a day by a line of the plan; null where it is not said in numbers, or is taken on demand. */
export function planDailyDoseOf(mittel: Mittel): number | null {
  const doses = mittel.beiBedarf ? null : planDosesOf(mittel)
  const sum = doses === null ? 0 : doses.reduce((total, dose) => total + dose, 0)
  return sum > 0 ? sum : null
}

/** A doctor writes `1-0-1/2` in one field; null where the words say more, or something else. */
function timesOf({ schema, text }: Pick<Dosierung, 'schema' | 'text'>): Record<(typeof planTimes)[number], string> | null {
  // "Bei Bedarf" beside the numbers makes another dose of them.
  if (schema !== null) return text === null ? schema : null
  const parts = text?.trim().split(/\s*[-–]\s*/) ?? []
  if (parts.length < 3 || parts.length > 4 || parts.some((part) => !/^\d+(?:[.,]\d+|\/[1-9]\d*)?$/.test(part))) return null
  const [morgens = '', mittags = '', abends = '', nachts = '0'] = parts
  return { morgens, mittags, abends, nachts }
}

function compareDose(dosierung: Dosierung | null, mittel: Mittel): 'same' | 'DOSIS' | 'DOSIS_OFFEN' {
  if (dosierung === null || dosierung.lautMedikationsplan) return 'same'
  const times = timesOf(dosierung)
  if (times === null || mittel.beiBedarf) return 'DOSIS_OFFEN'
  const planned = planDosesOf(mittel)
  if (planned === null) return 'DOSIS_OFFEN'
  const wished = planTimes.map((time) => numberOf(times[time]))
  return planned.every((dose, i) => Math.abs(dose - (wished[i] ?? 0)) < 1e-9) ? 'same' : 'DOSIS'
}

type Wish = { produkt: ProduktName } & Pick<PositionAngaben, 'dosierung'>

/** Null for what no plan of medicines lists. `plan.mittel` is what is taken now. */
export function compareWithPlan({ produkt, dosierung }: Wish, plan: Pick<PlanStand, 'mittel'>): PlanVergleich | null {
  if (produkt.produktart !== 'ARZNEIMITTEL' && produkt.produktart !== 'REZEPTUR') return null
  const name = nameOf(produkt.bezeichnung, produkt.wirkstoff)
  const lines = plan.mittel.filter(({ arzneimittel, wirkstoff }) => isSameWirkstoff(nameOf(arzneimittel, wirkstoff), name))
  const mittel = lines.find((line) => compareStrength(produkt, line) === 'same') ?? lines[0]
  if (mittel === undefined) return { mittel: null, abweichungen: ['FEHLT'] }
  const found = [compareStrength(produkt, mittel), compareDose(dosierung, mittel)]
  return { mittel, abweichungen: found.filter((one) => one !== 'same') }
}

type Prescribed = Pick<Position, 'produkt' | 'dosierung' | 'rezept' | 'status'>

/** What the doctor's prescription says beside the plan; null where nobody has prescribed, it is over, or nothing differs. */
export function findRezeptAbweichung(position: Prescribed, plan: Pick<PlanStand, 'mittel'>): (PlanVergleich & { said: Said }) | null {
  const { rezept, status } = position
  if (rezept === null || rezept.verordnetVon === null || status === 'ABGELEHNT' || status === 'STORNIERT') return null
  const said = { produkt: rezept.produkt, dosierung: findPrescribedDosierung(position, rezept) }
  const found = compareWithPlan(said, plan)
  return found === null || found.abweichungen.length === 0 ? null : { ...found, said }
}

type Said = Pick<Position, 'produkt' | 'dosierung'>

/**
 * The line of the plan as the prescription would have it, for a person to check. A dose in words is taken as words, and the times of the day stay
 * empty: nobody reads them out of a sentence.
 */
export function planLineOf({ produkt, dosierung }: Said, before: Mittel | null, today: IsoDate): Mittel {
  const name = before ?? { ...emptyMittel, arzneimittel: (produkt.wirkstoff ?? produkt.bezeichnung).slice(0, 100) }
  const times = dosierung === null || dosierung.lautMedikationsplan ? null : timesOf(dosierung)
  const words = times === null ? (dosierung?.text ?? null) : null
  const kept = Object.fromEntries(planTimes.map((time) => [time, before?.[time] ?? null]))
  const none = Object.fromEntries(planTimes.map((time) => [time, null]))
  const taken = times === null ? none : Object.fromEntries(planTimes.map((time) => [time, doseOf(times[time])]))
  const unsaid = dosierung === null || dosierung.lautMedikationsplan
  return {
    ...emptyMittel,
    ...name,
    wirkstoff: before?.wirkstoff ?? produkt.wirkstoff,
    staerke: produkt.wirkstaerke?.slice(0, 40) ?? before?.staerke ?? null,
    darreichung:
      before?.darreichung ?? (produkt.darreichungsform === null ? null : sayDarreichungsform(produkt.darreichungsform, 'de').slice(0, 40)),
    ...(unsaid ? kept : taken),
    anweisung: words === null ? (before?.anweisung ?? null) : words.replace(/\s+/g, ' ').slice(0, 160),
    von: today,
    bis: null,
    planHerkunft: 'ARZT',
    angegebenAm: today,
  }
}

const doseOf = (dose: string): string | null => (dose === '' || dose === '0' ? null : dose)

export const isInPlan = (wish: Wish, plan: Pick<PlanStand, 'mittel'>): boolean => (compareWithPlan(wish, plan)?.mittel ?? null) !== null

/** What is kept with a position that says "as in the plan": which plan that was, and its line. */
export function planBezugOf(position: PositionAngaben, plan: PlanStand | null): Position['planBezug'] {
  if (plan === null || position.dosierung?.lautMedikationsplan !== true) return null
  const mittel = compareWithPlan(position, plan)?.mittel ?? null
  return mittel === null ? null : { version: plan.version, am: plan.am, zeile: planZeileOf(mittel) }
}
