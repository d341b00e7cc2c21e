import { describe, expect, it } from 'vitest'

type Tree = { [key: string]: string | Tree }
const german = import.meta.glob<{ texts: Tree }>('../**/*.texts.de.ts', { eager: true })
const english = import.meta.glob<{ texts: Tree }>('../**/*.texts.en.ts', { eager: true })
/** Where the two languages are put together; without it nobody could say the words. */
const joined = import.meta.glob<string>('../**/*.texts.ts', { eager: true, query: '?raw', import: 'default' })
const registered = Object.entries(joined).flatMap(([file, source]) =>
  [...source.matchAll(/import\('\.(\/[^']+\.de\.ts)'\)/g)].map(([, name]) => file.replace(/\/[^/]+$/, name ?? '')),
)

function leaves(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  )
}
const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()

function faultsOf(de: Tree, en: Tree): string[] {
  const deutsch = new Map(leaves(de))
  const englisch = new Map(leaves(en))
  const missing = [...deutsch.keys()].filter((key) => !englisch.has(key)).map((key) => `${key} is missing in English`)
  const extra = [...englisch.keys()].filter((key) => !deutsch.has(key)).map((key) => `${key} is missing in German`)
  const both = [...deutsch].flatMap(([key, text]) => {
    const other = englisch.get(key)
    if (other === undefined) return []
    if (text.trim() === '' || other.trim() === '') return [`${key} is empty`]
    return valuesIn(text).join() === valuesIn(other).join() ? [] : [`${key} does not take the same values`]
  })
  const lonely = [...deutsch.keys()].filter((key) => key.endsWith('_one') && !deutsch.has(key.replace(/_one$/, '_other')))
  return [...missing, ...extra, ...both, ...lonely.map((key) => `${key} has no other number`)]
}

describe('the catalogues', () => {
  it('exist in both languages, for every room that has words', () => {
    expect(Object.keys(german).length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(english).map((file) => file.replace('.en.ts', '.de.ts'))).toEqual(Object.keys(german))
    expect(registered.toSorted()).toEqual(Object.keys(german).toSorted())
  })

  it.each(Object.keys(german))('%s says the same in English', (file) => {
    expect(faultsOf(german[file]?.texts ?? {}, english[file.replace('.de.ts', '.en.ts')]?.texts ?? {})).toEqual([])
  })

  it('would be found out', () => {
    const good = { a: { b: 'Hallo {{name}}' }, x_one: 'ein', x_other: 'viele' }
    expect(faultsOf(good, good)).toEqual([])
    expect(faultsOf(good, { x_one: 'one', x_other: 'many' })).toEqual(['a.b is missing in English'])
    expect(faultsOf(good, { ...good, c: 'more' })).toEqual(['c is missing in German'])
    expect(faultsOf(good, { ...good, a: { b: ' ' } })).toEqual(['a.b is empty'])
    expect(faultsOf(good, { ...good, a: { b: 'Hello {{nam}}' } })).toEqual(['a.b does not take the same values'])
    expect(faultsOf({ x_one: 'ein' }, { x_one: 'one' })).toEqual(['x_one has no other number'])
  })
})
