import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { type Haus, type Konto, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { bereichBody } from '@dreiklang/server/klient/klient.fixtures'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { startLiveEvents } from '../../shared/liveEvents.ts'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openTab } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())
afterEach(() => vi.unstubAllGlobals())

async function show(konto: Konto, ...einwilligungen: EinwilligungArt[]) {
  const klientId = await haus.admit({ einwilligungen: ['EMPFANGSVOLLMACHT', ...einwilligungen] })
  await (await haus.wer('pflege-admin')).call(akteContract.updateGesundheit, { params: { klientId }, body: bereichBody.gesundheit() })
  const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
  await openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  await openTab('Akte')
  return { klientId, karte: within(await screen.findByRole('region', { name: /^(Klient|Patient)\/in$/ })) }
}

describe('the card of the Klient in an order', () => {
  it('tells a pharmacy in plain words what it may not see, and why', async () => {
    const { karte } = await show('apotheker')
    await karte.findByText(/Diagnosen und Werte: keine Einwilligung zur Weitergabe an die Apotheke/)
    karte.getByText(/Pflege und Notfall: geht nicht an Apotheken/)
    expect(karte.queryByText(/Diabetes/)).toBeNull()
  })

  it('shows a practice diagnoses and care, and closes them while it looks when the consent is withdrawn', async () => {
    const { klientId, karte } = await show('arzt', 'SCHWEIGEPFLICHT_PRAXIS')
    await karte.findByText(/Diabetes mellitus/)
    karte.getByText(/Sturz/)
    expect(karte.queryByRole('region', { name: 'Nicht zu sehen' })).toBeNull()
    const [pflege, { token }] = await Promise.all([haus.wer('pfleger'), haus.wer('arzt')])
    const { einwilligungen } = (await pflege.call(einwilligungContract.listEinwilligungen, { params: { klientId } })).body
    const einwilligungId = einwilligungen.find(({ art }) => art === 'SCHWEIGEPFLICHT_PRAXIS')?.id ?? ''
    const body = { am: haus.heute(), durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
    const stop = startLiveEvents({
      url: '/api/ereignisse/strom',
      send: (url) => haus.fetch(new Request(new URL(url, 'http://localhost'), { headers: { authorization: `Bearer ${token}` } })),
      onReset: () => {},
      channel: null,
      locks: null,
    })
    await pflege.call(einwilligungContract.withdrawEinwilligung, { params: { klientId, einwilligungId }, body })
    await karte.findByText(/Diagnosen und Werte: keine Einwilligung zur Weitergabe an die Arztpraxis/)
    expect(karte.queryByText(/Diabetes/)).toBeNull()
    stop()
  })

  it('reads the record on a phone only when somebody opens it', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }))
    const { karte } = await show('apotheker')
    expect(karte.queryByText(/Nicht zu sehen/)).toBeNull()
    await userEvent.click(karte.getByRole('button', { name: 'Aus der Akte' }))
    await karte.findByText('Nicht zu sehen')
  })

  it('of the nursing service has no such part: it opens the record itself', async () => {
    const { karte } = await show('pfleger')
    expect(karte.queryByRole('button', { name: 'Aus der Akte' })).toBeNull()
  })
})
