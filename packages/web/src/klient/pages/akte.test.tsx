import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { emptyVerordnung } from '@dreiklang/domain/klient/klient.document'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { bmpText } from '@dreiklang/server/klient/klient.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fill, nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const klientId = () => server.klienten[0]?.id ?? ''
const open = (bereich = '', konto = 'pflege-admin') =>
  openSeite({ server, konto, routes: klientRoutes, path: `/klienten/${klientId()}${bereich === '' ? '' : `?bereich=${bereich}`}` })
const card = (name: string) => screen.findByRole('region', { name })
const formular = (name: string) => screen.findByRole('form', { name })
const field = (name: string, where: HTMLElement) => within(where).getByRole('textbox', { name })
const press = (name: string, where: HTMLElement = document.body) => nutzer.click(within(where).getByRole('button', { name }))
const lies = async () => (await (await server.as('pflege-admin')).call(akteContract.read, { params: { klientId: klientId() } })).body

describe('The record of a Klient', () => {
  it('has its parts as tabs, and the open one in the address', async () => {
    const { router } = await open()
    await card('Person')
    await nutzer.click(screen.getByRole('tab', { name: 'Versicherung' }))
    await card('Versicherung und Pflegegrad')
    expect(router.state.location.search).toEqual({ bereich: 'versicherung' })
    await nutzer.click(screen.getByRole('tab', { name: 'Übersicht' }))
    await card('Wohnen und Erreichbarkeit')
    expect(router.state.location.search).toEqual({})
  })

  it('offers a nurse what she may save, and nothing else', async () => {
    await open('kontakte', 'pfleger')
    await screen.findByRole('button', { name: 'Kontaktpersonen bearbeiten' })
    expect(screen.queryByRole('button', { name: 'Ärztinnen und Ärzte bearbeiten' })).toBeNull()
  })

  it('warns of risks and of what was decided, on every tab', async () => {
    await open('gesundheit')
    await card('Gesundheit')
    await press('Gesundheit bearbeiten')
    const form = await formular('Gesundheit bearbeiten')
    await fill(field('Notfallhinweis', form), 'Herzschrittmacher links')
    await nutzer.click(within(form).getByRole('checkbox', { name: 'Dekubitus' }))
    await press('Speichern', form)
    await card('Gesundheit')
    await nutzer.click(screen.getByRole('tab', { name: 'Kontakte' }))
    expect((await screen.findAllByText('Herzschrittmacher links')).length).toBeGreaterThan(0)
    await screen.findByText('Dekubitus')
  })
})

