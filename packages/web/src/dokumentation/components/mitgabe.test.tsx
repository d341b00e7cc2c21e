import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withoutAnbauten } from '../../hausbesuch/components/anbauten.ts'
import { hausbesuchRoutesWith } from '../../hausbesuch/hausbesuch.routes.tsx'
import { askArzt, go, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { dokumentationOnBesuch } from './anbauten.tsx'

const routes = hausbesuchRoutesWith({ ...withoutAnbauten, karten: dokumentationOnBesuch.karten })
keepBesuchsServer()

const open = (konto: string, id: string) => openSeite({ server, konto, routes, path: `/hausbesuch/${id}` })

async function missPuls(wert: number) {
  const besuch = await planBesuch(server)
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const am = new Date().toISOString()
  const messung = { id: crypto.randomUUID(), art: 'PULS', wert, wert2: null, am, ort: null, geraet: null, bemerkung: null } as const
  const blatt = { ...emptyBlatt(0), vitalwerte: [messung], ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2' }
  const params = { hausbesuchId: besuch.id }
  await (await server.as('pfleger')).call(dokumentationContract.finish, { params, body: { version: 0, blatt } })
}

describe('A nurse who asks for a doctor', () => {
  it('chooses measured values, and the practice reads them with the question', async () => {
    await missPuls(121)
    const { id } = await askArzt(server)
    const empty = await open('arzt', id)
    await screen.findByText('Hustet seit drei Tagen')
    expect(screen.queryByRole('region', { name: 'Messwerte für die Praxis' })).toBeNull()
    empty.unmount()
    const pflege = await open('pfleger', id)
    await screen.findByText('Der Praxis wurden noch keine Messwerte mitgegeben.')
    await press('Messwerte auswählen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Messwerte auswählen' }))
    await nutzer.click(dialog.getByRole('checkbox', { name: /^Puls: 121 \/min, / }))
    await nutzer.click(dialog.getByRole('button', { name: 'Mitgeben' }))
    await screen.findByText(/^Mitgegeben von /)
    pflege.unmount()
    await open('arzt', id)
    const card = within(await screen.findByRole('region', { name: 'Messwerte für die Praxis' }))
    card.getByText(/^Puls: 121 \/min, /)
    expect(card.queryByRole('button')).toBeNull()
  })
})
