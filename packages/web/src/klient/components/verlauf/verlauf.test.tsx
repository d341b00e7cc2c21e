import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuelle, nutzer, oeffneSeite, starteServer } from '../../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../../shared/roomRoute.ts'
import { AbwesenheitenBereich } from './AbwesenheitenBereich.tsx'
import { ApothekenwahlBereich } from './ApothekenwahlBereich.tsx'
import { DokumenteBereich } from './DokumenteBereich.tsx'
import { EinwilligungenBereich } from './EinwilligungenBereich.tsx'
import { VerlaufBereich } from './VerlaufBereich.tsx'

let server: TestServer
let klientId: string
beforeAll(async () => {
  server = await starteServer()
  klientId = server.klienten[0]?.id ?? ''
})
afterAll(() => server.close())

const bereiche = {
  einwilligungen: EinwilligungenBereich,
  wahl: ApothekenwahlBereich,
  abwesenheiten: AbwesenheitenBereich,
  dokumente: DokumenteBereich,
  verlauf: VerlaufBereich,
}

/** One part of the record on a page of its own. */
async function oeffne(name: keyof typeof bereiche, konto = 'pfleger') {
  const Bereich = bereiche[name]
  const routes: RoomRoute[] = [{ path: '/teil', load: async () => ({ Page: () => <Bereich klientId={klientId} /> }) }]
  await oeffneSeite({ server, konto, routes, path: '/teil' })
  return screen.findByRole('region')
}

const knopf = (wo: HTMLElement, name: string | RegExp) => within(wo).findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

