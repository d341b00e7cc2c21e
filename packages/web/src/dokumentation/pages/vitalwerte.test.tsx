import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { askArzt, go, klientId, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, nutzer, openSeite, write } from '../../organisation/seite.fixtures.tsx'
import { dokumentationRoutes } from '../dokumentation.routes.tsx'

keepBesuchsServer()
beforeAll(async () => {
  await askArzt(server)
})

const open = (konto: string, days = '30') =>
  openSeite({
    server,
    konto,
    routes: dokumentationRoutes,
    path: `/hausbesuch/klient/${klientId(server)}/vitalwerte?tage=${days}`,
  })

async function misst(uhrzeit: string, wert: number) {
  const besuch = await planBesuch(server, { uhrzeit })
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const am = new Date().toISOString()
  const messung = { id: crypto.randomUUID(), art: 'PULS', wert, wert2: null, am, ort: null, geraet: null, bemerkung: null } as const
  const blatt = { ...emptyBlatt(0), vitalwerte: [messung], ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2' }
  const answer = await (
    await server.as('pfleger')
  ).call(dokumentationContract.finish, { params: { hausbesuchId: besuch.id }, body: { version: 0, blatt } })
  expect(answer.status).toBe(200)
}

describe('Vital signs of a Klient over time', () => {
  it('say that there are none yet', async () => {
    const seite = await open('pfleger')
    await screen.findByText('Keine Vitalwerte in diesem Zeitraum')
    expect(screen.queryByRole('button', { name: 'Zielbereich setzen' })).toBeNull()
    seite.unmount()
  })

  it('are a curve that says what it shows, and a table; the range of the doctor stands beside and speaks in the hints', async () => {
    const praxis = await open('arzt')
    await press('Zielbereich setzen')
    const dialog = within(await screen.findByRole('dialog'))
    await nutzer.click(dialog.getByRole('combobox', { name: /^Vitalwert/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Puls' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Zielbereich setzen' }))
    expect(await dialog.findAllByText('Bitte ausfüllen.')).not.toHaveLength(0)
    await write(/^Ab \(/, '50')
    await write(/^Bis \(/, '80')
    await nutzer.click(dialog.getByRole('button', { name: 'Zielbereich setzen' }))
    await screen.findByText(/^50–80 \/min \(/)
    await screen.findByText('In diesem Zeitraum wurde dazu nichts gemessen.')
    praxis.unmount()

    await misst('09:00', 72)
    await misst('10:00', 91)
    const seite = await open('pfleger')
    await screen.findByRole('img', { name: /^Puls: 2 Werte .*zuletzt .*kleinster 72 \/min, größter 91 \/min\.$/ })
    screen.getByText(/^50–80 \/min \(/)
    expect(screen.queryByRole('button', { name: 'Zielbereich beenden' })).toBeNull()
    await press(/^2 Werte als Tabelle/)
    const row = (await screen.findByRole('cell', { name: '91 /min' })).closest('tr')
    expect(row?.textContent).toContain('Über dem ärztlichen Zielbereich (bis 80 /min).')
    seite.unmount()
  })

  it('go on in the usual range when the doctor has ended his', async () => {
    const seite = await open('arzt', '365')
    await press('Zielbereich beenden')
    await screen.findByText('Keine Vitalwerte in diesem Zeitraum')
    seite.unmount()
  })

  it('are not there for another house', async () => {
    await open('pfleger2')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht mehr da oder für Sie nicht freigegeben. Bitte laden Sie die Liste neu.',
    )
  })
})
