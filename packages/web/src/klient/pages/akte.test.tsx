import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fuelle, nutzer, oeffneSeite, starteServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())

const klientId = () => server.klienten[0]?.id ?? ''
const oeffne = (bereich = '', konto = 'pflege-admin') =>
  oeffneSeite({ server, konto, routes: klientRoutes, path: `/klienten/${klientId()}${bereich === '' ? '' : `?bereich=${bereich}`}` })
const karte = (name: string) => screen.findByRole('region', { name })
const formular = (name: string) => screen.findByRole('form', { name })
const feld = (name: string, wo: HTMLElement) => within(wo).getByRole('textbox', { name })
const druecke = (name: string, wo: HTMLElement = document.body) => nutzer.click(within(wo).getByRole('button', { name }))
const lies = async () => (await (await server.as('pflege-admin')).call(akteContract.read, { params: { klientId: klientId() } })).body

describe('The record of a Klient', () => {
  it('has its parts as tabs, and the open one in the address', async () => {
    const { router } = await oeffne()
    await karte('Person')
    await nutzer.click(screen.getByRole('tab', { name: 'Versicherung' }))
    await karte('Versicherung und Pflegegrad')
    expect(router.state.location.search).toEqual({ bereich: 'versicherung' })
    await nutzer.click(screen.getByRole('tab', { name: 'Übersicht' }))
    await karte('Wohnen und Erreichbarkeit')
    expect(router.state.location.search).toEqual({})
  })

  it('offers a nurse what she may save, and nothing else', async () => {
    await oeffne('kontakte', 'pfleger')
    await screen.findByRole('button', { name: 'Kontaktpersonen bearbeiten' })
    expect(screen.queryByRole('button', { name: 'Ärztinnen und Ärzte bearbeiten' })).toBeNull()
  })

  it('warns of risks and of what was decided, on every tab', async () => {
    await oeffne('gesundheit')
    await karte('Gesundheit')
    await druecke('Gesundheit bearbeiten')
    const form = await formular('Gesundheit bearbeiten')
    await fuelle(feld('Notfallhinweis', form), 'Herzschrittmacher links')
    await nutzer.click(within(form).getByRole('checkbox', { name: 'Dekubitus' }))
    await druecke('Speichern', form)
    await karte('Gesundheit')
    await nutzer.click(screen.getByRole('tab', { name: 'Kontakte' }))
    expect((await screen.findAllByText('Herzschrittmacher links')).length).toBeGreaterThan(0)
    await screen.findByText('Dekubitus')
  })
})

