import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Haus, arznei, bring, openHaus } from '../bestellung/bestellung.fixtures.ts'
import { frageAn, nachbestellung, openFormular } from './anliegen.fixtures.ts'

const c = anliegenContract
let haus: Haus
beforeAll(async () => {
  haus = await openHaus()
  await openFormular(haus, { konto: 'pflege-admin', adresse: 'sonnenhof' })
})
afterAll(() => haus.close())

it('a reorder takes over what was said and, of what was ordered before, how it was ordered', async () => {
  const dosierung = { schema: null, text: 'nur bei Bedarf', lautMedikationsplan: false }
  await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei({ grund: 'KORREKTUR', dosierung })] } })
  await frageAn(haus, 'sonnenhof', { ...nachbestellung, apotheke: 'Apotheke am Markt' })
  const pfleger = await haus.wer('pfleger')
  const [row] = (await pfleger.call(c.list)).body.zeilen
  const params = { anliegenId: row?.id ?? '' }
  await pfleger.call(c.assignKlient, { params, body: { version: 1, klientId: haus.klientId } })
  const { bestellungId } = (await pfleger.call(c.bestelle, { params })).body
  const { body } = await pfleger.call(bestellungContract.read, { params: { bestellungId } })
  expect(body.apotheke?.id).toBe(haus.ensemble.organisationen.markt)
  expect(body.interneNotiz).toContain('Gewünschte Apotheke: Apotheke am Markt')
  expect(body.positionen).toMatchObject([
    { menge: 2, mengeneinheit: 'PACKUNG', grund: null, dosierung, rezeptart: 'EREZEPT_GKV' },
    { menge: 3, mengeneinheit: 'PACKUNG', produkt: { produktart: 'VERBANDSTOFF' }, rezeptart: 'PRIVAT_PAPIER' },
  ])
})

it('an amount belongs to each product that is named', async () => {
  const produkte = [{ bezeichnung: 'Kompressen', pzn: null, produktart: 'VERBANDSTOFF' }]
  const body = { frage: { ...nachbestellung, produkte }, marke: 'x', loesung: 0, webseite: '' }
  const answer = await haus.anonymous.call(c.send, { params: { adresse: 'sonnenhof' }, body })
  expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path: 'frage.produkte.0.menge' }] }])
})
