import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { go, heute, klientId, readBesuch, morgen, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { tourRoutes } from '../tour.routes.tsx'

keepBesuchsServer()

const open = (path: string, konto = 'pfleger', language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, routes: tourRoutes, path, language })
/** A stop by its time, opened as the large one. */
async function openStop(uhrzeit: string) {
  const item = await waitFor(() => {
    const found = within(screen.getByRole('list', { name: 'Stopps' }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.startsWith(uhrzeit))
    if (found === undefined) throw new Error(`No stop at ${uhrzeit}`)
    return found
  })
  const opens = within(item).queryByRole('button', { expanded: false })
  if (opens !== null) await nutzer.click(opens)
  await within(item).findByText(new RegExp(`^${uhrzeit}–`))
  return within(item)
}

describe('The own tour', () => {
  it('has the next stop large and the others in a line, in the order of time, with the way and the telephone', async () => {
    const spaet = await planBesuch(server, { datum: morgen, uhrzeit: '17:00' })
    const frueh = await planBesuch(server, { datum: morgen, uhrzeit: '06:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const list = within(await screen.findByRole('list', { name: 'Stopps' }))
    const times = list.getAllByRole('listitem').map(({ textContent }) => /^\d\d:\d\d/.exec(textContent)?.[0] ?? '')
    expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)))
    expect(times[0]).toBe('06:00')
    // One is large: what is to be pressed stands there once.
    list.getByText('06:00–06:30')
    expect(list.getAllByRole('button', { name: 'Losfahren' })).toHaveLength(1)
    const { klient } = await readBesuch(server, 'pfleger', frueh.id)
    const card = await openStop('06:00')
    expect(card.getByRole('link', { name: new RegExp(`^Karte: .*${klient?.adresse?.strasse ?? '!'}`) }).getAttribute('href')).toMatch(
      /^geo:0,0\?q=/,
    )
    if ((klient?.telefon ?? null) === null) card.getByText(/Telefonnummer/)
    else expect(card.getByRole('link', { name: /anrufen/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/)
    expect(spaet.status).toBe('GEPLANT')
    // Nobody comes hours before the time that was agreed.
    const late = await openStop('17:00')
    late.getByText(/^Ankunft ab \d\d:\d\d Uhr$/)
    expect(list.queryByText('06:00–06:30')).toBeNull()
  })

  it('on paper has everything of each stop, not of the next one alone', async () => {
    const tag = '2026-12-03'
    await planBesuch(server, { datum: tag, uhrzeit: '08:00' })
    await planBesuch(server, { datum: tag, uhrzeit: '10:00' })
    const media = window.matchMedia
    const paper = vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(media(query), { matches: query === 'print' }))
    try {
      await open(`/hausbesuch/tour?tag=${tag}`)
      const list = within(await screen.findByRole('list', { name: 'Stopps' }))
      list.getByText('08:00–08:30')
      list.getByText('10:00–10:30')
    } finally {
      paper.mockRestore()
    }
  })

  it('tells at the next stop what is to be done, how one gets in, and what must be known before', async () => {
    const tag = '2026-12-02'
    const leistung = { bezeichnung: 'Kompressionsstrümpfe anziehen', quelle: 'SGB_V', sollMinuten: 10 } as const
    await planBesuch(server, { datum: tag, uhrzeit: '08:00', leistungen: [{ ...leistung, code: null }] })
    await tellGesundheit(klientId(server), { allergien: { keineBekannt: false, liste: ['Penicillin'] }, risiken: ['STURZ'] })
    await open(`/hausbesuch/tour?tag=${tag}`)
    const card = await openStop('08:00')
    card.getByText('Kompressionsstrümpfe anziehen')
    expect((await card.findByText(/^Penicillin/)).textContent).toBe('Allergien: Penicillin')
    card.getByText(/^Sturz/)
  })

  it('sets out with one press, twice pressed is once, and the next step takes its place', async () => {
    const { id } = await planBesuch(server, { datum: morgen, uhrzeit: '05:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const card = await openStop('05:00')
    await nutzer.dblClick(card.getByRole('button', { name: 'Losfahren' }))
    await card.findByRole('button', { name: 'Besuch beginnen' })
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({ status: 'UNTERWEGS', version: 2 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is begun from its card, one step after the other, and goes on at its sheet', async () => {
    const { id } = await planBesuch(server, { datum: morgen, uhrzeit: '03:00' })
    await open(`/hausbesuch/tour?tag=${morgen}`)
    const card = await openStop('03:00')
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
    const card = await openStop('04:00')
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
    await waitFor(() => expect(screen.queryByText('04:00–04:30')).toBeNull())
  })

  it('says when there is nothing to do, and goes from day to day', async () => {
    const { router } = await open('/hausbesuch/tour?tag=2031-01-01')
    await screen.findByRole('heading', { name: 'Kein Stopp an diesem Tag' })
    await nutzer.click(screen.getByRole('button', { name: 'Tag danach' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tag: '2031-01-02' }))
  })
})

async function tellGesundheit(klient: string, said: Partial<z.output<typeof akteContract.updateGesundheit.body>>): Promise<void> {
  const leitung = await server.as('pflege-admin')
  const params = { klientId: klient }
  const { gesundheit } = (await leitung.call(akteContract.read, { params })).body
  const { status, text } = await leitung.call(akteContract.updateGesundheit, { params, body: { ...gesundheit, ...said } })
  if (status !== 200) throw new Error(text)
}

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
    await openStop('12:00')
    await nutzer.click(screen.getByRole('button', { name: `Weitere Schritte für ${zweiter}` }))
    await nutzer.click(await screen.findByRole('menuitem', { name: `${zweiter} früher anfahren` }))
    await waitFor(() => expect(stoppNames()).toEqual([zweiter, erster]))
    expect(await screen.findAllByText(/zu spät/)).not.toHaveLength(0)
    await screen.findByText(/Eine andere Reihenfolge bringt Sie/)

    screen.getByRole('button', { name: new RegExp(`^${erster} verschieben, Platz 2 von 2`) }).focus()
    await nutzer.keyboard('{ArrowUp}')
    await waitFor(() => expect(stoppNames()).toEqual([erster, zweiter]))
    await waitFor(() => expect(screen.queryByText(/zu spät/)).toBeNull())

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
    await nutzer.click(await screen.findByRole('button', { name: 'Wäsche abgeben' }))
    await nutzer.click(screen.getByRole('button', { name: 'Weitere Schritte für Wäsche abgeben' }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Wäsche abgeben nicht erledigt' }))
    await fill(await screen.findByLabelText(/^Grund/), 'Reinigung hat zu')
    await nutzer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nicht erledigt' }))
    // Below what is open, folded away.
    await nutzer.click(await screen.findByRole('button', { name: '1 erledigt' }))
    await screen.findByText('Nicht erledigt: Reinigung hat zu')
    expect(stoppNames()).not.toContain('Wäsche abgeben')
    expect(screen.queryByRole('button', { name: /^Wäsche abgeben (nicht )?erledigt/ })).toBeNull()

    await nutzer.click(screen.getByRole('button', { name: 'Wäsche abgeben wieder als offen führen' }))
    await waitFor(() => expect(stoppNames()).toContain('Wäsche abgeben'))
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
    expect(screen.queryByText('08:00–08:30')).toBeNull()
  })
})
