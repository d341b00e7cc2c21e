import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadPushKey, loadSecrets } from './secrets.ts'

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

  it('have a key for the push services beside them, also in an installation that is older than it', () => {
    const secrets = loadSecrets(folder)
    const key = loadPushKey(folder)
    expect(loadPushKey(folder)).toBe(key)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(statSync(join(folder, 'push-key')).mode & 0o777).toBe(0o600)
    expect(loadSecrets(folder)).toEqual(secrets)
    writeFileSync(join(folder, 'push-key'), 'ab')
    expect(() => loadPushKey(folder)).toThrow('cannot be used: it is not complete')
  })

  it('are not replaced by new ones when the file is damaged: that would lock everybody out', () => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, '{"tokenSecret":"short"}')
    expect(() => loadSecrets(folder)).toThrow(`The secrets in ${file} cannot be used`)
    writeFileSync(file, '')
    expect(() => loadSecrets(folder)).toThrow(`The secrets in ${file} cannot be used`)
  })
})
