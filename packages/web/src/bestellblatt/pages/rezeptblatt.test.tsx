import { arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())
afterEach(cleanup)

const named = (bezeichnung: string) => {
  const one = arznei({ rezeptart: 'MUSTER16' })
  return { ...one, produkt: { ...one.produkt, bezeichnung } }
}
const two = { vor: { positionen: [named('Ramipril'), named('Bisoprolol')] } }
const together = { rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS', zusammen: true }
const open = (konto: Parameters<Haus['wer']>[0], id: string) =>
  openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${id}` })

async function written() {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  await fall.run('arzt', 'verordnen', together)
  return fall
}

describe('several medicines on one sheet of paper', () => {
  it('are prescribed together, and the order shows them as one sheet with one place', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', two)
    await open('arzt', fall.id)
    const user = userEvent.setup()
    const bar = within(await screen.findByRole('region', { name: 'Mehrere Positionen auf einmal' }))
    await user.click(bar.getByRole('button', { name: 'Als verordnet eintragen' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'Als verordnet eintragen' }))
    fenster.getByRole('checkbox', { name: 'Zusammen auf so wenige Blätter wie möglich', checked: true })
    fenster.getByText('Blatt 1: Ramipril, Bisoprolol')
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    const blatt = within(await screen.findByRole('rowgroup', { name: 'Ein Rezeptblatt: Ramipril, Bisoprolol' }))
    expect(blatt.getAllByText('Papier in der Praxis')).toHaveLength(1)
    expect(within(screen.getByRole('table', { name: 'Positionen' })).getAllByText('Papier in der Praxis')).toHaveLength(1)
    const { positionen } = await fall.readStore('arzt')
    expect(positionen[0]?.rezept?.rezeptblattId).toBe(positionen[1]?.rezept?.rezeptblattId)
  })

  it('each on its own when the doctor says so', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', two)
    await open('arzt', fall.id)
    const user = userEvent.setup()
    const bar = within(await screen.findByRole('region', { name: 'Mehrere Positionen auf einmal' }))
    await user.click(bar.getByRole('button', { name: 'Als verordnet eintragen' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'Als verordnet eintragen' }))
    await user.click(fenster.getByLabelText('Zusammen auf so wenige Blätter wie möglich'))
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    await waitFor(() => expect(screen.queryByText('Noch kein Rezept')).toBeNull())
    expect(screen.queryByText(/^Ein Rezeptblatt/)).toBeNull()
    expect((await fall.readStore('arzt')).positionen.map(({ rezept }) => rezept?.rezeptblattId)).toEqual([null, null])
  })

  it('are selected by one tick and handed to the pharmacy by one step', async () => {
    const fall = await written()
    await open('pfleger', fall.id)
    const user = userEvent.setup()
    await screen.findByLabelText('Blatt auswählen: Ramipril, Bisoprolol')
    expect(screen.queryByLabelText('Ramipril auswählen')).toBeNull()
    screen.getByText('2 Positionen gemeinsam')
    // The bar has the step for the whole sheet; unfolded, a medicine on it does not say it once more.
    await user.click(screen.getByRole('button', { name: 'Ramipril' }))
    await user.click(screen.getByRole('button', { name: 'An die Apotheke geben' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'An die Apotheke geben' }))
    await user.click(fenster.getByRole('button', { name: 'An die Apotheke geben' }))
    await waitFor(async () => {
      const { positionen } = await fall.readStore('pfleger')
      expect(positionen.map(({ status }) => status)).toEqual(['BEI_APOTHEKE', 'BEI_APOTHEKE'])
    })
  })

  it('still have the bar for all of them when they are selected, and beside another sheet', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [named('Ramipril'), named('Bisoprolol'), named('Torasemid')] } })
    const [first, second, third] = fall.stand.positionen.map(({ id }) => id)
    await fall.run('arzt', 'verordnen', { ...together, positionIds: [first, second] })
    await fall.run('arzt', 'verordnen', { rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS', positionIds: [third] })
    await open('pfleger', fall.id)
    await screen.findByText('3 Positionen gemeinsam')
    await userEvent.setup().click(screen.getByLabelText('Blatt auswählen: Ramipril, Bisoprolol'))
    screen.getByText('2 Positionen ausgewählt')
  })

  it('are named before one of them is cancelled, and the print says what shares a sheet', async () => {
    const fall = await written()
    await open('pfleger', fall.id)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ramipril' }))
    const row = within(screen.getByRole('rowgroup', { name: 'Ramipril' }))
    await user.click(row.getByRole('button', { name: /Weitere Schritte/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stornieren' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'Stornieren' }))
    fenster.getByText('Das Blatt trägt auch: Bisoprolol. Dafür gilt es weiter.')
    fireEvent(window, new Event('beforeprint'))
    await screen.findByText(/Auf einem Blatt mit Nr\. 2/)
  })

  it('go along when the place of one is reported, which the dialog says before', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', two)
    await fall.run('arzt', 'verordnen', together)
    await fall.run('pfleger', 'stornieren', { positionIds: fall.positionIds.slice(0, 1) })
    await open('pfleger', fall.id)
    const user = userEvent.setup()
    await screen.findByRole('rowgroup', { name: 'Ein Rezeptblatt: Ramipril (Storniert), Bisoprolol' })
    await user.click(within(screen.getByRole('region', { name: 'Schritte' })).getByRole('button', { name: 'Weitere Schritte: Bisoprolol' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rezept-Ort ändern' }))
    const fenster = within(await screen.findByRole('dialog', { name: 'Rezept-Ort ändern' }))
    fenster.getByText('Das Blatt trägt auch: Ramipril (Storniert). Es wird als Ganzes bewegt.')
    await user.click(fenster.getByLabelText('Papier beim Pflegedienst'))
    await user.click(fenster.getByRole('button', { name: 'Rezept-Ort ändern' }))
    await waitFor(async () => {
      const { positionen } = await fall.readStore('pfleger')
      expect(positionen.map(({ rezept }) => rezept?.ort)).toEqual(['PAPIER_PFLEGE', 'PAPIER_PFLEGE'])
    })
  })
})
