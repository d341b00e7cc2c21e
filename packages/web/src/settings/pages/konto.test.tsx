import { leerlaufContract } from '@dreiklang/domain/anmeldung/idle.contract'
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press, fill, nutzer, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { settingsRoutes } from '../settings.routes.tsx'

const password = 'Dreiklang-2026!'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (bereich: string, konto: string) => openSeite({ server, konto, routes: settingsRoutes, path: `/settings?bereich=${bereich}` })
const choose = async (field: string, choice: string) => {
  await nutzer.click(await screen.findByRole('combobox', { name: field }))
  await nutzer.click(await screen.findByRole('option', { name: choice }))
}
const session = () => {
  const state = sessionStore.state()
  return state.kind === 'signed-in' ? state.user : null
}

describe('The own account', () => {
  it('takes a new name, which the whole screen has at once', async () => {
    await open('profile', 'pfleger2')
    await write('Name', 'Aylin Demir-Koch')
    await press('Namen speichern')
    await screen.findByText('Der Name ist gespeichert.')
    await waitFor(() => expect(session()?.name).toBe('Aylin Demir-Koch'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Namen speichern' })).toBeNull())
  })

  it('takes a new address with the password, and says where the link went', async () => {
    await open('profile', 'arzt2')
    await screen.findByText('Sie melden sich an mit arzt2@dreiklang.example.')
    await write('Neue E-Mail-Adresse', 'emre@example.org')
    await fill(await screen.findByLabelText('Passwort', { selector: 'input' }), 'falsch')
    await press('Adresse ändern')
    await screen.findByText('Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.')
    await fill(await screen.findByLabelText('Passwort', { selector: 'input' }), password)
    await press('Adresse ändern')
    await screen.findByText(/unterwegs an emre@example.org/)
    await waitFor(() => expect(server.mails.filter(({ an }) => an === 'emre@example.org')).toHaveLength(1))
    expect(screen.getByLabelText<HTMLInputElement>('Neue E-Mail-Adresse').value).toBe('')
  })

  it('locks its screen sooner than the organisation wants', async () => {
    await open('security', 'apotheker2')
    await screen.findByRole('combobox', { name: 'Sperren nach' })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Sperren nach' }).value).toBe('Wie in der Organisation (15 Minuten)')
    await choose('Sperren nach', '5 Minuten')
    const device = await server.as('apotheker2')
    await expect.poll(async () => (await device.call(leerlaufContract.here)).body).toEqual({ minuten: 5 })
  })
})

describe('The organisation, for its head', () => {
  it('is changed where it is shown', async () => {
    await open('organisation', 'pflege-admin')
    const card = within(await screen.findByRole('region', { name: 'Angaben der Organisation' }))
    card.getByText('Pflegedienst Sonnenhof')
    await press('Angaben ändern')
    const formular = within(await screen.findByRole('dialog', { name: 'Angaben von Pflegedienst Sonnenhof' }))
    await fill(formular.getByLabelText(/^Telefon/), 'kein Telefon')
    await nutzer.click(formular.getByRole('button', { name: 'Speichern' }))
    await formular.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await fill(formular.getByLabelText(/^Telefon/), '089 4711000')
    await nutzer.click(formular.getByRole('button', { name: 'Speichern' }))
    await card.findByText('089 4711000')
  })

  it('is not overwritten when somebody else was faster', async () => {
    await open('organisation', 'apotheke-admin')
    await press('Angaben ändern')
    const formular = within(await screen.findByRole('dialog', { name: 'Angaben von Apotheke am Markt' }))
    const kollegin = await server.as('apotheke-admin')
    const { adresse, version } = (await kollegin.call(organisationContract.readOwn)).body
    const body = { adresse, telefon: '089 4711999', email: null, version }
    expect((await kollegin.call(organisationContract.updateOwn, { body })).status).toBe(204)
    await fill(formular.getByLabelText(/^Telefon/), '089 4711000')
    await nutzer.click(formular.getByRole('button', { name: 'Speichern' }))
    await formular.findByText(/Inzwischen hat jemand anderes/)
    expect((await kollegin.call(organisationContract.readOwn)).body.telefon).toBe('089 4711999')
  })

  it('says what it demands: a second factor of heads, switched off in the demo, and after how long screens lock', async () => {
    await open('organisation', 'pflege-admin2')
    const schalter = await screen.findByRole<HTMLInputElement>('switch', { name: 'Leitungen brauchen einen zweiten Faktor' })
    expect(schalter.checked).toBe(false)
    screen.getByText(/^Ausgeschaltet: Leitungen ohne zweiten Faktor melden sich allein mit dem Passwort an/)
    await nutzer.click(schalter)
    await screen.findByText(/hat 14 Tage Zeit/)
    await choose('Bildschirm sperren nach', '30 Minuten')
    const leitung = await server.as('pflege-admin2')
    await expect.poll(async () => (await leitung.call(leerlaufContract.readIdle)).body.organisation).toBe(30)
    await expect.poll(async () => (await leitung.call(secondFactorContract.state)).body.leitungPflicht).toBe(true)
  })

  it('tells a head without a second factor until when there is time', async () => {
    const leitung = await server.as('arzt-admin2')
    await leitung.call(secondFactorContract.setPflicht, { body: { leitungPflicht: true } })
    await open('security', 'arzt-admin2')
    await screen.findByText(/Wer eine Organisation leitet, braucht einen zweiten Faktor/)
    screen.getByText(/Danach führt die Anmeldung zuerst dorthin/)
  })

  it('first wants a second factor of whoever demands it of everybody', async () => {
    await open('organisation', 'apotheke-admin2')
    const schalter = await screen.findByRole<HTMLInputElement>('switch', { name: 'Alle in der Organisation brauchen einen zweiten Faktor' })
    await nutzer.click(schalter)
    await screen.findByText('Bitte richten Sie zuerst für sich selbst einen zweiten Faktor ein.')
    await waitFor(() => expect(schalter.checked).toBe(false))
  })
})

describe('The team, for its head', () => {
  it('is one step away, and somebody new is invited from here', async () => {
    await open('team', 'arzt-admin')
    const card = within(await screen.findByRole('region', { name: 'Team von Praxis Dr. Weber' }))
    expect(card.getByRole('link', { name: 'Zum Personal' }).getAttribute('href')).toBe('/arztpersonal')
    await press('Person einladen')
    await screen.findByRole('dialog', { name: 'Person einladen' })
  })
})
