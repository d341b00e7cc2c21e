import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { personId, readTour, replan, runTour } from './tour.fixtures.ts'

const word = 'Zaunkönig'
const haus = await hausForTests()
const klartext = async () => {
  await haus.server.tick()
  return klartextIn((haus.ports.database as TestDatabase).admin, word)
}
const grundOf = async () => (await readTour(haus)).stopps.find(({ art }) => art === 'EIGENER')?.erledigung?.grund

describe('What is said of a tour in words', () => {
  it('stands in no table: why a stop was left out, and why a colleague drives on', async () => {
    await replan(haus, '14:00')
    const stopp = { art: 'EIGENER', bezeichnung: 'Sanitätshaus', adresse: null, dauerMinuten: 10 } as const
    await runTour(haus, 'stoppHinzufuegen', { stopp, vor: null })
    const stoppId = (await readTour(haus)).stopps.find(({ art }) => art === 'EIGENER')?.id ?? ''
    await runTour(haus, 'abhaken', { stoppId, erledigt: false, grund: `${word} zu`, nachweis: null })
    expect(await grundOf()).toBe(`${word} zu`)
    expect(await klartext()).toEqual([])
    const an = { personId: personId(haus, 'pflege-admin'), grund: `${word} krank` }
    expect((await runTour(haus, 'uebergeben', an, { als: 'pflege-admin', von: 'pfleger' })).status).toBe(200)
    expect(await klartext()).toEqual([])
    for (const als of ['pfleger', 'pflege-admin'] as const)
      expect((await readTour(haus, { als })).uebergaben).toMatchObject([{ grund: `${word} krank` }])
    expect(await grundOf()).toBe(`${word} zu`)
  })

  it('is read as ever where it was kept in the clear, and sealed by the clock', async () => {
    await haus.ports.database.query(
      systemContext,
      sql(
        'test.tour.offen',
        `update tour set daten = jsonb_set(daten, '{uebergaben,0,grund}', to_jsonb(:grund::text)), versiegelt = false`,
      ),
      { grund: `${word} von früher` },
    )
    const before = await readTour(haus)
    expect(before.uebergaben).toMatchObject([{ grund: `${word} von früher` }])
    expect(await klartext()).toEqual([])
    expect(await readTour(haus)).toEqual(before)
    expect((await runTour(haus, 'starten', {})).status).toBe(200)
    expect((await readTour(haus)).uebergaben).toMatchObject([{ grund: `${word} von früher` }])
  })

  it('stays what it is when it looks like a seal', async () => {
    const grund = `v1.${crypto.randomUUID()}.${'a'.repeat(16)}.${'b'.repeat(22)}`
    const stopp = { art: 'EIGENER', bezeichnung: 'Tanken', adresse: null, dauerMinuten: 10 } as const
    await runTour(haus, 'stoppHinzufuegen', { stopp, vor: null })
    const stoppId = (await readTour(haus)).stopps.find(({ bezeichnung }) => bezeichnung === 'Tanken')?.id ?? ''
    await runTour(haus, 'abhaken', { stoppId, erledigt: false, grund, nachweis: null })
    expect((await readTour(haus)).stopps.find(({ id }) => id === stoppId)?.erledigung?.grund).toBe(grund)
  })
})
