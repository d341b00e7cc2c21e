import { bring, type Haus, put, arznei, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bestellungenRoutes } from '../routes.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { send } from '../../shared/apiClient.ts'
import { listenForChords } from '../../shared/chords.ts'
import { startLiveEvents } from '../../shared/liveEvents.ts'
import type { Transport } from '../../shared/refresh.ts'

let haus: Haus
let stoppe = () => {}

/** Each group has an organisation of its own: a person may hold a few sessions only, and each opened page is one. */
function newHaus(): void {
  beforeAll(async () => {
    haus = await openHaus({ beginn: new Date() })
  })
  // What a test makes is newer than all before it, and so it stands on the first page.
  beforeEach(() => {
    haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
  })
  afterAll(() => haus.close())
}
afterEach(() => {
  stoppe()
  stoppe = () => {}
})

const open = (konto: string, path: string, leitung?: (weiter: Transport) => Transport) =>
  openSeite({ server: haus, konto, routes: bestellungenRoutes, path, ...(leitung === undefined ? {} : { leitung }) })

const card = async (nummer: string) => {
  const row = (await screen.findByText(nummer)).closest('li')
  if (row === null) throw new Error(`${nummer} stands in no line`)
  return within(row)
}

describe('the list', () => {
  newHaus()

  it('leads from the general address to the own side and keeps the query', async () => {
    const { router } = await open('arzt', '/bestellungen?suche=niemand')
    await screen.findByRole('heading', { level: 1, name: 'Bestellungen' })
    expect(router.state.location.href).toBe('/bestellungen/arzt?suche=niemand')
  })

  it('leads away from the list of another side', async () => {
    const { router } = await open('apotheker', '/bestellungen/pflege')
    await screen.findByRole('tab', { name: /In Bearbeitung/ })
    expect(router.state.location.pathname).toBe('/bestellungen/apotheke')
  })

  it('opens for a nurse with what lies with her, and says where the prescription is', async () => {
    const verordnet = await bring(haus, 'VERORDNET')
    const atArzt = await bring(haus, 'BEIM_ARZT')
    await open('pfleger', '/bestellungen/pflege')
    const row = await card(verordnet.stand.nummer)
    row.getByText('Verordnet')
    row.getByText('Auf der Gesundheitskarte')
    row.getByText('2 × Ramipril 5 mg')
    row.getByText('morgen')
    expect(screen.queryByText(atArzt.stand.nummer)).toBeNull()
  })

  it('keeps the tab and the search in the address, and what others wrote there', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Zwetschgenberg' })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    const { router } = await open('pfleger', '/bestellungen/pflege?fremd=1')
    await user.click(await screen.findByRole('tab', { name: /Bei der Praxis/ }))
    await user.type(await screen.findByLabelText('Suchen'), 'Z')
    await user.type(screen.getByLabelText('Suchen'), 'wetschgenb')
    await waitFor(() => expect(router.state.location.search).toEqual({ fremd: '1', ansicht: 'arzt', suche: 'Zwetschgenb' }))
    await card(fall.stand.nummer)
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Zwetschgenberg/ })).toHaveLength(1))
  })

  it('says that nothing was found and takes the filters away again', async () => {
    const user = userEvent.setup()
    const { router } = await open('pflege-admin', '/bestellungen/pflege?ansicht=alle&prioritaet=NOTFALL')
    await screen.findByRole('heading', { name: 'Nichts gefunden' })
    await user.click(screen.getByRole('button', { name: 'Alle Filter löschen' }))
    await waitFor(() => expect(router.state.location.href).toBe('/bestellungen/pflege?ansicht=alle'))
    expect((await screen.findAllByRole('link', { name: /Klientin/ })).length).toBeGreaterThan(0)
  })

  it('says why it cannot be shown and tries again on request', async () => {
    const user = userEvent.setup()
    let unterbrochen = true
    await open('pflege-admin', '/bestellungen/pflege?ansicht=alle', (weiter) => async (url, init) => {
      if (unterbrochen && url.startsWith('/api/bestellungen?')) throw new TypeError('the line is cut')
      return weiter(url, init)
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Keine Verbindung zum Server')
    unterbrochen = false
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect((await screen.findAllByRole('link', { name: /Klientin/ })).length).toBeGreaterThan(0)
  })

  it('goes to the next page and back, both in the address', async () => {
    const user = userEvent.setup()
    for (let nr = 0; nr < 26; nr += 1) await put(haus)
    const { router } = await open('pflege-admin', '/bestellungen/pflege?ansicht=entwuerfe')
    await screen.findByText('Seite 1')
    expect(screen.getAllByRole('link', { name: /Klientin/ })).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
    await screen.findByText('Seite 2')
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Klientin/ }).length).toBeLessThan(25))
    expect(Object.keys(router.state.location.search)).toEqual(['ansicht', 'cursor'])
    act(() => router.history.back())
    await screen.findByText('Seite 1')
  })

  it('puts the focus on the order again that one comes back from', async () => {
    const user = userEvent.setup()
    const fall = await bring(haus, 'GELIEFERT')
    const { router } = await open('pfleger', '/bestellungen/pflege')
    const link = (await card(fall.stand.nummer)).getByRole('link')
    await user.click(link)
    await screen.findByText(`Bestellung ${fall.stand.nummer}`, { selector: 'span' })
    act(() => router.history.back())
    await waitFor(async () => expect((await card(fall.stand.nummer)).getByRole('link')).toBe(document.activeElement))
  })

  it('downloads exactly this filter in the name of the session', async () => {
    const user = userEvent.setup()
    const gefragt: { url: string; headers: Headers }[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:liste', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open('pfleger', '/bestellungen/pflege?ansicht=entwuerfe&prioritaet=NORMAL', (weiter) => async (url, init) => {
      if (url.includes('/export?')) gefragt.push({ url, headers: new Headers(init.headers) })
      return weiter(url, init)
    })
    for (const [name, getan] of [
      ['Als CSV herunterladen', 'Die Liste wurde als CSV heruntergeladen.'],
      ['Als Excel herunterladen', 'Die Liste wurde als Excel-Datei heruntergeladen.'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: 'Mehr zu dieser Liste' }))
      await user.click(await screen.findByRole('menuitem', { name }))
      await screen.findByText(getan)
    }
    const filter = 'prioritaet=NORMAL&status=ENTWURF&sortierung=eilig'
    expect(gefragt.map(({ url }) => url)).toEqual(['csv', 'xlsx'].map((format) => `/api/bestellungen/export?${filter}&format=${format}`))
    expect(gefragt[0]?.headers.get('Authorization')).toMatch(/^Bearer /)
    vi.restoreAllMocks()
  })
})

