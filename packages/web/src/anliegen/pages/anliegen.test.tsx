import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { besuch, frageAn, nachbestellung, openFormular, rueckruf } from '@dreiklang/server/anliegen/anliegen.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hausbesuchRoutesWith } from '../../hausbesuch/hausbesuch.routes.tsx'
import { press, nutzer, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { anliegenRoutes } from '../anliegen.routes.tsx'
import { anliegenOnBesuch } from '../components/anbauten.ts'

const c = anliegenContract
const adresse = 'sonnenhof'
let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await openFormular(server, { konto: 'pflege-admin', adresse })
})
afterAll(() => server.close())

const routes = [...anliegenRoutes, ...hausbesuchRoutesWith(anliegenOnBesuch)]
const open = (path: string, konto = 'pfleger') => openSeite({ server, konto, routes, path })
const lies = async (anliegenId: string) => (await (await server.as('pfleger')).call(c.read, { params: { anliegenId } })).body
const send = async (name: string, frage = rueckruf) => {
  await frageAn(server, adresse, { ...frage, name })
  const { zeilen } = (await (await server.as('pfleger')).call(c.list)).body
  const row = zeilen.find((one) => one.name === name)
  if (row === undefined) throw new Error('It did not arrive')
  return row
}

describe('The list of inquiries', () => {
  it('shows who asks with the telephone to touch, and leads to the inquiry', async () => {
    const { id } = await send('Liste Eins')
    await open('/anliegen')
    const link = await screen.findByRole('link', { name: /Liste Eins/ })
    expect(link.getAttribute('href')).toBe(`/anliegen/${id}`)
    expect(screen.getAllByRole('link', { name: '089 123456 anrufen' })[0]?.getAttribute('href')).toBe('tel:089123456')
  })

  it('says to the platform that inquiries are not hers', async () => {
    await open('/anliegen', 'admin')
    await screen.findByText('Anliegen gehen an Pflegedienste, Praxen und Apotheken.')
  })
})

describe('An inquiry', () => {
  it('is taken and finished by its buttons', async () => {
    const { id } = await send('Knopf')
    await open(`/anliegen/${id}`)
    await press('Übernehmen')
    await screen.findByText(/bearbeitet das Anliegen$/)
    await press('Erledigt')
    await screen.findByRole('button', { name: 'Wieder öffnen' })
    expect((await lies(id)).status).toBe('ERLEDIGT')
  })

  it('is turned down only with a reason', async () => {
    const { id } = await send('Nein')
    await open(`/anliegen/${id}`)
    await press('Ablehnen …')
    await press('Ablehnen')
    await screen.findByText('Bitte einen Grund wählen.')
    await nutzer.click(screen.getByRole('radio', { name: 'Niemand war zu erreichen' }))
    await press('Ablehnen')
    await waitFor(async () => expect((await lies(id)).status).toBe('ABGELEHNT'))
  })

  it('is told to whom it belongs when a colleague was faster', async () => {
    const { id, version } = await send('Schneller')
    await open(`/anliegen/${id}`)
    await screen.findByRole('button', { name: 'Übernehmen' })
    const kollegin = await server.as('pflege-admin')
    await kollegin.call(c.step, { params: { anliegenId: id }, body: { version, schritt: 'UEBERNEHMEN', grund: null } })
    await press('Übernehmen')
    await screen.findByText('Jemand war schneller. Bitte prüfen Sie den neuen Stand.')
    await screen.findByText(/bearbeitet das Anliegen$/)
  })

  it('suggests the Klient of this name and birthday, and becomes a draft', async () => {
    const pfleger = await server.as('pfleger')
    const [klient] = (await pfleger.call(klientContract.search)).body.klienten
    if (klient === undefined) throw new Error('The demo has Klienten')
    const { vorname, nachname, geburtsdatum } = klient
    const { id } = await send('Tochter', { ...nachbestellung, klient: { name: `${vorname} ${nachname}`, geburtsdatum } })
    const { router } = await open(`/anliegen/${id}`)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Bestellung anlegen' })).disabled).toBe(true)
    screen.getByText('3 Packungen Kompressen, Verbandmittel')
    await screen.findByText('Name und Geburtsdatum stimmen überein')
    await press(`${nachname}, ${vorname} zuordnen`)
    await screen.findByRole('link', { name: `${nachname}, ${vorname}` })
    await press('Bestellung anlegen')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/bestellungen\/.*\/bearbeiten$/))
    expect((await lies(id)).bestellungId).not.toBeNull()
  })
})

describe('A visit that was asked for', () => {
  it('is a new visit in one press, with what was said filled in, and the inquiry leads to it', async () => {
    const pfleger = await server.as('pfleger')
    const [klient] = (await pfleger.call(klientContract.search)).body.klienten
    if (klient === undefined) throw new Error('The demo has Klienten')
    const { id, nummer, version } = await send('Sohn', besuch)
    await pfleger.call(c.assignKlient, { params: { anliegenId: id }, body: { version, klientId: klient.id } })
    const { router, unmount } = await open(`/anliegen/${id}`)
    await press('Besuch daraus planen')
    await waitFor(() => expect(router.state.location.href).toBe(`/hausbesuch/neu?anliegenId=${id}`))
    const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
    expect((await field(/^Beschreibung/)).value).toBe(`Anliegen ${nummer}\nDer Verband hält nicht.`)
    expect((await field(/^Tag/)).value).toBe('01.12.2099')
    await waitFor(async () => expect((await field(/^Klient/)).value).toContain(klient.nachname))
    await nutzer.click(await screen.findByRole('combobox', { name: /^Anlass/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Routine' }))
    await nutzer.type(await field(/^Uhrzeit/), '09:15')
    await press('Hausbesuch planen')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/hausbesuch\/[0-9a-f-]{36}$/))
    const visit = router.state.location.pathname
    expect(`/hausbesuch/${(await lies(id)).hausbesuchId}`).toBe(visit)
    unmount()
    await open(`/anliegen/${id}`)
    expect((await screen.findByRole('link', { name: 'Besuch öffnen' })).getAttribute('href')).toBe(visit)
  })
})

describe('The settings of the form', () => {
  it('open it under an address of one’s own, with a code to put up', async () => {
    await open('/anliegen/formular', 'apotheke-admin')
    await nutzer.click(await screen.findByRole('radio', { name: /^Offen/ }))
    await write(/^Link/, 'am-markt')
    await press('Speichern')
    await screen.findByRole('img', { name: 'QR-Code mit der Adresse des Formulars' })
    expect((await server.anonymous.call(c.openForm, { params: { adresse: 'am-markt' } })).body.offen).toBe(true)
  })

  it('say at the field when the address is taken', async () => {
    await open('/anliegen/formular', 'arzt-admin')
    await write(/^Link/, adresse)
    await press('Speichern')
    expect(await screen.findAllByText(/Dieser Link ist schon vergeben/)).not.toEqual([])
  })

  it('are for the heads only', async () => {
    await open('/anliegen/formular', 'pfleger')
    await screen.findByText('Das Formular richtet die Leitung Ihrer Organisation ein.')
  })
})
