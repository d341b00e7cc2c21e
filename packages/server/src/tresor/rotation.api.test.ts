import { type TestDatabase, createTestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemKontext } from '../shared/kontext.ts'
import { benutzteKeks, erneuereSchluessel, fehlendeKeks, huelleUm } from './rotation.usecases.ts'
import { hausIn, neuerKek, prozess, ring } from './tresor.fixtures.ts'
import { Vernichtet } from './tresor.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

const alleSchluessel = { name: 'test.schluessel', text: 'select id, umhuellt, kek from schluessel' }

/** Adds a key to the ring and wraps all keys with it, `schritt` at a time. */
async function wechsle(datei: ReturnType<typeof ring>, kid: string, schritt = 2): Promise<number> {
  datei.keys.push(neuerKek(kid))
  const { keyRing } = prozess(datei)
  let umgehuellt = 0
  for (;;) {
    const zahl = await huelleUm({ database, keyRing }, schritt)
    umgehuellt += zahl
    if (zahl === 0) return umgehuellt
  }
}

it('nobody who works during a change of the key notices it: nothing is unreadable, nothing is refused', async () => {
  const datei = ring()
  const [hier, dort] = [prozess(datei), prozess(datei)]
  let fertig = false
  let danach = 0
  async function arbeite(person: number): Promise<number> {
    let getan = 0
    while (danach < 15) {
      // Each turn another Klient, whose key is made now; written by one process and read by the other.
      const { versiegle, oeffne, fach } = hausIn(database, hier.tresor)
      const text = `Person ${person}, Notiz ${getan}`
      expect(await oeffne(await versiegle(text), fach(), dort.tresor)).toBe(text)
      getan += 1
      if (fertig) danach += 1
    }
    return getan
  }
  const arbeit = Promise.all([1, 2, 3].map(arbeite))
  const gewechselt = (async () => {
    for (const kid of ['zwei', 'drei']) await wechsle(datei, kid)
    fertig = true
  })()
  const [getan] = await Promise.all([arbeit, gewechselt])
  expect(getan.reduce((summe, zahl) => summe + zahl)).toBeGreaterThan(15)
  expect(hier.keyRing.current.kid).toBe('drei')
  expect(await fehlendeKeks({ database, keyRing: dort.keyRing })).toEqual([])
})

it('what was sealed before is read after it by who has only the new key', async () => {
  const datei = ring()
  const { versiegle, oeffne, fach } = hausIn(database, prozess(datei).tresor)
  const siegel = [await versiegle('vom Klienten'), await versiegle('der Organisation', fach({ klientId: null }))] as const
  expect(await wechsle(datei, 'zwei', 1)).toBe(2)
  expect(await benutzteKeks({ database })).toEqual(['zwei'])
  const neu = prozess({ keys: datei.keys.slice(1) }).tresor
  expect(await oeffne(siegel[0], fach(), neu)).toBe('vom Klienten')
  expect(await oeffne(siegel[1], fach({ klientId: null }), neu)).toBe('der Organisation')
  expect(await wechsle(datei, 'drei')).toBe(2)
})

it('a ring that lacks a key is told at the start, and asked for it, it refuses', async () => {
  const datei = ring()
  const { versiegle, oeffne, fach } = hausIn(database, prozess(datei).tresor)
  const siegel = await versiegle('geheim')
  const fremd = prozess({ keys: [neuerKek('anderer')] })
  expect(await fehlendeKeks({ database, keyRing: fremd.keyRing })).toEqual(['eins'])
  await expect(oeffne(siegel, fach(), fremd.tresor)).rejects.toThrow('lacks the key eins')
})

it('an erased Klient stays erased, also for who brings back an old backup, once the old key is forgotten', async () => {
  const datei = ring()
  const { versiegle, oeffne, vernichte, klientId, fach } = hausIn(database, prozess(datei).tresor)
  const siegel = await versiegle('geheim')
  const sicherung = await database.query<{ id: string; umhuellt: Uint8Array; kek: string }>(systemKontext, alleSchluessel, {})
  await vernichte()
  await wechsle(datei, 'zwei')
  await expect(oeffne(siegel)).rejects.toThrow(Vernichtet)

  const zurueck = sql(
    'test.zurueck',
    'update schluessel set umhuellt = :umhuellt, kek = :kek, vernichtet_am = null where klient_id = :klientId',
  )
  await database.query(systemKontext, zurueck, { klientId, umhuellt: sicherung[0]?.umhuellt, kek: sicherung[0]?.kek })
  const ohneAlten = prozess({ keys: datei.keys.slice(1) }).tresor
  await expect(oeffne(siegel, fach(), ohneAlten)).rejects.toThrow('lacks the key eins')
})

it('keys that are renewed go on opening what they have sealed, and seal nothing more; erasing destroys all of them', async () => {
  const { versiegle, oeffne, vernichte, db, klientId } = hausIn(database, prozess(ring()).tresor)
  const now = new Date('2026-11-18T09:00:00.000Z')
  const kidVon = (siegel: string) => siegel.split('.')[1]
  const alt = await versiegle('alt')
  expect(await erneuereSchluessel({ database, now })).toBe(1)
  const neu = await Promise.all(['eins', 'zwei'].map((text) => versiegle(text)))
  expect(new Set(neu.map(kidVon)).size).toBe(1)
  expect(kidVon(alt)).not.toBe(kidVon(neu[0] ?? ''))
  expect(await Promise.all([alt, ...neu].map((siegel) => oeffne(siegel)))).toEqual(['alt', 'eins', 'zwei'])

  await vernichte()
  for (const siegel of [alt, ...neu]) await expect(oeffne(siegel)).rejects.toThrow(Vernichtet)
  expect(await erneuereSchluessel({ database, now })).toBe(0)
  await expect(versiegle('noch einmal')).rejects.toThrow(Vernichtet)
  const uebrig = sql('test.uebrig', 'select 1 from schluessel where klient_id = :klientId and umhuellt is not null')
  expect(await db.query(uebrig, { klientId })).toEqual([])
})
