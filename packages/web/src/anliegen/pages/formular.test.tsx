import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { frageAn, rueckruf } from '@dreiklang/server/anliegen/anliegen.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { press, nutzer, openSeite, write } from '../../organisation/seite.fixtures.tsx'
import { formularRoutes, startWithFormular } from './formular.fixtures.ts'

const c = anliegenContract
let server: TestServer
beforeAll(async () => {
  server = await startWithFormular()
})
afterAll(() => server.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const open = (path: string, language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto: 'apotheker', routes: formularRoutes, path, language })
const choose = async (name: string | RegExp) => nutzer.click(await screen.findByRole('radio', { name }))
const all = async () => (await (await server.as('pfleger')).call(c.list)).body.zeilen
/** The person takes ten seconds, on the clock of the page and of the server. */
const zehnSeconds = () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  server.clock.now = new Date(server.clock.now.getTime() + 10_000)
}

describe('Who comes without a code', () => {
  it('finds no list of anybody, types the code from the notice and is at the form', async () => {
    const { router } = await open('/public-form')
    await write(/^Code Ihres/, ' Sonnenhof ')
    await press('Weiter')
    await screen.findByRole('heading', { level: 1, name: /^Anliegen an Pflegedienst Sonnenhof/ })
    expect(router.state.location.search).toEqual({ an: 'sonnenhof' })
  })

  it('is told when there is no such code', async () => {
    await open('/public-form?an=gibt-es-nicht')
    expect(within(await screen.findByRole('alert')).getByText('Diesen Code gibt es nicht')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Code Ihres/)).value).toBe('gibt-es-nicht')
  })
})

describe('The form', () => {
  it('takes a request to be called with name and telephone alone, and answers a number', async () => {
    await open('/public-form?an=sonnenhof')
    await choose(/Rückruf/)
    await choose(/Angehörige/)
    await write(/^Ihr Name/, 'Ada Huber')
    await write(/^Telefon/, '089 123456')
    zehnSeconds()
    await press('Senden')
    await screen.findByRole('heading', { level: 1, name: 'Ihr Anliegen ist angekommen' })
    const row = (await all()).find(({ name }) => name === 'Ada Huber')
    expect(row).toMatchObject({ art: 'RUECKRUF', wer: 'ANGEHOERIGE', telefon: '089 123456' })
    screen.getByText(row?.nummer ?? '?')
    await press('Noch ein Anliegen senden')
    await screen.findByRole('button', { name: 'Senden' })
  })

  it('names all that is missing, each with a way to its field, and sends nothing', async () => {
    const before = (await all()).length
    await open('/public-form?an=sonnenhof', 'en')
    await press('Send')
    const error = await screen.findByRole('alert')
    expect(
      within(error)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'What is it about? Please choose one of the options.',
      'Who is asking? Please choose one of the options.',
      'Your name: Please fill this in.',
      'Phone: Please fill this in.',
      'First and last name: Please fill this in.',
      'Date of birth: Please fill this in.',
    ])
    await choose(/I receive the care/)
    expect(within(error).getByRole('link', { name: 'First and last name: Please fill this in.' })).toBeTruthy()
    expect((await all()).length).toBe(before)
  })

  it('takes a reorder by product, sent once more with a new task when it was open for too long', async () => {
    await open('/public-form?an=sonnenhof')
    await choose(/nachbestellen/)
    await choose(/selbst/)
    await write(/^Ihr Name/, 'Lang Offen')
    await write(/^Telefon/, '089 654321')
    expect(screen.queryByLabelText(/^Vor- und Nachname/)).toBeNull()
    await write(/^Geburtsdatum/, '02.03.1941')
    await press('Produkt hinzufügen')
    await write(/^Name auf der Packung/, 'Kompressen')
    await write(/^Wie viele Packungen/, '3')
    await nutzer.click(await screen.findByRole('combobox', { name: /^Was ist es/ }))
    await nutzer.click(await screen.findByRole('option', { name: /^Verbandmittel/ }))
    await write(/^Aus welcher Apotheke/, 'Rosen-Apotheke')
    server.clock.now = new Date(server.clock.now.getTime() + 3 * 3_600_000)
    // The second task was given out on the new clock, and wants its time too.
    const uhr = vi.spyOn(performance, 'now')
    uhr.mockImplementation(() => {
      server.clock.now = new Date(server.clock.now.getTime() + 5_000)
      return server.clock.now.getTime()
    })
    await press('Senden')
    await screen.findByRole('heading', { level: 1, name: 'Ihr Anliegen ist angekommen' })
    const row = (await all()).find(({ name, art }) => name === 'Lang Offen' && art === 'NACHBESTELLUNG')
    const { body } = await (await server.as('pfleger')).call(c.read, { params: { anliegenId: row?.id ?? '' } })
    expect(body.inhalt).toMatchObject({
      klient: { name: 'Lang Offen', geburtsdatum: '1941-03-02' },
      produkte: [{ bezeichnung: 'Kompressen', menge: 3, produktart: 'VERBANDSTOFF', pzn: null }],
      apotheke: 'Rosen-Apotheke',
    })
  })

  it('says beside the telephone how long to wait when too much has come from here', async () => {
    await open('/public-form?an=sonnenhof')
    await choose(/Rückruf/)
    await choose(/Angehörige/)
    await write(/^Ihr Name/, 'Zu Viel')
    await write(/^Telefon/, '089 123456')
    let nr = 0
    while ((await frageAn(server, 'sonnenhof', { ...rueckruf, name: `Flut ${nr}` })).status === 201) nr += 1
    zehnSeconds()
    await press('Senden')
    const error = await screen.findByRole('alert')
    expect(error.textContent).toMatch(/In etwa \d\d Minuten geht es wieder/)
    within(error.parentElement ?? error).getByRole('link', { name: /anrufen$/ })
    expect(screen.getByLabelText<HTMLInputElement>(/^Ihr Name/).value).toBe('Zu Viel')
  })
})
