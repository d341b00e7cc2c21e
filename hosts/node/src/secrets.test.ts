import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

describe('the secrets of an installation', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dreiklang-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are made at the first start, kept, and readable for nobody else', () => {
    const first = loadSecrets(folder)
    expect(loadSecrets(folder)).toEqual(first)
    expect(Buffer.from(first.tokenSecret, 'base64url')).toHaveLength(48)
    expect(new Set(Object.values(first)).size).toBe(3)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
  })

  it('are not replaced by new ones when the file is damaged: that would lock everybody out', () => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, '{"tokenSecret":"short"}')
    expect(() => loadSecrets(folder)).toThrow(`The secrets in ${file} cannot be used`)
    writeFileSync(file, '')
    expect(() => loadSecrets(folder)).toThrow(`The secrets in ${file} cannot be used`)
  })
})
