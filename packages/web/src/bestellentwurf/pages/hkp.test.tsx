import { arznei, type Haus, openHaus, put } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellentwurfRoutes } from '../bestellentwurf.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

const hkp = arznei({ rezeptart: 'MUSTER12', dosierung: null })

it('a draft of a Muster 12 alone asks for no pharmacy, nor where it is delivered and who redeems it', async () => {
  const produkt = { ...hkp.produkt, produktart: 'SONSTIGES', bezeichnung: 'Häusliche Krankenpflege (Muster 12)' } as const
  const { id } = await put(haus, { positionen: [{ ...hkp, produkt }] })
  await openSeite({ server: haus, konto: 'pfleger', routes: bestellentwurfRoutes, path: `/bestellungen/${id}/bearbeiten` })
  const ways = await screen.findByRole('button', { name: /^Praxis/ })
  expect(ways.textContent).not.toMatch(/Lieferung|Apotheke/)
  await nutzer.click(ways)
  await screen.findByRole('combobox', { name: /^Praxis/ })
  expect(screen.queryByLabelText(/^Apotheke/)).toBeNull()
  expect(screen.queryByLabelText(/^Lieferung oder Abholung/)).toBeNull()
  expect(screen.queryByLabelText(/^Zeitfenster/)).toBeNull()
  expect(screen.queryByText('Wer löst das Rezept ein?')).toBeNull()
})
