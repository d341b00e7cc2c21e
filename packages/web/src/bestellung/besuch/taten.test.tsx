import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { bring, type Haus, type Konto, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { hausbesuchRoutesWith } from '../../hausbesuch/hausbesuch.routes.tsx'
import { askArzt, go, heute, planBesuch } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { VerlaufBereich } from '../../klient/components/verlauf/VerlaufBereich.tsx'
import { fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungOnBesuch } from './components/anbauten.tsx'

const routes = [...hausbesuchRoutesWith(bestellungOnBesuch), ...bestellungenRoutes]
let haus: Haus
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${heute}T09:00:00Z`) })
  haus = await openHaus({ beginn: new Date() })
})
afterAll(async () => {
  await haus.close()
  vi.useRealTimers()
})

const open = (konto: Konto, path: string) => openSeite({ server: haus, konto, routes, path })

describe('A nurse who brings what was delivered', () => {
  it('hands it over at the running visit, and both pages say so', async () => {
    const fall = await bring(haus, 'GELIEFERT', { vor: { lieferart: 'LIEFERUNG_PFLEGEDIENST' } })
    const besuch = await planBesuch(haus, { klientId: haus.klientId, uhrzeit: '11:00' })
    await go(haus, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    const seite = await open('pfleger', `/hausbesuch/${besuch.id}`)
    const { nummer } = fall.stand
    await nutzer.click(await screen.findByRole('button', { name: `Lieferung der Bestellung ${nummer} übergeben` }))
    await screen.findByText('Beim Besuch übergeben')
    await waitFor(() => expect(screen.queryByRole('button', { name: `Lieferung der Bestellung ${nummer} übergeben` })).toBeNull())
    seite.unmount()
    const blatt = await open('pfleger', `/bestellungen/${fall.id}`)
    await screen.findByText('Beim Besuch übergeben')
    blatt.unmount()
    const verlauf = [{ path: '/verlauf', load: async () => ({ Page: () => <VerlaufBereich klientId={haus.klientId} /> }) }]
    await openSeite({ server: haus, konto: 'pfleger', routes: verlauf, path: '/verlauf' })
    const entry = await screen.findByRole('link', { name: `Hausbesuch ${besuch.nummer}: Lieferung übergeben` })
    expect(entry.getAttribute('href')).toBe(`/hausbesuch/${besuch.id}`)
    screen.getByText(`Bestellung ${nummer}`)
  })
})

describe('A doctor at a visit', () => {
  it('enters what was prescribed there; the nursing service finds it with the paper in its hands', async () => {
    const { frage, seite, fenster } = await openVerordnung()
    await nutzer.click(fenster.getByRole('button', { name: 'Eintragen' }))
    await fenster.findByRole('alert')
    await fill(fenster.getByLabelText(/^Bezeichnung/), 'Amoxicillin 1000 mg')
    await fill(fenster.getByLabelText(/^Dosierung in Worten/), '1-0-1 für 7 Tage')
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
    await open('pfleger', `/hausbesuch/${frage.id}`)
    await screen.findByText('Beim Besuch verordnet')
    expect(screen.queryByRole('button', { name: 'Verordnung eintragen' })).toBeNull()
  })

  it('puts several medicines on one sheet of paper, which is one sheet for everybody', async () => {
    const { frage, seite, fenster } = await openVerordnung()
    const first = within(fenster.getByRole('region', { name: 'Mittel 1' }))
    await fill(first.getByLabelText(/^Bezeichnung/), 'Ramipril 5 mg')
    await fill(first.getByLabelText(/^Dosierung in Worten/), '1-0-0')
    expect(fenster.queryByLabelText(/Zusammen auf so wenige Blätter/)).toBeNull()
    await nutzer.click(fenster.getByRole('button', { name: 'Weiteres Mittel' }))
    const second = within(fenster.getByRole('region', { name: 'Mittel 2' }))
    await fill(second.getByLabelText(/^Bezeichnung/), 'Bisoprolol 5 mg')
    await fill(second.getByLabelText(/^Dosierung in Worten/), '0-0-1')
    fenster.getByText('Blatt 1: Ramipril 5 mg, Bisoprolol 5 mg')
    await nutzer.click(second.getByLabelText('Betäubungsmittel (BtM)'))
    fenster.getByText(/brauchen verschiedene Rezeptarten/)
    await nutzer.click(second.getByLabelText('Betäubungsmittel (BtM)'))
    await nutzer.click(fenster.getByRole('button', { name: 'Eintragen' }))
    await screen.findByText('Beim Besuch verordnet')
    seite.unmount()
    const pflege = await haus.as('pfleger')
    const { bestellungen } = (await pflege.call(besuchLinkContract.listDesBesuchs, { params: { hausbesuchId: frage.id } })).body
    await open('pfleger', `/bestellungen/${bestellungen[0]?.id}`)
    await screen.findByRole('rowgroup', { name: 'Ein Rezeptblatt: Ramipril 5 mg, Bisoprolol 5 mg' })
  })
})

/** At a visit of his that runs, the dialog in which the doctor writes down what he prescribed. */
async function openVerordnung() {
  const frage = await askArzt(haus, { klientId: haus.klientId })
  const personIds = [haus.ensemble.personen['arzt']?.personId ?? '']
  const planung = { datum: heute, uhrzeit: '12:00', dauerMinuten: 30, personIds, fahrzeug: null }
  const geplant = await go(haus, 'arzt-admin', { besuch: frage, handlung: 'annehmen', angaben: planung })
  await go(haus, 'arzt', { besuch: geplant, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const seite = await open('arzt', `/hausbesuch/${frage.id}`)
  await nutzer.click(await screen.findByRole('button', { name: 'Verordnung eintragen' }))
  return { frage, seite, fenster: within(await screen.findByRole('dialog', { name: 'Verordnung eintragen' })) }
}
