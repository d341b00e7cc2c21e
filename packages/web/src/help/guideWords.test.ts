/** The journeys walk the guides in German: here the English names of the same controls are shown to be those that the catalogues put there. */
import { allGuides } from '@dreiklang/domain/help/guides'
import { type Both, type Control, type Deed, said } from '@dreiklang/domain/help/help'
import { expect, it } from 'vitest'

type Tree = { readonly [key: string]: Tree | string }
type Language = 'de' | 'en'
const catalogues = {
  de: import.meta.glob<{ texts: Tree }>('../**/*.texts.de.ts', { eager: true }),
  en: import.meta.glob<{ texts: Tree }>('../**/*.texts.en.ts', { eager: true }),
}

function leaves(tree: Tree, at: string): [at: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${at}.${key}`, value]] : leaves(value, `${at}.${key}`),
  )
}
const textsIn = (language: Language) =>
  new Map(Object.entries(catalogues[language]).flatMap(([file, { texts }]) => leaves(texts, file.replace(`.texts.${language}.ts`, ''))))

const german = textsIn('de')
const english = textsIn('en')

/** Where a text has a place for words that differ, the name of a control says `…`. */
const shapeOf = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '…')
const fits = (name: string, text: string) =>
  shapeOf(text) === name ||
  (name.includes('…') &&
    shapeOf(text).startsWith(name.split('…')[0] ?? name) &&
    name.split('…').every((part) => shapeOf(text).includes(part)))

const isWorded = ([de, en]: Both) => [...german].some(([at, text]) => fits(de, text) && fits(en, english.get(at) ?? ''))

const controlsOf = (control: Control): Control[] => [control, ...(control.within === undefined ? [] : controlsOf(control.within))]
const controlsIn = (deed: Deed) => ('control' in deed ? controlsOf(deed.control) : [])

it('calls every control in English as the screen does', () => {
  const names = allGuides.flatMap(({ slug, steps }) =>
    steps.flatMap(({ deed }) => controlsIn(deed).flatMap(({ name }) => (name === null ? [] : [{ slug, name }]))),
  )
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter(({ name }) => !isWorded(name)).map(({ slug, name }) => `${slug}: ${said(name, 'de')} / ${said(name, 'en')}`)).toEqual(
    [],
  )
})
