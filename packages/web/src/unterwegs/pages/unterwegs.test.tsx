import 'fake-indexeddb/auto'
import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { tourContract, tourStepContract } from '@dreiklang/domain/tour/tour.contract'
import type { Transport } from '../../shared/refresh.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { go, heute, readBesuch, personId, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { dokumentationRoutes } from '../../dokumentation/dokumentation.routes.tsx'
import { hausbesuchRoutes } from '../../hausbesuch/hausbesuch.routes.tsx'
import { press, fill, nutzer, openSeite, write } from '../../organisation/seite.fixtures.tsx'
import { sessionStore } from '../../shared/apiClient.ts'
import { tourRoutes } from '../../tour/tour.routes.tsx'
import { lager } from '../components/lager/lager.ts'
import { faecher, readStore as liesFach } from '../components/lager/database.ts'
import { unterwegsRoutes } from '../unterwegs.routes.tsx'

keepBesuchsServer()
afterEach(() => lager.leere())

let netz = true
/** The line between page and server; cut, no answer comes. */
const leitung =
  (weiter: Transport): Transport =>
  (url, init) =>
    netz ? weiter(url, init) : Promise.reject(new TypeError('Failed to fetch'))
const open = (path = '/hausbesuch/unterwegs', konto = 'pfleger') => {
  netz = true
  return openSeite({
    server,
    konto,
    routes: [...unterwegsRoutes, ...dokumentationRoutes, ...tourRoutes, ...hausbesuchRoutes],
    path,
    leitung,
  })
}
/** A stop by its time or name, opened as the large one. */
async function card(name: RegExp) {
  const item = await waitFor(() => {
    const found = within(screen.getByRole('list', { name: 'Stopps' }))
      .getAllByRole('listitem')
      .find((one) => name.test(one.textContent) || within(one).queryByRole('heading', { name }) !== null)
    if (found === undefined) throw new Error(`No stop ${name}`)
    return found
  })
  const opens = within(item).queryByRole('button', { expanded: false })
  if (opens !== null) await nutzer.click(opens)
  return within(item)
}
const fenster = async (name: string) => within(await screen.findByRole('dialog', { name }))
const takeAlong = async () => {
  await press('Tag mitnehmen')
  await screen.findByText(/mitgenommen um/)
}
const driveOff = async (uhrzeit: RegExp) => nutzer.click((await card(uhrzeit)).getByRole('button', { name: 'Losfahren' }))
async function begin(uhrzeit: RegExp): Promise<void> {
  await nutzer.click(await (await card(uhrzeit)).findByRole('button', { name: 'Besuch beginnen' }))
  // The window stands again when the visit has been read from the device.
  await nutzer.click(await screen.findByRole('checkbox', { name: /Name und Geburtsdatum/ }))
  const dialog = await fenster('Hausbesuch beginnen')
  await nutzer.click(dialog.getByRole('button', { name: 'Besuch beginnen' }))
}
async function dokumentiere(uhrzeit: RegExp, result: string): Promise<void> {
  await nutzer.click(await (await card(uhrzeit)).findByRole('link', { name: 'Dokumentieren' }))
  // Also what must be known about the Klient lies on the device.
  await screen.findByText('Allergien: keine bekannt')
  await write(/^Puls/, '72')
  await write(/^Ergebnis und weiteres Vorgehen/, result)
  await screen.findByText(/^Auf diesem Gerät gesichert/)
  await press(/^Handzeichen/)
  const field = within(screen.getAllByRole('group', { name: 'Handzeichen' }).at(-1) ?? document.body)
  await nutzer.click(field.getByText('Tippen'))
  await fill(field.getByRole('textbox'), 'JK')
}
const nichtsWartet = () => waitFor(async () => expect(await lager.readSchlange(personId(server, 'pfleger'))).toEqual([]))
const readBlatt = async (hausbesuchId: string) =>
  (await (await server.as('pfleger')).call(dokumentationContract.read, { params: { hausbesuchId } })).body