describe('What the Klient allows', () => {
  it('is taken with role, wording and signature, and says before a withdrawal what it changes', async () => {
    const karte = await oeffne('einwilligungen')
    await nutzer.click(await knopf(karte, 'Neue Einwilligung'))
    const neu = await dialog('Einwilligung eintragen')
    await nutzer.click(within(neu).getByRole('button', { name: 'Einwilligung speichern' }))
    await within(neu).findByText('3 Angaben fehlen oder stimmen nicht')
    expect(within(neu).queryByRole('radio', { checked: true, name: /Klient|Betreuer|Bevoll/ })).toBeNull()

    await nutzer.click(within(neu).getByRole('combobox', { name: 'Wofür' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Fotos' }))
    await within(neu).findByText(/Fotos von mir und von meinen Wunden/)
    await nutzer.click(within(neu).getByRole('radio', { name: 'Rechtlicher Betreuer' }))
    await fuelle(within(neu).getByRole('textbox', { name: 'Name' }), 'Herr Lang')
    await nutzer.click(within(neu).getByRole('radio', { name: 'Hier unterschreiben' }))
    await nutzer.click(within(neu).getByRole('radio', { name: 'Tippen' }))
    await fuelle(within(neu).getByRole('textbox', { name: 'Vor- und Nachname' }), 'Lang')
    await nutzer.click(within(neu).getByRole('button', { name: 'Einwilligung speichern' }))
    await within(karte).findByText(/durch Herr Lang \(Rechtlicher Betreuer\)/)
    await within(karte).findByRole('img', { name: 'Unterschrift von Herr Lang' })

    await nutzer.click(await knopf(karte, 'Fotos widerrufen'))
    const frage = await dialog('Fotos widerrufen')
    within(frage).getByText(/Neue Fotos lassen sich nicht mehr ablegen/)
    await nutzer.click(within(frage).getByRole('radio', { name: 'Klient selbst' }))
    await nutzer.click(within(frage).getByRole('radio', { name: 'mündlich' }))
    await fuelle(within(frage).getByRole('textbox', { name: 'Name' }), 'Erika Albrecht')
    await nutzer.click(within(frage).getByRole('button', { name: 'Widerrufen' }))
    await nutzer.click(await knopf(karte, /Frühere Einwilligungen/))
    await within(karte).findByText(/Widerrufen durch Erika Albrecht, mündlich/)
    expect(within(karte).queryByRole('button', { name: 'Fotos widerrufen' })).toBeNull()
  })
})

describe('The choice of pharmacy', () => {
  it('is replaced and ended, and the former ones stay', async () => {
    const karte = await oeffne('wahl')
    await nutzer.click(await knopf(karte, 'Neue Wahl'))
    const neu = await dialog('Wahl eintragen')
    await fuelle(within(neu).getByRole('combobox', { name: 'Apotheke' }), 'Rosen')
    await nutzer.click(await screen.findByRole('option', { name: /Rosen-Apotheke/ }))
    await nutzer.click(within(neu).getByRole('radio', { name: 'Klient selbst' }))
    await fuelle(within(neu).getByRole('textbox', { name: 'Name' }), 'Erika Albrecht')
    await nutzer.click(within(neu).getByRole('radio', { name: 'mündlich' }))
    await nutzer.click(within(neu).getByRole('button', { name: 'Wahl speichern' }))
    await within(karte).findByText('Rosen-Apotheke')

    await nutzer.click(await knopf(karte, 'Wahl beenden'))
    const ende = await dialog('Wahl beenden')
    await nutzer.click(within(ende).getByRole('radio', { name: 'Klient selbst' }))
    await fuelle(within(ende).getByRole('textbox', { name: 'Name' }), 'Erika Albrecht')
    await nutzer.click(within(ende).getByRole('radio', { name: 'schriftlich' }))
    await nutzer.click(within(ende).getByRole('button', { name: 'Wahl beenden' }))
    await within(karte).findByText('Der Klient hat keine Apotheke gewählt.')
    await nutzer.click(await knopf(karte, /Frühere Wahlen \(2\)/))
    within(karte).getByText('Rosen-Apotheke')
  })
})

describe('Not at home', () => {
  it('can be planned, changed and called off before it begins', async () => {
    const karte = await oeffne('abwesenheiten')
    await nutzer.click(await knopf(karte, 'Nicht zu Hause'))
    const plan = await dialog('Klient ist nicht zu Hause')
    await nutzer.click(within(plan).getByRole('radio', { name: 'Reha' }))
    await fuelle(within(plan).getByRole('textbox', { name: /^Vom/ }), '24.11.2099')
    await nutzer.tab()
    await nutzer.click(within(plan).getByRole('button', { name: 'Abwesenheit planen' }))
    await within(karte).findByText('Reha ab 24.11.2099')
    within(karte).getByText('Geplant')

    await nutzer.click(await knopf(karte, 'Reha ab 24.11.2099 ändern'))
    const aendern = await dialog('Geplante Abwesenheit ändern')
    await fuelle(within(aendern).getByRole('textbox', { name: 'Haus und Station' }), 'Klinik am See')
    await nutzer.click(within(aendern).getByRole('button', { name: 'Abwesenheit planen' }))
    await within(karte).findByText('Klinik am See')

    await nutzer.click(await knopf(karte, 'Reha ab 24.11.2099 absagen'))
    await nutzer.click(within(await dialog('Geplante Abwesenheit absagen?')).getByRole('button', { name: 'Absagen' }))
    await within(karte).findByText('Abgesagt')
    expect(within(karte).queryByRole('button', { name: /Reha ab/ })).toBeNull()
  })

  it('is one switch, and the return leads through what is to be done', async () => {
    const karte = await oeffne('abwesenheiten')
    await nutzer.click(await knopf(karte, 'Nicht zu Hause'))
    const weg = await dialog('Klient ist nicht zu Hause')
    await nutzer.click(within(weg).getByRole('radio', { name: 'Krankenhaus' }))
    await fuelle(within(weg).getByRole('textbox', { name: 'Haus und Station' }), 'Klinikum Nord, 4B')
    await nutzer.click(within(weg).getByRole('button', { name: 'Versorgung pausieren' }))
    await within(karte).findByText(/Krankenhaus seit/)
    within(karte).getByText('Klinikum Nord, 4B')
    expect(within(karte).queryByRole('button', { name: 'Nicht zu Hause' })).toBeNull()

    await nutzer.click(await knopf(karte, 'Wieder zu Hause'))
    await nutzer.click(within(await dialog('Klient ist wieder zu Hause')).getByRole('button', { name: 'Rückkehr eintragen' }))
    const aufgabe = await within(karte).findByRole('checkbox', { name: 'Ersten Besuch planen' })
    await nutzer.click(aufgabe)
    await within(karte).findByText(/Erledigt am .* von /)
    await waitFor(() => expect(within(karte).getByRole<HTMLInputElement>('checkbox', { name: 'Ersten Besuch planen' }).checked).toBe(true))
  })
})

describe('The documents', () => {
  const pdf = () => new File(['%PDF-1.7 Plan'], 'Plan.pdf', { type: 'application/pdf' })

  it('are filed, and deleted with a reason by the head only', async () => {
    const karte = await oeffne('dokumente')
    await nutzer.click(await knopf(karte, 'Dokument ablegen'))
    const neu = await dialog('Dokument ablegen')
    await nutzer.click(within(neu).getByRole('combobox', { name: 'Art des Dokuments' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Medikationsplan' }))
    await nutzer.upload(within(neu).getByLabelText('Dokumente', { selector: 'input' }), pdf())
    await nutzer.click(within(neu).getByRole('button', { name: 'Ablegen' }))
    await within(karte).findByText('Plan.pdf')
    expect(within(karte).queryByRole('button', { name: 'Plan.pdf löschen' })).toBeNull()
  })

  it('tell why one went', async () => {
    const karte = await oeffne('dokumente', 'pflege-admin')
    await nutzer.click(await knopf(karte, 'Plan.pdf löschen'))
    const frage = await dialog('Dokument löschen?')
    await fuelle(within(frage).getByRole('textbox', { name: 'Grund' }), 'Falscher Klient')
    await nutzer.click(within(frage).getByRole('button', { name: 'Endgültig löschen' }))
    await within(karte).findByText(/Falscher Klient/)
    expect(within(karte).queryByText('Plan.pdf')).toBeNull()
  })

  it('take no photo without consent, and say so', async () => {
    const karte = await oeffne('dokumente')
    await nutzer.click(await knopf(karte, 'Dokument ablegen'))
    const neu = await dialog('Dokument ablegen')
    await nutzer.click(within(neu).getByRole('combobox', { name: 'Art des Dokuments' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Wundfoto' }))
    const foto = new File(['RIFF1234WEBP'], 'Ferse.webp', { type: 'image/webp' })
    await nutzer.upload(within(neu).getByLabelText('Dokumente', { selector: 'input' }), foto)
    await nutzer.click(within(neu).getByRole('button', { name: 'Ablegen' }))
    await within(neu).findByText('Für Fotos fehlt die Einwilligung des Klienten.')
  })
})

describe('The history', () => {
  it('tells what happened, by whom, and can be narrowed', async () => {
    const karte = await oeffne('verlauf')
    await within(karte).findByText('Fotos widerrufen')
    within(karte).getByText('Nicht zu Hause: Krankenhaus')
    within(karte).getByText('Medikationsplan gelöscht')
    await nutzer.click(within(karte).getByRole('combobox', { name: 'Anzeigen' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Abwesenheiten' }))
    await waitFor(() => expect(within(karte).queryByText('Fotos widerrufen')).toBeNull())
    await within(karte).findByText('Wieder zu Hause')
  })

  it('shows nothing of the words that were said about the absence', async () => {
    const karte = await oeffne('verlauf')
    await within(karte).findByText('Nicht zu Hause: Krankenhaus')
    expect(karte.textContent).not.toContain('Klinikum')
  })
})
