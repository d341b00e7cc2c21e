import { leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ohneAnbauten } from '../../hausbesuch/components/anbauten.ts'
import { hausbesuchRoutesMit } from '../../hausbesuch/hausbesuch.routes.tsx'
import { frageArzt, gehe, planeBesuch, starteBesuchsServer } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { druecke, nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { dokumentationAmBesuch } from './anbauten.tsx'

const routes = hausbesuchRoutesMit({ ...ohneAnbauten, karten: dokumentationAmBesuch.karten })
let server: TestServer
beforeAll(async () => {
  server = await starteBesuchsServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

const oeffne = (konto: string, id: string) => oeffneSeite({ server, konto, routes, path: `/hausbesuch/${id}` })

async function missPuls(wert: number) {
  const besuch = await planeBesuch(server)
  await gehe(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const am = new Date().toISOString()
  const messung = { id: crypto.randomUUID(), art: 'PULS', wert, wert2: null, am, ort: null, geraet: null, bemerkung: null } as const
  const blatt = { ...leeresBlatt(0), vitalwerte: [messung], ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2' }
  const params = { hausbesuchId: besuch.id }
  await (await server.as('pfleger')).call(dokumentationContract.finish, { params, body: { version: 0, blatt } })
}

describe('A nurse who asks for a doctor', () => {
  it('chooses measured values, and the practice reads them with the question', async () => {
    await missPuls(121)
    const { id } = await frageArzt(server)
    const leer = await oeffne('arzt', id)
    await screen.findByText('Hustet seit drei Tagen')
    expect(screen.queryByRole('region', { name: 'Messwerte für die Praxis' })).toBeNull()
    leer.unmount()
    const pflege = await oeffne('pfleger', id)
    await screen.findByText('Der Praxis wurden noch keine Messwerte mitgegeben.')
    await druecke('Messwerte auswählen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Messwerte auswählen' }))
    await nutzer.click(dialog.getByRole('checkbox', { name: /^Puls: 121 \/min, / }))
    await nutzer.click(dialog.getByRole('button', { name: 'Mitgeben' }))
    await screen.findByText(/^Mitgegeben von /)
    pflege.unmount()
    await oeffne('arzt', id)
    const karte = within(await screen.findByRole('region', { name: 'Messwerte für die Praxis' }))
    karte.getByText(/^Puls: 121 \/min, /)
    expect(karte.queryByRole('button')).toBeNull()
  })
})