describe('A day that was taken along', () => {
  it('is worked through without network, and arrives once when there is one again', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '08:10' })
    await planBesuch(server, { uhrzeit: '15:35' })
    const seite = await open()
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    await takeAlong()
    netz = false
    await driveOff(/^08:10/)
    await screen.findByText('1 Eintrag wartet')
    await begin(/^08:10/)
    await dokumentiere(/^08:10/, 'Ohne Netz geschrieben')
    await press('Besuch abschließen')
    await screen.findByText(/^Abgeschlossen am/)
    expect((await readBesuch(server, 'pfleger', id)).status).toBe('GEPLANT')
    seite.unmount()

    const besuch = await openWithoutNetwork(`/hausbesuch/${id}`)
    await screen.findByText('Ohne Netz geschrieben')
    besuch.unmount()

    await open()
    await nichtsWartet()
    expect(await readBesuch(server, 'pfleger', id)).toMatchObject({
      status: 'ABGESCHLOSSEN',
      version: 4,
      ergebnis: 'Ohne Netz geschrieben',
    })
    expect((await readBlatt(id)).blatt).toMatchObject({ vitalwerte: [{ art: 'PULS', wert: 72 }], handzeichen: expect.any(String) })
    await nutzer.click(await screen.findByRole('button', { name: '1 erledigt' }))
    await screen.findByText('08:10')
    await screen.findByText('Abgeschlossen')
    await (await card(/^15:35/)).findByRole('button', { name: 'Losfahren' })
  })

  it('keeps a sheet that is half written, joins it with a colleague’s words, and goes on in the network', async () => {
    const personIds = ['pfleger', 'pflege-admin'].map((konto) => personId(server, konto))
    const { id } = await planBesuch(server, { uhrzeit: '08:40', personIds }, 'pflege-admin')
    const seite = await open()
    await takeAlong()
    await driveOff(/^08:40/)
    await begin(/^08:40/)
    await (await card(/^08:40/)).findByRole('link', { name: 'Dokumentieren' })
    expect((await readBesuch(server, 'pfleger', id)).status).toBe('BEGONNEN')
    netz = false
    await dokumentiere(/^08:40/, 'Halb geschrieben')
    const tablet = await server.as('pflege-admin')
    const blatt = { ...emptyBlatt(0), massnahmen: 'Von der Leitung' }
    expect((await tablet.call(dokumentationContract.save, { params: { hausbesuchId: id }, body: { version: 0, blatt } })).status).toBe(200)
    netz = true
    window.dispatchEvent(new Event('online'))
    await nichtsWartet()
    expect((await readBlatt(id)).blatt).toMatchObject({ massnahmen: 'Von der Leitung', ergebnis: 'Halb geschrieben' })
    await write(/^Temperatur/, '37,2')
    await screen.findByDisplayValue('37,2')
    await nutzer.tab()
    await screen.findByRole('button', { name: 'Ändern: 37,2 °C' })
    await screen.findByText(/^(Gespeichert|Auf diesem Gerät gesichert) /)
    await nichtsWartet()
    expect((await readBlatt(id)).blatt).toMatchObject({
      massnahmen: 'Von der Leitung',
      ergebnis: 'Halb geschrieben',
      vitalwerte: [{ art: 'PULS' }, { art: 'TEMPERATUR', wert: 37.2 }],
    })
    seite.unmount()
  })

  it('shows field by field what was changed meanwhile, until it was read', async () => {
    const besuch = await planBesuch(server, { uhrzeit: '09:10' })
    const seite = await open()
    await takeAlong()
    netz = false
    await driveOff(/^09:10/)
    await screen.findByText('1 Eintrag wartet')
    await go(server, 'pflege-admin', {
      besuch,
      handlung: 'absagen',
      angaben: { durch: 'KLIENT', grund: 'KRANKENHAUS', text: null, berechnung: false },
    })
    netz = true
    await press('Jetzt senden')
    // A try that was under way when the line came back ends without success; the next one follows within half a minute.
    const pruefen = within(await screen.findByRole('region', { name: /Bitte ansehen/ }, { timeout: 60_000 }))
    await pruefen.findByText(/beim Besuch nachgereicht/)
    const fields = (await pruefen.findAllByRole('listitem')).map((one) => one.textContent)
    expect(fields).toContainEqual(
      expect.stringMatching(/^StatusUnterwegsGeplantBeim PflegedienstAbgesagt.*geändert von .*Es giltwas beim Pflegedienst steht$/),
    )
    await press('Gelesen')
    await waitFor(() => expect(screen.queryByText('Bitte ansehen')).toBeNull())
    seite.unmount()

    await open(`/hausbesuch/${besuch.id}/nachgereicht`, 'pflege-admin')
    await screen.findByRole('region', { name: /: Losgefahren, / })
    await screen.findByText('die Angabe von unterwegs, daneben')
  })

  it('leaves nothing readable on the device, and nothing at all after the sign-out', async () => {
    await planBesuch(server, { uhrzeit: '10:10', anlass: 'Dekubitus an der Ferse' })
    await open()
    await takeAlong()
    netz = false
    await driveOff(/^10:10/)
    await screen.findByText('1 Eintrag wartet')
    const content = async () => (await Promise.all(faecher.map((fach) => liesFach<unknown[]>(fach, (one) => one.getAll())))).flat()
    const alles = (await content()).map((row) =>
      Object.values(row as object).map((value) => new TextDecoder('latin1').decode(bytes(value))),
    )
    expect(alles.flat().join('')).not.toContain('Dekubitus')
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Dekubitus')
    const [key] = await liesFach<CryptoKey[]>('schluessel', (fach) => fach.getAll())
    expect(key?.extractable).toBe(false)
    sessionStore.signedOut('left')
    await waitFor(async () => expect(await content()).toEqual([]))
  })

  it('goes when the session runs out, and what was written waits for the same person', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '11:10' })
    const seite = await open()
    await takeAlong()
    netz = false
    await driveOff(/^11:10/)
    await screen.findByText('1 Eintrag wartet')
    sessionStore.signedOut('ended')
    await waitFor(async () => expect(await liesFach<unknown[]>('tag', (fach) => fach.getAll())).toEqual([]))
    seite.unmount()
    const others = await open('/hausbesuch/unterwegs', 'pflege-admin')
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    expect(screen.queryByText(/wartet/)).toBeNull()
    others.unmount()
    await open()
    await waitFor(async () => expect((await readBesuch(server, 'pfleger', id)).status).toBe('UNTERWEGS'))
  })

  it('is gone at the end of the shift', async () => {
    await planBesuch(server, { uhrzeit: '12:10' })
    await open()
    await takeAlong()
    expect(await lager.readTag(personId(server, 'pfleger'), Date.now() + 11.9 * 3_600_000)).not.toBeNull()
    expect(await lager.readTag(personId(server, 'pfleger'), Date.now() + 12 * 3_600_000)).toBeNull()
    expect(await liesFach<unknown[]>('tag', (fach) => fach.getAll())).toEqual([])
  })

  it('shows the errands of the tour, which wait for the network to be ticked off', async () => {
    const adresse = { strasse: 'Marktplatz', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' }
    const eigener = { art: 'EIGENER', bezeichnung: 'Schlüssel holen', adresse, dauerMinuten: 5 } as const
    await planBesuch(server, { uhrzeit: '13:10' })
    const params = { datum: heute, personId: personId(server, 'pfleger') }
    const pfleger = await server.as('pfleger')
    const { version } = (await pfleger.call(tourContract.read, { params })).body
    const body = { version, stopp: eigener, vor: null }
    expect((await pfleger.call(tourStepContract.stoppHinzufuegen, { params, body })).status).toBe(200)
    await open()
    await takeAlong()
    netz = false
    const weg = await card(/^Schlüssel holen/)
    await weg.findByRole('link', { name: /^Karte: Marktplatz 1/ })
    await weg.findByText(/sobald Sie wieder Netz haben/)
  })

  it('stands in the place of the tour while there is no network, step by step the same', async () => {
    const { id } = await planBesuch(server, { uhrzeit: '14:10' })
    const seite = await open()
    await takeAlong()
    seite.unmount()
    await openWithoutNetwork('/hausbesuch/tour')
    await screen.findByText(/^Ohne Netz · Stand \d\d:\d\d$/)
    await driveOff(/^14:10/)
    await screen.findByText(/^Ohne Netz · Stand \d\d:\d\d · 1 Eintrag wartet$/)
    await (await card(/^14:10/)).findByRole('button', { name: 'Besuch beginnen' })
    expect((await readBesuch(server, 'pfleger', id)).status).toBe('GEPLANT')
    netz = true
    window.dispatchEvent(new Event('online'))
    await nichtsWartet()
    expect((await readBesuch(server, 'pfleger', id)).status).toBe('UNTERWEGS')
    await waitFor(() => expect(screen.queryByText(/^Ohne Netz/)).toBeNull())
    await (await card(/^14:10/)).findByRole('button', { name: 'Besuch beginnen' })
  })

  it('is told plainly when this device keeps nothing', async () => {
    await open()
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await press('Tag mitnehmen')
    await screen.findByText('Dieses Gerät kann nichts mitnehmen')
    vi.restoreAllMocks()
  })
})

function bytes(value: unknown): Uint8Array {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return value instanceof Uint8Array ? value : new TextEncoder().encode(JSON.stringify(value) ?? '')
}

async function openWithoutNetwork(path: string) {
  const versprochen = open(path)
  netz = false
  return versprochen
}
