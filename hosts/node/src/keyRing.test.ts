import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addKey, forgetKeys, loadKeyRing, retiredKeys } from './keyRing.ts'

describe('the key ring of an installation', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dreiklang-keys-'))
    file = join(folder, 'keys.json')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const start = new Date('2026-11-18T09:00:00.000Z')
  const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
  const write = (keys: unknown) => writeFileSync(file, JSON.stringify({ keys }))
  const key = (from: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => from + i)).toString('base64url')
  const made = start.toISOString()

  it('is made at the first start, kept, and readable for nobody else', () => {
    const { current, previous } = loadKeyRing(file)
    expect(current.key).toHaveLength(32)
    expect(previous).toEqual([])
    expect(loadKeyRing(file).current).toEqual(current)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  it('takes a new key, and a running server finds it when it reads again; the old one still opens', async () => {
    const running = loadKeyRing(file)
    const before = running.current
    const kid = addKey(file, start)
    expect(running.current).toEqual(before)
    await running.reload()
    expect(running.current.kid).toBe(kid)
    expect(running.previous).toEqual([before])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  it('is not made anew under a running server: what that wraps would be lost', async () => {
    const running = loadKeyRing(file)
    const { current } = running
    rmSync(file)
    await expect(running.reload()).rejects.toThrow('no such file')
    expect(() => addKey(file, start)).toThrow('no such file')
    expect(readdirSync(folder)).toEqual([])
    expect(running.current).toEqual(current)
  })

  it('forgets what was replaced more than an hour ago, and never the one that wraps', () => {
    write([
      { kid: 'a', key: key(0), made },
      { kid: 'b', key: key(1), made },
    ])
    addKey(file, hoursLater(5))
    expect(retiredKeys(file, hoursLater(5.5))).toEqual(['a'])
    expect(retiredKeys(file, hoursLater(6.5))).toEqual(['a', 'b'])
    const { current } = loadKeyRing(file)
    forgetKeys(file, ['a', current.kid])
    expect(loadKeyRing(file)).toMatchObject({ current, previous: [{ kid: 'b' }] })
  })

  it('is changed by one at a time, and left as it was when somebody else is at it', () => {
    loadKeyRing(file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(`${file}.lock`, '')
    expect(() => addKey(file, start)).toThrow(`then remove ${file}.lock`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it.each([
    ['without a key', []],
    ['with a key that is too short', [{ kid: 'a', key: 'AAAA', made }]],
    ['with a key that is no chance', [{ kid: 'a', key: Buffer.alloc(32, 7).toString('base64url'), made }]],
    ['with two keys of one name', ['a', 'a'].map((kid, i) => ({ kid, key: key(i), made }))],
    ['with a key without a day', [{ kid: 'a', key: key(0) }]],
    ['with something else', [null]],
    ['as something else', 'key'],
  ])('is refused %s, and not replaced by a new one', (_what, keys) => {
    write(keys)
    const text = readFileSync(file, 'utf8')
    expect(() => loadKeyRing(file)).toThrow(`The secrets in ${file} cannot be used`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
