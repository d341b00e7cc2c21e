import { type Haus, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungRoutes } from '../bestellung.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus()
  const klientId = await haus.admit({ nachname: 'Tilgner' })
  await bring(haus, 'GELIEFERT', { vor: { klientId } })
})
afterAll(() => haus.close())

const open = (konto: string) => openSeite({ server: haus, konto, routes: bestellungRoutes, path: '/bestellungen/abschriften' })

describe('What a pharmacy keeps for itself', () => {
  it('is found with the day until which it has to be kept, and a copy of it is handed out', async () => {
    const saved = vi.fn<(blob: Blob) => string>(() => 'blob:kopie')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }))
    await open('apotheke-admin')
    await screen.findByText('Bei keiner Abschrift ist die Mindestfrist vorbei.')
    await nutzer.click(screen.getByRole('tab', { name: 'Alle' }))
    const list = within(await screen.findByRole('tabpanel', { name: 'Alle' }))
    await list.findByText(/^Tilgner, /)
    await nutzer.click(list.getByRole('button', { name: /^Kopie zu Tilgner, .* als JSON herunterladen$/ }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })
})
