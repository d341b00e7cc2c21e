import { type Haus, arznei, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openTab } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

it('a nurse scans what came and reads whether it is that, has another strength or belongs to nothing here; what differs is not confirmed', async () => {
  const user = userEvent.setup()
  const { produkt } = arznei()
  const strong = arznei({ produkt: { ...produkt, pzn: '02223945', bezeichnung: 'Ramipril 10 mg', wirkstaerke: '10 mg' } })
  // So the house knows that number.
  await bring(haus, 'BEIM_ARZT', { vor: { positionen: [strong] } })
  const fall = await bring(haus, 'GELIEFERT')
  await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  await user.click((await screen.findAllByRole('button', { name: 'Eingang bestätigen' }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Eingang bestätigen' }))
  const log = within(dialog.getByRole('log', { name: 'Geprüfte Packungen' }))
  const scan = async (code: string) => user.type(dialog.getByRole('textbox', { name: /^Packung prüfen/ }), `${code}{Enter}`)

  await scan('-08585997')
  await log.findByText('Stimmt: Ramipril 5 mg hat die Apotheke geliefert.')
  await scan('02223945')
  await log.findByText('Andere Stärke: Ramipril 10 mg statt Ramipril 5 mg.')
  await scan('02239828')
  await log.findByText('Diese Packung gehört zu keiner Position dieser Bestellung.')

  await user.click(dialog.getByRole('button', { name: 'Eingang bestätigen' }))
  await dialog.findByText(/gehört nicht zu dieser Position/)
  expect((await fall.readStore('pfleger')).status).toBe('GELIEFERT')
  await user.click(log.getByRole('button', { name: 'PZN 02223945 entfernen' }))
  await user.click(log.getByRole('button', { name: 'PZN 02239828 entfernen' }))
  await user.click(dialog.getByRole('button', { name: 'Eingang bestätigen' }))
  await openTab('Verlauf')
  await screen.findByText('1 Packung geprüft')
  expect((await fall.readStore('pfleger')).status).toBe('ABGESCHLOSSEN')
})
