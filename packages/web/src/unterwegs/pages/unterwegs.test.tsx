import 'fake-indexeddb/auto'
import type { Transport } from '../../shared/refresh.ts'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { gehe, lies, personId, planeBesuch, starteBesuchsServer } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { hausbesuchRoutes } from '../../hausbesuch/hausbesuch.routes.tsx'
import { druecke, fuelle, nutzer, oeffneSeite } from '../../organisation/seite.fixtures.tsx'
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
  return oeffneSeite({ server, konto, routes: [...unterwegsRoutes, ...hausbesuchRoutes], path, leitung })
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
  // The window stands anew when the visit has been read from the device.
  await nutzer.click(await screen.findByRole('checkbox', { name: /Name und Geburtsdatum/ }))
  const dialog = await fenster('Hausbesuch beginnen')
  await nutzer.click(dialog.getByRole('button', { name: 'Besuch beginnen' }))
}
async function schliesseAb(uhrzeit: RegExp, ergebnis: string): Promise<void> {
  await nutzer.click(await (await karte(uhrzeit)).findByRole('button', { name: 'Abschließen' }))
  await fuelle(await screen.findByLabelText(/^Ergebnis/), ergebnis)
  const dialog = await fenster('Hausbesuch abschließen')
  await nutzer.click(dialog.getByRole('button', { name: 'Abschließen' }))
}

describe('A day that was taken along', () => {
  it('is worked through without network, and arrives once when there is one again', async () => {
    const { id } = await planeBesuch(server, { uhrzeit: '08:10' })
    const seite = await oeffne()
    await screen.findByText(/Auf diesem Gerät liegt kein Tag/)
    await nimmMit()
    netz = false
    await fahreLos(/^08:10/)
    await screen.findByText('1 Eintrag wartet')
    await beginne(/^08:10/)
    await schliesseAb(/^08:10/, 'Ohne Netz geschrieben')
    await screen.findByText('3 Einträge warten')
    expect((await lies(server, 'pfleger', id)).status).toBe('GEPLANT')
    seite.unmount()

    // The visit's own page knows it, too.
    const besuch = await oeffneOhneNetz(`/hausbesuch/${id}`)
    await screen.findByText('Ohne Netz geschrieben')
    besuch.unmount()

    await oeffne()
    await waitFor(() => expect(screen.queryByText(/Einträge? warte/)).toBeNull())
    expect(await lies(server, 'pfleger', id)).toMatchObject({ status: 'ABGESCHLOSSEN', version: 4, ergebnis: 'Ohne Netz geschrieben' })
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
    // A try that was under way when the line came back ends in vain; the next one follows within half a minute.
    const pruefen = within(await screen.findByRole('region', { name: /Bitte ansehen/ }, { timeout: 60_000 }))
    await pruefen.findByText(/am Besuch nachgereicht/)
    const zeile = (await pruefen.findAllByRole('row')).map((einer) => einer.textContent)
    expect(zeile).toContainEqual(expect.stringMatching(/^Standgeplantabgesagt.*geändert von .*der Stand im Haus$/))
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