describe('The plan of medicines', () => {
  it('is written by a nurse, and reads what has changed since the version before', async () => {
    await open('medikation', 'pfleger')
    await screen.findByText(/^Noch kein Medikationsplan/)
    await press('Medikation bearbeiten')
    const form = await formular('Medikation bearbeiten')
    await press('Arzneimittel hinzufügen', form)
    await fill(field('Arzneimittel', form), 'Ramipril')
    await fill(field('Stärke', form), '5 mg')
    await fill(field('Morgens', form), '1')
    await fill(field('Von', form), '01.11.2026')
    await fill(field('Angabe vom', form), '01.11.2026')
    await nutzer.click(within(form).getByRole('combobox', { name: 'Angabe von' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Arztpraxis' }))
    await press('Speichern', form)
    const changes = await card('Änderungen am Medikationsplan')
    await within(changes).findByText('Neu: Ramipril 5 mg: 1–0–0–0')
    await within(await card('Medikation')).findByText(/^Ramipril · 5 mg · Morgens 1 · /)
    await press('Medikation bearbeiten')
    const again = await formular('Medikation bearbeiten')
    await fill(field('Abends', again), '1/2')
    await press('Speichern', again)
    await screen.findByText('Geändert: bisher Ramipril 5 mg: 1–0–0–0, jetzt Ramipril 5 mg: 1–0–1/2–0')
    expect((await lies()).medikation).toMatchObject({ version: 3, mittel: [{ arzneimittel: 'Ramipril', abends: '1/2' }] })
  })
})

describe('A Verordnung of home nursing in the record', () => {
  it('says when the next one is to be issued, until when may be objected, and why the Kasse has cut it', async () => {
    const leitung = await server.as('pflege-admin')
    const { hkp } = await lies()
    const tag = berlinDate(server.clock.now.toISOString())
    const verordnung = {
      ...emptyVerordnung,
      von: plusDays(tag, -20),
      bis: plusDays(tag, 40),
      leistungen: ['26' as const],
      massnahmen: 'Tabletten geben',
      haeufigkeit: '2 × täglich',
      genehmigung: 'TEILWEISE' as const,
      genehmigtAm: plusDays(tag, -6),
      zugegangenAm: plusDays(tag, -5),
      entscheidungText: 'Nur einmal am Tag nötig.',
    }
    const body = { verordnungen: [verordnung], version: hkp.version }
    expect((await leitung.call(akteContract.updateHkp, { params: { klientId: klientId() }, body })).status).toBe(200)
    await open('hkp')
    const karte = await card('Häusliche Krankenpflege (Muster 12)')
    within(karte).getByText(/^Folgeverordnung anfragen: Ausstellung durch die Praxis vom .* bis /)
    within(karte).getByText(/Nur einmal am Tag nötig\./)
    await screen.findByText(/^Widerspruch gegen den HKP-Bescheid möglich bis /)
  })
})

describe('The end of care', () => {
  it('says before what it does, stands at the head of the record, and a slip is undone there', async () => {
    const dead = server.klienten[1]?.id ?? ''
    await openSeite({ server, konto: 'pflege-admin', routes: klientRoutes, path: `/klienten/${dead}` })
    await nutzer.click(await screen.findByRole('button', { name: 'Status ändern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Status ändern' })
    await nutzer.click(within(dialog).getByRole('radio', { name: 'Verstorben' }))
    await within(dialog).findByText('Das geschieht')
    await press('Als verstorben eintragen', dialog)
    await screen.findByText(/^Verstorben am /)
    expect(screen.queryByRole('button', { name: 'Status ändern' })).toBeNull()
    await nutzer.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
    await screen.findByText(/^Rückgängig gemacht/)
    await screen.findByRole('button', { name: 'Status ändern' })
    expect(screen.queryByText(/^Verstorben am /)).toBeNull()
  })

  it('is not for a nurse to say', async () => {
    await open('', 'pfleger')
    await card('Person')
    expect(screen.queryByRole('button', { name: 'Status ändern' })).toBeNull()
  })
})

describe('A section', () => {
  it('is changed in its place, with a line for each relative, and names what is missing', async () => {
    await open('kontakte')
    await card('Kontaktpersonen')
    await press('Kontaktpersonen bearbeiten')
    const form = await formular('Kontaktpersonen bearbeiten')
    const before = within(form).queryAllByRole('group', { name: /^Kontakt \d/ }).length
    await press('Kontakt hinzufügen', form)
    const row = within(form).getByRole('group', { name: `Kontakt ${before + 1}` })
    await fill(field('Name', row), 'Berta Base')
    await fill(field('Telefon', row), '089 7654321')
    await nutzer.click(within(row).getByRole('checkbox', { name: 'Notfallkontakt' }))
    await press('Speichern', form)
    await within(form).findByText('1 Angabe fehlt oder stimmt nicht')
    await fill(field('Beziehung', row), 'Base')
    await press('Speichern', form)
    const rowDanach = await within(await card('Kontaktpersonen')).findByText(/Berta Base/)
    expect(rowDanach.textContent).toBe('Berta Base · Base · 089 7654321 · Notfallkontakt')
  })

  it('takes diagnoses with a code that fits, and keeps apart "none known" and "not asked"', async () => {
    await open('gesundheit')
    await card('Gesundheit')
    await press('Gesundheit bearbeiten')
    const form = await formular('Gesundheit bearbeiten')
    const before = within(form).queryAllByRole('group', { name: /^Diagnose \d/ }).length
    await press('Diagnose hinzufügen', form)
    const row = within(form).getByRole('group', { name: `Diagnose ${before + 1}` })
    await fill(field('Bezeichnung', row), 'Hypertonie')
    await fill(field('ICD-10', row), 'I10.999')
    await within(row).findByText('Bitte einen ICD-10-Schlüssel wie E11.90 angeben.')
    await fill(field('ICD-10', row), 'i10.90')
    await nutzer.click(within(form).getByRole('radio', { name: 'Noch nicht gefragt' }))
    await press('Speichern', form)
    const gezeigt = await card('Gesundheit')
    await within(gezeigt).findByText(/Hypertonie · I10.90/)
    within(gezeigt).getByText('Noch nicht gefragt')
    expect((await lies()).gesundheit.allergien).toBeNull()
  })

  it('takes the coordinates of the home, and says when they lie beside Germany', async () => {
    await open()
    await card('Wohnen und Erreichbarkeit')
    await press('Wohnen und Erreichbarkeit bearbeiten')
    const form = await formular('Wohnen und Erreichbarkeit bearbeiten')
    await fill(field('Breite (Grad)', form), '11,57612')
    await fill(field('Länge (Grad)', form), '11,57612')
    await press('Speichern', form)
    await within(form).findByText('1 Angabe fehlt oder stimmt nicht')
    await fill(field('Breite (Grad)', form), '48,13715')
    await press('Speichern', form)
    await within(await card('Wohnen und Erreichbarkeit')).findByText('48,13715')
    expect((await lies()).wohnen).toMatchObject({ breite: 48.13715, laenge: 11.57612 })
  })

  it('gives the focus back, and asks before unsaved words are left', async () => {
    const { router } = await open()
    await card('Person')
    await press('Person bearbeiten')
    await press('Abbrechen', await formular('Person bearbeiten'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Person bearbeiten' })))
    await press('Person bearbeiten')
    await fill(field('Geburtsort', await formular('Person bearbeiten')), 'x')
    await nutzer.click(screen.getByRole('link', { name: 'Alle Klient/innen' }))
    await nutzer.click(
      within(await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben' })).getByRole('button', { name: 'Hier bleiben' }),
    )
    expect(router.state.location.pathname).toBe(`/klienten/${klientId()}`)
  })

  it('shows both versions when somebody else was faster, and saves the one that is wanted', async () => {
    await open()
    await card('Wohnen und Erreichbarkeit')
    await press('Wohnen und Erreichbarkeit bearbeiten')
    const form = await formular('Wohnen und Erreichbarkeit bearbeiten')
    const others = await server.as('pflege-admin')
    const { wohnen } = await lies()
    const params = { klientId: klientId() }
    await others.call(akteContract.updateWohnen, { params, body: { ...wohnen, telefon: '089 111111' } })

    await fill(field('Telefon', form), '089 222222')
    await press('Speichern', form)
    const row = await within(form).findByRole('row', { name: /089 222222/ })
    within(row).getByText('089 111111')
    expect((await lies()).wohnen.telefon).toBe('089 111111')
    await press('Meine Fassung speichern', form)
    await within(await card('Wohnen und Erreichbarkeit')).findByText('089 222222')
    expect((await lies()).wohnen.telefon).toBe('089 222222')
  })

  it('takes the version of the colleague, too', async () => {
    await open()
    await card('Wohnen und Erreichbarkeit')
    await press('Wohnen und Erreichbarkeit bearbeiten')
    const form = await formular('Wohnen und Erreichbarkeit bearbeiten')
    const { wohnen } = await lies()
    const params = { klientId: klientId() }
    await (await server.as('pflege-admin')).call(akteContract.updateWohnen, { params, body: { ...wohnen, telefon: '089 333333' } })
    await fill(field('Telefon', form), '089 444444')
    await press('Speichern', form)
    await within(form).findByRole('row', { name: /089 333333/ })
    await press('Neuen Stand laden', form)
    await within(await card('Wohnen und Erreichbarkeit')).findByText('089 333333')
    expect(screen.queryByText('089 444444')).toBeNull()
  })
})

describe('The access data', () => {
  it('are written by the head, and shown to the nurse who is assigned today only', async () => {
    await open('zugang')
    await card('Zugangsdaten')
    await nutzer.click(screen.getByRole('button', { name: /Zugangsdaten (neu )?eintragen/ }))
    const form = await formular('Zugangsdaten')
    await fill(field('Türcode', form), '2580#')
    await press('Speichern', form)
    await screen.findByText('Sie sind für heute nicht zugeteilt.')
    expect(screen.queryByText('2580#')).toBeNull()

    const personId = server.ensemble.personen['pfleger']?.personId ?? ''
    const body = { personId, tag: berlinDate(new Date().toISOString()) }
    await (await server.as('pflege-admin')).call(zugangContract.addZuteilung, { params: { klientId: klientId() }, body })
    await open('zugang', 'pfleger')
    await nutzer.click(await screen.findByRole('button', { name: 'Zugangsdaten zeigen' }))
    await screen.findByText('2580#')
    await press('Verbergen')
    expect(screen.queryByText('2580#')).toBeNull()
  })

  it('open for whom the head assigns here', async () => {
    await open('zugang')
    const zuteilen = await formular('Zuteilen')
    await nutzer.click(within(zuteilen).getByRole('combobox', { name: 'Person' }))
    const [first] = await screen.findAllByRole('option')
    const name = first?.textContent ?? ''
    if (first !== undefined) await nutzer.click(first)
    await press('Zuteilen', zuteilen)
    await waitFor(async () => expect(within(await card('Wer kommt wann')).getAllByText(new RegExp(name)).length).toBeGreaterThan(0))
  })
})

describe('The record on paper', () => {
  it('is read anew for it, has everything but the access data, and the page comes back', async () => {
    const drucke = vi.spyOn(window, 'print').mockImplementation(() => {})
    await open()
    await card('Person')
    await press('Mehr')
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

it('a paper plan is read from its code, shown line by line, and taken over as far as somebody ticks it', async () => {
  const { person, medikation } = await lies()
  const pressOnce = async (name: string) => nutzer.click(await screen.findByRole('button', { name }))
  await open('medikation', 'pfleger')
  await pressOnce('Papierplan scannen')
  const geburt = person.geburtsdatum.replaceAll('-', '')
  const paper = bmpText({ vorname: person.vorname, nachname: person.nachname, geburt })
  await fill(await screen.findByLabelText(/^Code des Plans/), bmpText({ nachname: 'Wildfremd' }))
  await pressOnce('Plan lesen')
  await screen.findByText(/gehören nicht zu dieser Akte/)
  await fill(screen.getByLabelText(/^Code des Plans/), paper)
  await pressOnce('Plan lesen')
  await screen.findByText('Ausgestellt von Praxis Dr. Weber, gedruckt am 16.11.2026')
  const pzn = await screen.findByRole('checkbox', { name: /^PZN 02223945/ })
  expect(pzn).toHaveProperty('disabled', true)
  await fill(screen.getByLabelText(/^Name vom Papier, Zeile 2/), 'Amlodipin')
  await nutzer.click(screen.getByRole('checkbox', { name: /^Amlodipin/ }))
  await pressOnce('1 Zeile übernehmen')
  await screen.findByText('Nach dem Papierplan von Praxis Dr. Weber, gedruckt am 16.11.2026')
  const after = (await lies()).medikation
  expect(after.mittel.map(({ arzneimittel }) => arzneimittel)).toEqual([...medikation.mittel.map((one) => one.arzneimittel), 'Amlodipin'])
})
