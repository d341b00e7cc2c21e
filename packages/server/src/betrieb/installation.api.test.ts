import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Ports } from '../ports.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { loadKnownSecrets, findStrangeSecrets } from './installation.usecases.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

/** argon2id is tested where it lives. */
const digest = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join('.')
const passwordHasher: Ports['passwordHasher'] = {
  hash: digest,
  verify: async (hash, text) => hash === (await digest(text)),
  needsRehash: () => false,
}
const secret = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'))
const start = (current: string, { previous = null as string | null, auditKey = 'a1' } = {}) =>
  findStrangeSecrets(
    { database, passwordHasher, tokenSecret: { current: secret(current), previous: previous === null ? null : secret(previous) } },
    auditKey,
  )

describe('the servers of one database', () => {
  it('are told when their token secret is not that of the others', async () => {
    expect(await start('one')).toEqual([])
    expect(await start('one')).toEqual([])
    expect(await start('two')).toEqual(['token-secret'])
    expect(await start('one')).toEqual([])
  })

  it('are told when their audit key is not that of the others', async () => {
    await start('one')
    expect(await start('one', { auditKey: 'b2' })).toEqual(['audit-key'])
    expect(await start('two', { auditKey: 'b2' })).toEqual(['token-secret', 'audit-key'])
  })

  it('take a new token secret when the previous one is named beside it', async () => {
    await start('one')
    expect(await start('two', { previous: 'one' })).toEqual([])
    expect(await start('two')).toEqual([])
    expect(await start('one')).toEqual(['token-secret'])
    // One that has not changed over yet, and knows the new one as the other one.
    expect(await start('one', { previous: 'two' })).toEqual([])
  })

  it('take another one when the owner of the tables says that the former is lost for good', async () => {
    await start('one')
    await database.admin.transaction((tx) => tx.execute(`delete from installation where secret = 'token-secret'`))
    expect(await start('two')).toEqual([])
    expect(await start('one')).toEqual(['token-secret'])
  })

  it('agree on one of two secrets when they start for the first time together', async () => {
    const strange = await Promise.all([start('one'), start('two')])
    expect(strange.flat()).toEqual(['token-secret'])
  })

  it('leave in the database which secrets there are, and nothing of them', async () => {
    expect(await loadKnownSecrets({ database })).toEqual([])
    await start('thought up by a person who likes it short')
    expect((await loadKnownSecrets({ database })).toSorted()).toEqual(['audit-key', 'token-secret'])
    // Neither as it was said nor as its bytes are kept as text.
    for (const word of ['thought up', 'dGhvdWdodCB1cC']) expect(await klartextIn(database.admin, word)).toEqual([])
  })
})
