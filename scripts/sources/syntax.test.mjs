import { describe, expect, it } from 'vitest'
import { readSyntax } from './syntax.mjs'

const read = (text, path = 'x.ts') => readSyntax({ path, text })
const namesOf = (syntax) => syntax.names.map(({ name }) => name)

describe('The reader of sources', () => {
  it('finds names of variables, members, parameters and types, and no words of strings and comments', () => {
    const syntax = read("// an order\nconst text = 'order'\ntype A = { menge: string }\nconst f = ({ ort: q }: A) => q?.laenge\n", 'x.tsx')
    expect(new Set(namesOf(syntax))).toEqual(new Set(['text', 'A', 'menge', 'f', 'ort', 'q', 'laenge']))
  })

  it('marks the name of a JSX attribute, because a component may come from a library', () => {
    expect(namesOf(read('const a = <Title order={wert} />', 'x.tsx'))).toEqual(['a', 'Title', 'order=', 'wert'])
  })

  it('knows the line, also behind umlauts and in the second file', () => {
    const text = "const a = 'äöü – §'\n\n/* … */\nlet b: any\n"
    read(text)
    expect(read(text).anys).toEqual([{ line: 4 }])
    expect(read(text).names).toEqual([
      { name: 'a', line: 1 },
      { name: 'b', line: 4 },
    ])
  })

  it('sees the word any only as a type', () => {
    expect(read("const any = 1\nexport { any } // any\nconst s = 'any'\n").anys).toEqual([])
  })

  it('counts a cast and not a constant', () => {
    expect(read('const a = b as C\nconst d = [1] as const\n').casts).toEqual([{ line: 1 }])
  })

  it('sees the clock and chance, and not a date that is made from an argument', () => {
    const { clock, chance } = read('new Date()\nnew Date(jetzt)\nDate.now()\nMath.random()\ncrypto.randomUUID()\nDate.parse(x)\n')
    expect(clock).toEqual([
      { what: 'new Date()', line: 1 },
      { what: 'Date.now', line: 3 },
      { what: 'Math.random', line: 4 },
    ])
    expect(chance).toEqual([{ what: 'crypto.randomUUID', line: 5 }])
  })

  it('knows which names a package gave', () => {
    const { libraryNames } = read("import { IconTruckDelivery, Order as Bestellung } from 'icons'\nimport { delivery } from './x.ts'\n")
    expect(libraryNames).toEqual(new Set(['IconTruckDelivery', 'Order']))
  })
})