describe('live', () => {
  newHaus()

  it('lets a new order wait above what is read, and shows it on request', async () => {
    const user = userEvent.setup()
    const alt = await bring(haus, 'BEIM_ARZT')
    await open('arzt', '/bestellungen/arzt?ansicht=dran')
    await card(alt.stand.nummer)
    stoppe = startLiveEvents({ url: '/api/ereignisse/strom', send, onReset: () => {}, channel: null, locks: null })
    // The stream tells what comes after it was opened.
    await new Promise((resolve) => setTimeout(resolve, 500))
    // What is urgent stands first.
    const neu = await bring(haus, 'BEIM_ARZT', { vor: { prioritaet: 'DRINGEND' } })
    await screen.findByText('1 neue Bestellung')
    expect(screen.queryByText(neu.stand.nummer)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Liste aktualisieren' }))
    await card(neu.stand.nummer)
  })

  it('leaves a line where it is when somebody else has dealt with it, and says so', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    await open('arzt', '/bestellungen/arzt?ansicht=dran')
    await card(fall.stand.nummer)
    stoppe = startLiveEvents({ url: '/api/ereignisse/strom', send, onReset: () => {}, channel: null, locks: null })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await fall.run('arzt-admin', 'arztAblehnen')
    const row = await card(fall.stand.nummer)
    expect(await row.findByText('Nicht mehr in dieser Liste')).toBeDefined()
  })
})

