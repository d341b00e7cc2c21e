import { type Fall, type Haus, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { formatDate } from '../../shared/format.ts'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openTab } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

async function show(konto: 'pfleger' | 'apotheker' | 'apotheker2', fall: Fall) {
  await openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  await screen.findByText(`Bestellung ${fall.stand.nummer}`, { selector: 'span' })
}

const details = () => within(screen.getByRole('region', { name: 'Angaben' }))

it('a nurse forwards an order to another pharmacy by the word of whom it concerns, and reads it on sheet, paper and timeline', async () => {
  const user = userEvent.setup()
  const fall = await bring(haus, 'VERORDNET')
  await show('pfleger', fall)
  await user.click(screen.getAllByRole('button', { name: /Weitere Schritte/ })[0] ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Zu anderer Apotheke' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Von Klient/in gewählt: Apotheke am Markt')
  expect(dialog.queryByText('Warum eine andere Apotheke?')).toBeNull()
  await user.type(dialog.getByRole('combobox', { name: /^Apotheke/ }), 'Rosen')
  await user.click(await screen.findByRole('option', { name: /^Rosen-Apotheke/ }))
  // Said, and nothing is stopped by it.
  await dialog.findByText(/keine Schweigepflichtentbindung für diese Apotheke .* Bitte holen Sie die Entbindung ein/)
  await user.type(dialog.getByRole('textbox', { name: /^Begründung/ }), 'Markt hat zu')
  await user.click(dialog.getByRole('button', { name: 'Zu anderer Apotheke' }))
  await dialog.findByText(/Bitte angeben, warum diesmal eine andere beliefern soll/, { selector: 'a' })
  await user.click(dialog.getByLabelText(/^Notdienst/))
  await user.click(dialog.getByRole('combobox', { name: /^Wer hat das erklärt/ }))
  await user.click(await screen.findByRole('option', { name: 'Apotheke' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Felix Brandt, Markt')
  await user.click(dialog.getByRole('button', { name: 'Zu anderer Apotheke' }))

  const today = formatDate(haus.heute())
  const sentence = `Notdienst, erklärt von Felix Brandt, Markt (Apotheke) am ${today}`
  await details().findByText(sentence)
  await openTab('Verlauf')
  const timeline = within(screen.getByRole('region', { name: 'Verlauf' }))
  await timeline.findByText(/ hat erklärt, warum eine andere Apotheke beliefert$/)
  timeline.getByText(sentence)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  await screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent.includes(`Andere Apotheke: ${sentence}`))
})

it('a nurse is warned of a practice that no release names, the house doctor apart, and not where the Klient has given it', async () => {
  const user = userEvent.setup()
  const forward = async (fall: Fall) => {
    await show('pfleger', fall)
    await user.click(screen.getAllByRole('button', { name: /Weitere Schritte/ })[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Zu anderer Praxis' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('combobox', { name: /^Praxis/ }), 'Praxis')
    return dialog
  }
  const warning = /keine Schweigepflichtentbindung für diese Praxis/
  const dialog = await forward(await bring(haus, 'BEIM_ARZT'))
  await user.click(await screen.findByRole('option', { name: /Yılmaz/ }))
  await dialog.findByText(warning)
  cleanup()

  const klientId = await haus.admit({ einwilligungen: ['EMPFANGSVOLLMACHT', 'SCHWEIGEPFLICHT_PRAXIS'] })
  const released = await forward(await bring(haus, 'BEIM_ARZT', { vor: { klientId } }))
  await user.click(await screen.findByRole('option', { name: /Yılmaz/ }))
  await waitFor(() =>
    expect(released.getByRole('combobox', { name: /^Praxis/ })).toHaveProperty('value', expect.stringContaining('Yılmaz')),
  )
  expect(released.queryByText(warning)).toBeNull()
})

it('the other pharmacy does not read whose choice it was not', async () => {
  const fall = await bring(haus, 'BEI_APOTHEKE')
  await fall.run('pfleger', 'anApothekeWeiterleiten')
  await show('apotheker2', fall)
  screen.getByText('Lieferung zum Pflegedienst')
  expect(document.body.textContent).not.toContain('Emma Köhler')
})
