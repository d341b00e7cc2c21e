import { readdirSync, readFileSync } from 'node:fs'
import { sources } from '@dreiklang/domain/bestellung/bestellung'
import { expect, it } from 'vitest'

const folders = ['../../../../domain/src/bestellung/', '../']

/** Each place that makes a draft says by one word where it came from. */
const said = folders.flatMap((folder) => {
  const root = new URL(folder, import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(new URL(name, root), 'utf8').matchAll(/\bquelle: '(\w+)'/g)].map(([, word]) => word))
})

it('every source that an order can name is one from which drafts are made', () => {
  expect(new Set(said)).toEqual(new Set(sources))
})
