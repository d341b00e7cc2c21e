/**
 * When a series comes back: the part of RFC 5545 that visits need, over calendar days in Berlin. DAILY, WEEKLY, MONTHLY with INTERVAL, BYDAY
 * and an end by COUNT or UNTIL. Hours are not its matter: it knows days, and so no change of the clocks.
 */
import { type Datum, berlinDatum, istDatum, plusTage, tageZwischen } from '../shared/zeit.ts'

export const frequenzen = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export type Frequenz = (typeof frequenzen)[number]

/** As RFC 5545 writes them, Monday first. */
export const wochentagKuerzel = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type WochentagKuerzel = (typeof wochentagKuerzel)[number]

export const hoechstesIntervall = 99
export const hoechsteAnzahl = 999

export interface Regel {
  frequenz: Frequenz
  intervall: number
  /** Empty: the weekday or the day of the month of the first day. `nr`: the how-manieth of the month, -1 the last; null: each. */
  tage: readonly { tag: WochentagKuerzel; nr: number | null }[]
  /** Days of the rule altogether, also those that fall out. */
  anzahl: number | null
  /** The last day that counts. */
  bis: Datum | null
}

/** 0 is Monday. */
const wochentagNr = (datum: Datum): number => (new Date(`${datum}T12:00:00Z`).getUTCDay() + 6) % 7

export const kuerzelVon = (datum: Datum): WochentagKuerzel => wochentagKuerzel[wochentagNr(datum)] ?? 'MO'

function ganzeZahl(text: string | undefined, hoechstens: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text)) return null
  return Number(text) <= hoechstens ? Number(text) : null
}

function liesBis(text: string): Datum | null {
  const [, jahr, monat, tag, zeit] = /^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?$/.exec(text) ?? []
  const datum = `${jahr}-${monat}-${tag}`
  if (!istDatum(datum)) return null
  if (zeit === undefined || !text.endsWith('Z')) return datum
  const ms = Date.parse(`${datum}T${zeit.slice(0, 2)}:${zeit.slice(2, 4)}:${zeit.slice(4)}Z`)
  return Number.isNaN(ms) ? null : berlinDatum(new Date(ms).toISOString())
}

function liesTage(text: string, frequenz: Frequenz): Regel['tage'] | null {
  const gelesen = text.split(',').map((teil) => {
    const [, vor, kuerzel] = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/.exec(teil) ?? []
    const tag = wochentagKuerzel.find((einer) => einer === kuerzel)
    if (tag === undefined || (vor !== undefined && frequenz !== 'MONTHLY')) return null
    return { tag, nr: vor === undefined ? null : Number(vor) }
  })
  const tage = gelesen.filter((einer) => einer !== null)
  // The second Tuesday and the last Friday are two series: nobody could say them in one sentence.
  const einerlei = tage.every(({ nr }) => nr === tage[0]?.nr)
  return einerlei && tage.length === gelesen.length ? tage : null
}

/** The rule of a text such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE`; null for what is not a rule or more than series can do. */
export function liesRegel(text: string): Regel | null {
  const paare = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((teil) => teil.split('='))
  const teile = new Map(paare.map(([name = '', wert = '']) => [name, wert]))
  const bekannt = ['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL', 'WKST']
  if (teile.size !== paare.length || paare.some((paar) => paar.length !== 2 || !bekannt.includes(paar[0] ?? ''))) return null
  const frequenz = frequenzen.find((eine) => eine === teile.get('FREQ'))
  // Another first day of the week would count other weeks.
  if (frequenz === undefined || (teile.get('WKST') ?? 'MO') !== 'MO') return null
  const [count, until, byday] = [teile.get('COUNT'), teile.get('UNTIL'), teile.get('BYDAY')]
  const intervall = ganzeZahl(teile.get('INTERVAL') ?? '1', hoechstesIntervall)
  const anzahl = count === undefined ? null : ganzeZahl(count, hoechsteAnzahl)
  const bis = until === undefined ? null : liesBis(until)
  const tage = byday === undefined ? [] : liesTage(byday, frequenz)
  const halb =
    (count !== undefined && anzahl === null) || (until !== undefined && bis === null) || (count !== undefined && until !== undefined)
  return halb || intervall === null || tage === null ? null : { frequenz, intervall, tage, anzahl, bis }
}

/** The rule as text, always the same for the same rule. */
export function schreibeRegel({ frequenz, intervall, tage, anzahl, bis }: Regel): string {
  const worte = wochentagKuerzel.flatMap((kuerzel) =>
    tage
      .filter(({ tag }) => tag === kuerzel)
      .map(({ nr }) => `${nr ?? ''}${kuerzel}`)
      .toSorted(),
  )
  return [
    `FREQ=${frequenz}`,
    ...(intervall === 1 ? [] : [`INTERVAL=${intervall}`]),
    ...(worte.length === 0 ? [] : [`BYDAY=${[...new Set(worte)].join(',')}`]),
    ...(anzahl === null ? [] : [`COUNT=${anzahl}`]),
    ...(bis === null ? [] : [`UNTIL=${bis.replaceAll('-', '')}`]),
  ].join(';')
}

const tagImMonat = (datum: Datum): number => Number(datum.slice(8))
const monatNr = (datum: Datum): number => Number(datum.slice(0, 4)) * 12 + Number(datum.slice(5, 7))
const tageImMonat = (datum: Datum): number => new Date(Date.UTC(Number(datum.slice(0, 4)), Number(datum.slice(5, 7)), 0)).getUTCDate()

function istDerWievielte(datum: Datum, nr: number | null): boolean {
  if (nr === null) return true
  if (nr > 0) return Math.ceil(tagImMonat(datum) / 7) === nr
  return Math.ceil((tageImMonat(datum) - tagImMonat(datum) + 1) / 7) === -nr
}

/** Whether the rule names the day, its end by COUNT left aside. */
function nennt({ frequenz, intervall, tage, bis }: Regel, erster: Datum, datum: Datum): boolean {
  if (datum < erster || (bis !== null && datum > bis)) return false
  const kuerzel = kuerzelVon(datum)
  const amTag = tage.some(({ tag, nr }) => tag === kuerzel && istDerWievielte(datum, nr))
  switch (frequenz) {
    case 'DAILY':
      return tageZwischen(erster, datum) % intervall === 0 && (tage.length === 0 || amTag)
    case 'WEEKLY': {
      const wochen = Math.floor((tageZwischen(erster, datum) + wochentagNr(erster)) / 7)
      return wochen % intervall === 0 && (tage.length === 0 ? kuerzel === kuerzelVon(erster) : amTag)
    }
    case 'MONTHLY':
      // A month without the day is left out, as RFC 5545 has it: the 31st comes seven times a year.
      return (monatNr(datum) - monatNr(erster)) % intervall === 0 && (tage.length === 0 ? tagImMonat(datum) === tagImMonat(erster) : amTag)
    default:
      return frequenz satisfies never
  }
}

/** The days that the rule names within a span, both ends included; `erster` is the day from which it counts. */
export function tageDerRegel(regel: Regel, erster: Datum, { von, bis }: { von: Datum; bis: Datum }): Datum[] {
  const gefunden: Datum[] = []
  let gezaehlt = 0
  // Only a rule that counts has to begin at its beginning.
  for (let tag = regel.anzahl === null && von > erster ? von : erster; tag <= bis; tag = plusTage(tag, 1)) {
    if (!nennt(regel, erster, tag)) continue
    gezaehlt += 1
    if (regel.anzahl !== null && gezaehlt > regel.anzahl) break
    if (tag >= von) gefunden.push(tag)
  }
  return gefunden
}
