import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite, startServer } from '../../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../../shared/roomRoute.ts'
import { AbwesenheitenBereich } from './AbwesenheitenBereich.tsx'
import { ApothekenwahlBereich } from './ApothekenwahlBereich.tsx'
import { DokumenteBereich } from './DokumenteBereich.tsx'
import { EinwilligungenBereich } from './EinwilligungenBereich.tsx'
import { VerlaufBereich } from './VerlaufBereich.tsx'

let server: TestServer
let klientId: string
beforeAll(async () => {
  server = await startServer()
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

async function open(name: keyof typeof bereiche, konto = 'pfleger') {
  const Bereich = bereiche[name]
  const routes: RoomRoute[] = [{ path: '/teil', load: async () => ({ Page: () => <Bereich klientId={klientId} /> }) }]
  await openSeite({ server, konto, routes, path: '/teil' })
  return screen.findByRole('region')
}

const button = (where: HTMLElement, name: string | RegExp) => within(where).findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

describe('What the Klient allows', () => {
  it('is taken with role, wording and signature, and says before a withdrawal what it changes', async () => {
    const card = await open('einwilligungen')
    await nutzer.click(await button(card, 'Neue Einwilligung'))
    const neu = await dialog('Einwilligung eintragen')
    await nutzer.click(within(neu).getByRole('button', { name: 'Einwilligung speichern' }))
    await within(neu).findByText('3 Angaben fehlen oder stimmen nicht')
    expect(within(neu).queryByRole('radio', { checked: true, name: /Klient|Betreuer|Bevoll/ })).toBeNull()

    await nutzer.click(within(neu).getByRole('combobox', { name: 'Wofür' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Fotos' }))
    await within(neu).findByText(/Fotos von mir und von meinen Wunden/)
    await nutzer.click(within(neu).getByRole('radio', { name: 'Rechtliche Betreuung' }))
    await fill(within(neu).getByRole('textbox', { name: 'Name' }), 'Herr Lang')
    await nutzer.click(within(neu).getByRole('radio', { name: 'Hier unterschreiben' }))
    await nutzer.click(within(neu).getByRole('radio', { name: 'Tippen' }))
    await fill(within(neu).getByRole('textbox', { name: 'Vor- und Nachname' }), 'Lang')
    await nutzer.click(within(neu).getByRole('button', { name: 'Einwilligung speichern' }))
    await within(card).findByText(/durch Herr Lang \(Rechtliche Betreuung\)/)
    await within(card).findByRole('img', { name: 'Unterschrift von Herr Lang' })

    await nutzer.click(await button(card, 'Fotos widerrufen'))
    const frage = await dialog('Fotos widerrufen')
    within(frage).getByText(/Neue Fotos lassen sich nicht mehr ablegen/)
    await nutzer.click(within(frage).getByRole('radio', { name: 'Klient/in selbst' }))
    await nutzer.click(within(frage).getByRole('radio', { name: 'mündlich' }))
    await fill(within(frage).getByRole('textbox', { name: 'Name' }), 'Erika Albrecht')
    await nutzer.click(within(frage).getByRole('button', { name: 'Widerrufen' }))
    await nutzer.click(await button(card, /Frühere Einwilligungen/))
    await within(card).findByText(/Widerrufen durch Erika Albrecht, mündlich/)
    expect(within(card).queryByRole('button', { name: 'Fotos widerrufen' })).toBeNull()
  })
})

describe('The choice of pharmacy', () => {
  it('is replaced and ended, and the former ones stay', async () => {
    const card = await open('wahl')
    await nutzer.click(await button(card, 'Neue Wahl'))
    const neu = await dialog('Wahl eintragen')
    await fill(within(neu).getByRole('combobox', { name: 'Apotheke' }), 'Rosen')
    await nutzer.click(await screen.findByRole('option', { name: /Rosen-Apotheke/ }))
    await nutzer.click(within(neu).getByRole('radio', { name: 'Klient/in selbst' }))
    await fill(within(neu).getByRole('textbox', { name: 'Name' }), 'Erika Albrecht')
    await nutzer.click(within(neu).getByRole('radio', { name: 'mündlich' }))
    await nutzer.click(within(neu).getByRole('button', { name: 'Wahl speichern' }))
    await within(card).findByText('Rosen-Apotheke')

    await nutzer.click(await button(card, 'Wahl beenden'))
    const end = await dialog('Wahl beenden')
    await nutzer.click(within(end).getByRole('radio', { name: 'Klient/in selbst' }))
    await fill(within(end).getByRole('textbox', { name: 'Name' }), 'Erika Albrecht')
    await nutzer.click(within(end).getByRole('radio', { name: 'schriftlich' }))
    await nutzer.click(within(end).getByRole('button', { name: 'Wahl beenden' }))
    await within(card).findByText('Die Klientin oder der Klient hat keine Apotheke gewählt.')
    await nutzer.click(await button(card, /Frühere Wahlen \(2\)/))
    within(card).getByText('Rosen-Apotheke')
  })
})

describe('Not at home', () => {
  it('can be planned, changed and called off before it begins', async () => {
    const card = await open('abwesenheiten')
    await nutzer.click(await button(card, 'Nicht zu Hause'))
    const plan = await dialog('Nicht zu Hause')
    await nutzer.click(within(plan).getByRole('radio', { name: 'Reha' }))
    await fill(within(plan).getByRole('textbox', { name: /^Vom/ }), '24.11.2099')
    await nutzer.tab()
    await nutzer.click(within(plan).getByRole('button', { name: 'Abwesenheit planen' }))
    await within(card).findByText('Reha ab 24.11.2099')
    within(card).getByText('Geplant')

    await nutzer.click(await button(card, 'Reha ab 24.11.2099 ändern'))
    const update = await dialog('Geplante Abwesenheit ändern')
    await fill(within(update).getByRole('textbox', { name: 'Haus und Station' }), 'Klinik am See')
    await nutzer.click(within(update).getByRole('button', { name: 'Abwesenheit planen' }))
    await within(card).findByText('Klinik am See')

    await nutzer.click(await button(card, 'Reha ab 24.11.2099 absagen'))
    await nutzer.click(within(await dialog('Geplante Abwesenheit absagen?')).getByRole('button', { name: 'Absagen' }))
    await within(card).findByText('Abgesagt')
    expect(within(card).queryByRole('button', { name: /Reha ab/ })).toBeNull()
  })

  it('is one switch, and the return leads through what is to be done', async () => {
    const card = await open('abwesenheiten')
    await nutzer.click(await button(card, 'Nicht zu Hause'))
    const weg = await dialog('Nicht zu Hause')
    await nutzer.click(within(weg).getByRole('radio', { name: 'Krankenhaus' }))
    await fill(within(weg).getByRole('textbox', { name: 'Haus und Station' }), 'Klinikum Nord, 4B')
    await nutzer.click(within(weg).getByRole('button', { name: 'Versorgung pausieren' }))
    await within(card).findByText(/Krankenhaus seit/)
    within(card).getByText('Klinikum Nord, 4B')
    expect(within(card).queryByRole('button', { name: 'Nicht zu Hause' })).toBeNull()

    await nutzer.click(await button(card, 'Wieder zu Hause'))
    await nutzer.click(within(await dialog('Wieder zu Hause')).getByRole('button', { name: 'Rückkehr eintragen' }))
    const aufgabe = await within(card).findByRole('checkbox', { name: 'Ersten Besuch planen' })
    await nutzer.click(aufgabe)
    await within(card).findByText(/Erledigt am .* von /)
    await waitFor(() => expect(within(card).getByRole<HTMLInputElement>('checkbox', { name: 'Ersten Besuch planen' }).checked).toBe(true))
  })
})

describe('The documents', () => {
  const pdf = () => new File(['%PDF-1.7 Plan'], 'Plan.pdf', { type: 'application/pdf' })

  it('are filed, and deleted with a reason by the head only', async () => {
    const card = await open('dokumente')
    await nutzer.click(await button(card, 'Dokument ablegen'))
    const neu = await dialog('Dokument ablegen')
    await nutzer.click(within(neu).getByRole('combobox', { name: 'Art des Dokuments' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Medikationsplan' }))
    await nutzer.upload(within(neu).getByLabelText('Dokumente', { selector: 'input' }), pdf())
    await nutzer.click(within(neu).getByRole('button', { name: 'Ablegen' }))
    // The form names the file as well while it is being filed.
    await within(await within(card).findByRole('list', { name: 'Dokumente der Person' })).findByText('Plan.pdf')
    expect(within(card).queryByRole('button', { name: 'Plan.pdf löschen' })).toBeNull()
  })

  it('tell why one went', async () => {
    const card = await open('dokumente', 'pflege-admin')
    await nutzer.click(await button(card, 'Plan.pdf löschen'))
    const frage = await dialog('Dokument löschen?')
    await fill(within(frage).getByRole('textbox', { name: 'Grund' }), 'Falscher Klient')
    await nutzer.click(within(frage).getByRole('button', { name: 'Endgültig löschen' }))
    await within(card).findByText(/Falscher Klient/)
    expect(within(card).queryByText('Plan.pdf')).toBeNull()
  })

  it('take no photo without consent, and say so', async () => {
    const card = await open('dokumente')
    await nutzer.click(await button(card, 'Dokument ablegen'))
    const neu = await dialog('Dokument ablegen')
    await nutzer.click(within(neu).getByRole('combobox', { name: 'Art des Dokuments' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Wundfoto' }))
    const foto = new File(['RIFF1234WEBP'], 'Ferse.webp', { type: 'image/webp' })
    await nutzer.upload(within(neu).getByLabelText('Dokumente', { selector: 'input' }), foto)
    await nutzer.click(within(neu).getByRole('button', { name: 'Ablegen' }))
    await within(neu).findByText(/^Für Fotos fehlt die Einwilligung der Klientin oder des Klienten\. Bitte/)
  })
})

describe('The history', () => {
  it('tells what happened, by whom, and can be narrowed', async () => {
    const card = await open('verlauf')
    await within(card).findByText('Fotos widerrufen')
    within(card).getByText('Nicht zu Hause: Krankenhaus')
    within(card).getByText('Medikationsplan gelöscht')
    await nutzer.click(within(card).getByRole('combobox', { name: 'Anzeigen' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Abwesenheiten' }))
    await waitFor(() => expect(within(card).queryByText('Fotos widerrufen')).toBeNull())
    await within(card).findByText('Wieder zu Hause')
  })

  it('tells what was changed in the record, from what to what', async () => {
    const leitung = await server.as('pflege-admin')
    const params = { klientId }
    const { version, ...versicherung } = (await leitung.call(akteContract.read, { params })).body.versicherung
    const pflegegrad = versicherung.pflegegrad === 3 ? 4 : 3
    await leitung.call(akteContract.updateVersicherung, { params, body: { ...versicherung, pflegegrad, version } })
    const card = await open('verlauf')
    const said = `Pflegegrad: bisher ${versicherung.pflegegrad ?? 'nichts'}, jetzt ${pflegegrad}`
    expect(await within(card).findByText(said)).toBeDefined()
  })

  it('shows nothing of the words that were said about the absence', async () => {
    const card = await open('verlauf')
    await within(card).findByText('Nicht zu Hause: Krankenhaus')
    expect(card.textContent).not.toContain('Klinikum')
  })
})
