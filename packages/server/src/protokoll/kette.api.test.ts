import { plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextOf } from '../shared/context.ts'
import { jemand, openProtokoll, tat } from './protokoll.fixtures.ts'
import { audit } from './protokoll.ts'

let protokoll: Awaited<ReturnType<typeof openProtokoll>>
beforeAll(async () => {
  protokoll = await openProtokoll()
})
afterAll(() => protokoll.close())

const glieder = (haus: number) =>
  protokoll.readStore<{ seq: number; objekt_id: string }>(
    `select g.seq, p.objekt_id from protokoll_glied g join protokoll p using (nr) where g.organisation_id = '${jemand(haus).organisationId ?? plattformKette}' order by g.seq`,
  )

describe('the chain of a house', () => {
  it('takes up each deed with the next number, every house for itself', async () => {
    await protokoll.write(jemand(1), [tat({ objektId: 'eins' }), tat({ objektId: 'zwei' })])
    await protokoll.write(jemand(2), tat({ objektId: 'woanders' }))
    await protokoll.kette.chain()
    await protokoll.write(jemand(1), tat({ objektId: 'drei' }))
    await protokoll.kette.chain()
    expect(await glieder(1)).toEqual([
      { seq: 1, objekt_id: 'eins' },
      { seq: 2, objekt_id: 'zwei' },
      { seq: 3, objekt_id: 'drei' },
    ])
    expect(await glieder(2)).toEqual([{ seq: 1, objekt_id: 'woanders' }])
    expect(await protokoll.check()).toEqual([])
  })

  it('has one of its own for the platform, and the clock writes into the chain that it is told', async () => {
    await protokoll.write(jemand(0), tat({ objektId: 'plattform', klientId: null }))
    await protokoll.write(null, tat({ objektId: 'uhr', organisationId: jemand(3).organisationId ?? '' }))
    await protokoll.kette.chain()
    expect(await glieder(0)).toEqual([{ seq: 1, objekt_id: 'plattform' }])
    expect(await glieder(3)).toEqual([{ seq: 1, objekt_id: 'uhr' }])
  })

  it('has no gap and no double number when two processes make links while others write', async () => {
    const write = Array.from({ length: 60 }, (_, i) => protokoll.write(jemand(4), tat({ objektId: `viele ${i}` })))
    await Promise.all([
      ...write,
      protokoll.kette.chain(),
      protokoll.readStore('select verkette_protokoll(7)'),
      protokoll.readStore('select verkette_protokoll(7)'),
    ])
    await expect
      .poll(async () => {
        await protokoll.kette.chain()
        return (await glieder(4)).map(({ seq }) => seq)
      })
      .toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    expect(await protokoll.check()).toEqual([])
  })

  it('computes the same hash here and in the database, whatever stands in a deed', async () => {
    const words = ['"Anführung"', 'Schräg\\strich', 'neue\nZeile\tund\rmehr', '\u0001\u001f\u007f', '\u2028 \u2029', '😀', '</script>', '']
    await protokoll.write(
      jemand(5),
      words.map((word) => tat({ objektId: word, felder: [word, 'telefon'], grund: word, klientId: null })),
    )
    await protokoll.kette.chain()
    expect(await glieder(5)).toHaveLength(words.length)
    expect(await protokoll.check()).toEqual([])
  })

  it('takes up nothing of a deed that was taken back', async () => {
    const gescheitert = protokoll.database.transaction(contextOf(jemand(6)), async (tx) => {
      await audit(tx, jemand(6), tat())
      throw new Error('zurück')
    })
    await expect(gescheitert).rejects.toThrow('zurück')
    await protokoll.kette.chain()
    expect(await glieder(6)).toEqual([])
  })
})

describe('who may touch the trail', () => {
  it.each([
    'update protokoll set grund = null',
    'delete from protokoll',
    'truncate protokoll cascade',
    'update protokoll_glied set seq = 7',
    'delete from protokoll_glied',
    'insert into protokoll_glied select * from protokoll_glied',
    'delete from protokoll_offen',
  ])('the application may not: %s', async (sql) => {
    await expect(protokoll.readStore(sql)).rejects.toThrow(/permission denied|42501/i)
  })

  it.each([
    'update protokoll set grund = null',
    'delete from protokoll',
    'truncate protokoll cascade',
    'update protokoll_glied set seq = seq + 7',
    'delete from protokoll_glied',
    'truncate protokoll_glied',
  ])('nor may the owner of the tables, with the triggers on: %s', async (sql) => {
    await expect(protokoll.database.admin.transaction((tx) => tx.execute(sql))).rejects.toThrow('only ever added to')
  })

  it('nobody writes a deed in the name of another', async () => {
    const fremd = protokoll.database.transaction(contextOf(jemand(1)), (tx) => audit(tx, jemand(2), tat()))
    await expect(fremd).rejects.toThrow(/row-level security|42501/i)
  })
})

describe('heads outside the database', () => {
  it('are kept once an hour, for the chains that grew', async () => {
    await protokoll.write(jemand(7), tat())
    await protokoll.kette.tick()
    const first = protokoll.koepfe.length
    expect(protokoll.koepfe.filter(({ organisationId }) => organisationId === jemand(7).organisationId)).toMatchObject([{ seq: 1 }])
    await protokoll.write(jemand(7), tat())
    await protokoll.kette.tick()
    expect(protokoll.koepfe).toHaveLength(first)
    protokoll.clock.now = new Date(protokoll.clock.now.getTime() + 3_600_000)
    await protokoll.kette.tick()
    expect(protokoll.koepfe.slice(first)).toMatchObject([{ organisationId: jemand(7).organisationId, seq: 2 }])
    expect(await protokoll.check()).toEqual([])
  })
})

describe('the heads of all chains', () => {
  const post = () => protokoll.readStore<{ an: string; text: string }>('select an, text from mail_ausgang order by nr')
  const hours = (count: number) => {
    protokoll.clock.now = new Date(protokoll.clock.now.getTime() + count * 3_600_000)
  }

  it('are mailed once a day, one line for each chain, by one of several servers', async () => {
    await protokoll.write(jemand(9), tat())
    // Otherwise one server may mail while the other one still takes up this deed.
    await protokoll.kette.chain()
    hours(48)
    const before = (await post()).length
    const others = protokoll.furtherKette()
    await Promise.all([protokoll.kette.tick(), others.tick()])
    const added = (await post()).slice(before)
    expect(added).toHaveLength(1)
    expect(added[0]?.an).toBe('betrieb@example.org')
    const koepfe = [...(added[0]?.text ?? '').matchAll(/^\{.*\}$/gm)].map(([row]) => JSON.parse(row))
    expect(koepfe).toContainEqual(expect.objectContaining({ organisationId: jemand(9).organisationId, seq: 1 }))
    hours(2)
    await protokoll.kette.tick()
    expect((await post()).length).toBe(before + 1)
    hours(23)
    await protokoll.kette.tick()
    expect((await post()).length).toBe(before + 2)
    await others.close()
  })
})
