/** None is stored: each follows from other data. Calendar days of Berlin. */
import { isUeberfaellig } from '../bestellung/bedarf.ts'
import type { FolgeArt } from '../dokumentation/folge.ts'
import type { Dringlichkeit } from '../hausbesuch/hausbesuch.ts'
import type { Seite } from '../shared/akteur.ts'
import { type IsoDate, type Instant, berlinDate, plusMonths, plusDays } from '../shared/time.ts'

export const fristArten = [
  'BESUCH',
  'BESUCHSFRAGE',
  /** What a visit left to do; due when someone wanted to look again, else on its day. */
  'FOLGE',
  'BESTELLUNG',
  'REZEPT',
  'HKP',
  /** The Verordnung has to be at the Krankenkasse. */
  'HKP_VORLAGE',
  /** Less was approved than was prescribed. */
  'HKP_GENEHMIGUNG',
  /** Until then the Klient may object to what the Krankenkasse has refused. */
  'HKP_WIDERSPRUCH',
  'ZUZAHLUNG',
  /** A practice has not read the insurance card in this quarter; each reads it for itself. */
  'KARTE',
  /** Advice at home that has to be taken in this half-year (§ 37 Abs. 3 SGB XI); what may be taken is no deadline. */
  'BERATUNG',
] as const
export type FristArt = (typeof fristArten)[number]

/** What each side's work involves: only the nursing service keeps client records. */
export const artenOfSeite: Record<Seite, readonly FristArt[]> = {
  PFLEGE: fristArten,
  ARZT: ['BESUCH', 'BESUCHSFRAGE', 'FOLGE', 'BESTELLUNG'],
  APOTHEKE: ['BESUCH', 'BESUCHSFRAGE', 'FOLGE', 'BESTELLUNG', 'REZEPT'],
}

/** Open from the first day of a quarter or half-year until its last. */
const isOfPeriod = (art: FristArt): boolean => art === 'KARTE' || art === 'BERATUNG'

export const ruheGruende = ['BEANTRAGT', 'TERMIN_STEHT', 'WARTET_AUF_ANTWORT', 'KLIENT_ABWESEND', 'NICHT_NOETIG'] as const
export type RuheGrund = (typeof ruheGruende)[number]

export const zurueckDays = 92
export const vorausDays = 366
export const usualVoraus = 30
export const longestRuheDays = 92

