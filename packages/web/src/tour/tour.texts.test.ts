import { expect, it } from 'vitest'
import { texts as german } from './tour.texts.de.ts'
import { texts as english } from './tour.texts.en.ts'

const leaves = (value: object, path: string): [string, string][] =>
  Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    typeof one === 'object' && one !== null ? leaves(one, `${path}${key}.`) : [[`${path}${key}`, String(one)]],
  )

/** A minute late is no "1 Minuten zu spät". */
it.each([
  ['German', german, /\{\{count\}\} Minuten/, /\{\{count\}\} Minute(?!n)/],
  ['English', english, /\{\{count\}\} minutes/, /\{\{count\}\} minute(?!s)/],
] as const)('a tour counts its minutes as one says them in %s', (_language, texts, many, one) => {
  const all = leaves(texts, '')
  expect(all.filter(([, text]) => /\{\{(?!count)\w*[Mm]inuten\}\}/.test(text))).toEqual([])
  const counted = all.filter(([key]) => /_(one|other)$/.test(key))
  expect(counted.length).toBeGreaterThan(8)
  expect(counted.filter(([key, text]) => !(key.endsWith('_one') ? one : many).test(text)).map(([key]) => key)).toEqual([])
})
