import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { anfrageBody, create, planBody, run } from './hausbesuch.fixtures.ts'

const haus = await hausForTests()
const [pfleger, praxis] = await haus.people('pfleger', 'arzt-admin')

const ort = { strasse: 'Gartenstraße', hausnummer: '4 a', zusatz: null, plz: '80331', ort: 'München' }
const arzt = () => haus.personId('arzt')
const mitbesuche = (who: TestClient, hausbesuchId: string) => who.call(hausbesuchContract.mitbesuche, { params: { hausbesuchId } })

async function plan(klientId: string, rest: Record<string, unknown> = {}): Promise<string> {
  const frage = await create(pfleger, 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
  await run(praxis, frage, 'ablehnen', { grund: 'TELEFONISCH_GEKLAERT', text: null })
  return create(praxis, 'plan', planBody({ klientId, personIds: [arzt()] }, { typ: 'ARZTBESUCH', ort, ...rest }))
}

describe('A practice that bills its visits', () => {
  it('sees how the Klient lives, and whom else it visits in the house on this day', async () => {
    const nachbar = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const eigener = await plan(haus.klientId)
    expect((await mitbesuche(praxis, eigener)).body).toEqual({ wohnform: 'ALLEIN', mitbesuche: [] })
    const derNachbar = await plan(nachbar, { uhrzeit: '09:00', ort: { ...ort, strasse: 'Gartenstr.', hausnummer: '4A', zusatz: '2. OG' } })
    await plan(nachbar, { uhrzeit: '10:00', ort: { ...ort, hausnummer: '5' } })
    await plan(nachbar, { uhrzeit: '11:00', datum: '2026-11-20' })
    await run(praxis, await plan(nachbar, { uhrzeit: '12:00' }), 'absagen', {
      durch: 'PRAXIS',
      grund: 'WETTER',
      text: null,
      berechnung: false,
    })
    expect((await mitbesuche(praxis, eigener)).body.mitbesuche).toMatchObject([{ id: derNachbar, uhrzeit: '09:00', status: 'GEPLANT' }])
    expect((await mitbesuche(praxis, derNachbar)).body.mitbesuche).toMatchObject([{ id: eigener, uhrzeit: '08:00' }])
  })

  it('is the only one to see it, and no other practice', async () => {
    const besuch = await plan(haus.klientId, { uhrzeit: '15:00' })
    expect((await mitbesuche(pfleger, besuch)).status).toBe(403)
    expect((await mitbesuche(await haus.wer('arzt2'), besuch)).status).toBe(404)
  })

  it('has nothing to count before there is a day', async () => {
    const frage = await create(
      pfleger,
      'ask',
      anfrageBody({ klientId: haus.klientId, organisationId: haus.ensemble.organisationen.weber }, { ort }),
    )
    expect((await mitbesuche(praxis, frage)).body.mitbesuche).toEqual([])
  })
})
