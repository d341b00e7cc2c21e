import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSyntax } from '../sources/syntax.mjs'
import { findForeignVerbs, nounsOf } from './first-words.mjs'
import { faultsOfGlossar } from './rules.mjs'
import { readGlossar } from './table.mjs'

const page = `
| Product word | Meaning | Identifier | Not |
| --- | --- | --- | --- |
| Bestellung | what is asked for | \`bestellung\` | order |

| A function may begin with | Why |
| --- | --- |
| \`error\`, \`text\` | says what comes out and is no word of the trade |
`
const nouns = nounsOf(readGlossar(page), ['hausbesuch'])
const faults = (text) =>
  findForeignVerbs({ path: 'x.ts', ...readSyntax({ path: 'x.ts', text }) }, nouns).map((fault) => /"(\w+)"/.exec(fault)[1])

describe('The first word of an exported function', () => {
  it('is an English verb, in declarations and in constants', () => {
    expect(faults('export function ladeBestellung() {}\nexport const speichere = async () => {}\nexport const load = () => 1\n')).toEqual([
      'ladeBestellung',
      'speichere',
    ])
  })

  it('may be a word that says what the function answers', () => {
    expect(faults('export const isOpen = () => true\nexport function withKlient() {}\nexport function istOffen() {}\n')).toEqual([
      'istOffen',
    ])
  })

  it('may be a noun of the glossary, a room, or one that is listed with its reason', () => {
    expect(
      faults('export const bestellungenSorted = () => 1\nexport const hausbesuchCount = () => 1\nexport const errorText = () => 1\n'),
    ).toEqual([])
    expect(faults('export const zeileText = () => 1\n')).toEqual(['zeileText'])
  })

  it('may be any noun when the name ends as such a name does', () => {
    expect(faults('export const personOf = () => 1\nexport const akteFromCsv = () => 1\nexport const klientQuery = () => 1\n')).toEqual([])
  })

  it('is free where nobody outside reads it, in components and in names of values', () => {
    expect(faults('const lade = () => 1\nexport const Knopf = () => 1\nexport const felder = [lade]\n')).toEqual([])
  })

  it('is told with its file and line', () => {
    const source = { path: 'x.ts', text: '\nexport function lade() {}\n' }
    expect(findForeignVerbs({ path: 'x.ts', ...readSyntax(source) }, nouns)[0]).toMatch(/^x\.ts:2: "lade"/)
  })

  it('needs a reason where it is a noun that the glossary does not know', () => {
    expect(faultsOfGlossar(readGlossar(page))).toEqual([])
    expect(faultsOfGlossar(readGlossar(page.replace('says what comes out and is no word of the trade', 'so')))).toHaveLength(1)
  })

  it('has a list in the repository that lets no German verb pass', () => {
    const { functionNouns } = readGlossar(readFileSync(new URL('../../GLOSSAR.md', import.meta.url), 'utf8'))
    const words = functionNouns.flatMap((row) => row.words)
    expect(words.length).toBeGreaterThan(10)
    for (const verb of ['lade', 'speichere', 'pruefe', 'setze', 'lies', 'finde', 'melde', 'zeige']) expect(words).not.toContain(verb)
  })
})
