import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { arznei, bring, type Haus, openHaus, put } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { bereichBody } from '@dreiklang/server/klient/klient.fixtures'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bestellentwurfRoutes } from '../../bestellentwurf/bestellentwurf.routes.tsx'
import { klientRoutes } from '../../klient/klient.routes.tsx'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'

let haus: Haus
let klientId: string
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
  klientId = await haus.admit({ nachname: 'Planfrau' })
  const body = bereichBody.medikation()
  await (await haus.wer('pfleger')).call(akteContract.updateMedikation, { params: { klientId }, body })
})
afterAll(() => haus.close())

it('a line of the plan comes into the order by one press, with its dose; another dose is said at once', async () => {
  const { id } = await put(haus, { klientId, positionen: [] })
  await openSeite({ server: haus, konto: 'pfleger', routes: bestellentwurfRoutes, path: `/bestellungen/${id}/bearbeiten` })
  await nutzer.click(await screen.findByRole('button', { name: 'Ramipril 5 mg übernehmen' }))
  const position = within(await screen.findByRole('region', { name: /Position 1/ }))
  await position.findByText('Medikationsplan, Fassung 2 vom 18.11.2026: Ramipril 5 mg: 1–0–0–0')
  // A line that asks something when it comes in stands open already.
  const line = await position.findByRole('button', { name: /Ramipril/ })
  if (line.getAttribute('aria-expanded') === 'false') await nutzer.click(line)
  expect(await position.findByRole('radio', { name: /Laut Medikationsplan/i })).toHaveProperty('checked', true)
  await nutzer.click(await position.findByLabelText(/^Als Text/))
  await nutzer.type(await position.findByLabelText(/^Dosierung als Text/), '1-0-1')
  await position.findByText('Weicht vom Medikationsplan ab: andere Dosierung als im Plan')
})

it('a prescription that differs changes no plan by itself: one press opens the plan with the change, and a person saves it', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', {
    vor: { klientId, positionen: [arznei({ dosierung: { schema: null, text: '1-0-0', lautMedikationsplan: false } })] },
  })
  const aenderung = {
    produkt: arznei().produkt,
    menge: 2,
    dosierung: { schema: null, text: '1/2-0-0', lautMedikationsplan: false },
    grund: 'Blutdruck niedrig',
  }
  await fall.run('arzt', 'verordnen', { aenderung })
  await openSeite({ server: haus, konto: 'pfleger', routes: [...bestellungenRoutes, ...klientRoutes], path: `/bestellungen/${fall.id}` })
  await screen.findByText(/laut Plan 1–0–0–0/)
  await nutzer.click(screen.getByRole('button', { expanded: false, name: /Ramipril/ }))
  await nutzer.click(screen.getByRole('button', { name: /^Plan anpassen/ }))
  const form = await screen.findByRole('form', { name: 'Medikation bearbeiten' })
  const [morgens] = within(form).getAllByRole('textbox', { name: 'Morgens' })
  expect(morgens).toHaveProperty('value', '1/2')
  await nutzer.click(within(form).getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Geändert: bisher Ramipril 5 mg: 1–0–0–0, jetzt Ramipril 5 mg: 1/2–0–0–0')
})
