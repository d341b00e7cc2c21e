import { arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openCard } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())
afterEach(cleanup)

const named = (bezeichnung: string) => ({ ...arznei(), produkt: { ...arznei().produkt, bezeichnung } })
const two = { vor: { positionen: [named('Ramipril'), named('Bisoprolol')] } }
const row = (name: string) => within(screen.getByRole('rowgroup', { name }))
const bar = (name: string) => within(screen.getByRole('region', { name }))

it('a nurse reads of each medicine in one row what was asked for, prescribed and delivered, and its state', async () => {
  const fall = await bring(haus, 'VERORDNET', two)
  await openCard('pfleger', fall, /Ramipril/)
  const table = within(screen.getByRole('table', { name: 'Positionen' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Angefordert',
    'Verordnet',
    'Geliefert',
    'Status',
  ])
  expect(
    row('Bisoprolol')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', '= wie angefordert', '– noch nicht', expect.stringMatching(/^Verordnet/), ''])
})

it('what a nurse rarely looks up unfolds by Enter, and folds again', async () => {
  const fall = await bring(haus, 'VERORDNET', two)
  await openCard('pfleger', fall, /Ramipril/)
  const user = userEvent.setup()
  const name = row('Ramipril').getByRole('button', { name: 'Ramipril', expanded: false })
  expect(row('Ramipril').queryByText('Rezeptart')).toBeNull()
  name.focus()
  await user.keyboard('{Enter}')
  row('Ramipril').getByText('Rezeptart')
  expect(row('Bisoprolol').queryByText('Rezeptart')).toBeNull()
  await user.keyboard('{Enter}')
  expect(row('Ramipril').queryByText('Rezeptart')).toBeNull()
})

it('the bar has the steps of what is chosen, and says of several why one is shut', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  await fall.run('arzt', 'verordnen', { positionIds: fall.positionIds.slice(0, 1) })
  await openCard('pfleger', fall, /Ramipril/)
  const user = userEvent.setup()
  bar('Schritte').getByText('Ramipril')
  bar('Schritte').getByRole('button', { name: 'An die Apotheke geben' })
  await user.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }))
  const both = bar('Mehrere Positionen auf einmal')
  both.getByText('2 Positionen ausgewählt')
  expect(both.queryByRole('button', { name: 'An die Apotheke geben' })).toBeNull()
  expect(both.getAllByText(/An die Apotheke geben/).length).toBeGreaterThan(0)
  await user.click(both.getByRole('button', { name: 'Auswahl aufheben' }))
  bar('Schritte').getByRole('button', { name: 'An die Apotheke geben' })
})

it('an address leads to one position, which is unfolded and has the focus', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  const path = `/bestellungen/${fall.id}#position-${fall.positionIds[1]}`
  await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path })
  await screen.findByRole('button', { name: 'Bisoprolol', expanded: true })
  screen.getByRole('button', { name: 'Ramipril', expanded: false })
  expect(document.activeElement).toBe(screen.getByRole('rowgroup', { name: 'Bisoprolol' }))
})

it('a question that waits for the own side is shown first, and one that comes in later is led to', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  await openCard('pflege-admin', fall, /Ramipril/)
  screen.getByRole('tab', { name: 'Beteiligte', selected: true })
  await fall.run('arzt', 'rueckfrageStellen', { an: 'PFLEGE', text: 'Seit wann?' })
  await openCard('pflege-admin', fall, /Ramipril/)
  screen.getByRole('tab', { name: /^Rückfragen/, selected: true })
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Akte' }))
  await user.click(screen.getByRole('button', { name: 'Zur Rückfrage' }))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: /fragt/ }))
})