export function quartalsBeginn(tag: IsoDate): IsoDate {
  const month = Number(tag.slice(5, 7))
  return `${tag.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}

export const quartalsEnde = (tag: IsoDate): IsoDate => plusDays(plusMonths(quartalsBeginn(tag), 3), -1)

const weeksEnde = (tag: IsoDate): IsoDate => plusDays(tag, (7 - new Date(`${tag}T12:00:00Z`).getUTCDay()) % 7)

type Asked = { dringlichkeit: Dringlichkeit; am: Instant; wunschTag: IsoDate | null }

/** By which day a visit request must be answered: depends on its urgency, and never after the preferred day. */
export function answerDueOn({ dringlichkeit, am, wunschTag }: Asked): IsoDate {
  const gefragt = berlinDate(am)
  const spaetestens = byDringlichkeit(dringlichkeit, gefragt)
  return wunschTag !== null && wunschTag < spaetestens ? wunschTag : spaetestens
}

function byDringlichkeit(dringlichkeit: Dringlichkeit, gefragt: IsoDate): IsoDate {
  switch (dringlichkeit) {
    case 'SOFORT':
    case 'HEUTE':
      return gefragt
    case 'DIESE_WOCHE':
      return weeksEnde(gefragt)
    case 'ROUTINE':
      return plusDays(gefragt, 7)
    default:
      return dringlichkeit satisfies never
  }
}

export interface Vermerk {
  faellig: IsoDate
  ruhe: { bis: IsoDate; grund: RuheGrund; durch: string } | null
  zustaendig: { id: string; name: string } | null
}

export interface Frist {
  art: FristArt
  objektId: string
  faellig: IsoDate
  /** Of an order that is needed by an hour of its day; null for all other deadlines. */
  uhrzeit: string | null
  /** Of an order that is awaited; null for all other deadlines, which are overdue after their day. */
  ueberfaelligAb: Instant | null
  /** Null where the caller's organisation may not know him any more. */
  klient: { id: string; name: string; initialen: string } | null
  nummer: string | null
  haus: string | null
  /** Which practice has to read the card, or is asked for the next Verordnung unless another is chosen; null for all other kinds. */
  praxisId: string | null
  /** Whether a practice that does not treat may learn of the Klient; null where no practice is asked. */
  entbunden: boolean | null
  /** What is left to do, and on the page of which visit; null for all other kinds. */
  folge: { art: FolgeArt; hausbesuchId: string } | null
  /** The visit that is planned for it; null as well where no visit belongs to it. */
  termin: { hausbesuchId: string; tag: IsoDate } | null
}

export interface FristWithVermerk extends Frist {
  vermerk: Vermerk | null
}

/** A note becomes irrelevant when the deadline has moved. */
export function withVermerk(frist: Frist, vermerk: Vermerk | null): FristWithVermerk {
  return { ...frist, vermerk: vermerk?.faellig === frist.faellig ? vermerk : null }
}

const ruht = ({ vermerk }: FristWithVermerk, today: IsoDate): boolean => {
  const ruhe = vermerk?.ruhe ?? null
  return ruhe !== null && ruhe.bis >= today
}

export interface FristFilter extends Moment {
  arten: readonly FristArt[]
  /** Last day. What must be done in any case by the end of a quarter or half-year is shown all the time. */
  bis: IsoDate
  klientId: string | null
  zustaendigId: string | null
  ruhende: boolean
}

export interface Moment {
  now: Instant
  /** Its day in Berlin. */
  heute: IsoDate
}

const fits = (frist: FristWithVermerk, { arten, bis, klientId, zustaendigId, ruhende, heute }: FristFilter): boolean =>
  arten.includes(frist.art) &&
  (frist.faellig <= bis || isOfPeriod(frist.art)) &&
  frist.faellig >= plusDays(heute, -zurueckDays) &&
  (klientId === null || frist.klient?.id === klientId) &&
  (zustaendigId === null || frist.vermerk?.zustaendig?.id === zustaendigId) &&
  ruht(frist, heute) === ruhende

export const isDue = (frist: FristWithVermerk, today: IsoDate): boolean => frist.faellig <= today && !ruht(frist, today)

/** After its day each of them is, also where the order itself was in time: then it is somebody's turn for too long. */
export const isOverdue = ({ faellig, ueberfaelligAb }: Frist, { heute, now }: Moment): boolean =>
  faellig < heute || isUeberfaellig(ueberfaelligAb, now)

const rang = (frist: Frist, moment: Moment): string => {
  const { faellig, art, klient, objektId } = frist
  return [faellig, isOverdue(frist, moment) ? 0 : 1, fristArten.indexOf(art), klient?.name ?? '', objektId].join('\n')
}

export function show(
  fristen: readonly FristWithVermerk[],
  filter: FristFilter,
): { fristen: FristWithVermerk[]; zahlen: Partial<Record<FristArt, number>> } {
  const all = fristen.filter((frist) => fits(frist, { ...filter, arten: fristArten }))
  const zahlen: Partial<Record<FristArt, number>> = {}
  for (const { art } of all) zahlen[art] = (zahlen[art] ?? 0) + 1
  const gewaehlte = all.filter(({ art }) => filter.arten.includes(art))
  const ranked = gewaehlte.map((frist) => ({ frist, rang: rang(frist, filter) })).toSorted((a, b) => (a.rang < b.rang ? -1 : 1))
  return { fristen: ranked.map(({ frist }) => frist), zahlen }
}
