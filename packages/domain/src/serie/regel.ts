/** The part of RFC 5545 that visits need, over calendar days in Berlin: it knows no hours, and so no change of the clocks. */
import { type IsoDate, berlinDate, isIsoDate, plusDays, daysBetween } from '../shared/time.ts'

export const frequenzen = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export type Frequenz = (typeof frequenzen)[number]

/** As RFC 5545 writes them, Monday first. */
export const weekdayKuerzel = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type WeekdayKuerzel = (typeof weekdayKuerzel)[number]

export const maxIntervall = 99
export const maxCount = 999

export interface Regel {
  frequenz: Frequenz
  intervall: number
  /** Empty: the weekday or the day of the month of the first day. `nr`: the how-manieth of the month, -1 the last; null: each. */
  tage: readonly { tag: WeekdayKuerzel; nr: number | null }[]
  /** Days of the rule altogether, also those that fall out. */
  anzahl: number | null
  bis: IsoDate | null
}

/** 0 is Monday. */
const weekdayNr = (datum: IsoDate): number => (new Date(`${datum}T12:00:00Z`).getUTCDay() + 6) % 7

export const kuerzelOf = (datum: IsoDate): WeekdayKuerzel => weekdayKuerzel[weekdayNr(datum)] ?? 'MO'

function wholeNumber(text: string | undefined, hoechstens: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text)) return null
  return Number(text) <= hoechstens ? Number(text) : null
}

function readUntil(text: string): IsoDate | null {
  const [, year, month, tag, zeit] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?$/.exec(text) ?? []
  const datum = `${year}-${month}-${tag}`
  if (!isIsoDate(datum)) return null
  if (zeit === undefined || !text.endsWith('Z')) return datum
  const ms = Date.parse(`${datum}T${zeit.slice(0, 2)}:${zeit.slice(2, 4)}:${zeit.slice(4)}Z`)
  return Number.isNaN(ms) ? null : berlinDate(new Date(ms).toISOString())
}

function readDays(text: string, frequenz: Frequenz): Regel['tage'] | null {
  const gelesen = text.split(',').map((teil) => {
    const [, vor, kuerzel] = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/.exec(teil) ?? []
    const tag = weekdayKuerzel.find((einer) => einer === kuerzel)
    if (tag === undefined || (vor !== undefined && frequenz !== 'MONTHLY')) return null
    return { tag, nr: vor === undefined ? null : Number(vor) }
  })
  const tage = gelesen.filter((einer) => einer !== null)
  // The second Tuesday and the last Friday are two series: nobody could say them in one sentence.
  const einerlei = tage.every(({ nr }) => nr === tage[0]?.nr)
  return einerlei && tage.length === gelesen.length ? tage : null
}

/** The rule of a text such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`; null for what is not a rule or more than series can do. */
export function readRegel(text: string): Regel | null {
  const paare = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((teil) => teil.split('='))
  const teile = new Map(paare.map(([name = '', value = '']) => [name, value]))
  const bekannt = ['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST']
  if (teile.size !== paare.length || paare.some((paar) => paar.length !== 2 || !bekannt.includes(paar[0] ?? ''))) return null
  const frequenz = frequenzen.find((eine) => eine === teile.get('FREQ'))
  // Another first day of the week would count other weeks.
  if (frequenz === undefined || (teile.get('WKST') ?? 'MO') !== 'MO') return null
  const [count, until, byday] = [teile.get('COUNT'), teile.get('UNTIL'), teile.get('BYDAY')]
  const intervall = wholeNumber(teile.get('INTERVAL') ?? '1', maxIntervall)
  const anzahl = count === undefined ? null : wholeNumber(count, maxCount)
  const bis = until === undefined ? null : readUntil(until)
  const tage = byday === undefined ? [] : readDays(byday, frequenz)
  const halb =
    (count !== undefined && anzahl === null) || (until !== undefined && bis === null) || (count !== undefined && until !== undefined)
  return halb || intervall === null || tage === null ? null : { frequenz, intervall, tage, anzahl, bis }
}

export function writeRegel({ frequenz, intervall, tage, anzahl, bis }: Regel): string {
  const words = weekdayKuerzel.flatMap((kuerzel) =>
    tage
      .filter(({ tag }) => tag === kuerzel)
      .map(({ nr }) => `${nr ?? ''}${kuerzel}`)
      .toSorted(),
  )
  return [
    `FREQ=${frequenz}`,
    ...(intervall === 1 ? [] : [`INTERVAL=${intervall}`]),
    ...(words.length === 0 ? [] : [`BYDAY=${[...new Set(words)].join(',')}`]),
    ...(anzahl === null ? [] : [`COUNT=${anzahl}`]),
    ...(bis === null ? [] : [`UNTIL=${bis.replaceAll('-', '')}`]),
  ].join(';')
}

const tagInMonth = (datum: IsoDate): number => Number(datum.slice(8))
const monthNr = (datum: IsoDate): number => Number(datum.slice(0, 4)) * 12 + Number(datum.slice(5, 7))
const daysInMonth = (datum: IsoDate): number => new Date(Date.UTC(Number(datum.slice(0, 4)), Number(datum.slice(5, 7)), 0)).getUTCDate()

function isNthOf(datum: IsoDate, nr: number | null): boolean {
  if (nr === null) return true
  if (nr > 0) return Math.ceil(tagInMonth(datum) / 7) === nr
  return Math.ceil((daysInMonth(datum) - tagInMonth(datum) + 1) / 7) === -nr
}

function names({ frequenz, intervall, tage, bis }: Regel, erster: IsoDate, datum: IsoDate): boolean {
  if (datum < erster || (bis !== null && datum > bis)) return false
  const kuerzel = kuerzelOf(datum)
  const amTag = tage.some(({ tag, nr }) => tag === kuerzel && isNthOf(datum, nr))
  switch (frequenz) {
    case 'DAILY':
      return daysBetween(erster, datum) % intervall === 0 && (tage.length === 0 || amTag)
    case 'WEEKLY': {
      const weeks = Math.floor((daysBetween(erster, datum) + weekdayNr(erster)) / 7)
      return weeks % intervall === 0 && (tage.length === 0 ? kuerzel === kuerzelOf(erster) : amTag)
    }
    case 'MONTHLY':
      // A month without the day is left out, as RFC 5545 has it: the 31st comes seven times a year.
      return (monthNr(datum) - monthNr(erster)) % intervall === 0 && (tage.length === 0 ? tagInMonth(datum) === tagInMonth(erster) : amTag)
    default:
      return frequenz satisfies never
  }
}

/** The days that the rule names within a span, both ends included; `erster` is the day from which it counts. */
export function daysOfRegel(regel: Regel, erster: IsoDate, { von, bis }: { von: IsoDate; bis: IsoDate }): IsoDate[] {
  const gefunden: IsoDate[] = []
  let gezaehlt = 0
  // Only a rule that counts has to begin at its beginning.
  for (let tag = regel.anzahl === null && von > erster ? von : erster; tag <= bis; tag = plusDays(tag, 1)) {
    if (!names(regel, erster, tag)) continue
    gezaehlt += 1
    if (regel.anzahl !== null && gezaehlt > regel.anzahl) break
    if (tag >= von) gefunden.push(tag)
  }
  return gefunden
}
