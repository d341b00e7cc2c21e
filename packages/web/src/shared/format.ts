import { berlinDate, daysBetween } from '@dreiklang/domain/shared/time'
import { writeGermanDate } from './germanDate.ts'
import { currentLanguage, translate } from './i18n.ts'
import { sharedTexts } from './shared.texts.ts'

/** Instants are ISO 8601 in UTC and shown as wall time in Berlin, wherever the browser stands; days are `YYYY-MM-DD`. */
const timeZone = 'Europe/Berlin'
/** English with day before month and 24 hours: the two languages must not write the same date in two orders. */
const locales = { de: 'de-DE', en: 'en-GB' } as const

function formatter(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const made = {
    de: new Intl.DateTimeFormat(locales.de, { timeZone, ...options }),
    en: new Intl.DateTimeFormat(locales.en, { timeZone, ...options }),
  }
  return (instant) => made[currentLanguage()].format(new Date(instant))
}

const day = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' })
const clock = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** `24.12.2026`, in English `24/12/2026`; takes an instant or a day. */
export function formatDate(value: string): string {
  if (value.length === 10) return currentLanguage() === 'de' ? writeGermanDate(value) : day(`${value}T12:00:00Z`)
  return day(value)
}

/** `08:05` */
export function formatTime(instant: string): string {
  return clock(instant)
}

const month = formatter({ month: 'long', year: 'numeric' })

/** `Dezember 2026` */
export const formatMonth = (value: string): string => month(`${value}T12:00:00Z`)

/** `42,00 €`, in English `€42.00` */
export const formatEuro = (cent: number): string =>
  new Intl.NumberFormat(locales[currentLanguage()], { style: 'currency', currency: 'EUR' }).format(cent / 100)

/** `24.12.2026, 08:05` */
export function formatDateTime(instant: string): string {
  return `${day(instant)}, ${clock(instant)}`
}

/** `Donnerstag, 24. Dezember 2026` */
export function formatLongDate(value: string): string {
  return longDay(value.length === 10 ? `${value}T12:00:00Z` : value)
}

const dayOfYear = formatter({ day: '2-digit', month: '2-digit' })

/** `24.12.`, in English `24/12`. */
export const formatDayOfYear = (instant: string): string => dayOfYear(instant)

const shortDay = formatter({ weekday: 'short', day: '2-digit', month: '2-digit' })

/** `Mo, 23.11.` */
export const formatShortDay = (value: string): string => shortDay(`${value}T12:00:00Z`)

const stamp = {
  de: new Intl.DateTimeFormat('de-DE', { timeZone, day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' }),
  en: new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit' }),
}

/** `Nov 21, 9:40 AM` as the specification has it, in German `21. Nov., 09:40`. */
export function formatStamp(instant: string): string {
  // Some browsers put a narrow space before AM, others do not.
  return stamp[currentLanguage()].format(new Date(instant)).replaceAll('\u202F', ' ')
}

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** From a day on it is the calendar of Berlin that counts: 30 hours ago was yesterday, or the day before. */
function distanceOf(instant: string, nowMs: number): { unit: 'day' | 'hour' | 'minute'; value: number } {
  const distance = Date.parse(instant) - nowMs
  if (Math.abs(distance) >= 86_400_000)
    return { unit: 'day', value: daysBetween(berlinDate(new Date(nowMs).toISOString()), berlinDate(instant)) }
  const [unit, size] = units.find(([, unitMs]) => Math.abs(distance) >= unitMs) ?? units[1]
  return { unit, value: Math.trunc(distance / size) }
}

/** `vor 5 Minuten`, `in 2 Stunden`, `gestern`; put the absolute time beside it or in a `<time>` title (`RelativeTime`). */
export function formatRelative(instant: string, nowMs: number): string {
  const { unit, value } = distanceOf(instant, nowMs)
  if (value === 0) return translate(sharedTexts, 'justNow')
  return new Intl.RelativeTimeFormat(locales[currentLanguage()], { numeric: 'auto' }).format(value, unit)
}

/** `seit 5 Minuten`, `seit gestern`: of what still lasts. */
export function formatSince(instant: string, nowMs: number): string {
  const { unit, value } = distanceOf(instant, nowMs)
  if (value >= 0) return translate(sharedTexts, 'since.now')
  return translate(sharedTexts, `since.${unit}`, { count: -value })
}

/** `1.234,5`, in English `1,234.5`; at most so many digits behind the comma, or three. */
/** `5:30`, from minutes. */
export const formatHours = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export function formatNumber(value: number, maximumFractionDigits?: number): string {
  return new Intl.NumberFormat(locales[currentLanguage()], { maximumFractionDigits }).format(value)
}
