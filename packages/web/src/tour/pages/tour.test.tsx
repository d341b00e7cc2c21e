import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { giveFonts } from '../../bestellung/jsdom.fixtures.ts'
import { fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { go, heute, klientId, readBesuch, morgen, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { tourRoutes } from '../tour.routes.tsx'

giveFonts()

keepBesuchsServer()

const open = (path: string, konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, routes: tourRoutes, path, language })
describe('The own tour', () => {
  it('has the own visits in the order of time, with the way, the telephone and what is missing', async () => {
    const spaet = await planBesuch(server, { datum: morgen, uhrzeit: '17:00' })
    const frueh = await planBesuch(server, { datum: morgen, uhrzeit: '06:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const times = await screen.findAllByText(/^\d\d:\d\d bis \d\d:\d\d Uhr$/)
    const texte = times.map(({ textContent }) => textContent)
    expect(texte).toEqual(texte.toSorted())
    expect(texte).toContain('06:00 bis 06:30 Uhr')
    const card = within(times[0]?.closest('li') ?? document.body)
    const { klient } = await readBesuch(server, 'pfleger', frueh.id)
    expect(card.getByRole('link', { name: new RegExp(klient?.adresse?.strasse ?? '!') }).getAttribute('href')).toMatch(/^geo:0,0\?q=/)
    if ((klient?.telefon ?? null) === null) card.getByText(/Telefonnummer/)
    else expect(card.getByRole('link', { name: /anrufen/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/)
    expect(spaet.status).toBe('GEPLANT')
    // Nobody comes hours before the time that was agreed.
    const late = within((await screen.findByText('17:00 bis 17:30 Uhr')).closest('li') ?? document.body)
    late.getByText(/^Ankunft ab \d\d:\d\d Uhr möglich/)
  })

  it('sets out with one press, twice pressed is once, and the next step takes its place', async () => {
    const { id } = await planBesuch(server, { datum: morgen, uhrzeit: '05:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const card = within((await screen.findByText('05:00 bis 05:30 Uhr')).closest('li') ?? document.body)
    await nutzer.dblClick(card.getByRole('button', { name: 'Losfahren' }))
    await card.findByRole('button', { name: 'Besuch beginnen' })
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({ status: 'UNTERWEGS', version: 2 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is begun from its card, one step after the other, and goes on at its sheet', async () => {
    const { id } = await planBesuch(server, { datum: morgen, uhrzeit: '03:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const card = within((await screen.findByText('03:00 bis 03:30 Uhr')).closest('li') ?? document.body)
    await nutzer.click(card.getByRole('button', { name: 'Losfahren' }))
    await nutzer.click(await card.findByRole('button', { name: 'Besuch beginnen' }))
    // The dialog reads the visit first: it is asked for when its fields are there.
    const dialog = () => within(screen.getByRole('dialog'))
    await nutzer.click(await screen.findByRole('checkbox', { name: /Name und Geburtsdatum/ }))
    await nutzer.click(dialog().getByRole('button', { name: 'Besuch beginnen' }))
    await card.findByText(/Ergebnis des Besuchs/)
    expect(card.getByRole('link', { name: 'Dokumentieren' }).getAttribute('href')).toBe(`/hausbesuch/${id}/dokumentation`)
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({ status: 'BEGONNEN' })
  })

  it('says what is new when the head has moved the visit meanwhile', async () => {
    const besuch = await planBesuch(server, { datum: morgen, uhrzeit: '04:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const card = within((await screen.findByText('04:00 bis 04:30 Uhr')).closest('li') ?? document.body)
    const { plan } = await readBesuch(server, 'pflege-admin', besuch.id)
    await go(server, 'pflege-admin', {
      besuch,
      handlung: 'absagen',
      angaben: { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false },
    })
    expect(plan?.uhrzeit).toBe('04:00')
    await nutzer.click(card.getByRole('button', { name: 'Losfahren' }))
    await screen.findByText(/Die Tour ist schon weiter oder noch nicht begonnen|Jemand war schneller/)
    // What is called off belongs to no tour.
    await waitFor(() => expect(screen.queryByText('04:00 bis 04:30 Uhr')).toBeNull())
  })

  it('says when there is nothing to do, and goes from day to day', async () => {
    const { router } = await open('/hausbesuch/tour?tag=2031-01-01')
    await screen.findByRole('heading', { name: 'Kein Stopp an diesem Tag' })
    await nutzer.click(screen.getByRole('button', { name: 'Tag danach' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tag: '2031-01-02' }))
  })
})

const stoppNames = () =>
  within(screen.getByRole('list', { name: 'Stopps' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const tagOfTour = '2026-12-01'

describe('The order of the stops', () => {
  it('is changed by buttons and by arrow keys, stays so, and takes own stops', async () => {
    await planBesuch(server, { datum: tagOfTour, uhrzeit: '08:00', klientId: klientId(server, 0) })
    await planBesuch(server, { datum: tagOfTour, uhrzeit: '12:00', klientId: klientId(server, 1) })
    await open(`/hausbesuch/tour?tag=${tagOfTour}`)
    await screen.findByRole('list', { name: 'Stopps' })
    const [erster = '', zweiter = ''] = stoppNames()
    await nutzer.click(screen.getByRole('button', { name: `${zweiter} früher anfahren` }))
    await waitFor(() => expect(stoppNames()).toEqual([zweiter, erster]))
    expect(await screen.findAllByText(/Minuten? zu spät/)).not.toHaveLength(0)
    await screen.findByText(/Eine andere Reihenfolge bringt Sie/)

    screen.getByRole('button', { name: new RegExp(`^${erster} verschieben, Platz 2 von 2`) }).focus()
    await nutzer.keyboard('{ArrowUp}')
    await waitFor(() => expect(stoppNames()).toEqual([erster, zweiter]))
    await waitFor(() => expect(screen.queryByText(/Minuten? zu spät/)).toBeNull())

    await nutzer.click(screen.getByRole('button', { name: 'Mehr' }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Stopp hinzufügen' }))
    await nutzer.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stopp hinzufügen' }))
    await within(screen.getByRole('dialog')).findAllByText(/Bitte/)
    await fill(screen.getByLabelText(/^Was ist zu tun/), 'Wäsche abgeben')
    await nutzer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stopp hinzufügen' }))
    await waitFor(() => expect(stoppNames()).toEqual([erster, zweiter, 'Wäsche abgeben']))
  })

  it('ticks an own stop off with a reason, and keeps it below what is open', async () => {
    await open(`/hausbesuch/tour?tag=${tagOfTour}`)
    await nutzer.click(await screen.findByRole('button', { name: 'Wäsche abgeben nicht erledigt' }))
    await fill(await screen.findByLabelText(/^Grund/), 'Reinigung hat zu')
    await nutzer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nicht erledigt' }))
    await screen.findByText('Nicht erledigt: Reinigung hat zu')
    expect(stoppNames().at(-1)).toBe('Wäsche abgeben')
    expect(screen.queryByRole('button', { name: /^Wäsche abgeben (nicht )?erledigt/ })).toBeNull()

    await nutzer.click(screen.getByRole('button', { name: 'Wäsche abgeben wieder als offen führen' }))
    await screen.findByRole('button', { name: 'Wäsche abgeben erledigt' })
    expect(screen.queryByText('Nicht erledigt: Reinigung hat zu')).toBeNull()
  })
})

describe('The tours of the house', () => {
  it('say of who has done a stop that only the start is missing, and of the next visit when it begins', async () => {
    const besuch = await planBesuch(server, { datum: heute, uhrzeit: '10:30' })
    await planBesuch(server, { datum: heute, uhrzeit: '21:30' })
    const begun = await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    await go(server, 'pfleger', { besuch: begun, handlung: 'abbrechen', angaben: { grund: 'Rettungsdienst kam' } })
    await open(`/hausbesuch/touren?tag=${heute}`, 'pflege-admin')
    const name = server.ensemble.personen['pfleger']?.name ?? ''
    const row = within((await screen.findByRole('link', { name })).closest('li') ?? document.body)
    expect(row.getByText('Start nicht eingetragen')).toBeDefined()
    expect(row.queryByText('noch nicht gestartet')).toBeNull()
    expect(row.getByText(/^Nächster Stopp: .* gegen 21:30 Uhr$/)).toBeDefined()
  })

  it('lead the head into the tour of a nurse, who gives it to a colleague', async () => {
    await open(`/hausbesuch/touren?tag=${tagOfTour}`, 'pflege-admin')
    const { ensemble } = server
    const name = ensemble.personen['pfleger']?.name ?? ''
    await nutzer.click(await screen.findByRole('link', { name }))
    await screen.findByRole('heading', { level: 1, name: `Tour von ${name}` })
    expect(screen.queryByRole('button', { name: 'Tour starten' })).toBeNull()
    await nutzer.click(await screen.findByRole('button', { name: 'Mehr' }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Tour übergeben' }))
    await nutzer.click(await screen.findByRole('combobox', { name: /^Wer übernimmt/ }))
    await nutzer.click(await screen.findByRole('option', { name: ensemble.personen['pflege-admin']?.name ?? '' }))
    await fill(screen.getByLabelText(/^Grund/), 'Zahnarzt')
    await nutzer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Tour übergeben' }))
    await screen.findByText(/hat an .* übergeben .*: Zahnarzt/)
    expect(screen.queryByText('08:00 bis 08:30 Uhr')).toBeNull()
  })
})
