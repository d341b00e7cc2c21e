import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { plusDays, berlinDate } from '@dreiklang/domain/shared/time'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newBestellungPath } from '../../klient/klient.paths.ts'
import { press, nutzer, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { writeGermanDate } from '../../shared/germanDate.ts'
import { bestellentwurfRoutes } from '../bestellentwurf.routes.tsx'
import { entwurfAbbild } from '../components/entwurfAbbild.ts'
import { type EntwurfAktion, type EntwurfState, entwurfReducer } from '../components/entwurfReducer.ts'
import { emptyEntwurf } from '../components/formValues.ts'
import { findKlient, gespeichert, klientField, scanne, reasonAndDose, writeFreitext, choose } from './neu.fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => sessionStorage.clear())

/** Own Klienten of the first nursing service, one for each test: an order of one must not warn the next. */
let nr = 0
const nextKlient = () => server.klienten[(nr += 1)]?.id ?? ''
const open = (path: string) => openSeite({ server, konto: 'pfleger', routes: bestellentwurfRoutes, path })
const heute = berlinDate(new Date().toISOString())
const entwurfId = (router: Awaited<ReturnType<typeof open>>['router']) =>
  new URLSearchParams(router.state.location.searchStr).get('entwurf') ?? ''

async function changeAnderswo(bestellungId: string, bemerkung: string) {
  const others = await server.as('pflege-admin')
  const { body: now } = await others.call(bestellungContract.read, { params: { bestellungId } })
  const nur = (fields: object, value: object) => Object.fromEntries(Object.entries(value).filter(([field]) => field in fields))
  const { shape } = bestellungContract.create.body
  const positionen = now.positionen.map((position) => nur(shape.positionen.element.shape, position))
  const { status } = await others.call(bestellungContract.update, {
    params: { bestellungId },
    body: { ...nur(shape, now), bemerkung, positionen, version: now.version },
  })
  expect(status).toBe(200)
}

async function sendUeberDieSchnittstelle(produkt: { pzn: string; bezeichnung: string }) {
  const pflege = await server.as('pfleger')
  const { body: klient } = await pflege.call(klientContract.read, { params: { klientId: nextKlient() } })
  const steps: EntwurfAktion[] = [
    { art: 'klientGewaehlt', klient },
    { art: 'hinzufuegen', anfang: { angabeart: 'PZN', ...produkt }, schluessel: 'a' },
    { art: 'position', schluessel: 'a', aenderung: { grund: 'NEUVERORDNUNG', dosierungArt: 'TEXT', dosierungText: '1-0-0' } },
  ]
  const start: EntwurfState = { werte: emptyEntwurf(heute), klient: null, heute }
  const { werte } = steps.reduce(entwurfReducer, start)
  const { body: entwurf } = await pflege.call(bestellungContract.create, { body: entwurfAbbild(werte) })
  const { status } = await pflege.call(handlungContract.senden, {
    params: { bestellungId: entwurf.id },
    body: { version: entwurf.version },
  })
  expect(status).toBe(200)
}

describe('A new order', () => {
  it('is at the address to which the record of a Klient leads', () => {
    expect(bestellentwurfRoutes.map(({ path }) => path)).toContain(newBestellungPath('x').replace(/\?.*/, ''))
  })

  it('is written and sent in five steps when it is the usual one', async () => {
    const { router } = await open('/bestellungen/neu')
    await findKlient('Alb', /^Albrecht, /)
    await screen.findByText('Empfangsvollmacht', { exact: false })
    await scanne('-08585997')
    await screen.findByText(/noch nie bestellt/)
    await write(/^Bezeichnung/, 'Prospan Hustensaft')
    await reasonAndDose()
    await gespeichert()
    await press('Prüfen und senden')
    const dialog = await screen.findByRole('dialog', { name: 'Vorschau und Senden' })
    within(dialog).getByText(/Prospan Hustensaft/)
    await nutzer.click(within(dialog).getByRole('button', { name: 'Jetzt senden' }))
    await screen.findByText('woanders')
    expect(router.state.location.pathname).toMatch(/^\/bestellungen\/[0-9a-f-]{36}$/)
  })

  it('knows a product that the house has ordered before', async () => {
    await sendUeberDieSchnittstelle({ pzn: '08585997', bezeichnung: 'Prospan Hustensaft' })
    await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await screen.findByText('Empfangsvollmacht', { exact: false })
    await scanne('08585997')
    expect(await screen.findByDisplayValue('Prospan Hustensaft')).toBe(screen.getByLabelText(/^Bezeichnung/, { selector: 'input' }))
  })

  it('tells a wrong check digit while one types, and takes nothing over', async () => {
    await open('/bestellungen/neu')
    await write('PZN oder Name', '08585998')
    await screen.findByText('Die Prüfziffer der PZN stimmt nicht. Bitte die Nummer prüfen.')
    await nutzer.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: /^Position 1/ })).toBeNull()
  })

  it('names everything that is missing at once, and leads to each field', async () => {
    await open('/bestellungen/neu')
    await press('Prüfen und senden')
    await screen.findByText('2 Angaben fehlen oder stimmen nicht')
    await nutzer.click(screen.getByRole('link', { name: /Bitte die Klientin oder den Klienten wählen/ }))
    expect(document.activeElement).toBe(await klientField())

    await findKlient('Bäc', /^Bäcker, /)
    await press('Wirkstoff')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Wirkstoff/)))
    await press('Prüfen und senden')
    // The summary of before stands there until the new one takes its place.
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Position 1'),
    )
  })
})

