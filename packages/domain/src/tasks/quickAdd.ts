/** A task in one line, as somebody would say it: "Rezept abholen morgen 9 Uhr #weber @jonas !2". German and English at once. */
import { type IsoDate, berlinDate, berlinInstant, isIsoDate, mondayOf, plusDays, plusMonths } from '../shared/time.ts'

interface Named {
  id: string
  name: string
}

interface Known {
  /** An instant. */
  now: string
  me: string
  people: readonly Named[]
  tags: readonly { id: string; title: string }[]
}

export interface QuickTask {
  title: string
  /** A day, or an instant where an hour was said. */
  dueDate: string | null
  priority: 0 | 1 | 2
  /** A tag that there is not yet has no id. */
  tags: { id: string | null; title: string }[]
  assignedTo: Named | null
  /** What begins like a person and fits nobody, or several: it stays in the title. */
  unclear: string[]
}

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

const relativeDays: Readonly<Record<string, number>> = { heute: 0, today: 0, morgen: 1, tomorrow: 1, übermorgen: 2 }
/** Monday first. */
const weekdays = [
  ['montag', 'monday', 'mo', 'mon'],
  ['dienstag', 'tuesday', 'di', 'tue'],
  ['mittwoch', 'wednesday', 'mi', 'wed'],
  ['donnerstag', 'thursday', 'do', 'thu'],
  ['freitag', 'friday', 'fr', 'fri'],
  ['samstag', 'saturday', 'sa', 'sat'],
  ['sonntag', 'sunday', 'so', 'sun'],
] as const
const units: Readonly<Record<string, 'day' | 'week' | 'month'>> = {
  tag: 'day',
  tagen: 'day',
  day: 'day',
  days: 'day',
  woche: 'week',
  wochen: 'week',
  week: 'week',
  weeks: 'week',
  monat: 'month',
  monaten: 'month',
  month: 'month',
  months: 'month',
}
const ones = ['einem', 'einer', 'a', 'one']

/** What was read from one place, and how many words it took. */
interface Read<Value> {
  value: Value
  words: number
}
type Reader<Value> = (words: readonly string[], at: number, today: IsoDate) => Read<Value> | null

/** The next one behind today. An abbreviation is a day only with a capital letter, and not where a sentence may begin with it: "So", "Do". */
const readWeekday: Reader<IsoDate> = (words, at, today) => {
  const word = words[at] ?? ''
  const short = word.replace(/\.$/, '')
  const nr = weekdays.findIndex((names) => names.some((name) => name === folded(short)))
  if (nr === -1) return null
  if (short.length <= 3 && (at === 0 || !/^\p{Lu}/u.test(short))) return null
  const thisWeek = plusDays(mondayOf(today), nr)
  return { value: thisWeek > today ? thisWeek : plusDays(thisWeek, 7), words: 1 }
}

