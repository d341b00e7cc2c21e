import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Haus, oeffneHaus } from '../bestellung/bestellung.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { anfrageBody, legeAn, planBody, tue } from './hausbesuch.fixtures.ts'

let haus: Haus
let pfleger: TestClient
let praxis: TestClient
beforeAll(async () => {
  haus = await oeffneHaus()
  pfleger = await haus.wer('pfleger')
  praxis = await haus.wer('arzt-admin')
})
afterAll(() => haus.close())

const ort = { strasse: 'Gartenstraße', hausnummer: '4 a', zusatz: null, plz: '80331', ort: 'München' }
const arzt = () => haus.ensemble.personen['arzt']?.personId ?? ''
const mitbesuche = (wer: TestClient, hausbesuchId: string) => wer.call(hausbesuchContract.mitbesuche, { params: { hausbesuchId } })

/** The practice plans a visit to someone for whom it was asked once. */
async function plane(klientId: string, rest: Record<string, unknown> = {}): Promise<string> {
  const frage = await legeAn(pfleger, 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
  await tue(praxis, frage, 'ablehnen', { grund: 'TELEFONISCH_GEKLAERT', text: null })
  return legeAn(praxis, 'plan', planBody({ klientId, personIds: [arzt()] }, { typ: 'ARZTBESUCH', ort, ...rest }))
}

describe('A practice that bills its visits', () => {
  it('sees how the Klient lives, and whom else it visits in the house on this day', async () => {
    const nachbar = await haus.nimmAuf({ praxis: 'weber', apotheke: 'markt' })
    const eigener = await plane(haus.klientId)
    expect((await mitbesuche(praxis, eigener)).body).toEqual({ wohnform: 'ALLEIN', mitbesuche: [] })
    const derNachbar = await plane(nachbar, { uhrzeit: '09:00', ort: { ...ort, strasse: 'Gartenstr.', hausnummer: '4A', zusatz: '2. OG' } })
    await plane(nachbar, { uhrzeit: '10:00', ort: { ...ort, hausnummer: '5' } })
    await plane(nachbar, { uhrzeit: '11:00', datum: '2026-11-20' })
    await tue(praxis, await plane(nachbar, { uhrzeit: '12:00' }), 'absagen', {
      durch: 'PRAXIS',
      grund: 'WETTER',
      text: null,
      berechnung: false,
    })
    expect((await mitbesuche(praxis, eigener)).body.mitbesuche).toMatchObject([{ id: derNachbar, uhrzeit: '09:00', status: 'GEPLANT' }])
    expect((await mitbesuche(praxis, derNachbar)).body.mitbesuche).toMatchObject([{ id: eigener, uhrzeit: '08:00' }])
  })

  it('is the only one to see it, and no other practice', async () => {
    const besuch = await plane(haus.klientId, { uhrzeit: '15:00' })
    expect((await mitbesuche(pfleger, besuch)).status).toBe(403)
    expect((await mitbesuche(await haus.wer('arzt2'), besuch)).status).toBe(404)
  })

  it('has nothing to count before there is a day', async () => {
    const frage = await legeAn(
      pfleger,
      'ask',
      anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, { ort }),
    )
    expect((await mitbesuche(praxis, frage)).body.mitbesuche).toEqual([])
  })
})
