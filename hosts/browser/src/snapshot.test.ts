import { describe, expect, it } from 'vitest'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const now = '2026-11-22T08:00:00.000Z'

describe('a practice as a file', () => {
  it('comes back with its clock and its data', async () => {
    const read = await readSnapshot(writeSnapshot({ now, archive: new Blob(['daten\nmehr']) }))
    expect([read?.now, await read?.archive.text()]).toEqual([now, 'daten\nmehr'])
  })

  it.each([
    ['an empty one', ''],
    ['a text', 'Sehr geehrte Damen und Herren,\n'],
    ['another JSON', '{"now":"2026-11-22T08:00:00.000Z"}\n'],
    ['one without a moment', '{"mark":"dreiklang-uebung-1","now":"bald"}\n'],
    ['one endless line', 'x'.repeat(5000)],
  ])('is refused when it is %s', async (_what, text) => {
    expect(await readSnapshot(new Blob([text]))).toBeNull()
  })
})
