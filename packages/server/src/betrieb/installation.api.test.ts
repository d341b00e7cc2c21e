import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { createPasswordHasher } from '@dreiklang/host-node/passwordHasher'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { knownSecrets, strangeSecrets } from './installation.usecases.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const passwordHasher = createPasswordHasher()
const secret = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'))
const start = (current: string, { previous = null as string | null, auditKey = 'a1' } = {}) =>
  strangeSecrets(
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

  it('agree on one of two secrets when they start for the first time together', async () => {
    const strange = await Promise.all([start('one'), start('two')])
    expect(strange.flat()).toEqual(['token-secret'])
  })

  it('leave in the database which secrets there are, and nothing of them', async () => {
    expect(await knownSecrets({ database })).toEqual([])
    await start('thought up by a person who likes it short')
    expect((await knownSecrets({ database })).toSorted()).toEqual(['audit-key', 'token-secret'])
    expect(await klartextIn(database.admin, 'thought up')).toEqual([])
    expect(await database.admin.transaction((tx) => tx.query(`select mark from installation where secret = 'token-secret'`, []))).toEqual([
      { mark: expect.stringMatching(/^\$argon2id\$/) },
    ])
  })
})
