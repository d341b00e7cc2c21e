import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heute, klientId, readBesuch, personId, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { formatDate } from '../../shared/format.ts'
import { planungRoutes } from '../planung.routes.tsx'

keepBesuchsServer()

let days = 0
const nextTag = () => `2026-12-${String((days += 1)).padStart(2, '0')}`
async function plane(datum: string, uhrzeit: string, { personIds = [], nr = 0 }: { personIds?: string[]; nr?: number } = {}) {
  const leitung = await server.as('pflege-admin')
  const kopf = { ort: null, anlass: null, anlassCode: 'ROUTINE', dringlichkeit: 'ROUTINE', transportunfaehigGrund: null }
  const plan = { datum, uhrzeit, dauerMinuten: 30, personIds, fahrzeug: null, leistungen: [] }
  const { body, status } = await leitung.call(hausbesuchContract.plan, {
    body: { ...kopf, typ: 'PFLEGEBESUCH', klientId: klientId(server, nr), ...plan },
  })
  expect(status).toBe(201)
  return body
}
const open = (tag: string, konto = 'pflege-admin', rest = '') =>
  openSeite({ server, konto, routes: planungRoutes, path: `/hausbesuch/planung?tag=${tag}${rest}` })
async function card(name: string | RegExp) {
  const title = await screen.findByRole('heading', { level: 2, name })
  const one = title.closest<HTMLElement>('section')
  if (one === null) throw new Error(`${String(name)} has no card`)
  return within(one)
}
const nameOf = (konto: string) => server.ensemble.personen[konto]?.name ?? ''

