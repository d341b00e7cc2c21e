import { betaeubungsmittel, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStep, openTab } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

const btm = { vor: { positionen: [betaeubungsmittel()] } }

describe('the form of a BtM', () => {
  it('is read by the pharmacy, which is told when the number is missing, and shown on sheet and print', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE', btm)
    await fall.run('apotheker', 'annehmen')
    const { user, fenster } = await openStep('apotheker', fall, 'Rezept liegt vor')
    await user.click(fenster.getByRole('button', { name: 'Rezept liegt vor' }))
    await fenster.findAllByText(/Die Nummer eines BtM-Rezepts hat neun Ziffern\. Bitte lesen Sie sie vom Formular ab\./)
    await user.type(fenster.getByLabelText(/Nummer des BtM-Rezepts/), '123456789')
    await user.click(fenster.getByRole('button', { name: 'Rezept liegt vor' }))
    await screen.findByText(/BtM-Rezept Nr\. 123456789/)
    fireEvent(window, new Event('beforeprint'))
    await waitFor(() => expect(screen.getAllByText(/BtM-Rezept Nr\. 123456789/)).toHaveLength(2))
    cleanup()
  })

  it('is asked of the doctor for a BtM only, and does not have to be said', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', btm)
    const { user, fenster } = await openStep('arzt', fall, 'Als verordnet eintragen')
    await user.type(fenster.getByLabelText(/Nummer des BtM-Rezepts/), '111222333')
    await user.click(fenster.getByRole('button', { name: 'Als verordnet eintragen' }))
    await waitFor(async () => expect((await fall.readStore('arzt')).positionen[0]?.rezept).toMatchObject({ btmNummer: '111222333' }))
    cleanup()
  })
})

it('the nurse who receives a BtM says what the Klient has then, and reads who recorded the handover', async () => {
  const fall = await bring(haus, 'GELIEFERT', btm)
  const { user, fenster } = await openStep('pfleger', fall, 'Eingang bestätigen')
  within(screen.getByRole('region', { name: 'Lieferungen' })).getByText('Übergabe eingetragen von')
  await user.type(fenster.getByLabelText(/BtM-Bestand nach Eingang/), '25 Stück')
  await user.click(fenster.getByRole('button', { name: 'Eingang bestätigen' }))
  await openTab('Verlauf')
  await screen.findAllByText('BtM-Bestand nach Eingang: 25 Stück')
  expect((await fall.readStore('pfleger')).positionen[0]?.btmBestand).toMatchObject({ menge: '25 Stück' })
})
