/** The part of RFC 5545 that visits need, over calendar days in Berlin: it knows no hours, and so no change of the clocks. */
import { type IsoDate, berlinDate, isIsoDate, plusDays, daysBetween } from './time.ts'

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
const weekdayNr = (date: IsoDate): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7

export const kuerzelOf = (date: IsoDate): WeekdayKuerzel => weekdayKuerzel[weekdayNr(date)] ?? 'MO'

function wholeNumber(text: string | undefined, most: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text)) return null
  return Number(text) <= most ? Number(text) : null
}

function readUntil(text: string): IsoDate | null {
  const [, year, month, tag, time] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?$/.exec(text) ?? []
  const date = `${year}-${month}-${tag}`
  if (!isIsoDate(date)) return null
  if (time === undefined || !text.endsWith('Z')) return date
  const ms = Date.parse(`${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`)
  return Number.isNaN(ms) ? null : berlinDate(new Date(ms).toISOString())
}

function readDays(text: string, frequenz: Frequenz): Regel['tage'] | null {
  const seen = text.split(',').map((part) => {
    const [, vor, kuerzel] = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/.exec(part) ?? []
    const tag = weekdayKuerzel.find((one) => one === kuerzel)
    if (tag === undefined || (vor !== undefined && frequenz !== 'MONTHLY')) return null
    return { tag, nr: vor === undefined ? null : Number(vor) }
  })
  const days = seen.filter((one) => one !== null)
  // The second Tuesday and the last Friday are two series: nobody could say them in one sentence.
  const einerlei = days.every(({ nr }) => nr === days[0]?.nr)
  return einerlei && days.length === seen.length ? days : null
}

/** The rule of a text such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`; null for what is not a rule or more than series can do. */
export function readRegel(text: string): Regel | null {
  const paare = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part) => part.split('='))
  const parts = new Map(paare.map(([name = '', value = '']) => [name, value]))
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST']
  if (parts.size !== paare.length || paare.some((pair) => pair.length !== 2 || !known.includes(pair[0] ?? ''))) return null
  const frequenz = frequenzen.find((one) => one === parts.get('FREQ'))
  // Another first day of the week would count other weeks.
  if (frequenz === undefined || (parts.get('WKST') ?? 'MO') !== 'MO') return null
  const [count, until, byday] = [parts.get('COUNT'), parts.get('UNTIL'), parts.get('BYDAY')]
  const intervall = wholeNumber(parts.get('INTERVAL') ?? '1', maxIntervall)
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

const tagInMonth = (date: IsoDate): number => Number(date.slice(8))
const monthNr = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
const daysInMonth = (date: IsoDate): number => new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()

function isNthOf(date: IsoDate, nr: number | null): boolean {
  if (nr === null) return true
  if (nr > 0) return Math.ceil(tagInMonth(date) / 7) === nr
  return Math.ceil((daysInMonth(date) - tagInMonth(date) + 1) / 7) === -nr
}

function names({ frequenz, intervall, tage, bis }: Regel, erster: IsoDate, date: IsoDate): boolean {
  if (date < erster || (bis !== null && date > bis)) return false
  const kuerzel = kuerzelOf(date)
  const amTag = tage.some(({ tag, nr }) => tag === kuerzel && isNthOf(date, nr))
  switch (frequenz) {
    case 'DAILY':
      return daysBetween(erster, date) % intervall === 0 && (tage.length === 0 || amTag)
    case 'WEEKLY': {
      const weeks = Math.floor((daysBetween(erster, date) + weekdayNr(erster)) / 7)
      return weeks % intervall === 0 && (tage.length === 0 ? kuerzel === kuerzelOf(erster) : amTag)
    }
    case 'MONTHLY':
      // A month without the day is left out, as RFC 5545 has it: the 31st comes seven times a year.
      return (monthNr(date) - monthNr(erster)) % intervall === 0 && (tage.length === 0 ? tagInMonth(date) === tagInMonth(erster) : amTag)
    default:
      return frequenz satisfies never
  }
}

/** The days that the rule names within a span, both ends included; `erster` is the day from which it counts. */
export function daysOfRegel(regel: Regel, erster: IsoDate, { von, bis }: { von: IsoDate; bis: IsoDate }): IsoDate[] {
  const found: IsoDate[] = []
  let gezaehlt = 0
  // Only a rule that counts has to begin at its beginning.
  for (let tag = regel.anzahl === null && von > erster ? von : erster; tag <= bis; tag = plusDays(tag, 1)) {
    if (!names(regel, erster, tag)) continue
    gezaehlt += 1
    if (regel.anzahl !== null && gezaehlt > regel.anzahl) break
    if (tag >= von) found.push(tag)
  }
  return found
}

const stepDays = 400
/** The fifth Tuesday of every 99th month comes within this time, and what does not come by then never does. */
const longestDays = 400 * 80

/** The first day of the rule from this one on, however many it counts; null when none comes any more. */
export function findDayOfRegel(regel: Regel, erster: IsoDate, from: IsoDate): IsoDate | null {
  for (let days = 0; days < longestDays; days += stepDays) {
    const span = { von: plusDays(from, days), bis: plusDays(from, days + stepDays - 1) }
    const [found] = daysOfRegel({ ...regel, anzahl: null }, erster, span)
    if (found !== undefined) return found
  }
  return null
}
