import { anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { dokumentationRoutes } from '../dokumentation.routes.tsx'

keepBesuchsServer()

const open = (konto: string, search = '') =>
  openSeite({ server, konto, routes: dokumentationRoutes, path: `/hausbesuch/anordnungen${search}` })

async function writeDown(uhrzeit: string, wortlaut: string): Promise<void> {
  const besuch = await planBesuch(server, { uhrzeit })
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const praxisId = server.ensemble.personen['arzt']?.organisationId ?? ''
  const am = new Date().toISOString()
  const anordnungen = [
    { id: crypto.randomUUID(), praxisId, arzt: 'Dr. Weber', weg: 'TELEFONISCH' as const, am, wortlaut, vorgelesen: true },
  ]
  const blatt = { ...emptyBlatt(0), anordnungen, ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2' }
  const pfleger = await server.as('pfleger')
  const answer = await pfleger.call(dokumentationContract.finish, { params: { hausbesuchId: besuch.id }, body: { version: 0, blatt } })
  if (answer.status !== 200) throw new Error(answer.text)
}
const stand = async (wortlaut: string) =>
  (await (await server.as('arzt')).call(anordnungContract.list)).body.anordnungen.find(({ inhalt }) => inhalt?.wortlaut === wortlaut)

describe('What a doctor said by word of mouth', () => {
  it('is signed against by the doctor, and is open no more', async () => {
    await writeDown('07:00', 'Furosemid heute auf 80 mg erhöhen')
    await open('arzt')
    await screen.findByText('Furosemid heute auf 80 mg erhöhen')
    await screen.findByText('Wartet auf Gegenzeichnung')
    await press('Gegenzeichnen')
    await screen.findByText('Keine Anordnungen')
    expect(await stand('Furosemid heute auf 80 mg erhöhen')).toMatchObject({ stand: 'GEGENGEZEICHNET' })
  })

  it('is not confirmed without a word about what was different, which the nursing service then reads', async () => {
    await writeDown('07:30', 'Marcumar absetzen')
    const praxis = await open('arzt')
    await press('Nicht bestätigen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Anordnung nicht bestätigen' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Nicht bestätigen' }))
    await nutzer.click(await dialog.findByRole('link', { name: /Was war anders/ }))
    expect(await stand('Marcumar absetzen')).toMatchObject({ stand: 'OFFEN' })
    await fill(dialog.getByLabelText(/^Was war anders/), 'Nur heute Abend auslassen')
    await nutzer.click(dialog.getByRole('button', { name: 'Nicht bestätigen' }))
    await waitFor(async () => expect(await stand('Marcumar absetzen')).toMatchObject({ stand: 'ABGELEHNT' }))
    praxis.unmount()
    await open('pfleger', '?welche=alle')
    await screen.findByText(/: Nur heute Abend auslassen$/)
  })

  it('can be read by the nurse and signed by nobody of her house', async () => {
    await writeDown('08:30', 'Blutzucker vor dem Essen messen')
    await open('pfleger')
    await screen.findByText('Blutzucker vor dem Essen messen')
    await screen.findByText(/^Gegenzeichnen kann nur eine Ärztin oder ein Arzt/)
    expect(screen.queryByRole('button', { name: 'Gegenzeichnen' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Nicht bestätigen' })).toBeNull()
  })

  it('is nothing that another practice has to do with', async () => {
    await writeDown('09:30', 'Kompressionsstrümpfe weglassen')
    await open('arzt2')
    await screen.findByText('Keine Anordnungen')
    expect(screen.queryByText('Kompressionsstrümpfe weglassen')).toBeNull()
  })
})
