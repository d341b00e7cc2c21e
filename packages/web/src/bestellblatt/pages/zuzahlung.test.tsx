import { bring, type Fall, fallOf, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCard, openStep, openTab } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

const bagOf = async (fall: Fall) => (await fall.readStore('apotheker')).lieferungen[0]

it('the pharmacy says the price of a pack, sees what the law makes of it, and what is to be collected at the door', async () => {
  const fall = await bring(haus, 'IN_BEARBEITUNG')
  const { user, fenster } = await openStep('apotheker', fall, 'Bereitstellen')
  await fenster.findByText(/^Laut Bestellung:/)
  await user.type(await fenster.findByLabelText(/^Preis je Packung in Euro/), '72,63')
  await fenster.findByText(/^Rechnerisch 2 × 7,26\s€ = 14,52\s€$/)
  await user.click(fenster.getByRole('button', { name: 'Bereitstellen' }))
  await screen.findAllByText(/Bereitgestellt|bereit/)
  expect(await bagOf(fall)).toMatchObject({ zuzahlungen: [{ cent: 1452, preisCent: 7263 }] })

  const packed = await fallOf(haus, fall.id)
  await packed.run('apotheker', 'ausliefern')
  const door = await openStep('apotheker', packed, 'Übergeben')
  await door.fenster.findByText(/^Zuzahlung 14,52\s€ kassieren$/)
  await door.user.click(door.fenster.getByRole('radio', { name: 'Nicht kassiert' }))
  await door.user.type(await door.fenster.findByLabelText(/^Warum nicht\?/), 'Kein Bargeld im Haus')
  await door.user.type(door.fenster.getByLabelText(/^Name der Person/), 'Jonas Meyer')
  await door.user.click(door.fenster.getByRole('radio', { name: 'Tippen' }))
  await door.user.type(door.fenster.getByLabelText(/^Vor- und Nachname/), 'Jonas Meyer')
  await door.user.click(door.fenster.getByLabelText(/^Beratung/, { selector: 'input' }))
  await door.user.click(await screen.findByRole('option', { name: 'An der Tür' }))
  await door.user.click(door.fenster.getByRole('button', { name: 'Übergeben' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await bagOf(fall)).toMatchObject({ status: 'ZUGESTELLT', kassiert: { art: 'NICHT', cent: null, grund: 'Kein Bargeld im Haus' } })
  await openTab(/Lieferung/)
  await screen.findByText(/^14,52\s€ nicht kassiert: Kein Bargeld im Haus \(/)
})

it('the pharmacy says after packing what is to be paid, for each medicine of the bag', async () => {
  const fall = await bring(haus, 'BEREIT')
  await openCard('apotheker', fall, /Ramipril/)
  await openTab(/Lieferung/)
  const user = userEvent.setup()
  const bag = within(await screen.findByRole('article', { name: 'Lieferung 1' }))
  await user.click(bag.getByRole('button', { name: 'Zuzahlung angeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zuzahlung angeben' }))
  await user.click(dialog.getByRole('button', { name: 'Zuzahlung angeben' }))
  await dialog.findByText(/^Es ist kein Betrag eingetragen\./)
  await user.type(await dialog.findByLabelText(/^Preis je Packung in Euro/), '72,63')
  await user.click(dialog.getByRole('button', { name: 'Zuzahlung angeben' }))
  await bag.findByText(/^14,52\s€$/)
  expect(bag.queryByRole('button', { name: 'Zuzahlung angeben' })).toBeNull()
})

it('what nobody said at the door is open at the delivery, seen by the nursing service, until the pharmacy says more', async () => {
  const said = await bring(haus, 'IN_BEARBEITUNG')
  const positionen = said.stand.positionen.map(({ id }) => ({ positionId: id, menge: 2, charge: null, verfall: null, zuzahlungCent: 500 }))
  await said.run('apotheker', 'bereitstellen', { positionen })
  await said.run('apotheker', 'ausliefern')
  await said.run('apotheker', 'zustellen')
  await openCard('pfleger', said, /Ramipril/)
  await openTab(/Lieferung/)
  const bag = within(await screen.findByRole('article', { name: 'Lieferung 1' }))
  bag.getByText(/^5,00\s€ offen\. Ob kassiert wurde, ist nicht eingetragen\.$/)
  expect(bag.queryByRole('button', { name: 'Zuzahlung eintragen' })).toBeNull()

  await openCard('apotheker', said, /Ramipril/)
  await openTab(/Lieferung/)
  const own = within(await screen.findByRole('article', { name: 'Lieferung 1' }))
  const user = userEvent.setup()
  await user.click(own.getByRole('button', { name: 'Zuzahlung eintragen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Zuzahlung eintragen' }))
  await user.click(dialog.getByRole('button', { name: 'Zuzahlung eintragen' }))
  await dialog.findByRole('alert')
  await user.click(dialog.getByRole('radio', { name: 'Kommt auf die Rechnung' }))
  await user.click(dialog.getByRole('button', { name: 'Zuzahlung eintragen' }))
  await own.findByText(/^5,00\s€ kommt auf die Rechnung \(/)
})
