import { arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { openTab } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

async function lieferungen(konto: 'pfleger' | 'apotheker', bestellungId: string) {
  await openSeite({ server: haus, konto, routes: bestellungenRoutes, path: `/bestellungen/${bestellungId}` })
  await openTab(/^Lieferungen/)
  return within(await screen.findByRole('region', { name: 'Lieferungen' }))
}

describe('a bag whose order was cancelled by consent', () => {
  it('is cancelled for both sides: no code to ask for, nothing to hand over', async () => {
    const fall = await bring(haus, 'BEREIT')
    const code = fall.stand.lieferungen[0]?.code ?? 'none'
    const before = await lieferungen('apotheker', fall.id)
    before.getByText('Vorbereitet')
    before.getByRole('button', { name: 'Ausliefern' })
    cleanup()
    expect((await lieferungen('pfleger', fall.id)).getByText(code)).toBeDefined()
    cleanup()
    await fall.run('pfleger', 'stornoAnfragen')
    await fall.run('apotheker', 'stornoBeantworten', { zustimmung: true })
    for (const konto of ['pfleger', 'apotheker'] as const) {
      const beutel = within((await lieferungen(konto, fall.id)).getByRole('article', { name: 'Lieferung 1' }))
      beutel.getByText('Storniert')
      beutel.getByText('2 × Ramipril 5 mg, Storniert')
      expect(beutel.queryByText('Vorbereitet')).toBeNull()
      expect(beutel.queryByText(code)).toBeNull()
      expect(beutel.queryByRole('button')).toBeNull()
      cleanup()
    }
  })

  it('given only one of two positions was cancelled, then the bag goes out with the other', async () => {
    const fall = await bring(haus, 'BEREIT', { vor: { positionen: [arznei(), arznei()] } })
    const positionIds = fall.positionIds.slice(0, 1)
    await fall.run('pfleger', 'stornoAnfragen', { positionIds })
    await fall.run('apotheker', 'stornoBeantworten', { positionIds, zustimmung: true })
    const beutel = within((await lieferungen('apotheker', fall.id)).getByRole('article', { name: 'Lieferung 1' }))
    beutel.getByText('Vorbereitet')
    expect(beutel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Ramipril 5 mg, Storniert',
      '2 × Ramipril 5 mg',
    ])
    beutel.getByRole('button', { name: 'Ausliefern' })
  })
})
