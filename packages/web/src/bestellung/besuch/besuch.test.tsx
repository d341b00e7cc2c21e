import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { bring, type Haus, type Konto, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { bestellentwurfRoutes } from '../../bestellentwurf/bestellentwurf.routes.tsx'
import { hausbesuchRoutesWith } from '../../hausbesuch/hausbesuch.routes.tsx'
import { planBesuch } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungOnBesuch } from './components/anbauten.tsx'

const routes = [...hausbesuchRoutesWith(bestellungOnBesuch), ...bestellentwurfRoutes, ...bestellungenRoutes]
let haus: Haus
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') })
  haus = await openHaus({ beginn: new Date() })
})
afterAll(async () => {
  await haus.close()
  vi.useRealTimers()
})
beforeEach(() => sessionStorage.clear())

const open = (konto: Konto, path: string) => openSeite({ server: haus, konto, routes, path })

describe('A nurse at a visit', () => {
  it('counts what is left, orders it from there, and finds the order on the page of the visit', async () => {
    await bring(haus, 'BEIM_ARZT')
    const { id, nummer } = await planBesuch(haus, { klientId: haus.klientId })
    const besuch = await open('pfleger', `/hausbesuch/${id}`)
    await screen.findByText('Zu diesem Besuch gibt es noch keine Bestellung.')
    await nutzer.click(screen.getByRole('link', { name: 'Bestellung anlegen' }))
    const gezaehlt = within(await screen.findByRole('region', { name: 'Beim Besuch gezählt' }))
    await nutzer.type(await gezaehlt.findByLabelText('Noch vorrätig: Ramipril 5 mg'), '6')
    await gezaehlt.findByText('reicht bis 28.11.2026')
    await nutzer.click(gezaehlt.getByRole('button', { name: 'Ramipril 5 mg übernehmen' }))
    await gezaehlt.findByText('Übernommen')
    await waitFor(() => screen.getByText(/^Entwurf gespeichert/))
    besuch.unmount()

    const pflege = await haus.wer('pfleger')
    const { bestellungen } = (await pflege.call(besuchLinkContract.listDesBesuchs, { params: { hausbesuchId: id } })).body
    const { body } = await pflege.call(bestellungContract.read, { params: { bestellungId: bestellungen[0]?.id ?? '' } })
    expect(body).toMatchObject({
      quelle: 'HAUSBESUCH',
      positionen: [{ restbestand: 6, restEinheit: 'Stück', reichweiteBis: '2026-11-28', grund: 'REICHWEITE_ERSCHOEPFT' }],
    })
    const blatt = await open('pfleger', `/bestellungen/${body.id}`)
    await screen.findByText('Aus dem Besuch bestellt')
    expect(screen.getByRole('link', { name: `Pflegebesuch ${nummer}` }).getAttribute('href')).toBe(`/hausbesuch/${id}`)
    blatt.unmount()
    await open('pfleger', `/hausbesuch/${id}`)
    await screen.findByRole('link', { name: `Bestellung ${body.nummer}` })
  })
})

describe('A doctor who wants to see the Klient', () => {
  it('is asked for a visit that says what it is about, and the order names the visit', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'arztAblehnen', { grund: 'ARZTTERMIN_NOETIG', text: 'Blutdruck vor Ort prüfen' })
    const { id, stand } = fall
    const blatt = await open('pfleger', `/bestellungen/${id}`)
    await nutzer.click(await screen.findByRole('link', { name: 'Hausbesuch anfragen' }))
    const words = await screen.findByLabelText<HTMLTextAreaElement>(/^Beschreibung/)
    expect(words.value).toBe(`${stand.nummer}\nRamipril 5 mg: Blutdruck vor Ort prüfen`)
    await press('Anfrage senden')
    await screen.findByText(/^Die Praxis möchte die (Klientin oder den Klienten|Patientin oder den Patienten) sehen$/)
    blatt.unmount()
    const { body } = await (await haus.wer('arzt')).call(hausbesuchContract.list, { query: { limit: '100' } })
    expect(body.zeilen).toMatchObject([{ typ: 'ARZTBESUCH', status: 'ANGEFRAGT', klient: { id: haus.klientId } }])
    await open('arzt', `/bestellungen/${id}`)
    await screen.findByText(/^Die Praxis möchte die (Klientin oder den Klienten|Patientin oder den Patienten) sehen$/)
  })
})
