import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go, keepBesuchsServer, planBesuch, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { fill, nutzer, openSeite, press, write } from '../../organisation/seite.fixtures.tsx'
import { dokumentationRoutes } from '../dokumentation.routes.tsx'

keepBesuchsServer()

async function begin(typ: 'BERATUNGSBESUCH' | 'PFLEGEBESUCH', uhrzeit: string): Promise<string> {
  const besuch = await planBesuch(server, { typ, uhrzeit }, 'pflege-admin')
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  return besuch.id
}
const open = (id: string) => openSeite({ server, konto: 'pfleger', routes: dokumentationRoutes, path: `/hausbesuch/${id}/dokumentation` })
const choose = async (group: RegExp, name: string) =>
  nutzer.click(within(await screen.findByRole('group', { name: group })).getByRole('radio', { name }))

describe('The sheet of a visit for advice', () => {
  it('asks for the proof, says what goes to the Kasse, and shows it when the visit is finished', async () => {
    const id = await begin('BERATUNGSBESUCH', '11:00')
    const seite = await open(id)
    await screen.findByText(/Ohne Einwilligung wird der Kasse nur bestätigt, dass beraten wurde/)
    await press('Besuch abschließen')
    await screen.findByText(/Ist die Pflege sichergestellt\? Bitte wählen/)
    await screen.findByText(/Mitteilung an die Pflegekasse: Bitte fragen/)
    await choose(/Ist die Pflege sichergestellt/, 'mit den vorgeschlagenen Maßnahmen')
    await write(/^Empfehlung/, 'Haltegriff im Bad')
    await choose(/Darf die Pflegekasse erfahren/, 'Nein')
    await write(/^Ergebnis und weiteres Vorgehen/, 'Beratung gegeben')
    await press(/^Handzeichen/)
    const initials = within(screen.getAllByRole('group', { name: 'Handzeichen' }).at(-1) ?? document.body)
    await nutzer.click(initials.getByText('Tippen'))
    await fill(initials.getByRole('textbox'), 'JM')
    await press('Besuch abschließen')
    await screen.findByText(/^Abgeschlossen am/)
    await screen.findByText('keine Einwilligung, nur die Beratung selbst wird bestätigt')
    await screen.findByText('Beraten durch')
    const { body } = await (await server.as('pfleger')).call(dokumentationContract.read, { params: { hausbesuchId: id } })
    expect(body.blatt?.beratung).toEqual({ sichergestellt: 'MASSNAHMEN', empfehlung: 'Haltegriff im Bad', einwilligung: false })
    seite.unmount()
  })

  it('is asked for at no other visit', async () => {
    const id = await begin('PFLEGEBESUCH', '12:00')
    await open(id)
    await screen.findByRole('button', { name: 'Besuch abschließen' })
    expect(screen.queryByText(/Ist die Pflege sichergestellt/)).toBeNull()
  })
})
