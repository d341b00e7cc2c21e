import { arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestellungenRoutes } from '../routes.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

const open = async (konto: string, path: string) => openSeite({ server: haus, konto, routes: bestellungenRoutes, path })

async function row(nummer: string): Promise<HTMLElement> {
  const found = (await screen.findByText(nummer)).closest('li')
  if (found === null) throw new Error(`${nummer} stands in no row`)
  return found
}

describe('a row of three lines', () => {
  it('names the first medicine and how many follow, the day, the status and where the prescription is', async () => {
    const fall = await bring(haus, 'VERORDNET', { vor: { positionen: [arznei(), arznei(), arznei()] } })
    await open('pfleger', '/bestellungen/pflege')
    const told = within(await row(fall.stand.nummer))
    expect(told.getAllByText('2 × Ramipril 5 mg')).toHaveLength(1)
    told.getByText('· +2')
    told.getByText('und 2 weitere')
    told.getByText('morgen')
    told.getByText('Verordnet')
    told.getByText('Auf der Gesundheitskarte')
  })

  it('says an emergency before the status', async () => {
    const fall = await bring(haus, 'VERORDNET', { vor: { prioritaet: 'NOTFALL', bedarfBis: haus.heute() } })
    await open('pfleger', '/bestellungen/pflege')
    const told = await row(fall.stand.nummer)
    expect(told.textContent).toMatch(/Notfall.*Verordnet/)
    expect(told.dataset['ton']).toBe('danger')
  })

  it('says what is left to do after a refusal, and not only that it waits', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'arztAblehnen', { grund: 'EGK_FEHLT_QUARTAL', text: null })
    await open('pfleger', '/bestellungen/pflege')
    const told = await row(fall.stand.nummer)
    expect(told.textContent).toMatch(/Karte einlesen/)
    expect(told.textContent).toMatch(/Neu anfragen/)
  })

  it('names every medicine where a doctor decides about it', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei(), arznei(), arznei()] } })
    await open('arzt', '/bestellungen/arzt?ansicht=dran')
    expect(within(await row(fall.stand.nummer)).getAllByText('2 × Ramipril 5 mg')).toHaveLength(3)
  })
})
