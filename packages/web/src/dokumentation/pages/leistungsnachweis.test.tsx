import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go, keepBesuchsServer, klientId, planBesuch, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { nutzer, openSeite, press } from '../../organisation/seite.fixtures.tsx'
import { dokumentationRoutes } from '../dokumentation.routes.tsx'

keepBesuchsServer()

const path = () => `/hausbesuch/klient/${klientId(server)}/leistungsnachweis`
const open = () => openSeite({ server, konto: 'pfleger', routes: dokumentationRoutes, path: path() })

async function provide(uhrzeit: string, finished = true) {
  const leistung = { code: null, bezeichnung: 'Insulin spritzen', quelle: 'HKP', sollMinuten: 10 } as const
  const besuch = await planBesuch(server, { uhrzeit, leistungen: [leistung] })
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const erbracht = [{ erbracht: true, grund: null }]
  const blatt = { ...emptyBlatt(1), leistungen: erbracht, ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2' }
  const call = finished ? dokumentationContract.finish : dokumentationContract.save
  const answer = await (await server.as('pfleger')).call(call, { params: { hausbesuchId: besuch.id }, body: { version: 0, blatt } })
  expect(answer.status).toBe(200)
}

const dialog = async () => within(await screen.findByRole('dialog'))

describe('The month sheet of a Klient', () => {
  it('is signed on the screen by who may act for the Klient, with name and capacity', async () => {
    await provide('07:00')
    await provide('08:00', false)
    const page = await open()
    await screen.findByText('Dieser Leistungsnachweis ist noch nicht unterschrieben.')
    await press('Unterschreiben')
    const form = await dialog()
    form.getByText(/01\.11\.2026 bis 30\.11\.2026 erbracht wurden: 1 Hausbesuch, 1 Leistung\./)
    form.getByText(/1 Hausbesuch ohne abgeschlossene Dokumentation ist nicht dabei/)
    await nutzer.click(form.getByRole('radio', { name: 'Bevollmächtigte Person' }))
    form.getByText('Personal des Pflegedienstes darf nicht für die versicherte Person unterschreiben.')
    await nutzer.click(form.getByRole('button', { name: 'Unterschrift speichern' }))
    await form.findAllByText('Bitte unterschreiben Sie in dem Feld.')
    const [name] = form.getAllByRole('textbox', { name: /Vor- und Nachname/ })
    if (name === undefined) throw new Error('The form asks for no name')
    await nutzer.type(name, 'Ute Berger')
    await nutzer.click(form.getByRole('radio', { name: 'Tippen' }))
    const [, drawn] = form.getAllByRole('textbox', { name: /Vor- und Nachname/ })
    if (drawn === undefined) throw new Error('The signature asks for no name')
    await nutzer.type(drawn, 'Ute Berger')
    await nutzer.click(form.getByRole('button', { name: 'Unterschrift speichern' }))

    await screen.findByText('Ute Berger (Bevollmächtigte Person)')
    screen.getByRole('img', { name: 'Unterschrift von Ute Berger' })
    screen.getByRole('link', { name: 'Fassung 1' })
    page.unmount()
  })

  it('says what has changed since, and keeps what was signed before', async () => {
    await provide('09:00')
    const page = await open()
    await screen.findByText('Seit der Unterschrift geändert')
    screen.getByText(/^23\.11\.2026, H-\S+: Hausbesuch dazugekommen$/)
    expect(screen.queryByRole('img', { name: 'Unterschrift von Ute Berger' })).toBeNull()
    await press('Neu unterschreiben')
    const form = await dialog()
    await nutzer.click(form.getByRole('radio', { name: 'Unterschrift nicht möglich' }))
    expect(form.queryByRole('group', { name: 'Unterschrift' })).toBeNull()
    await nutzer.type(form.getByRole('textbox', { name: /Warum ist keine Unterschrift möglich/ }), 'Im Krankenhaus')
    await nutzer.click(form.getByRole('button', { name: 'Grund speichern' }))
    await screen.findByText('Im Krankenhaus')
    await nutzer.click(screen.getByRole('link', { name: 'Fassung 1' }))

    await screen.findByText(/^So wurde der Leistungsnachweis am 23\.11\.2026.* unterschrieben/)
    screen.getByRole('img', { name: 'Unterschrift von Ute Berger' })
    expect(within(screen.getByRole('table', { name: 'Hausbesuche' })).getAllByRole('row')).toHaveLength(2)
    screen.getByText(/^Prüfsumme \(SHA-256\): [0-9a-f]{64}$/)
    expect(screen.queryByText(/Prüfsumme stimmt nicht/)).toBeNull()
    page.unmount()
  })
})
