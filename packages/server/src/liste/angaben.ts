/** The head of a file ("Angaben"): what it shows, from when it is, and who took it out. Whoever finds it on a desk can tell what is not in it. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinClock } from '@dreiklang/domain/shared/time'
import type { Language } from '../shared/route.ts'

type InBoth = Readonly<Record<Language, string>>
export type Angabe = readonly [label: string, value: string]

interface FilterWord<Value> {
  titel: InBoth
  /** Null: it holds nothing back. */
  wert(value: Value, language: Language): string | null
}

/** A filter that a list gains has to say here what it is called. */
export type FilterWords<Filter> = { readonly [Name in keyof Filter]-?: FilterWord<NonNullable<Filter[Name]>> }

export const asWritten = (value: string, language: Language): string => (language === 'de' ? `„${value}“` : `“${value}”`)
export const sayYes = (value: boolean | string, language: Language): string | null => {
  if (value === false) return null
  return language === 'de' ? 'ja' : 'yes'
}
/** Who or what was chosen has its name in each line. */
export const sayChosen = (_id: string, language: Language): string => (language === 'de' ? 'ausgewählt' : 'selected')
export const dayInWords = (day: string): string => day.split('-').toReversed().join('.')
/** How it is sorted leaves nothing out. */
export const sorting: FilterWord<string> = { titel: { de: 'Sortierung', en: 'Sorting' }, wert: () => null }

export const headTitle: InBoth = { de: 'Angaben', en: 'Details' }
const words = {
  am: { de: 'Exportiert am', en: 'Exported on' },
  von: { de: 'Exportiert von', en: 'Exported by' },
  filter: { de: 'Filter', en: 'Filter' },
  ohne: { de: 'ohne', en: 'none' },
} as const

export interface ExportHead {
  titel: string
  angaben: readonly Angabe[]
}

/** Day and time in Berlin, for people: "18.11.2026, 10:00 Uhr". */
function whenInWords(instant: string, language: Language): string {
  const [day = '', time = ''] = berlinClock(instant).split(' ')
  return language === 'de' ? `${dayInWords(day)}, ${time.slice(0, 5)} Uhr` : `${dayInWords(day)}, ${time.slice(0, 5)} (Berlin time)`
}

interface HeadOf<Filter> {
  akteur: Pick<Akteur, 'name'>
  sprache: Language
  now: Date
  filter: Filter
  worte: FilterWords<Filter>
}

export function headOf<Filter extends object>({ akteur, sprache, now, filter, worte }: HeadOf<Filter>): ExportHead {
  const said = (Object.keys(worte) as (keyof Filter)[]).flatMap((name): Angabe[] => {
    const value = filter[name]
    const { titel, wert } = worte[name]
    const text = value === undefined || value === null ? null : wert(value, sprache)
    return text === null ? [] : [[titel[sprache], text]]
  })
  return {
    titel: headTitle[sprache],
    angaben: [
      [words.am[sprache], whenInWords(now.toISOString(), sprache)],
      [words.von[sprache], akteur.name],
      ...(said.length === 0 ? [[words.filter[sprache], words.ohne[sprache]] as const] : []),
      ...said.map(([label, value]) => [`${words.filter[sprache]}: ${label}`, value] as const),
    ],
  }
}
