import type { Fall, Konto } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openSeite } from '../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from './routes.fixtures.ts'

/** Opens the sheet as this account, in place of what stood on the screen. @returns the card of this item */
export async function openCard(konto: Konto, fall: Fall, name: RegExp) {
  cleanup()
  await openSeite({ server: fall.haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  return within(await screen.findByRole('article', { name }))
}

/** As `openCard`, and presses the step on the card of Ramipril. */
export async function openStep(konto: Konto, fall: Fall, step: string) {
  const card = await openCard(konto, fall, /Ramipril/)
  const user = userEvent.setup()
  await user.click(card.getByRole('button', { name: step }))
  return { user, fenster: within(await screen.findByRole('dialog', { name: step })) }
}