describe('The draft', () => {
  it('is kept by itself, and a reload finds it', async () => {
    const { router, unmount } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Fencheltee lose')
    await write('Interne Notiz', 'Tochter hat den Schlüssel')
    await gespeichert()
    const adresse = router.state.location.href
    expect(adresse).toContain('entwurf=')
    unmount()
    await open(adresse)
    await waitFor(() => screen.getByDisplayValue('Fencheltee lose'))
    screen.getByDisplayValue('Tochter hat den Schlüssel')
    expect(screen.queryByText(/von vorhin/)).toBeNull()
  })

  it('brings words back that the server could not get, and says so', async () => {
    const klient = nextKlient()
    const withoutSchreiben = (url: string, init: RequestInit) => init.method !== 'GET' && url.startsWith('/api/bestellungen')
    const { unmount } = await openSeite({
      server,
      konto: 'pfleger',
      routes: bestellentwurfRoutes,
      path: `/bestellungen/neu?klient=${klient}`,
      leitung: (weiter) => (url, init) => (withoutSchreiben(url, init) ? Promise.reject(new TypeError('no network')) : weiter(url, init)),
    })
    await writeFreitext('Salbe nach Rezept')
    const [row] = await screen.findAllByText(/keine Verbindung/)
    expect(row).toBeDefined()
    unmount()

    await open(`/bestellungen/neu?klient=${klient}`)
    await screen.findByText('Ihre Eingaben von vorhin sind wieder da')
    screen.getByDisplayValue('Salbe nach Rezept')
    await gespeichert()
    expect(sessionStorage).toHaveLength(0)
  })

  it('says when somebody else was faster, and keeps the words until one decides', async () => {
    const { router } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Erster Stand')
    await gespeichert()
    await changeAnderswo(entwurfId(router), 'von der Leitung')
    await write('Interne Notiz', 'meine Worte')
    await screen.findByText('Jemand hat diesen Entwurf inzwischen geändert')
    screen.getByDisplayValue('meine Worte')
    await press('Neuen Stand laden')
    await waitFor(() => screen.getByDisplayValue('von der Leitung'))
    expect(screen.queryByDisplayValue('meine Worte')).toBeNull()
  })

  it('takes the own words over those of somebody else when a person decides so', async () => {
    const { router } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Mein Stand')
    await gespeichert()
    const id = entwurfId(router)
    await changeAnderswo(id, 'von der Leitung')
    await write('Bemerkung für alle', 'meine Worte')
    await press('Meinen Stand behalten')
    await gespeichert()
    const { body } = await (await server.as('pfleger')).call(bestellungContract.read, { params: { bestellungId: id } })
    expect(body.bemerkung).toBe('meine Worte')
  })

  it('goes on as a new one when it was deleted elsewhere', async () => {
    const { router } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Wird anderswo gelöscht')
    await gespeichert()
    const id = entwurfId(router)
    await (await server.as('pflege-admin')).call(bestellungContract.remove, { params: { bestellungId: id } })
    await write('Interne Notiz', 'noch ein Wort')
    await screen.findByText('Diesen Entwurf gibt es nicht mehr')
    await press('Als Entwurf behalten')
    await gespeichert()
    screen.getByDisplayValue('noch ein Wort')
    await waitFor(() => expect(entwurfId(router)).not.toBe(id))
  })

  it('is kept before the page is left, and nobody is asked', async () => {
    const { router } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Schnell noch')
    await router.navigate({ to: '/klienten' })
    await screen.findByText('woanders')
    const { body } = await (await server.as('pfleger')).call(bestellungContract.list, { query: { suche: 'Schnell noch' } })
    expect(body.zeilen).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })

  it('asks before words are left that cannot be kept', async () => {
    const { router } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await screen.findByText('Zur Klientenakte')
    await scanne('02239828')
    await screen.findByText(/noch nie bestellt/)
    void router.navigate({ to: '/klienten' })
    await nutzer.click(
      within(await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben' })).getByRole('button', { name: 'Hier bleiben' }),
    )
    screen.getByDisplayValue('02239828')
    void router.navigate({ to: '/klienten' })
    await press('Verwerfen und gehen')
    await screen.findByText('woanders')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is deleted after a question', async () => {
    const { router } = await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Doch nicht')
    await gespeichert()
    const id = entwurfId(router)
    await press('Entwurf löschen')
    await nutzer.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }))
    await screen.findByText('woanders')
    const { status } = await (await server.as('pfleger')).call(bestellungContract.read, { params: { bestellungId: id } })
    expect(status).toBe(404)
  })
})