describe('the work list of the doctor, by keyboard', () => {
  newHaus()

  it('prescribes what may be prescribed together and leaves a narcotic to a single look', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Tastenfroh' })
    const einfach = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    const btm = await bring(haus, 'BEIM_ARZT', {
      vor: { klientId, positionen: [arznei({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 14 })] },
    })
    const lauschen = listenForChords()
    await open('arzt', '/bestellungen/arzt?suche=Tastenfroh')
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Tastenfroh/ })).toHaveLength(2))
    await user.keyboard('jxjxa')
    const dialog = within(await screen.findByRole('dialog', { name: 'Als verordnet eintragen' }))
    await dialog.findByText('Betäubungsmittel')
    await waitFor(() => expect(dialog.getByRole('button', { name: /^1 Eintrag: / })).toBe(document.activeElement))
    await user.keyboard('{Enter}')
    await dialog.findByText('1 Eintrag erledigt.')
    expect((await einfach.readStore('arzt')).status).toBe('VERORDNET')
    expect((await btm.readStore('arzt')).status).toBe('BEIM_ARZT')
    await user.click(dialog.getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Tastenfroh/ })).toHaveLength(1))
    lauschen()
  })

  it('shows of each request what it is decided by: dose, reason, what is in stock, the last prescription and the allergies', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Sehenvorher' })
    const vorher = await bring(haus, 'VERORDNET', { vor: { klientId } })
    const positionen = [arznei({ grund: 'REICHWEITE_ERSCHOEPFT', restbestand: 4, restEinheit: 'Tabletten' })]
    await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen } })
    const lauschen = listenForChords()
    await open('arzt', '/bestellungen/arzt?ansicht=anfragen&suche=Sehenvorher')
    await screen.findByRole('link', { name: /Sehenvorher/ })
    await user.keyboard('ja')
    const dialog = within(await screen.findByRole('dialog', { name: 'Als verordnet eintragen' }))
    const rows = within(await dialog.findByRole('region', { name: '1 Zeile, gemeinsam' }))
    const fact = (name: string) => rows.getByText(name).nextElementSibling?.textContent
    rows.getByText(/geb\. \d\d\.\d\d\.\d{4}/)
    expect(fact('Dosierung')).toBe('1-0-0-0')
    expect(fact('Grund')).toBe('Vorrat geht zu Ende')
    expect(fact('Noch vorrätig')).toBe('4 Tabletten')
    expect(fact('Zuletzt verordnet')).toContain(`2 × Ramipril 5 mg, ${vorher.stand.positionen[0]?.rezept?.verordnetVon?.name}`)
    expect(fact('Allergien (Akte)')).toBe('Nicht erfragt')
    lauschen()
  })

  it('refuses with a reason', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Zufrueh' })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    const lauschen = listenForChords()
    await open('arzt', '/bestellungen/arzt?suche=Zufrueh')
    await screen.findByRole('link', { name: /Zufrueh/ })
    await user.keyboard('jr')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ablehnen' }))
    await user.click(dialog.getByLabelText('Zu früh'))
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await waitFor(async () => expect((await fall.readStore('pfleger')).positionen[0]?.ablehnung?.grund).toBe('ZU_FRUEH'))
    lauschen()
  })

  it('reports what failed and tries only that again', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Wackelnetz' })
    const faelle = [await bring(haus, 'BEIM_ARZT', { vor: { klientId } }), await bring(haus, 'BEIM_ARZT', { vor: { klientId } })]
    const verordnet: string[] = []
    let kaputt = true
    await open('arzt', '/bestellungen/arzt?suche=Wackelnetz', (weiter) => async (url, init) => {
      if (!url.endsWith('/verordnen')) return weiter(url, init)
      if (kaputt && url.includes(faelle[0]?.id ?? '')) throw new TypeError('the line is cut')
      verordnet.push(url)
      return weiter(url, init)
    })
    for (const fall of faelle) await user.click(await screen.findByRole('checkbox', { name: `Bestellung ${fall.stand.nummer} auswählen` }))
    await user.click(screen.getByRole('button', { name: 'Als verordnet eintragen (2)' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: '2 Einträge: Als verordnet eintragen' }))
    await dialog.findByText(/1 ist nicht gelungen/)
    kaputt = false
    await user.click(await dialog.findByRole('button', { name: '1 noch einmal versuchen' }))
    await dialog.findByText('2 Einträge erledigt.')
    expect(verordnet).toHaveLength(2)
  })
})

describe('the work list of the pharmacy', () => {
  newHaus()

  it('accepts and makes ready by two keys', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Schnellpack' })
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    await fall.run('apotheker', 'rezeptVorlegen')
    const lauschen = listenForChords()
    await open('apotheker', '/bestellungen/apotheke?ansicht=alle&suche=Schnellpack')
    await screen.findByRole('link', { name: /Schnellpack/ })
    await user.keyboard('ja')
    await user.click(await screen.findByRole('button', { name: /^1 Eintrag: / }))
    await screen.findByText('1 Eintrag erledigt.')
    await user.keyboard('{Escape}')
    await waitFor(async () => expect((await fall.readStore('apotheker')).status).toBe('IN_BEARBEITUNG'))
    await (await card(fall.stand.nummer)).findByText('In Bearbeitung')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('b')
    await user.click(await screen.findByRole('button', { name: /^1 Eintrag: / }))
    await screen.findByText('1 Eintrag erledigt.')
    expect((await fall.readStore('apotheker')).status).toBe('BEREIT')
    lauschen()
  })

  it('says of many prescriptions that they are there, each by its own tick, and leaves the BtM to a single look', async () => {
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Papierstapel' })
    const two = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId, positionen: [arznei(), arznei()] } })
    await bring(haus, 'BEI_APOTHEKE', {
      vor: { klientId, positionen: [arznei({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 14 })] },
    })
    await open('apotheker', '/bestellungen/apotheke?ansicht=alle&suche=Papierstapel')
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Papierstapel/ })).toHaveLength(2))
    for (const box of screen.getAllByRole('checkbox', { name: /^Bestellung .* auswählen$/ })) await user.click(box)
    await user.click(screen.getByRole('button', { name: /^Rezept liegt vor/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rezept liegt vor' }))
    await dialog.findByText(/ist ein Betäubungsmittel\. Jedes BtM-Rezept wird einzeln geprüft/)
    const [first, ...others] = await dialog.findAllByRole('checkbox', { name: /^Liegt vor: 2 × Ramipril 5 mg, .*Papierstapel/ })
    expect(others).toHaveLength(1)
    const rows = within(dialog.getByRole('region', { name: '1 Zeile, gemeinsam' }))
    for (const name of ['Rezeptart', 'Ausgestellt am', 'Gültig bis']) expect(rows.getAllByText(name)).toHaveLength(2)
    if (first !== undefined) await user.click(first)
    await user.click(dialog.getByRole('button', { name: '1 Eintrag: Rezept liegt vor' }))
    await dialog.findByText(/1 nicht angekreuzt, bleibt offen/)
    const rezepte = (await two.readStore('apotheker')).positionen.map(({ rezept }) => rezept?.vorgelegtAm !== null)
    expect(rezepte).toEqual([true, false])
  })
})