/** "24.12.", "24.12.2026", "24/12/2026", "2026-12-24"; without a year the next one, today included. */
const readDate: Reader<IsoDate> = (words, at, today) => {
  const word = (words[at] ?? '').replace(/,$/, '')
  if (isIsoDate(word)) return { value: word, words: 1 }
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(word) ?? []
  // "9.30" is an hour, and "2.5" an amount: without a year there is a point or a stroke at its end, or a stroke within.
  if (day === undefined || month === undefined || (year === undefined && !/[.]$|\//.test(word))) return null
  const of = (y: number) => `${y}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year !== undefined) return asDay(of(year.length === 2 ? 2000 + Number(year) : Number(year)))
  const thisYear = Number(today.slice(0, 4))
  return asDay(of(of(thisYear) < today ? thisYear + 1 : thisYear))
}
const asDay = (day: string): Read<IsoDate> | null => (isIsoDate(day) ? { value: day, words: 1 } : null)

/** "in 3 Tagen", "in two weeks" is not understood: numbers are digits, but for one. */
const readDistance: Reader<IsoDate> = (words, at, today) => {
  const [lead = '', count = '', unit = ''] = words.slice(at, at + 3).map((word) => folded(word))
  const kind = units[unit]
  const number = ones.includes(count) ? 1 : Number(/^\d{1,3}$/.exec(count)?.[0] ?? Number.NaN)
  if (lead !== 'in' || kind === undefined || Number.isNaN(number)) return null
  if (kind === 'month') return { value: plusMonths(today, number), words: 3 }
  return { value: plusDays(today, kind === 'week' ? number * 7 : number), words: 3 }
}

const readRelative: Reader<IsoDate> = (words, at, today) => {
  const days = relativeDays[folded(words[at] ?? '')]
  return days === undefined ? null : { value: plusDays(today, days), words: 1 }
}

const clock = (hours: string, minutes = '00', half = ''): string | null => {
  const afternoon = half === 'pm' && Number(hours) < 12 ? 12 : 0
  const hour = (half === 'am' && Number(hours) === 12 ? 0 : Number(hours)) + afternoon
  return hour > 23 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}
const asTime = (time: string | null, words: number): Read<string> | null => (time === null ? null : { value: time, words })

/** "9 Uhr", "9:30", "9.30 Uhr", "9am", "9:30 pm". */
const readTime: Reader<string> = (words, at) => {
  const [word = '', next = ''] = [words[at], words[at + 1]].map((one) => folded(one ?? '').replace(/,$/, ''))
  const [, hours, minutes, half] = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/.exec(word) ?? []
  if (hours === undefined) return null
  if (half !== undefined) return asTime(clock(hours, minutes, half), 1)
  if (next === 'uhr' || next === 'am' || next === 'pm') return asTime(clock(hours, minutes, next), 2)
  return word.includes(':') ? asTime(clock(hours, minutes), 1) : null
}

/** Words that lead to a day or an hour and mean nothing without it. */
const leads = new Set(['am', 'um', 'bis', 'on', 'at', 'by', 'ab', 'nächsten', 'next'])

const dayReaders = [readRelative, readWeekday, readDate, readDistance]
const readDay: Reader<IsoDate> = (words, at, today) => dayReaders.map((read) => read(words, at, today)).find((one) => one !== null) ?? null

interface Taken<Value> {
  value: Value | null
  rest: readonly string[]
}

/** The first that can be read, without the words that lead to it. */
function take<Value>(words: readonly string[], read: Reader<Value>, today: IsoDate): Taken<Value> {
  for (let at = 0; at < words.length; at += 1) {
    const found = read(words, at, today)
    if (found === null) continue
    let from = at
    while (from > 0 && leads.has(folded(words[from - 1] ?? ''))) from -= 1
    return { value: found.value, rest: [...words.slice(0, from), ...words.slice(at + found.words)] }
  }
  return { value: null, rest: words }
}

/** By the beginning of a part of the name; null when it is nobody, or several. */
function personOf(word: string, { me, people }: Known): Named | null {
  const wanted = folded(word)
  if (wanted === 'ich' || wanted === 'me') return people.find(({ id }) => id === me) ?? null
  const found = people.filter(({ name }) => [name, ...name.split(/[\s.-]+/)].some((part) => folded(part).startsWith(wanted)))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** An hour alone is today's as long as it is to come, and tomorrow's then. */
function dueOf(day: IsoDate | null, time: string | null, now: string): string | null {
  if (time === null) return day
  const today = berlinDate(now)
  if (day !== null) return berlinInstant(day, time)
  const at = berlinInstant(today, time)
  return Date.parse(at) > Date.parse(now) ? at : berlinInstant(plusDays(today, 1), time)
}

const priorities: Readonly<Record<string, QuickTask['priority']>> = { '!0': 0, '!1': 1, '!2': 2 }

/** What of the line is a tag, a person or a priority, word by word. */
export function readQuickTask(line: string, known: Known): QuickTask {
  const task: QuickTask = { title: '', dueDate: null, priority: 1, tags: [], assignedTo: null, unclear: [] }
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => {
      if (/^![012]$/.test(word)) {
        task.priority = priorities[word] ?? 1
        return false
      }
      if (/^#[\p{L}\d]/u.test(word)) {
        const title = word.slice(1)
        const tag = known.tags.find((one) => folded(one.title) === folded(title)) ?? { id: null, title }
        if (!task.tags.some((one) => folded(one.title) === folded(tag.title))) task.tags.push(tag)
        return false
      }
      if (!/^@\p{L}/u.test(word)) return word !== ''
      const person = task.assignedTo === null ? personOf(word.slice(1), known) : null
      if (person === null) task.unclear.push(word)
      else task.assignedTo = person
      return person === null
    })
  const today = berlinDate(known.now)
  const time = take(words, readTime, today)
  const day = take(time.rest, readDay, today)
  return { ...task, title: day.rest.join(' '), dueDate: dueOf(day.value, time.value, known.now) }
}
