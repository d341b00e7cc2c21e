import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { everythingReadable } from '@dreiklang/server/bestellung/stream.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { inventoryRoutes } from '../inventory.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

it('a nurse sees until when a delivery lasts and from what that was reckoned, and makes a draft of it', async () => {
  const { produkt, ...rest } = arznei({ menge: 5, mengeneinheit: 'STUECK' })
  const tablets = { ...rest, produkt: { ...produkt, darreichungsform: 'TAB' } }
  const fall = await bring(haus, 'GELIEFERT', { vor: { positionen: [tablets] } })
  await everythingReadable(haus.ports.database)
  await haus.server.tick()
  const { router } = await openSeite({
    server: haus,
    konto: 'pfleger',
    routes: inventoryRoutes,
    path: '/apps/ecommerce/inventory/proposal',
  })
  const list = within(await screen.findByRole('region', { name: 'Geht bei Klientinnen und Klienten bald aus' }))
  list.getByText(/rechnerisch bis 22\.11\.2026/)
  list.getByText(
    `5 Stück am 18.11.2026 geliefert (Bestellung ${fall.stand.nummer}) · 1 am Tag laut Bestellung, kein Medikationsplan hinterlegt`,
  )
  await nutzer.click(list.getByRole('button', { name: 'Entwurf anlegen' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/bestellungen\/.+/))
  const { body } = await (await haus.wer('pfleger')).call(bestellungContract.list, { query: { status: 'ENTWURF' } })
  const [draft] = body.zeilen
  const read = await (await haus.wer('pfleger')).call(bestellungContract.read, { params: { bestellungId: draft?.id ?? '' } })
  expect(read.body).toMatchObject({ quelle: 'REICHWEITE', vorgaengerId: fall.id })
  expect(router.state.location.pathname).toContain(draft?.id)
})
