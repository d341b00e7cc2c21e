import 'fake-indexeddb/auto'
import { leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { tourContract, tourSchrittContract } from '@dreiklang/domain/tour/tour.contract'
import type { Transport } from '../../shared/refresh.ts'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { gehe, heute, lies, personId, planeBesuch, starteBesuchsServer } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { dokumentationRoutes } from '../../dokumentation/dokumentation.routes.tsx'
import { hausbesuchRoutes } from '../../hausbesuch/hausbesuch.routes.tsx'
import { druecke, fuelle, nutzer, oeffneSeite, schreibe } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { lager } from '../components/lager/lager.ts'
import { faecher, lies as liesFach } from '../components/lager/datenbank.ts'
import { unterwegsRoutes } from '../unterwegs.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await starteBesuchsServer()
})
afterEach(() => lager.leere())
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

let netz = true
/** The line between page and server; cut, no answer comes. */
const leitung =
  (weiter: Transport): Transport =>
  (url, init) =>
    netz ? weiter(url, init) : Promise.reject(new TypeError('Failed to fetch'))
const oeffne = (path = '/hausbesuch/unterwegs', konto = 'pfleger') => {
  netz = true
  return oeffneSeite({ server, konto, routes: [...unterwegsRoutes, ...dokumentationRoutes, ...hausbesuchRoutes], path, leitung })
}
const karte = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const fenster = async (name: string) => within(await screen.findByRole('dialog', { name }))
const nimmMit = async () => {
  await druecke('Tag mitnehmen')
  await screen.findByText(/mitgenommen um/)
}
const fahreLos = async (uhrzeit: RegExp) => nutzer.click((await karte(uhrzeit)).getByRole('button', { name: 'Losfahren' }))
async function beginne(uhrzeit: RegExp): Promise<void> {
  await nutzer.click(await (await karte(uhrzeit)).findByRole('button', { name: 'Besuch beginnen' }))
  // The window stands again when the visit has been read from the device.
  await nutzer.click(await screen.findByRole('checkbox', { name: /Name und Geburtsdatum/ }))
  const dialog = await fenster('Hausbesuch beginnen')
  await nutzer.click(dialog.getByRole('button', { name: 'Besuch beginnen' }))
}
/** On the sheet of the visit: a pulse, what came of it, and the sign of her hand. */
async function dokumentiere(uhrzeit: RegExp, ergebnis: string): Promise<void> {
  await nutzer.click(await (await karte(uhrzeit)).findByRole('link', { name: 'Dokumentieren' }))
  await schreibe(/^Puls/, '72')
  await schreibe(/^Ergebnis und weiteres Vorgehen/, ergebnis)
  await screen.findByText(/^Auf diesem Gerät gesichert/)
  const feld = within(screen.getAllByRole('group', { name: 'Handzeichen' }).at(-1) ?? document.body)
  await nutzer.click(feld.getByText('Tippen'))
  await fuelle(feld.getByRole('textbox'), 'JK')
}
/** All of it has arrived. */
const nichtsWartet = () => waitFor(async () => expect(await lager.liesSchlange(personId(server, 'pfleger'))).toEqual([]))
const liesBlatt = async (hausbesuchId: string) =>
  (await (await server.as('pfleger')).call(dokumentationContract.read, { params: { hausbesuchId } })).body

