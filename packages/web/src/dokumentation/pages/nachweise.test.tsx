import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { go, keepBesuchsServer, klientId, planBesuch, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { nutzer, openSeite, press } from '../../organisation/seite.fixtures.tsx'
import { dokumentationRoutes } from '../dokumentation.routes.tsx'

keepBesuchsServer()
const leistung = { code: null, bezeichnung: 'Insulin spritzen', quelle: 'HKP', sollMinuten: 10 } as const

beforeAll(async () => {
  for (const [nr, finished] of [true, false].entries()) {
    const klient = klientId(server, nr)
    const besuch = await planBesuch(server, { klientId: klient, uhrzeit: `0${7 + nr}:00`, leistungen: [leistung] })
    await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
    const blatt = { ...emptyBlatt(1), leistungen: [{ erbracht: true, grund: null }], ergebnis: 'Wohlauf', handzeichen: 'M 1 1 L 2 2' }
    const call = finished ? dokumentationContract.finish : dokumentationContract.save
    const answer = await (await server.as('pfleger')).call(call, { params: { hausbesuchId: besuch.id }, body: { version: 0, blatt } })
    if (answer.status !== 200) throw new Error(answer.text)
  }
})

const open = (konto: string, path = '/hausbesuch/leistungsnachweise') => openSeite({ server, konto, routes: dokumentationRoutes, path })
const rows = () => screen.findAllByText(/^geboren /)

describe('The month sheets of a nursing service', () => {
  it('are listed with what is missing, and the tab shows those of which it is', async () => {
    const page = await open('pfleger')
    expect(await rows()).toHaveLength(2)
    screen.getByText('Leistungen im November 2026')
    await screen.findByText('1 Dokumentation')
    await nutzer.click(screen.getByRole('tab', { name: 'Dokumentation fehlt' }))
    await screen.findByText('1 Dokumentation')
    await press('Vormonat')
    await screen.findByText('Leistungen im Oktober 2026')
    await waitFor(() => expect(screen.queryByText(/^geboren /)).toBeNull())
    page.unmount()
  })

  it('open with one click, and those that were chosen stand on one page to print', async () => {
    const page = await open('pflege-admin')
    expect(await rows()).toHaveLength(2)
    const [first] = screen.getAllByRole('checkbox', { name: /auswählen/ })
    if (first === undefined) throw new Error('No line can be chosen')
    await nutzer.click(first)
    await nutzer.click(screen.getByRole('button', { name: 'Drucken (1)' }))
    const dialog = within(await screen.findByRole('dialog'))
    await nutzer.click(dialog.getByRole('button', { name: '1 Eintrag: Drucken' }))
    await screen.findByText('November 2026 · 1 Leistungsnachweis')
    page.unmount()
  })

  it('stand all on one page to print', async () => {
    const page = await open('pfleger', '/hausbesuch/leistungsnachweise/druck?monat=2026-11')
    await screen.findByText('November 2026 · 2 Leistungsnachweise')
    expect(screen.getAllByRole('region', { name: /^Leistungsnachweis: / })).toHaveLength(2)
    screen.getByText('1 Hausbesuch ohne abgeschlossene Dokumentation zählt hier nicht.')
    page.unmount()
  })
})
