import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { bringe, type Haus, type Konto, oeffneHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hausbesuchRoutesMit } from '../../hausbesuch/hausbesuch.routes.tsx'
import { frageArzt, gehe, heute, planeBesuch } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { VerlaufBereich } from '../../klient/components/verlauf/VerlaufBereich.tsx'
import { fuelle, nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungRoutes } from '../bestellung.routes.tsx'
import { giveFonts } from '../jsdom.fixtures.ts'
import { bestellungAmBesuch } from './components/anbauten.tsx'

giveFonts()
const routes = [...hausbesuchRoutesMit(bestellungAmBesuch), ...bestellungRoutes]
let haus: Haus
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${heute}T09:00:00Z`) })
  haus = await oeffneHaus({ beginn: new Date() })
})
afterAll(async () => {
  await haus.close()
  vi.useRealTimers()
})

const oeffne = (konto: Konto, path: string) => oeffneSeite({ server: haus, konto, routes, path })

describe('A nurse who brings what was delivered', () => {
  it('hands it over at the running visit, and both pages say so', async () => {
    const fall = await bringe(haus, 'GELIEFERT', { vor: { lieferart: 'LIEFERUNG_PFLEGEDIENST' } })
    const besuch = await planeBesuch(haus, { klientId: haus.klientId, uhrzeit: '11:00' })
    await gehe(haus, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    const seite = await oeffne('pfleger', `/hausbesuch/${besuch.id}`)
    const { nummer } = fall.stand
    await nutzer.click(await screen.findByRole('button', { name: `Lieferung der Bestellung ${nummer} übergeben` }))
    await screen.findByText('Beim Besuch übergeben')
    await waitFor(() => expect(screen.queryByRole('button', { name: `Lieferung der Bestellung ${nummer} übergeben` })).toBeNull())
    seite.unmount()
    const blatt = await oeffne('pfleger', `/bestellungen/${fall.id}`)
    await screen.findByText('Beim Besuch übergeben')
    blatt.unmount()
    const verlauf = [{ path: '/verlauf', load: async () => ({ Page: () => <VerlaufBereich klientId={haus.klientId} /> }) }]
    await oeffneSeite({ server: haus, konto: 'pfleger', routes: verlauf, path: '/verlauf' })
    const eintrag = await screen.findByRole('link', { name: `Hausbesuch ${besuch.nummer}: Lieferung übergeben` })
    expect(eintrag.getAttribute('href')).toBe(`/hausbesuch/${besuch.id}`)
    screen.getByText(`Bestellung ${nummer}`)
  })
})

describe('A doctor at a visit', () => {
  it('enters what was prescribed there; the nursing service finds it with the paper in its hands', async () => {
    const frage = await frageArzt(haus, { klientId: haus.klientId })
    const personIds = [haus.ensemble.personen['arzt']?.personId ?? '']
    const planung = { datum: heute, uhrzeit: '12:00', dauerMinuten: 30, personIds, fahrzeug: null }
    const geplant = await gehe(haus, 'arzt-admin', { besuch: frage, handlung: 'annehmen', angaben: planung })
    await gehe(haus, 'arzt', { besuch: geplant, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    const seite = await oeffne('arzt', `/hausbesuch/${frage.id}`)
    await nutzer.click(await screen.findByRole('button', { name: 'Verordnung eintragen' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'Verordnung eintragen' }))
    await nutzer.click(fenster.getByRole('button', { name: 'Eintragen' }))
    await fenster.findByRole('alert')
    await fuelle(fenster.getByLabelText(/^Bezeichnung/), 'Amoxicillin 1000 mg')
    await fuelle(fenster.getByLabelText(/^Dosierung in Worten/), '1-0-1 für 7 Tage')
    await nutzer.click(fenster.getByRole('button', { name: 'Eintragen' }))
    await screen.findByText('Beim Besuch verordnet')
    seite.unmount()
    const pflege = await haus.as('pfleger')
    const { bestellungen } = (await pflege.call(besuchLinkContract.listDesBesuchs, { params: { hausbesuchId: frage.id } })).body
    const { body } = await pflege.call(bestellungContract.read, { params: { bestellungId: bestellungen[0]?.id ?? '' } })
    expect(body).toMatchObject({
      quelle: 'HAUSBESUCH',
      positionen: [
        {
          produkt: { bezeichnung: 'Amoxicillin 1000 mg', angabeart: 'FREITEXT' },
          dosierung: { text: '1-0-1 für 7 Tage' },
          status: 'VERORDNET',
          rezept: { art: 'MUSTER16', ort: 'PAPIER_PFLEGE' },
        },
      ],
    })
    await oeffne('pfleger', `/hausbesuch/${frage.id}`)
    await screen.findByText('Beim Besuch verordnet')
    expect(screen.queryByRole('button', { name: 'Verordnung eintragen' })).toBeNull()
  })
})
