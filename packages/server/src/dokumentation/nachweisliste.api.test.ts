import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { leistungsnachweis, leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { type NachweisListRow, nachweislisteContract } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { run } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { beginBesuch, fertigesBlatt, struempfe, writeBlatt } from './dokumentation.fixtures.ts'

const c = nachweislisteContract
const haus = await hausForTests()
const [leitung, pfleger] = await haus.people('pflege-admin', 'pfleger')
const insulin = { ...struempfe, bezeichnung: 'Insulin spritzen', quelle: 'HKP' }
const own = haus.klienten.filter(({ pflege }) => pflege === 'sonnenhof').map(({ id }) => id)
const [signedId = '', openId = '', initialsId = '', changedId = ''] = own

async function visit(klientId: string) {
  return beginBesuch({ leitung, wer: pfleger }, { klientId, personId: haus.personId('pfleger') }, { leistungen: [struempfe, insulin] })
}
async function provide(klientId: string) {
  const hausbesuchId = await visit(klientId)
  const zusaetzliche = [{ id: crypto.randomUUID(), bezeichnung: 'Einkauf', quelle: 'PRIVAT' as const }]
  const leistungen = [
    { erbracht: true, grund: null },
    { erbracht: false, grund: 'Abgelehnt' },
  ]
  const blatt = fertigesBlatt(2, klientId === signedId ? { zusaetzliche } : { leistungen })
  expect((await writeBlatt(pfleger, 'finish', { hausbesuchId, blatt })).status).toBe(200)
  return hausbesuchId
}
async function sign(klientId: string) {
  const params = { klientId }
  const { stand } = leistungsnachweis.parse((await pfleger.call(leistungsnachweisContract.read, { params })).body)
  const body = { tag: '2026-11-18', stand, fassung: 0, art: 'KLIENT', name: null, unterschrift: 'M 1 1 L 2 2', grund: null }
  expect((await pfleger.call(leistungsnachweisContract.sign, { params, body })).status).toBe(201)
}
const list = async (query: Record<string, string> = {}, who: TestClient = pfleger): Promise<NachweisListRow[]> =>
  c.list.answer.parse((await who.call(c.list, { query })).body).zeilen
const idsOf = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id).toSorted()
const rowOf = async (klientId: string) => (await list()).find(({ id }) => id === klientId)

