import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSyntax } from '../sources/syntax.mjs'
import { faultsOfGlossar, findForeignWords } from './rules.mjs'
import { readGlossar } from './table.mjs'
import { saysTerm, splitWords } from './words.mjs'

const page = `
| Product word | Meaning | Identifier | Not |
| --- | --- | --- | --- |
| Bestellung | what is asked for | \`bestellung\` | order, auftrag* |
| Hausbesuch | a visit at home | \`hausbesuch\` | home visit |
| Apotheke | the pharmacy | \`apotheke\` | pharmacy |

| Name | Where | Why |
| --- | --- | --- |
| \`orderBy\` | \`**\` | the word of SQL for sorting a list |
| \`order=\` | \`packages/web/src/ui/**\` | the heading level of a title in the component library |
`
const glossar = readGlossar(page)
const faults = (text, path = 'packages/web/src/bestellung/x.ts') => findForeignWords({ path, ...readSyntax({ path, text }) }, glossar)

describe('The words of a name', () => {
  it('are split at capitals, underscores and hyphens', () => {
    expect(splitWords('BestellungRow')).toEqual(['bestellung', 'row'])
    expect(splitWords('dauer_minuten-BTMRezept2')).toEqual(['dauer', 'minuten', 'btm', 'rezept'])
  })

  it('meet a term as a word, in the plural and side by side, and not inside of another word', () => {
    expect(saysTerm('listOrders', 'order')).toBe(true)
    expect(saysTerm('pharmacies', 'pharmacy')).toBe(true)
    expect(saysTerm('useHomeVisits', 'home visit')).toBe(true)
    expect(saysTerm('visitAtHome', 'home visit')).toBe(false)
    expect(saysTerm('border', 'order')).toBe(false)
    expect(saysTerm('auftraege', 'auftrag*')).toBe(false)
    expect(saysTerm('auftragsliste', 'auftrag*')).toBe(true)
  })
})

describe('The glossary', () => {
  it('refuses a foreign word in names of all kinds', () => {
    expect(faults('export interface OrderRow { pharmacyId: string }\n')).toEqual([
      'packages/web/src/bestellung/x.ts:1: "OrderRow" – we say bestellung, not order',
      'packages/web/src/bestellung/x.ts:1: "pharmacyId" – we say apotheke, not pharmacy',
    ])
    expect(faults('class A { #order = 1 }\n')).toHaveLength(1)
  })

  it('refuses a foreign word in the name of a file or folder', () => {
    expect(faults('', 'packages/domain/src/bestellung/order.ts')).toEqual([
      'packages/domain/src/bestellung/order.ts: "bestellung/order.ts" – we say bestellung, not order',
    ])
  })

  it('leaves strings, comments and names from a package alone', () => {
    expect(faults("// the order\nimport { OrderIcon } from 'icons'\nexport const text = 'order'\nexport const Icon = OrderIcon\n")).toEqual(
      [],
    )
    expect(faults("import { OrderIcon } from '../ui/icons.ts'\n")).toHaveLength(1)
  })

  it('lets a lookalike pass where it says so, and nowhere else', () => {
    expect(faults('const a = { orderBy: 1 }\n')).toEqual([])
    expect(faults('const a = <Title order={2} />\n', 'packages/web/src/ui/A.tsx')).toEqual([])
    expect(faults('const a = <Title order={2} />\n', 'packages/web/src/shell/A.tsx')).toHaveLength(1)
  })

  it('does not refuse its own words and gives a reason for each lookalike', () => {
    expect(faultsOfGlossar(glossar)).toEqual([])
    expect(faultsOfGlossar(readGlossar(page.replace('`hausbesuch`', '`orderVisit`')))).toHaveLength(1)
    expect(faultsOfGlossar(readGlossar(page.replace('the word of SQL for sorting a list', 'SQL')))).toHaveLength(1)
  })

  it('has rows in the repository, the ones that matter most among them', () => {
    const { entries } = readGlossar(readFileSync(new URL('../../GLOSSAR.md', import.meta.url), 'utf8'))
    const refusedWords = entries.flatMap(({ not }) => not)
    expect(refusedWords).toEqual(expect.arrayContaining(['order', 'patient*', 'pharmacy', 'doctor', 'prescription', 'delivery']))
  })
})
