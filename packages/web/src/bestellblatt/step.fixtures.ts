import type { Fall, Konto } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openSeite } from '../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from './routes.fixtures.ts'

/** Opens the sheet as this account and presses the step on the card of Ramipril. */
export async function openStep(konto: Konto, fall: Fall, step: string) {
  await openSeite({ server: fall.haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  const card = within(await screen.findByRole('article', { name: /Ramipril/ }))
  const user = userEvent.setup()
  await user.click(card.getByRole('button', { name: step }))
  return { user, fenster: within(await screen.findByRole('dialog', { name: step })) }
}