describe('The board as a list', () => {
  it('has for each person the visits in the order of time, those of nobody first, and what stands against them', async () => {
    const tag = nextTag()
    await plane(tag, '08:00', { personIds: [personId(server, 'pfleger')] })
    await plane(tag, '08:10', { personIds: [personId(server, 'pfleger')], nr: 1 })
    await plane(tag, '10:00')
    await open(tag)
    ;(await card('noch niemand')).getByText('10:00 bis 10:30 Uhr')
    const seine = await card(nameOf('pfleger'))
    expect(seine.getAllByText(/^\d\d:\d\d bis .* Uhr$/).map(({ textContent }) => textContent)).toEqual([
      '08:00 bis 08:30 Uhr',
      '08:10 bis 08:40 Uhr',
    ])
    expect(seine.getAllByText(/hat zu dieser Zeit schon einen Hausbesuch/)).toHaveLength(2)
  })

  it('says on the card that the Klient is not at home, since when and until when', async () => {
    const tag = nextTag()
    await plane(tag, '08:00', { personIds: [personId(server, 'pfleger')], nr: 2 })
    const leitung = await server.as('pflege-admin')
    const params = { klientId: klientId(server, 2) }
    const body = { art: 'KURZZEITPFLEGE', von: heute, geplantBis: tag, ort: null, bemerkung: null }
    const { status } = await leitung.call(abwesenheitContract.beginAbwesenheit, { params, body })
    expect(status).toBe(201)
    await open(tag)
    const seine = await card(nameOf('pfleger'))
    seine.getByText(new RegExp(`In der Kurzzeitpflege seit ${formatDate(heute)}`))
    seine.getByText(`Voraussichtlich zurück am ${formatDate(tag)}`)
  })

  it('gives a visit to somebody by fields that say what stands against it', async () => {
    const tag = nextTag()
    await plane(tag, '08:00', { personIds: [personId(server, 'pfleger')] })
    const { id } = await plane(tag, '08:15', { nr: 1 })
    await open(tag)
    await nutzer.click((await card('noch niemand')).getByRole('button', { name: /verschieben$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hausbesuch verschieben' }))
    await nutzer.click(dialog.getByRole('combobox', { name: 'Wer geht hin?' }))
    await nutzer.click(await screen.findByRole('option', { name: nameOf('pfleger') }))
    await dialog.findByText(/hat zu dieser Zeit schon einen Hausbesuch/)
    await fill(dialog.getByLabelText(/^Uhrzeit/), '09:30')
    await waitFor(() => expect(dialog.queryByText(/hat zu dieser Zeit schon einen Hausbesuch/)).toBeNull())
    await nutzer.click(dialog.getByRole('button', { name: 'Speichern' }))
    await screen.findByText(/^Verschoben auf .*, 09:30 Uhr, /)
    const now = await readBesuch(server, 'pflege-admin', id)
    expect([now.plan?.uhrzeit, now.zugewiesene.map((one) => one.personId)]).toEqual(['09:30', [personId(server, 'pfleger')]])
  })

  it('asks why when somebody knows of the visit already, and takes the move back', async () => {
    const tag = nextTag()
    const { id } = await plane(tag, '08:00', { personIds: [personId(server, 'pfleger')] })
    await open(tag)
    await nutzer.click((await card(nameOf('pfleger'))).getByRole('button', { name: /verschieben$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hausbesuch verschieben' }))
    await fill(dialog.getByLabelText(/^Uhrzeit/), '09:30')
    await nutzer.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect((await dialog.findAllByText(/Bitte ausfüllen/)).length).toBeGreaterThan(0)
    await fill(dialog.getByLabelText(/^Grund der Änderung/), 'Arzttermin')
    await nutzer.click(dialog.getByRole('button', { name: 'Speichern' }))
    await screen.findByText(/^Verschoben auf .*, 09:30 Uhr, /)
    expect((await readBesuch(server, 'pflege-admin', id)).plan?.uhrzeit).toBe('09:30')
    await nutzer.click(screen.getByRole('button', { name: 'Rückgängig' }))
    await waitFor(() => expect(screen.queryByText(/^Verschoben auf/)).toBeNull())
    const back = await readBesuch(server, 'pflege-admin', id)
    expect([back.plan?.uhrzeit, back.zugewiesene.map((one) => one.personId)]).toEqual(['08:00', [personId(server, 'pfleger')]])
  })

  it('says that somebody was faster, and shows where the visit stands now', async () => {
    const tag = nextTag()
    const { id } = await plane(tag, '08:00')
    await open(tag)
    await nutzer.click((await card('noch niemand')).getByRole('button', { name: /verschieben$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hausbesuch verschieben' }))
    await (
      await server.as('pflege-admin')
    ).call(stepContract.verschieben, {
      params: { hausbesuchId: id },
      body: { version: 1, datum: tag, uhrzeit: '13:00', dauerMinuten: 30, personIds: [], fahrzeug: null, grund: 'x' },
    })
    await fill(dialog.getByLabelText(/^Uhrzeit/), '09:30')
    await nutzer.click(dialog.getByRole('button', { name: 'Speichern' }))
    await dialog.findByText(/Jemand war schneller/)
    await screen.findByText('13:00 bis 13:30 Uhr')
    expect((await readBesuch(server, 'pflege-admin', id)).plan?.uhrzeit).toBe('13:00')
  })

  it('shows a nurse the own tour, which she moves in time only', async () => {
    const tag = nextTag()
    await plane(tag, '08:00', { personIds: [personId(server, 'pfleger')] })
    await plane(tag, '09:00', { nr: 1 })
    await open(tag, 'pfleger')
    const seine = await card(nameOf('pfleger'))
    expect(screen.queryByText('noch niemand')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Vorschlag' })).toBeNull()
    await nutzer.click(seine.getByRole('button', { name: /verschieben$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hausbesuch verschieben' }))
    expect(dialog.queryByRole('combobox', { name: 'Wer geht hin?' })).toBeNull()
  })

  it('shows only the people who were chosen, and keeps them in the address', async () => {
    const tag = nextTag()
    await plane(tag, '08:00', { personIds: [personId(server, 'pfleger')] })
    await plane(tag, '09:00')
    const { router } = await open(tag)
    await card('noch niemand')
    await nutzer.click(screen.getByRole('button', { name: 'Alle Personen' }))
    for (const konto of ['pfleger', 'pflege-admin']) {
      await nutzer.click(await screen.findByRole('combobox', { name: 'Nur diese Personen' }))
      await nutzer.click(await screen.findByRole('option', { name: nameOf(konto) }))
    }
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'noch niemand' })).toBeNull())
    const person = ['pfleger', 'pflege-admin'].map((konto) => personId(server, konto))
    expect(router.state.location.search).toEqual({ tag, person })
    await nutzer.click(screen.getByRole('button', { name: `${nameOf('pflege-admin')} nicht mehr auswählen` }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ person: personId(server, 'pfleger') }))
    ;(await card(nameOf('pfleger'))).getByText('08:00 bis 08:30 Uhr')
  })

  it('goes from day to day and to the week, and says when there is nothing', async () => {
    const tag = '2027-02-03'
    await plane(tag, '08:00')
    await open(tag)
    await screen.findByText('08:00 bis 08:30 Uhr')
    await nutzer.click(screen.getByRole('button', { name: 'Zeitraum danach' }))
    await screen.findByText('Keine Hausbesuche in dieser Zeit')
    await nutzer.click(screen.getByRole('radio', { name: 'Woche' }))
    await screen.findByText('08:00 bis 08:30 Uhr')
  })

  it('goes to a day that is picked from the calendar, and back to today', async () => {
    await plane('2027-03-14', '08:00')
    const { router } = await open('2027-03-03')
    await screen.findByText('Keine Hausbesuche in dieser Zeit')
    await nutzer.click(screen.getByRole('button', { name: /Datum wählen$/ }))
    await screen.findByRole('button', { name: 'Nächster Monat' })
    await nutzer.click(screen.getByRole('button', { name: /14 März 2027/i }))
    await screen.findByText('08:00 bis 08:30 Uhr')
    await nutzer.click(screen.getByRole('button', { name: 'Heute' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })
})

describe('A proposal for the day', () => {
  it('shows before and after, is taken over, and taken back', async () => {
    const tag = nextTag()
    const besuche = [await plane(tag, '08:00'), await plane(tag, '09:30', { nr: 1 })]
    await open(tag)
    await nutzer.click(await screen.findByRole('button', { name: 'Vorschlag' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Vorschlag für/ }))
    const before = within(await dialog.findByRole('list', { name: 'Vorher' }))
    expect(before.getAllByText(/noch niemand/)).toHaveLength(2)
    expect(within(dialog.getByRole('list', { name: 'Nachher' })).queryByText(/noch niemand/)).toBeNull()
    await nutzer.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    await screen.findByText('2 Hausbesuche sind neu verteilt.')
    const verteilt = await Promise.all(besuche.map(({ id }) => readBesuch(server, 'pflege-admin', id)))
    expect(verteilt.map(({ zugewiesene }) => zugewiesene.length)).toEqual([1, 1])
    await nutzer.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
    await screen.findByText('Alles steht wieder wie vorher.')
    expect((await readBesuch(server, 'pflege-admin', besuche[0]?.id ?? '')).zugewiesene).toEqual([])
  })

  it('explains for each person why a visit has no place', async () => {
    const tag = nextTag()
    const { personen } = (await (await server.as('pflege-admin')).call(hausbesuchContract.choices)).body
    // Everyone of the organisation is busy all day, or could not be there in time.
    for (const [nr, { id }] of personen.entries())
      for (const uhrzeit of ['06:00', '06:30', '07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00'])
        await plane(tag, uhrzeit, { personIds: [id], nr: nr % 3 })
    await plane(tag, '08:00', { nr: 4 })
    await open(tag)
    await nutzer.click(await screen.findByRole('button', { name: 'Vorschlag' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Vorschlag für/ }))
    await dialog.findByRole('heading', { name: 'Nicht verplant (1)' })
    await nutzer.click(dialog.getByRole('button', { name: 'Warum nicht verplant?' }))
    expect(dialog.getAllByText(/ist zu dieser Zeit bei Besuch H-2026-/).length).toBeGreaterThan(0)
    expect(dialog.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
  })
})
