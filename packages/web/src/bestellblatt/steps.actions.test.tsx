import { arznei, bring, type Fall, type Haus, type Konto, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../organisation/seite.fixtures.tsx'
import { listActions, performAction } from '../shared/actions.ts'
import { bestellungenRoutes } from '../bestellliste/routes.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

async function show(konto: Konto, fall: Fall) {
  const seite = await openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  await screen.findByText(`Bestellung ${fall.stand.nummer}`, { selector: 'span' })
  return seite
}
const steps = () => listActions().filter(({ id }) => id.startsWith('bestellung.schritt.'))

describe('the steps of an open order can be called by name', () => {
  it('by the pharmacist: accepting opens the same dialog as the button, for all positions', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { positionen: [arznei(), arznei({ menge: 1 })] } })
    const { unmount } = await show('apotheker', fall)
    const annehmen = steps().filter(({ name }) => name.startsWith('Annehmen'))
    expect(annehmen.map(({ name, section }) => [name, section])).toEqual([['Annehmen', `Bestellung ${fall.stand.nummer}`]])
    act(() => expect(performAction('bestellung.schritt.annehmen')).toBe(true))
    await screen.findByRole('dialog', { name: /Annehmen/ })
    unmount()
    await waitFor(() => expect(steps()).toEqual([]))
  })

  it('by whose turn it is only: the nursing service is not offered to accept', async () => {
    const { unmount } = await show('pfleger', await bring(haus, 'BEI_APOTHEKE'))
    expect(steps().length).toBeGreaterThan(0)
    expect(performAction('bestellung.schritt.annehmen')).toBe(false)
    unmount()
  })

  it('by position, where a step speaks of one only', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { positionen: [arznei(), arznei({ menge: 1 })] } })
    const { unmount } = await show('apotheker', fall)
    const austausch = steps().filter(({ id }) => id.startsWith('bestellung.schritt.austauschen.'))
    expect(austausch.map(({ id }) => id)).toEqual(fall.positionIds.map((id) => `bestellung.schritt.austauschen.${id}`))
    expect(austausch.every(({ name }) => name.endsWith(': Ramipril 5 mg'))).toBe(true)
    unmount()
  })

  it('not for a draft, which is edited as a whole', async () => {
    const { unmount } = await show('pfleger', await bring(haus, 'ENTWURF'))
    expect(steps()).toEqual([])
    unmount()
  })
})
