import { leerlaufContract } from '@dreiklang/domain/anmeldung/leerlauf.contract'
import { zweiterFaktorContract } from '@dreiklang/domain/anmeldung/zweiterFaktor.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { druecke, fuelle, nutzer, oeffneSeite, schreibe, starteServer } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { settingsRoutes } from '../settings.routes.tsx'

const passwort = 'Dreiklang-2026!'

let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())

const oeffne = (bereich: string, konto: string) =>
  oeffneSeite({ server, konto, routes: settingsRoutes, path: `/settings?bereich=${bereich}` })
const waehle = async (feld: string, wahl: string) => {
  await nutzer.click(await screen.findByRole('combobox', { name: feld }))
  await nutzer.click(await screen.findByRole('option', { name: wahl }))
}
const sitzung = () => {
  const state = sessionStore.state()
  return state.kind === 'signed-in' ? state.user : null
}

describe('The own account', () => {
  it('takes a new name, which the whole screen has at once', async () => {
    await oeffne('profile', 'pfleger2')
    await schreibe('Name', 'Aylin Demir-Koch')
    await druecke('Namen speichern')
    await screen.findByText('Der Name ist gespeichert.')
    await waitFor(() => expect(sitzung()?.name).toBe('Aylin Demir-Koch'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Namen speichern' })).toBeNull())
  })

  it('takes a new address with the password, and says where the link went', async () => {
    await oeffne('profile', 'arzt2')
    await screen.findByText('Sie melden sich an mit arzt2@dreiklang.example.')
    await schreibe('Neue E-Mail-Adresse', 'emre@example.org')
    await fuelle(await screen.findByLabelText('Passwort', { selector: 'input' }), 'falsch')
    await druecke('Adresse ändern')
    await screen.findByText('Das Passwort stimmt nicht.')
    await fuelle(await screen.findByLabelText('Passwort', { selector: 'input' }), passwort)
    await druecke('Adresse ändern')
    await screen.findByText(/unterwegs an emre@example.org/)
    await waitFor(() => expect(server.mails.filter(({ an }) => an === 'emre@example.org')).toHaveLength(1))
    expect(screen.getByLabelText<HTMLInputElement>('Neue E-Mail-Adresse').value).toBe('')
  })

  it('locks its screen sooner than the organisation wants', async () => {
    await oeffne('security', 'apotheker2')
    await screen.findByRole('combobox', { name: 'Sperren nach' })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Sperren nach' }).value).toBe('Wie in der Organisation (15 Minuten)')
    await waehle('Sperren nach', '5 Minuten')
    const geraet = await server.as('apotheker2')
    await expect.poll(async () => (await geraet.call(leerlaufContract.here)).body).toEqual({ minuten: 5 })
  })
})

describe('The organisation, for its head', () => {
  it('is changed where it is shown', async () => {
    await oeffne('organisation', 'pflege-admin')
    const karte = within(await screen.findByRole('region', { name: 'Angaben der Organisation' }))
    karte.getByText('Pflegedienst Sonnenhof')
    await druecke('Angaben ändern')
    const formular = within(await screen.findByRole('dialog', { name: 'Angaben von Pflegedienst Sonnenhof' }))
    await fuelle(formular.getByLabelText(/^Telefon/), 'kein Telefon')
    await nutzer.click(formular.getByRole('button', { name: 'Speichern' }))
    await formular.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await fuelle(formular.getByLabelText(/^Telefon/), '089 4711000')
    await nutzer.click(formular.getByRole('button', { name: 'Speichern' }))
    await karte.findByText('089 4711000')
  })

  it('is not overwritten when somebody else was faster', async () => {
    await oeffne('organisation', 'apotheke-admin')
    await druecke('Angaben ändern')
    const formular = within(await screen.findByRole('dialog', { name: 'Angaben von Apotheke am Markt' }))
    const kollegin = await server.as('apotheke-admin')
    const { adresse, version } = (await kollegin.call(organisationContract.readOwn)).body
    const body = { adresse, telefon: '089 4711999', email: null, version }
    expect((await kollegin.call(organisationContract.updateOwn, { body })).status).toBe(204)
    await fuelle(formular.getByLabelText(/^Telefon/), '089 4711000')
    await nutzer.click(formular.getByRole('button', { name: 'Speichern' }))
    await formular.findByText(/Inzwischen hat jemand anderes/)
    expect((await kollegin.call(organisationContract.readOwn)).body.telefon).toBe('089 4711999')
  })

  it('says what it demands: a second factor of heads, switched off in the demo, and after how long screens lock', async () => {
    await oeffne('organisation', 'pflege-admin2')
    const schalter = await screen.findByRole<HTMLInputElement>('switch', { name: 'Leitungen brauchen einen zweiten Faktor' })
    expect(schalter.checked).toBe(false)
    screen.getByText(/^Ausgeschaltet: Leitungen melden sich allein mit dem Passwort an/)
    await nutzer.click(schalter)
    await screen.findByText(/hat 14 Tage Zeit/)
    await waehle('Bildschirm sperren nach', '30 Minuten')
    const leitung = await server.as('pflege-admin2')
    await expect.poll(async () => (await leitung.call(leerlaufContract.readIdle)).body.organisation).toBe(30)
    await expect.poll(async () => (await leitung.call(zweiterFaktorContract.state)).body.leitungPflicht).toBe(true)
  })

  it('tells a head without a second factor until when there is time', async () => {
    const leitung = await server.as('arzt-admin2')
    await leitung.call(zweiterFaktorContract.setPflicht, { body: { leitungPflicht: true } })
    await oeffne('security', 'arzt-admin2')
    await screen.findByText(/Wer eine Organisation leitet, braucht einen zweiten Faktor/)
    screen.getByText(/Danach führt die Anmeldung zuerst dorthin/)
  })

  it('first wants a second factor of whoever demands it of everybody', async () => {
    await oeffne('organisation', 'apotheke-admin2')
    const schalter = await screen.findByRole<HTMLInputElement>('switch', { name: 'Alle in der Organisation brauchen einen zweiten Faktor' })
    await nutzer.click(schalter)
    await screen.findByText('Bitte richten Sie zuerst für sich selbst einen zweiten Faktor ein.')
    await waitFor(() => expect(schalter.checked).toBe(false))
  })
})

describe('The team, for its head', () => {
  it('is one step away, and somebody new is invited from here', async () => {
    await oeffne('team', 'arzt-admin')
    const karte = within(await screen.findByRole('region', { name: 'Team von Praxis Dr. Weber' }))
    expect(karte.getByRole('link', { name: 'Zum Personal' }).getAttribute('href')).toBe('/arztpersonal')
    await druecke('Person einladen')
    await screen.findByRole('dialog', { name: 'Person einladen' })
  })
})
