import { personenHandlungen } from '@dreiklang/domain/bestellung/transitions'
import { figures } from '@dreiklang/domain/dashboards/bestellweg'
import { bestellwegContract } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { describe, expect, it } from 'vitest'
import { type Fall, type Konto, arznei, bring, errorOf, put, withoutRezept } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { countFromScratch, loadPrepared } from './bestellweg.fixtures.ts'

const c = bestellwegContract
const haus = await hausForTests()
const [nurse, arzt, apotheker, stranger] = await haus.people('pfleger', 'arzt', 'apotheker', 'pfleger2')
type Who = typeof nurse
const sides = [nurse, arzt, apotheker, stranger]
const organisationOf = (konto: string) => haus.ensemble.personen[konto]?.organisationId ?? ''
const figuresOf = async (who: Who, query: Record<string, string> = {}) => (await who.call(c.bestellungen, { query })).body
const wait = (minutes: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + minutes * 60_000)
}

/** Numbers that are the same each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const walkers = ['pfleger', 'arzt', 'apotheker'] as const satisfies readonly Konto[]

/** So many steps of anybody who may take one. */
async function wander(fall: Fall, steps: number, next: (below: number) => number): Promise<string[]> {
  const taken: string[] = []
  for (let i = 0; i < steps; i += 1) {
    const konto = walkers[next(walkers.length)] ?? 'pfleger'
    const open = await fall.readStore(konto).catch(() => null)
    const may = personenHandlungen.filter((one) => open?.positionen.some(({ uebergaenge }) => uebergaenge[one] === true))
    const handlung = may[next(may.length)]
    if (handlung === undefined) continue
    const { status } = await fall.versuche(konto, handlung as Parameters<Fall['versuche']>[1])
    if (status !== 200) continue
    fall.version = (await fall.readStore('pfleger')).version
    taken.push(handlung)
  }
  return taken
}

