import fc from 'fast-check'
import type { z } from 'zod'

const words = [
  '2026-11-18',
  '9999-12-31',
  '1000-01-01',
  '08585997',
  '160.000.000.000.123.76',
  '15.25.30.0001',
  '80331',
  '1/2',
  'neu@dreiklang.example',
  '089 123456',
  'M 1 1 L 2 2',
  'Übung',
  "'; drop table bestellung; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u202egnp.exe',
]

const zeichenkette = fc.oneof(
  fc.constantFrom(...words),
  fc.uuid(),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const count = fc.oneof(
  fc.integer({ min: -2, max: 120 }),
  fc.constantFrom(0, -0, 1e15, 2 ** 53, 1.5, -1),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

type Def = z.core.$ZodTypes['_zod']['def']

export function fromSchema(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, inneres]) => [name, fromSchema(inneres)])))
    case 'array':
      return fc.array(fromSchema(def.element), { maxLength: 3 })
    case 'nullable':
      return fc.option(fromSchema(def.innerType), { nil: null })
    case 'optional':
    case 'default':
      return fromSchema(def.innerType)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'union':
      return fc.oneof(...def.options.map(fromSchema))
    case 'pipe':
      return fromSchema(def.in)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return count
    case 'string':
      return zeichenkette
    default:
      return fc.anything()
  }
}

/** Stand for values nested ten thousand times, which JSON.stringify itself cannot write. */
const tiefe: Record<string, string> = {
  'tiefe-liste': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  'tiefes-objekt': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
}

export const asText = (value: unknown): string =>
  Object.entries(tiefe).reduce((text, [name, tief]) => text.replaceAll(`"${name}"`, tief), JSON.stringify(value) ?? '')

const uebel: readonly unknown[] = [
  null,
  {},
  [],
  [[]],
  true,
  -1,
  0,
  1e300,
  '',
  ' ',
  'a\u0000b',
  'a\ud83d',
  '\udc00',
  '\uffff',
  'x'.repeat(100_000),
  'ä'.repeat(5000),
  ...Object.keys(tiefe),
  { toString: 'x', constructor: { prototype: { x: 1 } } },
]

const unbekannte = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  'organisationId',
  'pflegedienstId',
  'version ',
  'status',
  'rolle',
  'seite',
  'a\u0000',
  '\ud800',
  '',
]

const withOwn = (value: object, name: string, neu: unknown): object =>
  Object.defineProperty(Object.defineProperties({}, Object.getOwnPropertyDescriptors(value)), name, {
    value: neu,
    enumerable: true,
    configurable: true,
    writable: true,
  })

function ohne(value: object, name: string): object {
  const { [name]: _weg, ...rest } = value as Record<string, unknown>
  return rest
}

function orte(value: unknown, path: readonly string[] = []): string[][] {
  if (value === null || typeof value !== 'object' || path.length > 6) return [[...path]]
  return [[...path], ...Object.keys(value).flatMap((name) => orte((value as Record<string, unknown>)[name], [...path, name]))]
}

function an(value: unknown, [name, ...rest]: readonly string[], run: (inneres: unknown) => unknown): unknown {
  if (name === undefined) return run(value)
  if (value === null || typeof value !== 'object') return value
  const neu = an((value as Record<string, unknown>)[name], rest, run)
  return Array.isArray(value) ? value.map((one: unknown, i) => (String(i) === name ? neu : one)) : withOwn(value, name, neu)
}

export const verdorben = (gut: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(gut, fc.nat(), fc.nat(), fc.constantFrom('ersetze', 'ersetze', 'entferne', 'ergaenze')).map(([value, where, what, wie]) => {
    const paths = orte(value)
    const path = paths[where % paths.length] ?? []
    const word = uebel[what % uebel.length]
    if (wie === 'ersetze') return an(value, path, () => word)
    if (wie === 'ergaenze')
      return an(value, path, (inneres) =>
        inneres !== null && typeof inneres === 'object' && !Array.isArray(inneres)
          ? withOwn(inneres, unbekannte[what % unbekannte.length] ?? '', 1)
          : inneres,
      )
    return an(value, path.slice(0, -1), (inneres) =>
      inneres !== null && typeof inneres === 'object' && !Array.isArray(inneres) ? ohne(inneres, path.at(-1) ?? '') : inneres,
    )
  })

const megabyte = 1_048_576

export const roheBody: readonly {
  satz: string
  body: string | Uint8Array<ArrayBuffer>
  contentType?: string
  status: readonly number[]
}[] = [
  { satz: 'nothing', body: '', status: [400] },
  { satz: 'null', body: 'null', status: [400] },
  { satz: 'a number', body: '1', status: [400] },
  { satz: 'a text', body: '"x"', status: [400] },
  { satz: 'a list', body: '[]', status: [400] },
  { satz: 'half an object', body: '{"a":', status: [400] },
  { satz: 'two objects', body: '{}{}', status: [400] },
  { satz: 'a comment', body: '/* x */ {}', status: [400] },
  { satz: 'a mark at the beginning', body: '\uFEFF{', status: [400] },
  { satz: 'NaN', body: '{"version":NaN}', status: [400] },
  { satz: 'too large a number', body: '{"version":1e309}', status: [400] },
  { satz: 'the same key twice', body: '{"version":1,"version":"x"}', status: [400] },
  { satz: 'a null byte', body: '{"a":"\u0000"}', status: [400] },
  { satz: 'half of a character', body: String.raw`{"a":"\ud800"}`, status: [400] },
  { satz: 'bytes that are no UTF-8', body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), status: [400] },
  { satz: 'UTF-16', body: new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), status: [400] },
  { satz: 'ten thousand lists in each other', body: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, status: [400] },
  {
    satz: 'ten thousand objects in each other, with a null byte inside',
    body: `${'{"a":'.repeat(10_000)}"\\u0000"${'}'.repeat(10_000)}`,
    status: [400],
  },
  { satz: 'a hundred thousand open brackets', body: '['.repeat(100_000), status: [400] },
  { satz: 'a hundred thousand keys', body: `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":1`).join(',')}}`, status: [400, 413] },
  { satz: 'a megabyte and one byte', body: `"${'x'.repeat(megabyte - 1)}"`, status: [413] },
  { satz: 'ten megabytes', body: 'x'.repeat(10 * megabyte), status: [413] },
  { satz: 'a form', body: 'version=1&grund=x', contentType: 'application/x-www-form-urlencoded', status: [400] },
  {
    satz: 'a form with a file',
    body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    contentType: 'multipart/form-data; boundary=x',
    status: [400],
  },
  { satz: 'XML', body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', contentType: 'application/xml', status: [400] },
]