describe('the list of month sheets', () => {
  beforeAll(async () => {
    await provide(signedId)
    await sign(signedId)
    await visit(openId)
    const broken = await visit(initialsId)
    const begun = {
      ...emptyBlatt(2),
      leistungen: [
        { erbracht: true, grund: null },
        { erbracht: false, grund: 'Abbruch' },
      ],
    }
    await writeBlatt(pfleger, 'save', { hausbesuchId: broken, blatt: begun })
    await run(pfleger, broken, 'abbrechen', { grund: 'Notfall, Rettungsdienst gerufen' })
    const later = await provide(changedId)
    await sign(changedId)
    await run(pfleger, later, 'nachtragen', { text: 'Beginn war 8:10' })
  })

  it('says for each Klient of the month what was provided, by who pays, also what was added or broken off', async () => {
    expect(await rowOf(signedId)).toMatchObject({
      besuche: 1,
      leistungen: { SGB_V: 1, SGB_XI: 1, ANDERE: 1 },
      offene: 0,
      ohneHandzeichen: 0,
    })
    expect(await rowOf(openId)).toMatchObject({ besuche: 0, leistungen: { SGB_V: 0, SGB_XI: 0, ANDERE: 0 }, offene: 1 })
    expect(await rowOf(initialsId)).toMatchObject({ besuche: 1, leistungen: { SGB_V: 0, SGB_XI: 1, ANDERE: 0 }, ohneHandzeichen: 1 })
  })

  it('says what is missing, as the sheet of each does', async () => {
    const rows = await list()
    expect(rows.map(({ id }) => id).toSorted()).toEqual([signedId, openId, initialsId, changedId].toSorted())
    for (const { id, unterschrift, besuche, offene } of rows) {
      const sheet = leistungsnachweis.parse((await pfleger.call(leistungsnachweisContract.read, { params: { klientId: id } })).body)
      expect([unterschrift, besuche, offene]).toEqual([sheet.unterschrift, sheet.besuche.length, sheet.offene.length])
    }
    expect((await rowOf(changedId))?.unterschrift).toBe('GEAENDERT')
  })

  it.each([
    ['VOLLSTAENDIG', [signedId]],
    ['DOKUMENTATION', [openId]],
    ['HANDZEICHEN', [initialsId]],
    ['UNTERSCHRIFT', [openId, initialsId].toSorted()],
    ['GEAENDERT', [changedId]],
  ])('finds those with %s', async (stand, expected) => {
    expect(await idsOf({ stand })).toEqual(expected)
  })

  it('finds by who pays, by name and by month, and goes on page by page', async () => {
    expect(await idsOf({ traeger: 'ANDERE' })).toEqual([signedId])
    const row = await rowOf(openId)
    expect(await idsOf({ suche: row?.nachname ?? '' })).toContain(openId)
    expect(await list({ monat: '2026-10' })).toEqual([])
    const first = c.list.answer.parse((await pfleger.call(c.list, { query: { limit: '3' } })).body)
    const second = c.list.answer.parse((await pfleger.call(c.list, { query: { limit: '3', cursor: first.cursor ?? '' } })).body)
    expect([...first.zeilen, ...second.zeilen].map(({ id }) => id)).toEqual((await list()).map(({ id }) => id))
    expect([first.zeilen.length, second.zeilen.length, second.cursor]).toEqual([3, 1, null])
  })

  it('has nobody of another nursing service', async () => {
    expect(await list({}, await haus.wer('pfleger2'))).toEqual([])
  })
})

describe('a month for billing', () => {
  it('is a file with a line for each service that was provided, for heads, and logged for each Klient', async () => {
    expect((await pfleger.call(c.export)).status).toBe(403)
    const { text, status } = await leitung.call(c.export, { query: { monat: '2026-11' } })
    expect(status).toBe(200)
    const [head = '', ...lines] = (text.split('\r\n\r\n')[1] ?? '').trim().split('\r\n')
    expect(head.split(';').slice(3, 9)).toEqual(['Versichertennummer', 'Tag', 'Beginn', 'Ende', 'Kostenträger', 'Leistung'])
    expect(lines).toHaveLength(5)
    expect(lines.filter((line) => line.includes('Behandlungspflege (SGB V);Insulin spritzen'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes(';unterschrieben;2026-11-18'))).toHaveLength(3)
    expect(lines.filter((line) => line.includes(';seit der Unterschrift geändert;'))).toHaveLength(1)
    expect(text).toContain('Filter: Monat;11/2026')
  })

  it('takes only what somebody pays when that was asked for, and only signed sheets when those were', async () => {
    const lines = async (query: Record<string, string>) =>
      ((await leitung.call(c.export, { query })).text.split('\r\n\r\n')[1] ?? '').trim().split('\r\n').slice(1)
    expect(await lines({ traeger: 'SGB_V' })).toHaveLength(1)
    expect(await lines({ stand: 'VOLLSTAENDIG' })).toHaveLength(3)
  })

  it('gives out the sheets themselves to print, of all or of those who were chosen', async () => {
    const sheets = async (query: Record<string, string>) => c.sheets.answer.parse((await pfleger.call(c.sheets, { query })).body)
    const all = await sheets({})
    expect(all.blaetter.map(({ klientId }) => klientId).toSorted()).toEqual([signedId, openId, initialsId, changedId].toSorted())
    const chosen = await sheets({ klientId: signedId })
    expect(chosen.blaetter.map(({ klientId, blatt }) => [klientId, blatt.gezeichnet?.version])).toEqual([[signedId, 1]])
    expect(await sheets({ klientId: haus.klienten.find(({ pflege }) => pflege !== 'sonnenhof')?.id ?? '' })).toEqual({
      blaetter: [],
      cursor: null,
    })
  })
})
