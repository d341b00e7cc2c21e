import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import { kontextVon } from '../shared/kontext.ts'
import { protokolliere } from './protokoll.ts'
import { jemand, oeffneProtokoll, tat } from './protokoll.fixtures.ts'

let protokoll: Awaited<ReturnType<typeof oeffneProtokoll>>
beforeAll(async () => {
  protokoll = await oeffneProtokoll()
})
afterAll(() => protokoll.close())

const glieder = (haus: number) =>
  protokoll.lies<{ seq: number; objekt_id: string }>(
    `select g.seq, p.objekt_id from protokoll_glied g join protokoll p using (nr) where g.organisation_id = '${jemand(haus).organisationId ?? plattformKette}' order by g.seq`,
  )

describe('the chain of a house', () => {
  it('takes up each deed with the next number, every house for itself', async () => {
    await protokoll.schreibe(jemand(1), [tat({ objektId: 'eins' }), tat({ objektId: 'zwei' })])
    await protokoll.schreibe(jemand(2), tat({ objektId: 'woanders' }))
    await protokoll.kette.verkette()
    await protokoll.schreibe(jemand(1), tat({ objektId: 'drei' }))
    await protokoll.kette.verkette()
    expect(await glieder(1)).toEqual([
      { seq: 1, objekt_id: 'eins' },
      { seq: 2, objekt_id: 'zwei' },
      { seq: 3, objekt_id: 'drei' },
    ])
    expect(await glieder(2)).toEqual([{ seq: 1, objekt_id: 'woanders' }])
    expect(await protokoll.pruefe()).toEqual([])
  })

  it('has one of its own for the platform, and the clock writes into the chain that it is told', async () => {
    await protokoll.schreibe(jemand(0), tat({ objektId: 'plattform', klientId: null }))
    await protokoll.schreibe(null, tat({ objektId: 'uhr', organisationId: jemand(3).organisationId ?? '' }))
    await protokoll.kette.verkette()
    expect(await glieder(0)).toEqual([{ seq: 1, objekt_id: 'plattform' }])
    expect(await glieder(3)).toEqual([{ seq: 1, objekt_id: 'uhr' }])
  })

  it('has no gap and no double number when two processes make links while others write', async () => {
    const schreiben = Array.from({ length: 60 }, (_, i) => protokoll.schreibe(jemand(4), tat({ objektId: `viele ${i}` })))
    await Promise.all([
      ...schreiben,
      protokoll.kette.verkette(),
      protokoll.lies('select verkette_protokoll(7)'),
      protokoll.lies('select verkette_protokoll(7)'),
    ])
    await expect
      .poll(async () => {
        await protokoll.kette.verkette()
        return (await glieder(4)).map(({ seq }) => seq)
      })
      .toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
    expect(await protokoll.pruefe()).toEqual([])
  })

  it('computes the same hash here and in the database, whatever stands in a deed', async () => {
    const worte = ['"Anführung"', 'Schräg\\strich', 'neue\nZeile\tund\rmehr', '\u0001\u001f\u007f', '\u2028 \u2029', '😀', '</script>', '']
    await protokoll.schreibe(
      jemand(5),
      worte.map((wort) => tat({ objektId: wort, felder: [wort, 'telefon'], grund: wort, klientId: null })),
    )
    await protokoll.kette.verkette()
    expect(await glieder(5)).toHaveLength(worte.length)
    expect(await protokoll.pruefe()).toEqual([])
  })

  it('takes up nothing of a deed that was taken back', async () => {
    const gescheitert = protokoll.database.transaction(kontextVon(jemand(6)), async (tx) => {
      await protokolliere(tx, jemand(6), tat())
      throw new Error('zurück')
    })
    await expect(gescheitert).rejects.toThrow('zurück')
    await protokoll.kette.verkette()
    expect(await glieder(6)).toEqual([])
  })
})

describe('who may touch the trail', () => {
  it.each([
    'update protokoll set grund = null',
    'delete from protokoll',
    'truncate protokoll',
    'update protokoll_glied set seq = 7',
    'delete from protokoll_glied',
    'insert into protokoll_glied select * from protokoll_glied',
    'delete from protokoll_offen',
  ])('the application may not: %s', async (sql) => {
    await expect(protokoll.lies(sql)).rejects.toThrow(/permission denied|42501/i)
  })

  it.each([
    'update protokoll set grund = null',
    'delete from protokoll',
    'truncate protokoll',
    'update protokoll_glied set seq = seq + 7',
    'delete from protokoll_glied',
    'truncate protokoll_glied',
  ])('nor may the owner of the tables, with the triggers on: %s', async (sql) => {
    await expect(protokoll.database.admin.transaction((tx) => tx.execute(sql))).rejects.toThrow('only ever added to')
  })

  it('nobody writes a deed in the name of another', async () => {
    const fremd = protokoll.database.transaction(kontextVon(jemand(1)), (tx) => protokolliere(tx, jemand(2), tat()))
    await expect(fremd).rejects.toThrow(/row-level security|42501/i)
  })
})

describe('heads outside the database', () => {
  it('are kept once an hour, for the chains that grew', async () => {
    await protokoll.schreibe(jemand(7), tat())
    await protokoll.kette.tick()
    const erste = protokoll.koepfe.length
    expect(protokoll.koepfe.filter(({ organisationId }) => organisationId === jemand(7).organisationId)).toMatchObject([{ seq: 1 }])
    await protokoll.schreibe(jemand(7), tat())
    await protokoll.kette.tick()
    expect(protokoll.koepfe).toHaveLength(erste)
    protokoll.clock.jetzt = new Date(protokoll.clock.jetzt.getTime() + 3_600_000)
    await protokoll.kette.tick()
    expect(protokoll.koepfe.slice(erste)).toMatchObject([{ organisationId: jemand(7).organisationId, seq: 2 }])
    expect(await protokoll.pruefe()).toEqual([])
  })
})

describe('the heads of all chains', () => {
  const post = () => protokoll.lies<{ an: string; text: string }>('select an, text from mail_ausgang order by nr')
  const stunden = (zahl: number) => {
    protokoll.clock.jetzt = new Date(protokoll.clock.jetzt.getTime() + zahl * 3_600_000)
  }

  it('are mailed once a day, one line for each chain, by one of several servers', async () => {
    await protokoll.schreibe(jemand(9), tat())
    stunden(48)
    const vorher = (await post()).length
    const andere = protokoll.weitereKette()
    await Promise.all([protokoll.kette.tick(), andere.tick()])
    const neue = (await post()).slice(vorher)
    expect(neue).toHaveLength(1)
    expect(neue[0]?.an).toBe('betrieb@example.org')
    const koepfe = [...(neue[0]?.text ?? '').matchAll(/^\{.*\}$/gm)].map(([zeile]) => JSON.parse(zeile))
    expect(koepfe).toContainEqual(expect.objectContaining({ organisationId: jemand(9).organisationId, seq: 1 }))
    stunden(2)
    await protokoll.kette.tick()
    expect((await post()).length).toBe(vorher + 1)
    stunden(23)
    await protokoll.kette.tick()
    expect((await post()).length).toBe(vorher + 2)
    await andere.close()
  })
})