describe('The way of orders in figures', () => {
  it('says how long each hand-over took, as the median and for nine of ten', async () => {
    for (const minutes of [1, 1, 1, 1, 3]) {
      const fall = await bring(haus, 'BEIM_ARZT')
      wait(minutes)
      await fall.run('arzt', 'verordnen')
    }
    const { uebergaben } = await figuresOf(nurse)
    expect(uebergaben[0]).toEqual({ uebergabe: 'VERORDNET', anzahl: 5, medianMinuten: 1, p90Minuten: 3 })
    expect((await figuresOf(arzt)).uebergaben[0]).toMatchObject({ anzahl: 5, medianMinuten: 1 })
    expect((await figuresOf(stranger)).uebergaben[0]).toMatchObject({ anzahl: 0, medianMinuten: null })
  })

  it('says no median of fewer than five', async () => {
    await (await bring(haus, 'BEI_APOTHEKE')).run('apotheker', 'annehmen')
    expect((await figuresOf(nurse)).uebergaben[2]).toEqual({ uebergabe: 'ANGENOMMEN', anzahl: 1, medianMinuten: null, p90Minuten: null })
  })

  it('counts what was declined by its reason, and what arrived late or by a detour', async () => {
    const before = await figuresOf(nurse)
    await bring(haus, 'ABGELEHNT')
    await bring(haus, 'GELIEFERT')
    const tried = await bring(haus, 'BEREIT')
    await tried.run('apotheker', 'ausliefern')
    await tried.run('apotheker', 'zustellungGescheitert')
    await tried.run('apotheker', 'ausliefern')
    await tried.run('apotheker', 'zustellen')
    const { gesamt, ablehnungen, wochen } = await figuresOf(nurse)
    expect([gesamt.anzahl - before.gesamt.anzahl, gesamt.ohneUmweg - before.gesamt.ohneUmweg]).toEqual([2, 1])
    expect(gesamt.verspaetet).toBe(0)
    expect(ablehnungen).toEqual([{ grund: 'NICHT_LIEFERBAR', anzahl: 1 }])
    expect(wochen.at(-1)).toEqual({ montag: '2026-11-16', geliefert: gesamt.anzahl, verspaetet: 0, abgelehnt: 1 })
    expect(wochen).toHaveLength(14)
  })

  it('is what a count of all events from scratch says, whatever was done in whatever order', { timeout: 30_000 }, async () => {
    const next = numbersFrom(20_261_118)
    const taken = new Set<string>()
    const starts = ['BEIM_ARZT', 'BEIM_ARZT', 'BEI_APOTHEKE', 'IN_BEARBEITUNG'] as const
    for (const status of starts) {
      const fall = await bring(haus, status, { vor: { positionen: next(2) === 0 ? [arznei()] : [arznei({ menge: 4 })] } })
      for (const step of await wander(fall, 8, next)) taken.add(step)
    }
    const mixed = await put(haus, { positionen: [arznei(), withoutRezept()] })
    await mixed.run('pfleger', 'senden')
    for (const step of await wander(mixed, 8, next)) taken.add(step)
    expect(taken.size).toBeGreaterThan(8)
    for (const konto of ['pfleger', 'arzt', 'apotheker']) {
      const counted = await countFromScratch(haus.ports, organisationOf(konto))
      expect(counted.length).toBeGreaterThan(8)
      expect(await loadPrepared(haus.ports, organisationOf(konto))).toEqual(counted)
    }
  })

  it('opens of every figure a list that is as long as the figure says', async () => {
    const lengthOf = async (who: Who, figur: string) => {
      const first = (await who.call(c.listSteps, { query: { figur, limit: '3' } })).body
      const rest =
        first.cursor === null ? null : (await who.call(c.listSteps, { query: { figur, limit: '100', cursor: first.cursor } })).body
      return first.zeilen.length + (rest?.zeilen.length ?? 0)
    }
    for (const who of sides) {
      const { uebergaben, gesamt, ablehnungen } = await figuresOf(who)
      const said = {
        ...Object.fromEntries(uebergaben.map(({ uebergabe, anzahl }) => [uebergabe, anzahl])),
        GESAMT: gesamt.anzahl,
        VERSPAETET: gesamt.verspaetet,
        OHNE_UMWEG: gesamt.ohneUmweg,
        ABGELEHNT: ablehnungen.reduce((sum, { anzahl }) => sum + anzahl, 0),
      }
      const listed = Object.fromEntries(await Promise.all(figures.map(async (figur) => [figur, await lengthOf(who, figur)] as const)))
      expect(listed).toEqual(said)
    }
    const { zeilen } = (await nurse.call(c.listSteps, { query: { figur: 'ABGELEHNT', grund: 'NICHT_LIEFERBAR' } })).body
    expect(zeilen[0]).toMatchObject({ nummer: expect.stringMatching(/^2026-/), grund: 'NICHT_LIEFERBAR' })
  })

  it('is narrowed to days, a priority and another organisation', async () => {
    const all = await figuresOf(nurse)
    expect((await figuresOf(nurse, { von: '2026-10-01', bis: '2026-10-31' })).gesamt.anzahl).toBe(0)
    expect((await figuresOf(nurse, { prioritaet: 'NOTFALL' })).gesamt.anzahl).toBe(0)
    const byPractice = await figuresOf(nurse, { partnerId: organisationOf('arzt') })
    expect(byPractice.uebergaben[0]?.anzahl).toBe(all.uebergaben[0]?.anzahl)
    expect(byPractice.uebergaben[2]?.anzahl).toBe(0)
    expect(all.partner.map(({ id }) => id)).toEqual(expect.arrayContaining([organisationOf('arzt'), organisationOf('apotheker')]))
  })

  it('does not tell a practice which pharmacy it was, not even by asking for one', async () => {
    expect((await figuresOf(arzt)).partner.map(({ id }) => id)).toEqual([organisationOf('pfleger')])
    expect((await figuresOf(arzt, { partnerId: organisationOf('apotheker') })).uebergaben.map(({ anzahl }) => anzahl)).toEqual([
      0, 0, 0, 0, 0,
    ])
  })

  it('takes no range that ends before it begins, lasts longer than two years or has one end', async () => {
    const codeOf = async (query: Record<string, string>) => errorOf(await nurse.call(c.bestellungen, { query })).fields[0]?.code
    expect(await codeOf({ von: '2026-02-01', bis: '2026-01-01' })).toBe('zeitraum')
    expect(await codeOf({ von: '2020-01-01', bis: '2026-01-01' })).toBe('zeitraum_lang')
    expect(await codeOf({ von: '2026-01-01' })).toBe('pflicht')
  })
})

describe('The figures as a file', () => {
  it('say above the columns of which days and orders they are, and when they were counted', async () => {
    const { text, headers } = await nurse.call(c.exportBestellungen, { query: { prioritaet: 'NORMAL', partnerId: organisationOf('arzt') } })
    expect(headers.get('content-disposition')).toContain('bestellungen-2026-08-21-2026-11-18.csv')
    for (const word of ['Exportiert am;18.11.2026, ', 'Filter: Von;21.08.2026', 'Filter: Priorität;Normal', 'Filter: Organisation;']) {
      expect(text).toContain(word)
    }
    expect(text).toContain('Praxis verordnet;')
  })

  it('come as a workbook and as a paper, too', async () => {
    for (const [format, type] of [
      ['xlsx', 'spreadsheetml'],
      ['pdf', 'application/pdf'],
    ] as const) {
      const { status, headers, text } = await apotheker.call(c.exportBestellungen, { query: { format } })
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
      expect(text.length).toBeGreaterThan(500)
    }
  })
})