describe('A day that was taken along', () => {
  it('is worked through without network, and arrives once when there is one again', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '08:10' })
    await planeBesuch(server, { uhrzeit: '15:35' })
    const seite = await oeffne()
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    await nimmMit()
    netz = false
    await fahreLos(/^08:10/)
    await screen.findByText('1 Eintrag wartet')
    await beginne(/^08:10/)
    await dokumentiere(/^08:10/, 'Ohne Netz geschrieben')
    await druecke('Besuch abschließen')
    await screen.findByText(/^Abgeschlossen am/)
    expect((await lies(server, 'pfleger', id)).status).toBe('GEPLANT')
    seite.unmount()

    // The visit's own page knows it, too.
    const besuch = await oeffneOhneNetz(`/hausbesuch/${id}`)
    await screen.findByText('Ohne Netz geschrieben')
    besuch.unmount()

    await oeffne()
    await nichtsWartet()
    expect(await lies(server, 'pfleger', id)).toMatchObject({ status: 'ABGESCHLOSSEN', version: 4, ergebnis: 'Ohne Netz geschrieben' })
    expect((await liesBlatt(id)).blatt).toMatchObject({ vitalwerte: [{ art: 'PULS', wert: 72 }], handzeichen: expect.any(String) })
    // The day on the device is the one of the organisation again.
    await waitFor(async () => expect((await karte(/^08:10/)).queryByRole('button', { name: 'Losfahren' })).toBeNull())
    await (await karte(/^08:10/)).findByText('abgeschlossen')
    // What is still to be done stands above it.
    const karten = screen.getAllByRole('region', { name: /^\d\d:\d\d/ }).map((eine) => eine.textContent.slice(0, 5))
    expect(karten.indexOf('15:35')).toBeLessThan(karten.indexOf('08:10'))
  })

  it('keeps a sheet that is half written, joins it with a colleague’s words, and goes on in the network', async () => {
    const personIds = ['pfleger', 'pflege-admin'].map((konto) => personId(server, konto))
    const { id } = await planeBesuch(server, { uhrzeit: '08:40', personIds }, 'pflege-admin')
    const seite = await oeffne()
    await nimmMit()
    await fahreLos(/^08:40/)
    await beginne(/^08:40/)
    await (await karte(/^08:40/)).findByRole('link', { name: 'Dokumentieren' })
    expect((await lies(server, 'pfleger', id)).status).toBe('BEGONNEN')
    netz = false
    await dokumentiere(/^08:40/, 'Halb geschrieben')
    const tablet = await server.as('pflege-admin')
    const blatt = { ...leeresBlatt(0), massnahmen: 'Von der Leitung' }
    expect((await tablet.call(dokumentationContract.save, { params: { hausbesuchId: id }, body: { version: 0, blatt } })).status).toBe(200)
    netz = true
    window.dispatchEvent(new Event('online'))
    await nichtsWartet()
    expect((await liesBlatt(id)).blatt).toMatchObject({ massnahmen: 'Von der Leitung', ergebnis: 'Halb geschrieben' })
    await schreibe(/^Temperatur/, '37,2')
    await screen.findByDisplayValue('37,2')
    await nutzer.tab()
    await screen.findByText('37,2 °C')
    await screen.findByText(/^(Gespeichert|Auf diesem Gerät gesichert) /)
    await nichtsWartet()
    expect((await liesBlatt(id)).blatt).toMatchObject({
      massnahmen: 'Von der Leitung',
      ergebnis: 'Halb geschrieben',
      vitalwerte: [{ art: 'PULS' }, { art: 'TEMPERATUR', wert: 37.2 }],
    })
    seite.unmount()
  })

  it('shows field by field what was changed meanwhile, until it was read', async () => {
    const besuch = await planeBesuch(server, { uhrzeit: '09:10' })
    const seite = await oeffne()
    await nimmMit()
    netz = false
    await fahreLos(/^09:10/)
    await screen.findByText('1 Eintrag wartet')
    await gehe(server, 'pflege-admin', {
      besuch,
      handlung: 'absagen',
      angaben: { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false },
    })
    netz = true
    await druecke('Jetzt senden')
    // A try that was under way when the line came back ends without success; the next one follows within half a minute.
    const pruefen = within(await screen.findByRole('region', { name: /Bitte ansehen/ }, { timeout: 60_000 }))
    await pruefen.findByText(/am Besuch nachgereicht/)
    const felder = (await pruefen.findAllByRole('listitem')).map((eines) => eines.textContent)
    expect(felder).toContainEqual(expect.stringMatching(/^StandUnterwegsgeplantIm Hausabgesagt.*geändert von .*Es giltder Stand im Haus$/))
    await druecke('Gelesen')
    await waitFor(() => expect(screen.queryByText('Bitte ansehen')).toBeNull())
    seite.unmount()

    // The planners read the same, and when it happened.
    await oeffne(`/hausbesuch/${besuch.id}/nachgereicht`, 'pflege-admin')
    await screen.findByRole('region', { name: /: Losgefahren, / })
    await screen.findByText('die Angabe von unterwegs, daneben')
  })

  it('leaves nothing readable on the device, and nothing at all after the sign-out', async () => {
    await planeBesuch(server, { uhrzeit: '10:10', anlass: 'Dekubitus an der Ferse' })
    await oeffne()
    await nimmMit()
    netz = false
    await fahreLos(/^10:10/)
    await screen.findByText('1 Eintrag wartet')
    const inhalt = async () => (await Promise.all(faecher.map((fach) => liesFach<unknown[]>(fach, (eines) => eines.getAll())))).flat()
    const alles = (await inhalt()).map((row) => Object.values(row as object).map((wert) => new TextDecoder('latin1').decode(bytes(wert))))
    expect(alles.flat().join('')).not.toContain('Dekubitus')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Dekubitus')
    const [schluessel] = await liesFach<CryptoKey[]>('schluessel', (fach) => fach.getAll())
    expect(schluessel?.extractable).toBe(false)
    sessionStore.signedOut('left')
    await waitFor(async () => expect(await inhalt()).toEqual([]))
  })

  it('goes when the session runs out, and what was written waits for the same person', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '11:10' })
    const seite = await oeffne()
    await nimmMit()
    netz = false
    await fahreLos(/^11:10/)
    await screen.findByText('1 Eintrag wartet')
    sessionStore.signedOut('ended')
    await waitFor(async () => expect(await liesFach<unknown[]>('tag', (fach) => fach.getAll())).toEqual([]))
    seite.unmount()
    const andere = await oeffne('/hausbesuch/unterwegs', 'pflege-admin')
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    expect(screen.queryByText(/wartet/)).toBeNull()
    andere.unmount()
    await oeffne()
    await waitFor(async () => expect((await lies(server, 'pfleger', id)).status).toBe('UNTERWEGS'))
  })

  it('is gone at the end of the shift', async () => {
    await planeBesuch(server, { uhrzeit: '12:10' })
    await oeffne()
    await nimmMit()
    expect(await lager.liesTag(personId(server, 'pfleger'), Date.now() + 11.9 * 3_600_000)).not.toBeNull()
    expect(await lager.liesTag(personId(server, 'pfleger'), Date.now() + 12 * 3_600_000)).toBeNull()
    expect(await liesFach<unknown[]>('tag', (fach) => fach.getAll())).toEqual([])
  })

  it('shows the errands of the tour, which wait for the network to be ticked off', async () => {
    const adresse = { strasse: 'Marktplatz', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' }
    const eigener = { art: 'EIGENER', bezeichnung: 'Schlüssel holen', adresse, dauerMinuten: 5 } as const
    await planeBesuch(server, { uhrzeit: '13:10' })
    const params = { datum: heute, personId: personId(server, 'pfleger') }
    const pfleger = await server.as('pfleger')
    const { version } = (await pfleger.call(tourContract.read, { params })).body
    const body = { version, stopp: eigener, vor: null }
    expect((await pfleger.call(tourSchrittContract.stoppHinzufuegen, { params, body })).status).toBe(200)
    await oeffne()
    await nimmMit()
    netz = false
    const weg = await karte(/^Schlüssel holen/)
    await weg.findByRole('link', { name: /Marktplatz 1/ })
    await weg.findByText(/sobald Sie wieder Netz haben/)
  })

  it('is told plainly when this device keeps nothing', async () => {
    await oeffne()
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await druecke('Tag mitnehmen')
    await screen.findByText('Dieses Gerät kann nichts mitnehmen')
    vi.restoreAllMocks()
  })
})

function bytes(wert: unknown): Uint8Array {
  if (wert instanceof ArrayBuffer) return new Uint8Array(wert)
  return wert instanceof Uint8Array ? wert : new TextEncoder().encode(JSON.stringify(wert) ?? '')
}

/** Signed in as before, and no answer from the first question on. */
async function oeffneOhneNetz(path: string) {
  const versprochen = oeffne(path)
  netz = false
  return versprochen
}
