import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { press, fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { hausbesuchRoutes } from '../hausbesuch.routes.tsx'
import { klientId, readBesuch, morgen, personId, planBesuch, keepBesuchsServer, server } from './besuch.fixtures.ts'

keepBesuchsServer()
afterEach(() => sessionStorage.clear())

const open = (path: string, konto = 'pfleger') => openSeite({ server, konto, routes: hausbesuchRoutes, path })
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })
const deutsch = (tag: string) => tag.split('-').toReversed().join('.')
const choose = async (name: RegExp, choice: string) => {
  await nutzer.click(await screen.findByRole('combobox', { name }))
  await nutzer.click(await screen.findByRole('option', { name: choice }))
}
const idFrom = (path: string) => path.split('/').at(-1) ?? ''
const angelegt = (router: { state: { location: { pathname: string } } }) =>
  waitFor(() => {
    expect(router.state.location.pathname).toMatch(/^\/hausbesuch\/[0-9a-f-]{36}$/)
    return idFrom(router.state.location.pathname)
  })

describe('A new visit of the nursing service', () => {
  it('begins with the Klient of the address and with whoever writes it', async () => {
    const { router } = await open(`/hausbesuch/neu?klientId=${klientId(server)}`)
    const { nachname } = (await (await server.as('pfleger')).call(klientContract.read, { params: { klientId: klientId(server) } })).body
    await waitFor(async () => expect((await field(/^Klient/)).value).toContain(nachname))
    await choose(/^Art des Besuchs/, 'Pflegebesuch')
    await choose(/^Anlass/, 'Routine')
    await fill(await field(/^Tag/), deutsch(morgen))
    await nutzer.type(await field(/^Uhrzeit/), '09:15')
    await press('Hausbesuch planen')
    const id = await angelegt(router)
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({
      typ: 'PFLEGEBESUCH',
      plan: { datum: morgen, uhrzeit: '09:15', dauerMinuten: 30 },
      zugewiesene: [{ personId: personId(server, 'pfleger') }],
    })
    expect(sessionStorage.length).toBe(0)
  })

  it('takes place elsewhere, with the way to the door, and never says a key number', async () => {
    const { router } = await open(`/hausbesuch/neu?klientId=${klientId(server)}&typ=PFLEGEBESUCH`)
    await choose(/^Anlass/, 'Routine')
    await fill(await field(/^Tag/), deutsch(morgen))
    await nutzer.type(await field(/^Uhrzeit/), '17:15')
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Nicht in der Wohnung der Klientin oder des Klienten' }))
    await nutzer.type(await field(/^Straße/), 'Nebenweg')
    await nutzer.type(await field(/^Hausnummer/), '2')
    await nutzer.type(await field(/^Postleitzahl/), '80331')
    await nutzer.type(await field(/^Ort/), 'München')
    await nutzer.type(await field(/^Name an der Klingel/), 'Tochter Meier')
    await nutzer.type(await field(/^Weg zur Tür/), 'Schlüssel Nr. 17')
    await press('Hausbesuch planen')
    await screen.findAllByText(/Schlüsselnummern und Codes gehören nicht neben die Adresse/)
    await fill(await field(/^Weg zur Tür/), 'durch den Hof')
    await press('Hausbesuch planen')
    const id = await angelegt(router)
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({
      ort: { strasse: 'Nebenweg', hausnummer: '2', plz: '80331', ort: 'München' },
      tuer: { etage: null, klingelname: 'Tochter Meier', zugang: 'durch den Hof' },
    })
    await screen.findByText('durch den Hof')
  })

  it('says while it is being written whom it collides with', async () => {
    const { nummer } = await planBesuch(server, { datum: morgen, uhrzeit: '13:00' })
    await open(`/hausbesuch/neu?klientId=${klientId(server)}&typ=PFLEGEBESUCH`)
    await fill(await field(/^Tag/), deutsch(morgen))
    await nutzer.type(await field(/^Uhrzeit/), '13:15')
    await screen.findByText(/hat zu dieser Zeit schon einen Hausbesuch/)
    await screen.findByRole('link', { name: `Besuch ${nummer}, 13:00 bis 13:30 Uhr` })
    await nutzer.clear(await field(/^Uhrzeit/))
    await nutzer.type(await field(/^Uhrzeit/), '15:00')
    await waitFor(() => expect(screen.queryByText(/hat zu dieser Zeit schon einen Hausbesuch/)).toBeNull())
  })

  it('names every field that is missing, and sends nothing', async () => {
    await open('/hausbesuch/neu?typ=PFLEGEBESUCH')
    await press('Hausbesuch planen')
    const meldung = await screen.findByRole('alert')
    expect(meldung.textContent).toContain('Klient')
    expect(meldung.textContent).toContain('Anlass')
    expect(meldung.textContent).toContain('Uhrzeit')
  })

  it('keeps its words through a reload, for the same person only, and until the sign-out', async () => {
    let seite = await open(`/hausbesuch/neu?klientId=${klientId(server)}`)
    await fill(await field(/^Beschreibung/), 'Verband wechseln')
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    seite.unmount()
    seite = await open(`/hausbesuch/neu?klientId=${klientId(server)}`)
    await screen.findByText('Sie sehen Ihre Eingaben vom letzten Mal.')
    expect((await field(/^Beschreibung/)).value).toBe('Verband wechseln')
    await press('Von vorn beginnen')
    await waitFor(async () => expect((await field(/^Beschreibung/)).value).toBe(''))

    await fill(await field(/^Beschreibung/), 'Noch einmal')
    seite.unmount()
    seite = await open('/hausbesuch/neu', 'pflege-admin')
    expect((await field(/^Beschreibung/)).value).toBe('')
    await fill(await field(/^Beschreibung/), 'Der Leitung')
    await waitFor(() => expect(sessionStorage.length).toBe(1))
    seite.unmount()
    sessionStore.signedOut('left')
    expect(sessionStorage.length).toBe(0)
  })
})

describe('A visit of a practice', () => {
  it('is asked for by the nursing service; the family doctor is one press away', async () => {
    const { router } = await open(`/hausbesuch/neu?klientId=${klientId(server)}&typ=ARZTBESUCH`)
    await choose(/^Anlass/, 'Fieber')
    await fill(await field(/^Beschreibung/), '39 Grad seit gestern')
    await nutzer.click(screen.getByRole('radio', { name: 'Heute' }))
    await press(/^Hausarztpraxis: /)
    await press('Anfrage senden')
    const id = await angelegt(router)
    const besuch = await readBesuch(server, 'arzt', id)
    expect(besuch).toMatchObject({ status: 'ANGEFRAGT', wartetAuf: 'ARZT', anlass: '39 Grad seit gestern', dringlichkeit: 'HEUTE' })
  })

  it('says where to call when it cannot wait', async () => {
    await open(`/hausbesuch/neu?klientId=${klientId(server)}&typ=ARZTBESUCH`)
    await nutzer.click(await screen.findByRole('radio', { name: 'Sofort' }))
    await screen.findByText(/wählen Sie 112/)
  })

  it('is planned by the practice for somebody it has visited before', async () => {
    const { zeilen } = (await (await server.as('arzt')).call(hausbesuchContract.list)).body
    const name = zeilen.map(({ klient }) => klient?.nachname).find((one) => one !== undefined) ?? 'none'
    await open('/hausbesuch/neu', 'arzt')
    await nutzer.click(await screen.findByRole('combobox', { name: /^Patient/ }))
    await screen.findByRole('option', { name: new RegExp(`^${name}, `) })
  })
})
