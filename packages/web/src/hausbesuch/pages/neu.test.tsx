import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { druecke, fuelle, nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { klientId, lies, morgen, personId, planeBesuch, starteBesuchsServer } from './besuch.fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await starteBesuchsServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})
afterEach(() => sessionStorage.clear())

const oeffne = (path: string, konto = 'pfleger') => oeffneSeite({ server, konto, routes: hausbesuchRoutes, path })
const feld = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const deutsch = (tag: string) => tag.split('-').toReversed().join('.')
const waehle = async (name: RegExp, wahl: string) => {
  await nutzer.click(await screen.findByRole('combobox', { name }))
  await nutzer.click(await screen.findByRole('option', { name: wahl }))
}
const idAus = (path: string) => path.split('/').at(-1) ?? ''
const angelegt = (router: { state: { location: { pathname: string } } }) =>
  waitFor(() => {
    expect(router.state.location.pathname).toMatch(/^\/hausbesuch\/[0-9a-f-]{36}$/)
    return idAus(router.state.location.pathname)
  })

describe('A new visit of the nursing service', () => {
  it('begins with the Klient of the address and with whoever writes it', async () => {
    const { router } = await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}`)
    const { nachname } = (await (await server.as('pfleger')).call(klientContract.read, { params: { klientId: klientId(server) } })).body
    await waitFor(async () => expect((await feld(/^Klient/)).value).toContain(nachname))
    await waehle(/^Art des Besuchs/, 'Pflegebesuch')
    await waehle(/^Anlass/, 'Routine')
    await fuelle(await feld(/^Tag/), deutsch(morgen))
    await nutzer.type(await feld(/^Uhrzeit/), '09:15')
    await druecke('Hausbesuch planen')
    const id = await angelegt(router)
    expect(await lies(server, 'pfleger', id)).toMatchObject({
      typ: 'PFLEGEBESUCH',
      plan: { datum: morgen, uhrzeit: '09:15', dauerMinuten: 30 },
      zugewiesene: [{ personId: personId(server, 'pfleger') }],
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('takes place elsewhere, with the way to the door, and never says a key number', async () => {
    const { router } = await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}&typ=PFLEGEBESUCH`)
    await waehle(/^Anlass/, 'Routine')
    await fuelle(await feld(/^Tag/), deutsch(morgen))
    await nutzer.type(await feld(/^Uhrzeit/), '17:15')
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Nicht in der Wohnung des Klienten' }))
    await nutzer.type(await feld(/^Straße/), 'Nebenweg')
    await nutzer.type(await feld(/^Hausnummer/), '2')
    await nutzer.type(await feld(/^Postleitzahl/), '80331')
    await nutzer.type(await feld(/^Ort/), 'München')
    await nutzer.type(await feld(/^Name an der Klingel/), 'Tochter Meier')
    await nutzer.type(await feld(/^Weg zur Tür/), 'Schlüssel Nr. 17')
    await druecke('Hausbesuch planen')
    await screen.findAllByText(/Schlüsselnummern und Codes gehören in die Zugangsdaten/)
    await fuelle(await feld(/^Weg zur Tür/), 'durch den Hof')
    await druecke('Hausbesuch planen')
    const id = await angelegt(router)
    expect(await lies(server, 'pfleger', id)).toMatchObject({
      ort: { strasse: 'Nebenweg', hausnummer: '2', plz: '80331', ort: 'München' },
      tuer: { etage: null, klingelname: 'Tochter Meier', zugang: 'durch den Hof' },
    })
    await screen.findByText('durch den Hof')
  })

  it('says while it is being written whom it collides with', async () => {
    const { nummer } = await planeBesuch(server, { datum: morgen, uhrzeit: '13:00' })
    await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}&typ=PFLEGEBESUCH`)
    await fuelle(await feld(/^Tag/), deutsch(morgen))
    await nutzer.type(await feld(/^Uhrzeit/), '13:15')
    await screen.findByText(/hat zu dieser Zeit schon einen Hausbesuch/)
    await screen.findByRole('link', { name: `Besuch ${nummer}, 13:00 bis 13:30 Uhr` })
    await nutzer.clear(await feld(/^Uhrzeit/))
    await nutzer.type(await feld(/^Uhrzeit/), '15:00')
    await waitFor(() => expect(screen.queryByText(/hat zu dieser Zeit schon einen Hausbesuch/)).toBeNull())
  })

  it('names every field that is missing, and sends nothing', async () => {
    await oeffne('/hausbesuch/neu?typ=PFLEGEBESUCH')
    await druecke('Hausbesuch planen')
    const meldung = await screen.findByRole('alert')
    expect(meldung.textContent).toContain('Klient')
    expect(meldung.textContent).toContain('Anlass')
    expect(meldung.textContent).toContain('Uhrzeit')
  })

  it('keeps its words through a reload, for the same person only, and until the sign-out', async () => {
    let seite = await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}`)
    await fuelle(await feld(/^Beschreibung/), 'Verband wechseln')
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    seite.unmount()
    seite = await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}`)
    await screen.findByText('Sie sehen Ihre Eingaben vom letzten Mal.')
    expect((await feld(/^Beschreibung/)).value).toBe('Verband wechseln')
    await druecke('Von vorn beginnen')
    await waitFor(async () => expect((await feld(/^Beschreibung/)).value).toBe(''))

    await fuelle(await feld(/^Beschreibung/), 'Noch einmal')
    seite.unmount()
    seite = await oeffne('/hausbesuch/neu', 'pflege-admin')
    expect((await feld(/^Beschreibung/)).value).toBe('')
    await fuelle(await feld(/^Beschreibung/), 'Der Leitung')
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    seite.unmount()
    sessionStore.signedOut('left')
    expect(sessionStorage.length).toBe(0)
  })
})

describe('A visit of a practice', () => {
  it('is asked for by the nursing service; the family doctor is one press away', async () => {
    const { router } = await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}&typ=ARZTBESUCH`)
    await waehle(/^Anlass/, 'Fieber')
    await fuelle(await feld(/^Beschreibung/), '39 Grad seit gestern')
    await nutzer.click(screen.getByRole('radio', { name: 'heute' }))
    await druecke(/^Hausarztpraxis: /)
    await druecke('Anfrage senden')
    const id = await angelegt(router)
    const besuch = await lies(server, 'arzt', id)
    expect(besuch).toMatchObject({ status: 'ANGEFRAGT', wartetAuf: 'ARZT', anlass: '39 Grad seit gestern', dringlichkeit: 'HEUTE' })
  })

  it('says where to call when it cannot wait', async () => {
    await oeffne(`/hausbesuch/neu?klientId=${klientId(server)}&typ=ARZTBESUCH`)
    await nutzer.click(await screen.findByRole('radio', { name: 'sofort' }))
    await screen.findByText(/wählen Sie 112/)
  })

  it('is planned by the practice for somebody it has visited before', async () => {
    const { zeilen } = (await (await server.as('arzt')).call(hausbesuchContract.list)).body
    const name = zeilen.map(({ klient }) => klient?.nachname).find((eines) => eines !== undefined) ?? 'none'
    await oeffne('/hausbesuch/neu', 'arzt')
    await nutzer.click(await screen.findByRole('combobox', { name: /^Klient/ }))
    await screen.findByRole('option', { name: new RegExp(`^${name}, `) })
  })
})
