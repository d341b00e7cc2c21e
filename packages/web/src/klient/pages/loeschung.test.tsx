import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { sql } from '@dreiklang/server/database/sql'
import { demoMail } from '@dreiklang/server/demo/konten'
import { systemContext } from '@dreiklang/server/shared/context'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string, konto = 'pflege-admin') => openSeite({ server, konto, routes: klientRoutes, path })
const press = async (name: string) => nutzer.click(await screen.findByRole('button', { name }))
const card = () => screen.findByRole('region', { name: 'Aufbewahrung und Löschung' })

async function befoerdere(): Promise<void> {
  const text = `update person set rolle = 'ROLE_PFLEGE_ADMIN' where email = :email`
  await server.ports.database.query(systemContext, sql('test.befoerdere', text), { email: demoMail('pfleger') })
}

async function admit(nachname: string): Promise<string> {
  const leitung = await server.as('pflege-admin')
  const body = {
    vorname: 'Ilse',
    nachname,
    geburtsdatum: '1931-02-03',
    geschlecht: 'W',
    versicherungsart: 'PKV',
    kvnr: null,
    krankenkasse: null,
    kassenIk: null,
    zuzahlungBefreitBis: null,
    adresse: null,
    wohnform: 'ALLEIN',
    telefon: null,
    hausarztId: null,
    allergien: null,
    status: 'AKTIV',
  }
  return (await leitung.call(klientContract.create, { body })).body.id
}

async function begruende(title: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title })
  await fill(within(dialog).getByRole('textbox', { name: 'Grund' }), 'Wird geprüft')
  await nutzer.click(within(dialog).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
}

describe('Retention and erasure', () => {
  it('is nothing for nurses: neither the part of the record nor the page', async () => {
    await open(`/klienten/${server.klienten[0]?.id ?? ''}`, 'pfleger')
    await screen.findByRole('tab', { name: 'Einsicht' })
    expect(screen.queryByRole('tab', { name: 'Aufbewahrung' })).toBeNull()
  })

  it('tells nurses that the page is for the heads', async () => {
    await open('/klienten/loeschung', 'pfleger')
    await screen.findByText('Sperren und löschen kann nur die Leitung.')
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('restricts a record from its own page, finds it among the restricted ones, and lifts it again', async () => {
    const klientId = await admit('Sperrhofer')
    const { router } = await open(`/klienten/${klientId}?bereich=loeschung`)
    await card()
    await press('Akte sperren')
    await begruende('Akte sperren?', 'Akte sperren')
    await waitFor(() => expect(router.state.location.pathname).toBe('/klienten/loeschung'))
    await nutzer.click(await screen.findByRole('link', { name: 'Sperrhofer, Ilse' }))
    await within(await card()).findByText(/Sabine Krüger: Wird geprüft/)
    expect((await (await server.as('pflege-admin')).call(akteContract.read, { params: { klientId } })).status).toBe(404)
    await press('Sperre aufheben')
    await begruende('Sperre aufheben?', 'Sperre aufheben')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/klienten/${klientId}`))
    await screen.findByRole('heading', { level: 1, name: /Sperrhofer/ })
  })

  it('says why a record cannot be erased, and offers no button for it', async () => {
    const klientId = await admit('Bleiber')
    await (await server.as('pflege-admin')).call(loeschungContract.request, { params: { klientId }, body: { grund: 'Versehen' } })
    await open(`/klienten/${klientId}?bereich=loeschung`)
    await within(await card()).findByText(/^Sie sind die einzige Leitung Ihrer Organisation/)
    expect(screen.queryByRole('button', { name: 'Löschung bestätigen' })).toBeNull()
    await press('Antrag zurücknehmen')
    await begruende('Antrag zurücknehmen', 'Antrag zurücknehmen')
    await screen.findByRole('button', { name: 'Löschung beantragen' })
  })

  it('is asked for by one head and done by another, who sees what goes and what stays', async () => {
    const klientId = await admit('Irrtum')
    const first = await open(`/klienten/${klientId}?bereich=loeschung`)
    await press('Löschung beantragen')
    await begruende('Löschung beantragen?', 'Löschung beantragen')
    await within(await card()).findByText('Die Löschung dieser Akte ist beantragt')
    first.unmount()
    await befoerdere()
    const { router } = await open('/klienten/loeschung?ansicht=BEANTRAGT', 'pfleger')
    await nutzer.click(await screen.findByRole('link', { name: 'Irrtum, Ilse' }))
    await press('Löschung bestätigen')
    const dialog = await screen.findByRole('dialog', { name: 'Irrtum, Ilse endgültig löschen?' })
    within(dialog).getByText('Gelöscht werden')
    within(dialog).getByText(/Einträge im Protokoll, nur mit der Nummer der Akte/)
    await nutzer.click(within(dialog).getByRole('button', { name: 'Endgültig löschen' }))
    await screen.findByText('Keine Löschung ist beantragt.')
    expect(router.state.location.search).toEqual({ ansicht: 'BEANTRAGT' })
    expect((await (await server.as('pflege-admin')).call(loeschungContract.read, { params: { klientId } })).status).toBe(404)
  })
})
