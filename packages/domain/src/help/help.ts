/** What help is made of. A guide is read by people, walked by a journey in a browser, and pointed out on the reader's own screen. */
import type { Rolle, Seite } from '../shared/akteur.ts'
import { seiteOf } from '../shared/akteur.ts'

export type Both = readonly [de: string, en: string]
export const said = ([german, english]: Both, language: 'de' | 'en'): string => (language === 'de' ? german : english)

/** Guides and questions stand in the categories of the template (apps.md, section 3); their titles are ours. */
export interface Category {
  slug: string
  title: Both
}

export interface Faq {
  category: string
  slug: string
  question: Both
  answer: Both
}

export const readers = ['PFLEGE', 'ARZT', 'APOTHEKE', 'LEITUNG', 'PFLEGE_LEITUNG'] as const
export type Reader = (typeof readers)[number]

export const controlRoles = [
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'heading',
  'link',
  'menuitem',
  'option',
  'radio',
  'region',
  'searchbox',
  'switch',
  'tab',
  'table',
  'textbox',
  'toolbar',
] as const

/** As a screen reader says it. `…` stands for words that differ, null for the first of its role. */
export interface Control {
  role: (typeof controlRoles)[number]
  name: Both | null
  within?: Control
}

export type Deed =
  | { kind: 'open'; path: string }
  | { kind: 'find' | 'click'; control: Control }
  | { kind: 'fill'; control: Control; value: Both }
  | { kind: 'press'; key: string }

export interface Step {
  text: Both
  deed: Deed
  /** The guide shows the screen as it is before this step. */
  picture: boolean
}

export interface Guide {
  category: string
  slug: string
  title: Both
  subtitle: Both
  /** Whose work it is. */
  readers: readonly Reader[]
  /** On these pages `?` leads here; an address that begins so. */
  screens: readonly string[]
  steps: readonly Step[]
}

export const everyone: readonly Reader[] = [...readers]

export const named = (role: Control['role'], name: Both | null, within?: Control): Control =>
  within === undefined ? { role, name } : { role, name, within }
/** What opens the first record of a list. */
export const firstRow = named('link', null, named('table', null))

export const open = (path: string, text: Both): Step => ({ text, deed: { kind: 'open', path }, picture: false })
export const take = (on: Control, text: Both): Step => ({ text, deed: { kind: 'click', control: on }, picture: false })
export const find = (on: Control, text: Both): Step => ({ text, deed: { kind: 'find', control: on }, picture: false })
export const press = (key: string, text: Both): Step => ({ text, deed: { kind: 'press', key }, picture: false })
export const fill = (field: Control, value: Both, text: Both): Step => ({
  text,
  deed: { kind: 'fill', control: field, value },
  picture: false,
})
export const withPicture = (step: Step): Step => ({ ...step, picture: true })

export const controlOf = ({ deed }: Step): Control | null => ('control' in deed ? deed.control : null)

/** The platform's administration stands on no side and reads everything. */
export function isFor(guide: Pick<Guide, 'readers'>, rolle: Rolle): boolean {
  const side: Seite | null = seiteOf(rolle)
  if (side === null) return true
  if (guide.readers.includes(side)) return true
  if (!rolle.endsWith('_ADMIN')) return false
  return guide.readers.includes('LEITUNG') || (side === 'PFLEGE' && guide.readers.includes('PFLEGE_LEITUNG'))
}

/** The guide that knows the screen best: the longest beginning of its address. */
export function guidesOfScreen<Found extends Pick<Guide, 'screens' | 'readers'>>(
  guides: readonly Found[],
  { path, rolle }: { path: string; rolle: Rolle },
): Found[] {
  const match = ({ screens }: Found) => Math.max(0, ...screens.filter((screen) => path.startsWith(screen)).map(({ length }) => length))
  return guides.filter((guide) => match(guide) > 0 && isFor(guide, rolle)).toSorted((a, b) => match(b) - match(a))
}
