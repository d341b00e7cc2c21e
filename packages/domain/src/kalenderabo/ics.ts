/** Writes a calendar as RFC 5545 wants it: wall time in Berlin, folded lines, escaped words. The same words for the same content. */
import { escapeText, foldLine } from '../shared/contentLine.ts'
import { type IsoDate, type Instant, berlinDate, berlinTimeOfDay, plusDays } from '../shared/time.ts'

export interface Termin {
  /** Stable forever; programs know the event by it. */
  uid: string
  sequenz: number
  geaendertAm: Instant
  titel: string
  text: string | null
  ort: string | null
  abgesagt: boolean
  /** An hour with minutes, or a whole day. */
  zeit: { von: Instant; dauerMinuten: number } | { tag: IsoDate }
}

/** Both rules of the European Union since 1996; without them a program would have to guess what Berlin means. */
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Whole seconds in UTC. */
const stempel = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const ziffern = (date: IsoDate): string => date.replaceAll('-', '')

const wanduhr = (instant: Instant): string => `${ziffern(berlinDate(instant))}T${berlinTimeOfDay(instant).replace(':', '')}00`

/** In October an hour comes twice, and programs do not agree which of the two is meant. */
const isDuplicate = (instant: Instant): boolean =>
  [-1, 1].some((hours) => wanduhr(new Date(Date.parse(instant) + hours * 3_600_000).toISOString()) === wanduhr(instant))

/** The length and not the end, which could lie in the doubled hour as well. */
function timeOf(time: Termin['zeit']): string[] {
  if ('tag' in time) return [`DTSTART;VALUE=DATE:${ziffern(time.tag)}`, `DTEND;VALUE=DATE:${ziffern(plusDays(time.tag, 1))}`]
  const { von, dauerMinuten } = time
  return [isDuplicate(von) ? `DTSTART:${stempel(von)}` : `DTSTART;TZID=Europe/Berlin:${wanduhr(von)}`, `DURATION:PT${dauerMinuten}M`]
}

function terminOf({ uid, sequenz, geaendertAm, titel, text, ort, abgesagt, zeit }: Termin): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // A feed publishes, and then both stamps say when the event changed last.
    `DTSTAMP:${stempel(geaendertAm)}`,
    `LAST-MODIFIED:${stempel(geaendertAm)}`,
    `SEQUENCE:${sequenz}`,
    ...timeOf(zeit),
    `SUMMARY:${escapeText(titel)}`,
    ...(text === null ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    ...(ort === null ? [] : [`LOCATION:${escapeText(ort)}`]),
    `STATUS:${abgesagt ? 'CANCELLED' : 'CONFIRMED'}`,
    // A deadline fills no hour of the day.
    `TRANSP:${'tag' in zeit || abgesagt ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

/** @returns the whole file with the ends of lines that the format requires */
export function icsOf({ name, termine }: { name: string; termine: readonly Termin[] }): string {
  const rows = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dreiklang//Hausbesuche//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Berlin',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...berlin,
    ...termine.flatMap(terminOf),
    'END:VCALENDAR',
  ]
  return rows.map((row) => `${foldLine(row)}\r\n`).join('')
}
