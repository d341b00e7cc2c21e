/** Wall time in Europe/Berlin. Instants are ISO 8601 in UTC, days `YYYY-MM-DD`; the current time always comes in as an argument. */
export type Instant = string
export type IsoDate = string

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const TAG_MS = 86_400_000
const HOUR_MS = 3_600_000
const keptHours = 10_000
const offsets = new Map<number, number>()

/** What a clock in Berlin shows more than UTC, in milliseconds. It changes at full hours only, so it is asked once for each: that is slow. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const start = hour * HOUR_MS
  const offset = Date.parse(`${berlin.format(start).replace(' ', 'T')}Z`) - start
  if (offsets.size >= keptHours) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** The calendar day in Berlin at an instant. */
export function berlinDate(instant: Instant): IsoDate {
  return berlinClock(instant).slice(0, 10)
}

/** The wall time in Berlin at an instant, `HH:MM`. */
export function berlinTimeOfDay(instant: Instant): string {
  return berlinClock(instant).slice(11, 16)
}

/** The wall time in Berlin at an instant: `YYYY-MM-DD HH:MM:SS`. */
export function berlinClock(instant: Instant): string {
  const ms = Date.parse(instant)
  return new Date(ms + offsetAt(ms)).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant of a wall time in Berlin; in the missing hour of March the later, in the doubled hour of October the first. */
export function berlinInstant(date: IsoDate, uhrzeit = '00:00'): Instant {
  const wunsch = Date.parse(`${date}T${uhrzeit}:00Z`)
  const before = wunsch - offsetAt(wunsch - 3 * HOUR_MS)
  const after = wunsch - offsetAt(wunsch + 3 * HOUR_MS)
  const fits = (ms: number) => ms + offsetAt(ms) === wunsch
  if (fits(before)) return new Date(before).toISOString()
  return new Date(fits(after) ? after : before).toISOString()
}

export function plusDays(date: IsoDate, days: number): IsoDate {
  const [year, month, day] = teile(date)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
function weekdayOf(date: IsoDate): number {
  const [year, month, day] = teile(date)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

export function mondayOf(date: IsoDate): IsoDate {
  return plusDays(date, -((weekdayOf(date) + 6) % 7))
}

/** Adds calendar months; a day that the month lacks becomes its last day (§ 188 Abs. 3 BGB). */
export function plusMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, tag] = teile(date)
  const letzter = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(tag, letzter))).toISOString().slice(0, 10)
}

/** Whole days from one calendar day to another; negative when `bis` lies before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / TAG_MS)
}

/** Day, month and year as people and programs write them; the text itself when it is none, so that the check can name it. */
export function dayFrom(text: string): string {
  const [, year, month, tag] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(text.trim()) ?? []
  if (year !== undefined) return `${year}-${month}-${tag}`
  const [, t, m, j] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? []
  return t === undefined ? text.trim() : `${j}-${m?.padStart(2, '0')}-${t.padStart(2, '0')}`
}

/** True for an existing calendar day in the form `YYYY-MM-DD`; PostgreSQL has no year 0, and one before 1000 is a slip of the finger. */
export function isIsoDate(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const ms = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text
}

function teile(date: IsoDate): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

export function easterSunday(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

const keptYears = 400
const movable = new Map<number, readonly IsoDate[]>()

/** Holidays that move with Easter, counted once a year: clocks of orders ask for each day that they pass. */
function movableHolidays(year: number): readonly IsoDate[] {
  const known = movable.get(year)
  if (known !== undefined) return known
  const days = [-2, 1, 39, 50].map((abstand) => plusDays(easterSunday(year), abstand))
  if (movable.size >= keptYears) movable.clear()
  movable.set(year, days)
  return days
}

/** The nine holidays that are law in every Bundesland. */
export function isFederalHoliday(date: IsoDate): boolean {
  if (['01-01', '05-01', '10-03', '12-25', '12-26'].includes(date.slice(5))) return true
  return movableHolidays(Number(date.slice(0, 4))).includes(date)
}

/** Working day in the sense of offices: Monday to Friday, no national holiday. */
export function isWorkingDay(date: IsoDate): boolean {
  const weekday = weekdayOf(date)
  return weekday >= 1 && weekday <= 5 && !isFederalHoliday(date)
}

/** Werktag of the law: Monday to Saturday, no national holiday. */
export function isWeekday(date: IsoDate): boolean {
  return weekdayOf(date) !== 0 && !isFederalHoliday(date)
}

export function plusCountedDays(date: IsoDate, count: number, zaehlt: (tag: IsoDate) => boolean): IsoDate {
  let tag = date
  for (let gezaehlt = 0; gezaehlt < count;) {
    tag = plusDays(tag, 1)
    if (zaehlt(tag)) gezaehlt += 1
  }
  return tag
}
