import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { askArzt, go, readBesuch, morgen, planBesuch, keepBesuchsServer, server } from './besuch.fixtures.ts'

keepBesuchsServer()

const open = (id: string, konto: string) => openSeite({ server, konto, routes: hausbesuchRoutes, path: `/hausbesuch/${id}` })
const button = (name: string) => screen.findByRole('button', { name })
const fenster = async (name: string) => within(await screen.findByRole('dialog', { name }))
const send = async (dialog: Awaited<ReturnType<typeof fenster>>, name: string) => nutzer.click(dialog.getByRole('button', { name }))

describe('A visit that a practice is asked for', () => {
  it('is accepted with a time and a person, and the nursing service sees when and who', async () => {
    const { id } = await askArzt(server)
    await open(id, 'arzt')
    await screen.findByText('Wartet auf Sie')
    await screen.findByText('Hustet seit drei Tagen')
    await press('Annehmen und planen')
    const dialog = await fenster('Hausbesuch annehmen')
    expect(dialog.getByLabelText<HTMLInputElement>(/^Uhrzeit/).value).toBe('14:00')
    await send(dialog, 'Annehmen und planen')
    await screen.findByText('Geplant')
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({ status: 'GEPLANT', plan: { datum: morgen, uhrzeit: '14:00' } })
  })

  it('that cannot wait asks the practice to answer, and the nurse to phone, and is no mistake of either', async () => {
    const { id } = await askArzt(server, { dringlichkeit: 'SOFORT' })
    const seite = await open(id, 'arzt')
    expect(await screen.findByText(/Bitte antworten Sie innerhalb von 15 Minuten/)).toBeDefined()
    expect(screen.queryByText(/zusätzlich an/)).toBeNull()
    expect(screen.queryByText('Fehler:', { exact: false })).toBeNull()
    seite.unmount()
    await open(id, 'pfleger')
    expect(await screen.findByText(/Bitte rufen Sie zusätzlich an/)).toBeDefined()
  })

  it('gets another time proposed, and agreeing is one press', async () => {
    const { id } = await askArzt(server)
    await open(id, 'arzt')
    await press('Andere Zeit vorschlagen')
    let dialog = await fenster('Rückfrage oder andere Zeit')
    await fill(dialog.getByLabelText(/^Nachricht/), 'Erst am Abend möglich')
    await fill(dialog.getByLabelText(/^Tag/), morgen.split('-').toReversed().join('.'))
    await nutzer.type(dialog.getByLabelText(/^von/), '18:00')
    await nutzer.type(dialog.getByLabelText(/^bis/), '19:00')
    await send(dialog, 'Andere Zeit vorschlagen')
    await screen.findByText('Wartet auf: Pflegedienst')

    const seite = await open(id, 'pfleger')
    await press('Antworten')
    dialog = await fenster('Auf die Rückfrage antworten')
    await nutzer.click(dialog.getByRole('button', { name: /^Vorschlag annehmen: .*18:00/ }))
    await send(dialog, 'Antworten')
    await waitFor(async () => expect((await readBesuch(server, 'arzt', id)).wunsch).toEqual({ datum: morgen, von: '18:00', bis: '19:00' }))
    seite.unmount()
  })

  it('is refused only with a reason, which the nursing service reads', async () => {
    const { id } = await askArzt(server)
    const seite = await open(id, 'arzt')
    await press('Ablehnen')
    const dialog = await fenster('Hausbesuch ablehnen')
    await send(dialog, 'Ablehnen')
    await dialog.findByText('Warum nicht? Bitte eine der Möglichkeiten wählen.')
    await nutzer.click(dialog.getByRole('radio', { name: 'Außerhalb unseres Gebiets' }))
    await send(dialog, 'Ablehnen')
    // The announcement and the name of the reason are the same word.
    await screen.findByText('Abgelehnt', { selector: '[data-tone]' })
    seite.unmount()
    await open(id, 'pfleger')
    await screen.findByText('Außerhalb unseres Gebiets')
    // Nobody will be assigned any more.
    expect(screen.queryByText('noch niemand')).toBeNull()
  })

  it('tells who was slower what holds now, and keeps the words', async () => {
    const frage = await askArzt(server)
    await open(frage.id, 'arzt')
    await press('Ablehnen')
    const dialog = await fenster('Hausbesuch ablehnen')
    await nutzer.click(dialog.getByRole('radio', { name: 'Zurzeit kein freier Termin' }))
    await fill(dialog.getByLabelText('Anmerkung'), 'Bitte morgen anrufen')
    await go(server, 'pfleger', {
      besuch: frage,
      handlung: 'absagen',
      angaben: { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false },
    })
    await send(dialog, 'Ablehnen')
    await dialog.findByText('Der Status ist jetzt: Abgesagt.')
    await dialog.findByText(/^So geht es nicht mehr:/)
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Anmerkung').value).toBe('Bitte morgen anrufen')
  })
})

