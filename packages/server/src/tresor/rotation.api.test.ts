import { type TestDatabase, createTestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemContext } from '../shared/context.ts'
import { usedKeks, renewSchluessel, missingKeks, huelleAt } from './rotation.usecases.ts'
import { hausIn, newKek, prozess, ring } from './tresor.fixtures.ts'
import { Vernichtet } from './tresor.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const allSchluessel = { name: 'test.schluessel', text: 'select id, umhuellt, kek from schluessel' }

async function change(file: ReturnType<typeof ring>, kid: string, step = 2): Promise<number> {
  file.keys.push(newKek(kid))
  const { keyRing } = prozess(file)
  let umgehuellt = 0
  for (;;) {
    const count = await huelleAt({ database, keyRing }, step)
    umgehuellt += count
    if (count === 0) return umgehuellt
  }
}

it('nobody who works during a change of the key notices it: nothing is unreadable, nothing is refused', async () => {
  const file = ring()
  const [hier, dort] = [prozess(file), prozess(file)]
  let done = false
  let danach = 0
  async function arbeite(person: number): Promise<number> {
    let getan = 0
    while (danach < 15) {
      // Each turn another Klient, whose key is made now; written by one process and read by the other.
      const { seal, open, fach } = hausIn(database, hier.tresor)
      const text = `Person ${person}, Notiz ${getan}`
      expect(await open(await seal(text), fach(), dort.tresor)).toBe(text)
      getan += 1
      if (done) danach += 1
    }
    return getan
  }
  const arbeit = Promise.all([1, 2, 3].map(arbeite))
  const gewechselt = (async () => {
    for (const kid of ['zwei', 'drei']) await change(file, kid)
    done = true
  })()
  const [getan] = await Promise.all([arbeit, gewechselt])
  expect(getan.reduce((sum, count) => sum + count)).toBeGreaterThan(15)
  expect(hier.keyRing.current.kid).toBe('drei')
  expect(await missingKeks({ database, keyRing: dort.keyRing })).toEqual([])
})

it('what was sealed before is read after it by who has only the new key', async () => {
  const file = ring()
  const { seal, open, fach } = hausIn(database, prozess(file).tresor)
  const siegel = [await seal('von der Klientin oder dem Klienten'), await seal('der Organisation', fach({ klientId: null }))] as const
  expect(await change(file, 'zwei', 1)).toBe(2)
  expect(await usedKeks({ database })).toEqual(['zwei'])
  const neu = prozess({ keys: file.keys.slice(1) }).tresor
  expect(await open(siegel[0], fach(), neu)).toBe('von der Klientin oder dem Klienten')
  expect(await open(siegel[1], fach({ klientId: null }), neu)).toBe('der Organisation')
  expect(await change(file, 'drei')).toBe(2)
})

it('a ring that lacks a key is told at the start, and asked for it, it refuses', async () => {
  const file = ring()
  const { seal, open, fach } = hausIn(database, prozess(file).tresor)
  const siegel = await seal('geheim')
  const fremd = prozess({ keys: [newKek('anderer')] })
  expect(await missingKeks({ database, keyRing: fremd.keyRing })).toEqual(['eins'])
  await expect(open(siegel, fach(), fremd.tresor)).rejects.toThrow('lacks the key eins')
})

it('an erased Klient stays erased, also for who brings back an old backup, once the old key is forgotten', async () => {
  const file = ring()
  const { seal, open, destroy, klientId, fach } = hausIn(database, prozess(file).tresor)
  const siegel = await seal('geheim')
  const sicherung = await database.query<{ id: string; umhuellt: Uint8Array; kek: string }>(systemContext, allSchluessel, {})
  await destroy()
  await change(file, 'zwei')
  await expect(open(siegel)).rejects.toThrow(Vernichtet)

  const zurueck = sql(
    'test.zurueck',
    'update schluessel set umhuellt = :umhuellt, kek = :kek, vernichtet_am = null where klient_id = :klientId',
  )
  await database.query(systemContext, zurueck, { klientId, umhuellt: sicherung[0]?.umhuellt, kek: sicherung[0]?.kek })
  const withoutOld = prozess({ keys: file.keys.slice(1) }).tresor
  await expect(open(siegel, fach(), withoutOld)).rejects.toThrow('lacks the key eins')
})

it('keys that are renewed go on opening what they have sealed, and seal nothing more; erasing destroys all of them', async () => {
  const { seal, open, destroy, db, klientId } = hausIn(database, prozess(ring()).tresor)
  const now = new Date('2026-11-18T09:00:00.000Z')
  const kidOf = (siegel: string) => siegel.split('.')[1]
  const alt = await seal('alt')
  expect(await renewSchluessel({ database, now })).toBe(1)
  const neu = await Promise.all(['eins', 'zwei'].map((text) => seal(text)))
  expect(new Set(neu.map(kidOf)).size).toBe(1)
  expect(kidOf(alt)).not.toBe(kidOf(neu[0] ?? ''))
  expect(await Promise.all([alt, ...neu].map((siegel) => open(siegel)))).toEqual(['alt', 'eins', 'zwei'])

  await destroy()
  for (const siegel of [alt, ...neu]) await expect(open(siegel)).rejects.toThrow(Vernichtet)
  expect(await renewSchluessel({ database, now })).toBe(0)
  await expect(seal('noch einmal')).rejects.toThrow(Vernichtet)
  const left = sql('test.uebrig', 'select 1 from schluessel where klient_id = :klientId and umhuellt is not null')
  expect(await db.query(left, { klientId })).toEqual([])
})
