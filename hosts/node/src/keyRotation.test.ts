import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DbContext } from '@dreiklang/server/ports'
import { missingKeks } from '@dreiklang/server/tresor/rotation.usecases'
import { createTresor } from '@dreiklang/server/tresor/tresor'
import { sql } from '@dreiklang/server/database/sql'
import { forgetOldKeys, rotateKeys } from './keyRotation.ts'
import { loadKeyRing } from './keyRing.ts'
import { type TestDatabase, createTestDatabase } from './testDatabase.ts'

let folder: string
let file: string
let database: TestDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreiklang-rotation-'))
  file = join(folder, 'keys.json')
  database = await createTestDatabase()
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const system: DbContext = { organisationId: null, personId: null, system: true }
const clock = { now: () => new Date('2026-11-18T09:00:00.000Z') }
const place = () => ({
  organisationId: crypto.randomUUID(),
  klientId: crypto.randomUUID(),
  tabelle: 'klient',
  spalte: 'notiz',
  zeileId: crypto.randomUUID(),
})
const tresorOf = () => createTresor({ keyRing: loadKeyRing(file), clock, newId: () => crypto.randomUUID() })

it('servers that run on while the key changes seal and open everything, old and new', async () => {
  const servers = [tresorOf(), tresorOf()] as const
  const before = place()
  const sealedBefore = await database.transaction(system, (tx) => servers[0].seal(tx, before, 'before'))
  let over = false
  let after = 0
  async function work([writer, reader]: readonly [(typeof servers)[0], (typeof servers)[0]]): Promise<number> {
    let done = 0
    while (after < 20) {
      const here = place()
      const seal = await database.transaction(system, (tx) => writer.seal(tx, here, `note ${done}`))
      expect(await database.transaction(system, (tx) => reader.open(tx, here, seal))).toBe(`note ${done}`)
      expect(await database.transaction(system, (tx) => reader.open(tx, before, sealedBefore))).toBe('before')
      done += 1
      if (over) after += 1
    }
    return done
  }
  const rotated = (async () => {
    const kids = [
      (await rotateKeys({ file, database, now: clock.now() })).kid,
      (await rotateKeys({ file, database, now: clock.now() })).kid,
    ]
    over = true
    return kids
  })()
  const [kids] = await Promise.all([rotated, work(servers), work([servers[1], servers[0]])])
  const keyRing = loadKeyRing(file)
  expect(keyRing.current.kid).toBe(kids[1])
  expect(keyRing.previous).toHaveLength(2)

  // What a server wrapped in the last moment with the key before is taken along by the next change.
  await rotateKeys({ file, database, now: clock.now() })
  const muchLater = new Date(clock.now().getTime() + 7_200_000)
  expect(await forgetOldKeys({ file, database, now: clock.now() })).toEqual([])
  expect(await forgetOldKeys({ file, database, now: muchLater })).toHaveLength(3)
  expect(await missingKeks({ database, keyRing: loadKeyRing(file) })).toEqual([])
  expect(await database.transaction(system, (tx) => tresorOf().open(tx, before, sealedBefore))).toBe('before')
})

it('a key that still wraps something is not forgotten, however old it is', async () => {
  const here = place()
  const tresor = tresorOf()
  await database.transaction(system, (tx) => tresor.seal(tx, here, 'note'))
  const [wrappedBefore] = await database.query<{ umhuellt: Uint8Array; kek: string }>(
    system,
    { name: 'test.lies', text: 'select umhuellt, kek from schluessel' },
    {},
  )
  await rotateKeys({ file, database, now: clock.now() })
  await database.query(system, sql('test.zurueck', 'update schluessel set umhuellt = :umhuellt, kek = :kek'), {
    umhuellt: wrappedBefore?.umhuellt,
    kek: wrappedBefore?.kek,
  })
  expect(await forgetOldKeys({ file, database, now: new Date('2030-01-01') })).toEqual([])
})
