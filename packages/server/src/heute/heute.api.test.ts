import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { heuteContract } from '@dreiklang/domain/heute/heute.contract'
import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { tourContract } from '@dreiklang/domain/tour/tour.contract'
import { describe, expect, it } from 'vitest'
import { bring, put, withoutRezept } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'

const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')
/** Signed in anew where the clock has moved on. */
const nurse = () => haus.wer('pfleger')
const personId = haus.personId('pfleger')
const klientId = await haus.admit({ vorname: 'Wilma', nachname: 'Zeiger' })

const read = async () => {
  const answer = await (await nurse()).call(heuteContract.read)
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()])
  return answer.body
}
const counters = async () => (await (await nurse()).call(bestellungContract.counters)).body
const listed = async (query: Record<string, string>) =>
  (await (await nurse()).call(bestellungContract.list, { query: { limit: '100', ...query } })).body.zeilen

describe('what comes next for a nurse', () => {
  it('is nothing on a day without visits and orders, and that is said with noughts', async () => {
    expect(await read()).toMatchObject({
      datum: haus.heute(),
      tour: { stopps: 0, fertige: 0, naechste: [] },
      wartetAufMich: { anzahl: 0, zeilen: [] },
      wartetAufAndere: { anzahl: 0, zeilen: [] },
      ueberfaellig: { anzahl: 0, zeilen: [] },
    })
  })

  it('is the own tour of today: how many stops are done, and the next with their time', async () => {
    const at = (uhrzeit: string) => create(leitung, 'plan', planBody({ klientId, personIds: [personId] }, { datum: haus.heute(), uhrzeit }))
    const [first, second] = [await at('14:00'), await at('16:30')]
    await create(
      leitung,
      'plan',
      planBody({ klientId, personIds: [haus.personId('pflege-admin')] }, { datum: haus.heute(), uhrzeit: '18:00' }),
    )
    expect((await read()).tour).toEqual({
      stopps: 2,
      fertige: 0,
      naechste: [
        { hausbesuchId: first, name: 'Zeiger, Wilma', uhrzeit: '14:00' },
        { hausbesuchId: second, name: 'Zeiger, Wilma', uhrzeit: '16:30' },
      ],
    })
    const angaben = { klingelversuche: 2, telefonversuche: 0, nachrichtHinterlassen: true, notfallkontaktInformiert: false, text: null }
    await run(pfleger, first, 'nichtAntreffen', { ...angaben, weiteresVorgehen: 'NEUER_BESUCH' })
    const { stopps } = (await pfleger.call(tourContract.read, { params: { datum: haus.heute(), personId } })).body
    expect((await read()).tour).toMatchObject({ stopps: stopps.length, fertige: stopps.filter(({ fertig }) => fertig).length })
    expect((await read()).tour).toMatchObject({ stopps: 2, fertige: 1, naechste: [{ hausbesuchId: second }] })
  })

  it('is of orders what their views count and show first', async () => {
    for (const status of ['VERORDNET', 'GELIEFERT', 'BEIM_ARZT', 'BEIM_ARZT', 'BEI_APOTHEKE', 'ENTWURF', 'ABGESCHLOSSEN'] as const)
      await bring(haus, status)
    await bring(haus, 'VERORDNET', { vor: { prioritaet: 'NOTFALL', bedarfBis: haus.heute() } })
    const { wartetAufMich, wartetAufAndere } = await read()
    const mine = await listed({ wartetAuf: 'PFLEGE' })
    expect(wartetAufMich.anzahl).toBe(mine.length)
    expect(wartetAufMich.anzahl).toBe((await counters()).wartetAufMich)
    expect(wartetAufMich.zeilen).toEqual(mine.slice(0, 3))
    expect(wartetAufMich.zeilen[0]?.prioritaet).toBe('NOTFALL')

    const theirs = [
      ...(await listed({ wartetAuf: 'ARZT' })),
      ...(await listed({ wartetAuf: 'APOTHEKE' })),
      ...(await listed({ wartetAuf: 'KLIENT' })),
    ]
    expect(wartetAufAndere.anzahl).toBe(theirs.length)
    expect(wartetAufAndere.anzahl).toBe((await counters()).wartetAufAndere)
    expect(wartetAufAndere.zeilen.map(({ wartetAuf, organisation, anzahl }) => [wartetAuf, organisation?.name, anzahl])).toEqual([
      ['ARZT', 'Praxis Dr. Weber', 2],
      ['APOTHEKE', 'Apotheke am Markt', 1],
    ])
    for (const { wartetAuf, organisation, anzahl } of wartetAufAndere.zeilen)
      expect(await listed({ wartetAuf, organisationId: organisation?.id ?? '' })).toHaveLength(anzahl)
  })

  it('is overdue from the hour on by which an order was needed, whoever it waits for, and no more when it has come', async () => {
    const morgen = plusDays(haus.heute(), 1)
    const needed = { prioritaet: 'NOTFALL', bedarfBis: morgen, bedarfUhrzeit: '08:30' } as const
    const fall = await put(haus, { ...needed, einloesung: null, positionen: [withoutRezept()] })
    await fall.run('pfleger', 'senden')
    haus.clock.now = new Date(Date.parse(berlinInstant(morgen, '08:30')) - 1)
    const before = (await read()).ueberfaellig
    expect(before.zeilen.map(({ id }) => id)).not.toContain(fall.id)
    haus.clock.now = new Date(berlinInstant(morgen, '08:30'))
    const after = (await read()).ueberfaellig
    expect(after.anzahl).toBe(before.anzahl + 1)
    expect(after.anzahl).toBe((await counters()).ueberfaellig)
    const late = await listed({ ueberfaellig: 'true' })
    expect(late).toHaveLength(after.anzahl)
    expect(late.map(({ id }) => id)).toContain(fall.id)
    expect(late.every(({ ueberlagerungen }) => ueberlagerungen.includes('UEBERFAELLIG'))).toBe(true)
    expect(after.zeilen).toEqual(late.slice(0, 3))
    await fall.run('pfleger', 'stornieren', { grund: 'hat sich erledigt' })
    expect((await read()).ueberfaellig.anzahl).toBe(before.anzahl)
  })

  it('is of the own house alone', async () => {
    const others = await (await haus.wer('pfleger2')).call(heuteContract.read)
    expect(others.body).toMatchObject({
      tour: { stopps: 0 },
      wartetAufMich: { anzahl: 0 },
      wartetAufAndere: { anzahl: 0 },
      ueberfaellig: { anzahl: 0 },
    })
  })
})
