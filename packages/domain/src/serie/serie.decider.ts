/** Done twice it changes nothing. */
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { plannableWithoutPerson } from '../hausbesuch/hausbesuch.ts'
import { type AussetzGrund, type Default, matches } from '../hausbesuch/instanz.decider.ts'
import { wrongField } from '../shared/refusal.ts'
import { type IsoDate, type Instant, berlinDate, plusDays } from '../shared/time.ts'
import { readRegel, daysOfRegel } from '../shared/regel.ts'
import { serieErrors } from './serie.errors.ts'
import { type Besuchsserie, type SerienContent, vorlaufDays } from './serie.ts'
import { type Abwesend, type Termin, planDes, termineOf } from './termine.ts'

const kalenderEnde = '2099-12-31'

export type Serienschritt =
  | { art: 'ANLEGEN'; tag: IsoDate; vorgabe: Default }
  | { art: 'FOLGEN'; besuch: Hausbesuch; vorgabe: Default }
  | { art: 'AUSSETZEN'; besuch: Hausbesuch; grund: AussetzGrund }
  /** A person has decided about it, or someone is there already: the series leaves it as it is. */
  | { art: 'LASSEN'; besuch: Hausbesuch; grund: 'VON_HAND' | 'BEGONNEN' }

export interface Serienlage {
  now: Instant
  abwesend: readonly Abwesend[]
  personIds: readonly string[]
}

function defaultOf(serie: SerienContent, { datum }: Termin, personIds: readonly string[]): Default {
  const { uhrzeit, dauerMinuten, fahrzeug, leistungen, anlass, anlassCode } = serie
  const einteilbare = serie.personIds.filter((id) => personIds.includes(id))
  return { datum, uhrzeit, dauerMinuten, personIds: einteilbare, fahrzeug, leistungen, anlass, anlassCode }
}

function folge(besuch: Hausbesuch, termin: Termin | undefined, vorgabe: Default | null): Serienschritt[] {
  const { status, serie } = besuch
  if (serie?.vonHand === true) return [{ art: 'LASSEN', besuch, grund: 'VON_HAND' }]
  if (status === 'UNTERWEGS' || status === 'BEGONNEN') return [{ art: 'LASSEN', besuch, grund: 'BEGONNEN' }]
  if (status !== 'GEPLANT' && status !== 'ABGESAGT') return []
  if (vorgabe === null) {
    const grund = termin?.ausfall === 'ABWESEND' ? 'ABWESEND' : 'SERIE'
    return status === 'ABGESAGT' ? [] : [{ art: 'AUSSETZEN', besuch, grund }]
  }
  return status === 'GEPLANT' && matches(besuch, vorgabe) ? [] : [{ art: 'FOLGEN', besuch, vorgabe }]
}

/** From now to the end of the days planned ahead. `instanzen`: visits from today on, by the days that the series names. */
export function sameFrom(serie: Besuchsserie, instanzen: readonly Hausbesuch[], lage: Serienlage): Serienschritt[] {
  const { now, abwesend, personIds } = lage
  const today = berlinDate(now)
  const termine = termineOf(serie, { von: today, bis: plusDays(today, vorlaufDays), abwesend })
  const nachTag = new Map(instanzen.map((besuch) => [besuch.serie?.tag, besuch]))
  const kommt = (termin: Termin): boolean => termin.ausfall === null && planDes(serie, termin).von > now
  const added = termine
    .filter((termin) => kommt(termin) && !nachTag.has(termin.tag))
    .map((termin): Serienschritt => ({ art: 'ANLEGEN', tag: termin.tag, vorgabe: defaultOf(serie, termin, personIds) }))
  const bestehende = instanzen
    .filter(({ plan }) => plan !== null && plan.von > now)
    .flatMap((besuch) => {
      const termin = termine.find(({ tag }) => tag === besuch.serie?.tag)
      return folge(besuch, termin, termin !== undefined && kommt(termin) ? defaultOf(serie, termin, personIds) : null)
    })
  // Most visits are someone's: where nobody is left who can go, the series waits for a person to say who.
  const besetzbar = plannableWithoutPerson(serie.typ) || serie.personIds.some((id) => personIds.includes(id))
  return [...bestehende, ...added].filter(({ art }) => besetzbar || (art !== 'ANLEGEN' && art !== 'FOLGEN'))
}

export interface Wirkung {
  neu: number
  geaendert: number
  abgesagt: number
  vonHand: number
  begonnen: number
}

export function wirkungOf(steps: readonly Serienschritt[]): Wirkung {
  const count = (fits: (step: Serienschritt) => boolean) => steps.filter(fits).length
  return {
    neu: count(({ art }) => art === 'ANLEGEN'),
    geaendert: count(({ art }) => art === 'FOLGEN'),
    abgesagt: count(({ art }) => art === 'AUSSETZEN'),
    vonHand: count((step) => step.art === 'LASSEN' && step.grund === 'VON_HAND'),
    begonnen: count((step) => step.art === 'LASSEN' && step.grund === 'BEGONNEN'),
  }
}

/** The series after a change, and the rest of it when it was split. `abTag` says which visits go over to the rest. */
export interface Change {
  serie: Besuchsserie
  rest: { serie: Besuchsserie; abTag: IsoDate } | null
}

/** The last day that can come; null: it goes on. A rule that counts beyond the calendar goes on. */
export function endeOf({ regel: text, gueltigVon, gueltigBis }: SerienContent): IsoDate | null {
  const regel = readRegel(text)
  const gezaehlt = regel === null || regel.anzahl === null ? null : daysOfRegel(regel, gueltigVon, { von: gueltigVon, bis: kalenderEnde })
  const letzter = gezaehlt !== null && gezaehlt.length === regel?.anzahl ? (gezaehlt.at(-1) ?? null) : null
  return [gueltigBis, regel?.bis ?? null, letzter].filter((tag) => tag !== null).toSorted()[0] ?? null
}

export function hasEnded(serie: SerienContent, today: IsoDate): boolean {
  const ende = endeOf(serie)
  return ende !== null && ende < today
}

/** ALLE: from now on; AB_HIER: it ends the day before and a new one begins. @throws serie.beendet, serie.ab_unpassend */
export function change(
  serie: Besuchsserie,
  content: SerienContent,
  { ab, neueId, now }: { ab: IsoDate | null; neueId: string; now: Instant },
): Change {
  const today = berlinDate(now)
  if (hasEnded(serie, today)) throw serieErrors.refuse('serie.beendet')
  if (ab === null) return { serie: { ...serie, ...content, version: serie.version + 1 }, rest: null }
  const zuSpaet = serie.gueltigBis !== null && ab > serie.gueltigBis
  if (ab < today || ab <= serie.gueltigVon || zuSpaet) throw serieErrors.refuse('serie.ab_unpassend', wrongField('ab'))
  const rest = { ...serie, ...content, id: neueId, version: 1, gueltigVon: ab, vorgaengerId: serie.id, erstelltAm: now }
  return { serie: { ...serie, version: serie.version + 1, gueltigBis: plusDays(ab, -1) }, rest: { serie: rest, abTag: ab } }
}

/** Nothing comes after the last day. @throws serie.beendet, serie.ende_vergangen */
export function end(serie: Besuchsserie, lastTag: IsoDate, now: Instant): Change {
  const today = berlinDate(now)
  if (hasEnded(serie, today)) throw serieErrors.refuse('serie.beendet')
  if (lastTag < plusDays(today, -1)) throw serieErrors.refuse('serie.ende_vergangen', wrongField('letzterTag'))
  return { serie: { ...serie, version: serie.version + 1, gueltigBis: lastTag }, rest: null }
}
