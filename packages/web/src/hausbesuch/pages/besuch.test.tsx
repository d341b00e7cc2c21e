import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { druecke, fuelle, nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { frageArzt, gehe, lies, morgen, planeBesuch, starteBesuchsServer } from './besuch.fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await starteBesuchsServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const oeffne = (id: string, konto: string) => oeffneSeite({ server, konto, routes: hausbesuchRoutes, path: `/hausbesuch/${id}` })
const knopf = (name: string) => screen.findByRole('button', { name })
const fenster = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sende = async (dialog: Awaited<ReturnType<typeof fenster>>, name: string) => nutzer.click(dialog.getByRole('button', { name }))

describe('A visit that a practice is asked for', () => {
  it('is accepted with a time and a person, and the nursing service sees when and who', async () => {
    const { id } = await frageArzt(server)
    await oeffne(id, 'arzt')
    await screen.findByText('Jetzt sind Sie dran')
    await screen.findByText('Hustet seit drei Tagen')
    await druecke('Annehmen und planen')
    const dialog = await fenster('Hausbesuch annehmen')
    expect(dialog.getByLabelText<HTMLInputElement>(/^Uhrzeit/).value).toBe('14:00')
    await sende(dialog, 'Annehmen und planen')
    await screen.findByText('geplant')
    expect(await lies(server, 'pfleger', id)).toMatchObject({ status: 'GEPLANT', plan: { datum: morgen, uhrzeit: '14:00' } })
  })

  it('gets another time proposed, and agreeing is one press', async () => {
    const { id } = await frageArzt(server)
    await oeffne(id, 'arzt')
    await druecke('Andere Zeit vorschlagen')
    let dialog = await fenster('Rückfrage oder andere Zeit')
    await fuelle(dialog.getByLabelText(/^Nachricht/), 'Erst am Abend möglich')
    await fuelle(dialog.getByLabelText(/^Tag/), morgen.split('-').toReversed().join('.'))
    await nutzer.type(dialog.getByLabelText(/^von/), '18:00')
    await nutzer.type(dialog.getByLabelText(/^bis/), '19:00')
    await sende(dialog, 'Andere Zeit vorschlagen')
    await screen.findByText('Wartet auf: Pflegedienst')

    const seite = await oeffne(id, 'pfleger')
    await druecke('Antworten')
    dialog = await fenster('Auf die Rückfrage antworten')
    await nutzer.click(dialog.getByRole('button', { name: /^Vorschlag annehmen: .*18:00/ }))
    await sende(dialog, 'Antworten')
    await waitFor(async () => expect((await lies(server, 'arzt', id)).wunsch).toEqual({ datum: morgen, von: '18:00', bis: '19:00' }))
    seite.unmount()
  })

  it('is refused only with a reason, which the nursing service reads', async () => {
    const { id } = await frageArzt(server)
    const seite = await oeffne(id, 'arzt')
    await druecke('Ablehnen')
    const dialog = await fenster('Hausbesuch ablehnen')
    await sende(dialog, 'Ablehnen')
    await dialog.findByText('Warum nicht?: Bitte eine der Möglichkeiten wählen.')
    await nutzer.click(dialog.getByRole('radio', { name: 'Außerhalb unseres Gebiets' }))
    await sende(dialog, 'Ablehnen')
    await screen.findByText('abgelehnt')
    seite.unmount()
    await oeffne(id, 'pfleger')
    await screen.findByText('Außerhalb unseres Gebiets')
  })

  it('tells who was slower what holds now, and keeps the words', async () => {
    const frage = await frageArzt(server)
    await oeffne(frage.id, 'arzt')
    await druecke('Ablehnen')
    const dialog = await fenster('Hausbesuch ablehnen')
    await nutzer.click(dialog.getByRole('radio', { name: 'Zurzeit kein freier Termin' }))
    await fuelle(dialog.getByLabelText('Anmerkung'), 'Bitte morgen anrufen')
    await gehe(server, 'pfleger', {
      besuch: frage,
      handlung: 'absagen',
      angaben: { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false },
    })
    await sende(dialog, 'Ablehnen')
    await dialog.findByText('Der Stand ist jetzt: abgesagt.')
    await dialog.findByText(/^So geht es nicht mehr:/)
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Anmerkung').value).toBe('Bitte morgen anrufen')
  })
})

describe('A visit of the nursing service', () => {
  const leistungen = [{ code: null, bezeichnung: 'Kompressionsstrümpfe anziehen', quelle: 'SGB_XI' as const, sollMinuten: 10 }]

  it('is begun at the door with the right person, and goes on at its sheet', async () => {
    const { id } = await planeBesuch(server, { leistungen, uhrzeit: '09:00' })
    await oeffne(id, 'pfleger')
    await druecke('Besuch beginnen')
    const dialog = await fenster('Hausbesuch beginnen')
    await nutzer.click(dialog.getByRole('checkbox', { name: /Name und Geburtsdatum/ }))
    await sende(dialog, 'Besuch beginnen')
    expect((await screen.findByRole('link', { name: 'Dokumentieren' })).getAttribute('href')).toBe(`/hausbesuch/${id}/dokumentation`)
    expect((await lies(server, 'pfleger', id)).status).toBe('BEGONNEN')
  })

  it('that nobody opened for asks what was tried and what follows', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '10:00' })
    await oeffne(id, 'pfleger')
    await druecke('Niemand öffnet')
    const dialog = await fenster('Niemand angetroffen')
    await fuelle(dialog.getByLabelText(/Wie oft geklingelt/), '3')
    await fuelle(dialog.getByLabelText(/Wie oft angerufen/), '1')
    await nutzer.click(dialog.getByRole('radio', { name: 'Es wird ein neuer Besuch geplant' }))
    await sende(dialog, 'Niemand öffnet')
    await screen.findByText('3-mal geklingelt, 1-mal angerufen')
    expect(await lies(server, 'pfleger', id)).toMatchObject({
      status: 'NICHT_ANGETROFFEN',
      nichtAngetroffen: { weiteresVorgehen: 'NEUER_BESUCH' },
    })
  })

  it('is moved with a reason, and the history keeps the old time', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '11:00' })
    await oeffne(id, 'pfleger')
    await druecke('Verschieben')
    const dialog = await fenster('Hausbesuch verschieben')
    await nutzer.clear(dialog.getByLabelText(/^Uhrzeit/))
    await nutzer.type(dialog.getByLabelText(/^Uhrzeit/), '12:30')
    await fuelle(dialog.getByLabelText(/^Grund der Änderung/), 'Arzttermin am Vormittag')
    await sende(dialog, 'Verschieben')
    const verlauf = within(await screen.findByRole('region', { name: 'Verlauf' }))
    await verlauf.findByText(/12:30.*vorher.*11:00/)
    await verlauf.findByText('Grund: Arzttermin am Vormittag')
  })

  it('says of each step that is shut why', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '13:00' })
    await oeffne(id, 'pflege-admin')
    await knopf('Verschieben')
    expect(screen.queryByRole('button', { name: 'Losfahren' })).toBeNull()
    await screen.findByText('Das kann nur, wer für diesen Besuch eingeteilt ist.')
  })

  it('is not there for another house', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '15:00' })
    await oeffne(id, 'pfleger2')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    )
  })
})
