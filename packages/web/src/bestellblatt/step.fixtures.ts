import type { Fall, Konto } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openSeite } from '../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../bestellliste/routes.fixtures.ts'

/** The items and the bar with their steps, of an order that has one called so. */
export async function findPositionen(name: RegExp) {
  await screen.findByRole('rowgroup', { name })
  return within(screen.getByRole('region', { name: 'Positionen' }))
}

/** What stands beside the items. */
export async function openTab(name: string | RegExp): Promise<void> {
  await userEvent.setup().click(await screen.findByRole('tab', { name }))
}

/** Opens the sheet as this account, in place of what stood on the screen. */
export async function openCard(konto: Konto, fall: Fall, name: RegExp) {
  cleanup()
  await openSeite({ server: fall.haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  return findPositionen(name)
}

/** As `openCard` with Ramipril alone, and presses the step. */
export async function openStep(konto: Konto, fall: Fall, step: string) {
  const card = await openCard(konto, fall, /Ramipril/)
  const user = userEvent.setup()
  await user.click(card.getByRole('button', { name: step }))
  return { user, fenster: within(await screen.findByRole('dialog', { name: step })) }
}