describe('A section', () => {
  it('is changed in its place, with a line for each relative, and names what is missing', async () => {
    await oeffne('kontakte')
    await karte('Kontaktpersonen')
    await druecke('Kontaktpersonen bearbeiten')
    const form = await formular('Kontaktpersonen bearbeiten')
    const vorher = within(form).queryAllByRole('group', { name: /^Kontakt \d/ }).length
    await druecke('Kontakt hinzufügen', form)
    const zeile = within(form).getByRole('group', { name: `Kontakt ${vorher + 1}` })
    await fuelle(feld('Name', zeile), 'Berta Base')
    await fuelle(feld('Telefon', zeile), '089 7654321')
    await nutzer.click(within(zeile).getByRole('checkbox', { name: 'Notfallkontakt' }))
    await druecke('Speichern', form)
    await within(form).findByText('1 Angabe fehlt oder stimmt nicht')
    await fuelle(feld('Beziehung', zeile), 'Base')
    await druecke('Speichern', form)
    const zeileDanach = await within(await karte('Kontaktpersonen')).findByText(/Berta Base/)
    expect(zeileDanach.textContent).toBe('Berta Base · Base · 089 7654321 · Notfallkontakt')
  })

  it('takes diagnoses with a code that fits, and keeps apart "none known" and "not asked"', async () => {
    await oeffne('gesundheit')
    await karte('Gesundheit')
    await druecke('Gesundheit bearbeiten')
    const form = await formular('Gesundheit bearbeiten')
    const vorher = within(form).queryAllByRole('group', { name: /^Diagnose \d/ }).length
    await druecke('Diagnose hinzufügen', form)
    const zeile = within(form).getByRole('group', { name: `Diagnose ${vorher + 1}` })
    await fuelle(feld('Bezeichnung', zeile), 'Hypertonie')
    await fuelle(feld('ICD-10', zeile), 'I10.999')
    await within(zeile).findByText('Ein ICD-10-Schlüssel sieht so aus: E11.90.')
    await fuelle(feld('ICD-10', zeile), 'i10.90')
    await nutzer.click(within(form).getByRole('radio', { name: 'Noch nicht gefragt' }))
    await druecke('Speichern', form)
    const gezeigt = await karte('Gesundheit')
    await within(gezeigt).findByText(/Hypertonie · I10.90/)
    within(gezeigt).getByText('Noch nicht gefragt')
    expect((await lies()).gesundheit.allergien).toBeNull()
  })

  it('takes the coordinates of the home, and says when they lie beside Germany', async () => {
    await oeffne()
    await karte('Wohnen und Erreichbarkeit')
    await druecke('Wohnen und Erreichbarkeit bearbeiten')
    const form = await formular('Wohnen und Erreichbarkeit bearbeiten')
    await fuelle(feld('Breite (Grad)', form), '11,57612')
    await fuelle(feld('Länge (Grad)', form), '11,57612')
    await druecke('Speichern', form)
    await within(form).findByText('1 Angabe fehlt oder stimmt nicht')
    await fuelle(feld('Breite (Grad)', form), '48,13715')
    await druecke('Speichern', form)
    await within(await karte('Wohnen und Erreichbarkeit')).findByText('48,13715')
    expect((await lies()).wohnen).toMatchObject({ breite: 48.13715, laenge: 11.57612 })
  })

  it('gives the focus back, and asks before unsaved words are left', async () => {
    const { router } = await oeffne()
    await karte('Person')
    await druecke('Person bearbeiten')
    await druecke('Abbrechen', await formular('Person bearbeiten'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Person bearbeiten' })))
    await druecke('Person bearbeiten')
    await fuelle(feld('Geburtsort', await formular('Person bearbeiten')), 'x')
    await nutzer.click(screen.getByRole('link', { name: 'Alle Klienten' }))
    await nutzer.click(
      within(await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben' })).getByRole('button', { name: 'Hier bleiben' }),
    )
    expect(router.state.location.pathname).toBe(`/klienten/${klientId()}`)
  })

  it('shows both versions when somebody else was faster, and saves the one that is wanted', async () => {
    await oeffne()
    await karte('Wohnen und Erreichbarkeit')
    await druecke('Wohnen und Erreichbarkeit bearbeiten')
    const form = await formular('Wohnen und Erreichbarkeit bearbeiten')
    const andere = await server.as('pflege-admin')
    const { wohnen } = await lies()
    const params = { klientId: klientId() }
    await andere.call(akteContract.updateWohnen, { params, body: { ...wohnen, telefon: '089 111111' } })

    await fuelle(feld('Telefon', form), '089 222222')
    await druecke('Speichern', form)
    const zeile = await within(form).findByRole('row', { name: /089 222222/ })
    within(zeile).getByText('089 111111')
    expect((await lies()).wohnen.telefon).toBe('089 111111')
    await druecke('Meine Fassung speichern', form)
    await within(await karte('Wohnen und Erreichbarkeit')).findByText('089 222222')
    expect((await lies()).wohnen.telefon).toBe('089 222222')
  })

  it('takes the version of the colleague, too', async () => {
    await oeffne()
    await karte('Wohnen und Erreichbarkeit')
    await druecke('Wohnen und Erreichbarkeit bearbeiten')
    const form = await formular('Wohnen und Erreichbarkeit bearbeiten')
    const { wohnen } = await lies()
    const params = { klientId: klientId() }
    await (await server.as('pflege-admin')).call(akteContract.updateWohnen, { params, body: { ...wohnen, telefon: '089 333333' } })
    await fuelle(feld('Telefon', form), '089 444444')
    await druecke('Speichern', form)
    await within(form).findByRole('row', { name: /089 333333/ })
    await druecke('Neuen Stand laden', form)
    await within(await karte('Wohnen und Erreichbarkeit')).findByText('089 333333')
    expect(screen.queryByText('089 444444')).toBeNull()
  })
})

describe('The access data', () => {
  it('are written by the head, and shown to the nurse who is assigned today only', async () => {
    await oeffne('zugang')
    await karte('Zugangsdaten')
    await nutzer.click(screen.getByRole('button', { name: /Zugangsdaten (neu )?eintragen/ }))
    const form = await formular('Zugangsdaten')
    await fuelle(feld('Türcode', form), '2580#')
    await druecke('Speichern', form)
    await screen.findByText('Sie sind für heute nicht zugeteilt.')
    expect(screen.queryByText('2580#')).toBeNull()

    const personId = server.ensemble.personen['pfleger']?.personId ?? ''
    const body = { personId, tag: berlinDatum(new Date().toISOString()) }
    await (await server.as('pflege-admin')).call(zugangContract.addZuteilung, { params: { klientId: klientId() }, body })
    await oeffne('zugang', 'pfleger')
    await nutzer.click(await screen.findByRole('button', { name: 'Zugangsdaten zeigen' }))
    await screen.findByText('2580#')
    await druecke('Verbergen')
    expect(screen.queryByText('2580#')).toBeNull()
  })

  it('open for whom the head assigns here', async () => {
    await oeffne('zugang')
    const zuteilen = await formular('Zuteilen')
    await nutzer.click(within(zuteilen).getByRole('combobox', { name: 'Person' }))
    const [erste] = await screen.findAllByRole('option')
    const name = erste?.textContent ?? ''
    if (erste !== undefined) await nutzer.click(erste)
    await druecke('Zuteilen', zuteilen)
    await waitFor(async () => expect(within(await karte('Wer kommt wann')).getAllByText(new RegExp(name)).length).toBeGreaterThan(0))
  })
})

describe('The record on paper', () => {
  it('is read anew for it, has everything but the access data, and the page comes back', async () => {
    const drucke = vi.spyOn(window, 'print').mockImplementation(() => {})
    await oeffne()
    await karte('Person')
    await druecke('Auskunft und Ausdruck')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Akte drucken' }))
    await waitFor(() => expect(drucke).toHaveBeenCalledOnce())
    screen.getByRole('heading', { level: 2, name: 'Häusliche Krankenpflege (Muster 12)' })
    expect(screen.queryByText('2580#')).toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Häusliche Krankenpflege (Muster 12)' })).toBeNull())
    screen.getByRole('tab', { name: 'Übersicht' })
    drucke.mockRestore()
  })
})
