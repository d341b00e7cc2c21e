import { leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { beginBesuch, fertigesBlatt, struempfe, writeBlatt } from './dokumentation.fixtures.ts'

const c = leistungsnachweisContract
const haus = await hausForTests()
const [leitung, pfleger] = await haus.people('pflege-admin', 'pfleger')
const ids = { klientId: haus.klientId, personId: haus.personId('pfleger') }
const verband = { ...struempfe, bezeichnung: 'Verband wechseln', quelle: 'PRIVAT' }
const read = async (tag?: string, who = pfleger) =>
  who.call(c.read, { params: { klientId: haus.klientId }, query: tag === undefined ? {} : { tag } })
const begin = () => beginBesuch({ leitung, wer: pfleger }, ids, { leistungen: [struempfe, verband] })

describe('the month sheet of a Klient', () => {
  it('counts a visit only when its sheet is finished, and of it only what was provided', async () => {
    const hausbesuchId = await begin()
    expect((await read()).body).toMatchObject({ besuche: [], summen: [], offene: [{ hausbesuchId }] })
    const blatt = fertigesBlatt(2, {
      leistungen: [
        { erbracht: true, grund: null },
        { erbracht: false, grund: 'Abgelehnt' },
      ],
    })
    expect((await writeBlatt(pfleger, 'finish', { hausbesuchId, blatt })).status).toBe(200)
    expect((await read()).body).toMatchObject({
      von: '2026-11-01',
      bis: '2026-11-30',
      besuche: [{ hausbesuchId, tag: '2026-11-18', handzeichen: 'M 1 1 L 2 2', leistungen: [{ quelle: 'SGB_XI' }] }],
      summen: [{ bezeichnung: struempfe.bezeichnung, quelle: 'SGB_XI', tage: ['2026-11-18'] }],
      offene: [],
      vollstaendig: true,
    })
  })

  it('says nothing in a month in which nobody came', async () => {
    expect((await read('2026-02-10')).body).toMatchObject({ von: '2026-02-01', bis: '2026-02-28', besuche: [], offene: [] })
  })

  it('is not there for another nursing service', async () => {
    expect((await read(undefined, await haus.wer('pfleger2'))).status).toBe(404)
  })
})