describe('The rules of the trade in the form', () => {
  it('put a narcotic on its own paper form, with its duration', async () => {
    await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await screen.findByText('Zur Klientenakte')
    await scanne('02239828')
    await nutzer.click(await screen.findByLabelText(/^Betäubungsmittel/))
    expect(screen.getByLabelText<HTMLInputElement>(/^Auf der Gesundheitskarte/).disabled).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/^Ohne Rezept/).disabled).toBe(true)
    screen.getByDisplayValue('BtM-Rezept (gelb)')
    screen.getByLabelText(/^Reichdauer in Tagen/)
  })

  it('make an emergency due tomorrow and show the numbers to call', async () => {
    await open('/bestellungen/neu')
    await choose('Notfall')
    expect(screen.getByText(/116117/).textContent).toContain('112')
    const morgen = writeGermanDate(plusDays(heute, 1))
    expect(screen.getByLabelText<HTMLInputElement>(/^Benötigt bis(?! \(Uhrzeit)/, { selector: 'input' }).value).toBe(morgen)
  })

  it('take another pharmacy than the chosen one with a declaration only, and a wish by nobody but the Klient', async () => {
    await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await screen.findByText('Zur Klientenakte')
    await nutzer.click(await screen.findByRole('button', { name: /^Praxis, Apotheke, Lieferung/ }))
    const chosen = (await screen.findByText(/^Von Klient\/in gewählt: /)).textContent ?? ''
    await press('Andere Apotheke')
    const others = chosen.includes('Rosen') ? 'Apotheke am' : 'Rosen'
    await write('Apotheke', others)
    await nutzer.click(await screen.findByRole('option', { name: new RegExp(others) }))
    await screen.findByText('Warum eine andere Apotheke?')
    await writeFreitext('Novalgin Tropfen')
    await reasonAndDose()
    await press('Prüfen und senden')
    await screen.findByText(/hat eine andere Apotheke gewählt. Bitte angeben, warum diesmal eine andere beliefern soll./, { selector: 'a' })
    await nutzer.click(screen.getByLabelText(/^Wunsch der Klientin oder des Klienten/))
    expect(screen.getByLabelText<HTMLInputElement>(/^Erklärt am/, { selector: 'input' }).value).toBe(writeGermanDate(heute))
    await nutzer.click(screen.getByRole('combobox', { name: /^Wer hat das erklärt/ }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Klient/in selbst',
      'Rechtliche Betreuung',
      'Bevollmächtigte Person',
    ])
    await nutzer.click(screen.getByRole('option', { name: 'Rechtliche Betreuung' }))
    await write(/^Name \(erklärt von\)/, 'Rolf Köhler')
    await press('Prüfen und senden')
    await screen.findByRole('dialog', { name: 'Vorschau und Senden' })
  })

  it('leave the needs of the house without Klient and without prescription', async () => {
    await open('/bestellungen/neu')
    await choose('Für die Einrichtung')
    expect(screen.queryByRole('combobox', { name: /^Klient/ })).toBeNull()
    await press('Freitext')
    expect(screen.queryByLabelText(/^Bei der Praxis anfordern/)).toBeNull()
    expect(screen.queryByLabelText(/^Wer löst das Rezept ein/)).toBeNull()
  })
})