describe('A visit of the nursing service', () => {
  const leistungen = [{ code: null, bezeichnung: 'Kompressionsstrümpfe anziehen', quelle: 'SGB_XI' as const, sollMinuten: 10 }]

  it('that was broken off says why, in words and not as they are kept', async () => {
    const besuch = await planBesuch(server, { uhrzeit: '15:30' })
    const begun = await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    await go(server, 'pfleger', { besuch: begun, handlung: 'abbrechen', angaben: { grund: 'Rettungsdienst kam' } })
    await open(besuch.id, 'pfleger')
    expect((await screen.findByText('Abgebrochen, weil')).nextSibling?.textContent).toBe('Rettungsdienst kam')
  })

  it('is begun at the door with the right person, and goes on at its sheet', async () => {
    const { id } = await planBesuch(server, { leistungen, uhrzeit: '09:00' })
    await open(id, 'pfleger')
    await press('Besuch beginnen')
    const dialog = await fenster('Hausbesuch beginnen')
    await nutzer.click(dialog.getByRole('checkbox', { name: /Name und Geburtsdatum/ }))
    await send(dialog, 'Besuch beginnen')
    expect((await screen.findByRole('link', { name: 'Dokumentieren' })).getAttribute('href')).toBe(`/hausbesuch/${id}/dokumentation`)
    expect((await readBesuch(server, 'pfleger', id)).status).toBe('BEGONNEN')
  })

  it('that nobody opened for asks what was tried and what follows', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '10:00' })
    await open(id, 'pfleger')
    await press('Niemand öffnet')
    const dialog = await fenster('Niemand angetroffen')
    await fill(dialog.getByLabelText(/Wie oft geklingelt/), '3')
    await fill(dialog.getByLabelText(/Wie oft angerufen/), '1')
    await nutzer.click(dialog.getByRole('radio', { name: 'Es wird ein neuer Besuch geplant' }))
    await send(dialog, 'Niemand öffnet')
    await screen.findByText('3-mal geklingelt, 1-mal angerufen')
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({
      status: 'NICHT_ANGETROFFEN',
      nichtAngetroffen: { weiteresVorgehen: 'NEUER_BESUCH' },
    })
  })

  it('is moved with a reason, and the history keeps the old time', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '11:00' })
    await open(id, 'pfleger')
    await press('Verschieben')
    const dialog = await fenster('Hausbesuch verschieben')
    await nutzer.clear(dialog.getByLabelText(/^Uhrzeit/))
    await nutzer.type(dialog.getByLabelText(/^Uhrzeit/), '12:30')
    await fill(dialog.getByLabelText(/^Grund der Änderung/), 'Arzttermin am Vormittag')
    await send(dialog, 'Verschieben')
    const verlauf = within(await screen.findByRole('region', { name: 'Verlauf' }))
    await verlauf.findByText(/12:30.*vorher.*11:00/)
    await verlauf.findByText('Grund: Arzttermin am Vormittag')
  })

  it('says of each step that is shut why', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '13:00' })
    await open(id, 'pflege-admin')
    await button('Verschieben')
    expect(screen.queryByRole('button', { name: 'Losfahren' })).toBeNull()
    await screen.findByText('Für diesen Besuch sind Sie nicht eingeteilt. Bitte lassen Sie sich von Ihrer Leitung einteilen.')
  })

  it('is not there for another house', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '15:00' })
    await open(id, 'pfleger2')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    )
  })
})
