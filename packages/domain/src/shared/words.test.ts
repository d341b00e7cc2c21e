import { expect, it } from 'vitest'
import { z } from 'zod'
import { isoDate, id, lineOfWords, named, words } from './schemas.ts'
import { namesOfWords, textsIn } from './words.ts'

it('a text that says nothing about itself is found wherever it stands', () => {
  const open = z.string().trim().max(40)
  const schema = z.strictObject({
    a: z.array(z.strictObject({ b: open.nullable() })),
    c: z.union([z.literal(1), open]),
    d: z.record(id, open),
  })
  expect(textsIn(schema).map(({ kind, path }) => [path.join('.'), kind])).toEqual([
    ['a.[].b', null],
    ['c', null],
    ['d.{}', null],
  ])
})

it('a code, a day, a number and an address of mail have a form', () => {
  const schema = z.strictObject({
    code: z.string().regex(/^x$/),
    id,
    am: z.iso.datetime(),
    email: z.string().trim().pipe(z.email()),
    ja: z.stringbool(),
  })
  expect(textsIn(schema)).toEqual([])
  expect(textsIn(isoDate)).toEqual([{ path: [], kind: 'time' }])
})

it('words stay words when more is asked of them', () => {
  const schema = z.strictObject({
    zugang: lineOfWords(20)
      .refine((text) => text !== 'x')
      .nullable(),
    texte: z.array(words(20)).max(3).optional(),
    name: named(20),
  })
  expect([...namesOfWords(schema)]).toEqual(['zugang', 'texte'])
})