describe('The preview', () => {
  it('shows what each side will see: the practice neither pharmacy nor note, the pharmacy no diagnosis', async () => {
    await open(`/bestellungen/neu?klient=${nextKlient()}`)
    await writeFreitext('Novalgin Tropfen')
    await reasonAndDose()
    await press('Weitere Angaben')
    await write('Diagnose', 'Rückenschmerz')
    await write('Interne Notiz', 'nur für uns')
    await gespeichert()
    await press('Prüfen und senden')
    const dialog = within(await screen.findByRole('dialog', { name: 'Vorschau und Senden' }))
    await dialog.findByText('Rückenschmerz')
    dialog.getByText(/Position 1: Die Praxis liest die Diagnose „Rückenschmerz“/)
    expect(dialog.queryByText('Apotheke am Markt') ?? dialog.queryByText('Rosen-Apotheke')).toBeNull()
    expect(dialog.queryByText('nur für uns')).toBeNull()
    await nutzer.click(dialog.getByRole('tab', { name: 'So sieht es die Apotheke' }))
    await waitFor(() => expect(dialog.queryByText('Rückenschmerz')).toBeNull())
    expect(dialog.queryByText('nur für uns')).toBeNull()
  })

  it('sends once, however often one presses', async () => {
    const sent: string[] = []
    await openSeite({
      server,
      konto: 'pfleger',
      routes: bestellentwurfRoutes,
      path: `/bestellungen/neu?klient=${nextKlient()}`,
      leitung: (weiter) => async (url, init) => {
        if (url.endsWith('/senden')) sent.push(new Headers(init.headers).get('Idempotency-Key') ?? '')
        return weiter(url, init)
      },
    })
    await writeFreitext('Iberogast')
    await reasonAndDose()
    await gespeichert()
    await press('Prüfen und senden')
    await nutzer.dblClick(await screen.findByRole('button', { name: 'Jetzt senden' }))
    await screen.findByText('woanders')
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toBe('')
  })
})

describe('An order that was already made', () => {
  it('warns by colour and in words when it comes again, and wants a reason; one click orders it anew', async () => {
    const klient = nextKlient()
    const { unmount } = await open(`/bestellungen/neu?klient=${klient}`)
    await writeFreitext('Vomex Zäpfchen')
    await reasonAndDose()
    await gespeichert()
    await press('Prüfen und senden')
    await press('Jetzt senden')
    await screen.findByText('woanders')
    unmount()

    const { router } = await open(`/bestellungen/neu?klient=${klient}`)
    await press('Letzte Bestellungen')
    await press(/ nachbestellen$/)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/bearbeiten$/))
    await waitFor(() => screen.getByDisplayValue('Vomex Zäpfchen'))
    await screen.findByText(/^Heute schon bestellt – Doppelt\? Höchstens 3 Tage alt/)
    await press('Prüfen und senden')
    await screen.findByText(/Das ist schon bestellt oder wurde gerade erst geliefert. Bitte den Grund nennen./, { selector: 'a' })
    await write(/^Warum trotzdem/, 'Packung ist zerbrochen')
    await reasonAndDose()
    await gespeichert()
    await press('Prüfen und senden')
    await screen.findByRole('button', { name: 'Jetzt senden' })
  })

  it('is not edited any more once it was sent', async () => {
    const klient = nextKlient()
    const { router } = await open(`/bestellungen/neu?klient=${klient}`)
    await writeFreitext('Sab simplex')
    await reasonAndDose()
    await gespeichert()
    const id = entwurfId(router)
    await press('Prüfen und senden')
    await press('Jetzt senden')
    await screen.findByText('woanders')
    await router.navigate({ to: `/bestellungen/${id}/bearbeiten` })
    await screen.findByText('Diese Bestellung ist schon gesendet')
  })
})
