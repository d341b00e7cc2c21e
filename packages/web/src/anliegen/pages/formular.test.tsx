import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { oeffneFormular } from '@dreiklang/server/anliegen/anliegen.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { druecke, nutzer, oeffneSeite, schreibe, starteServer } from '../../organisation/seite.fixtures.tsx'
import type { RoomRoute } from '../../shared/roomRoute.ts'

const c = anliegenContract
const routes: readonly RoomRoute[] = [
  { path: '/public-form', load: async () => ({ Page: (await import('./FormularPage.tsx')).FormularPage }) },
]
let server: TestServer
beforeAll(async () => {
  server = await starteServer()
  await oeffneFormular(server, { konto: 'pflege-admin', adresse: 'sonnenhof' })
})
afterAll(() => server.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const oeffne = (path: string, language: 'de' | 'en' = 'de') => oeffneSeite({ server, konto: 'apotheker', routes, path, language })
const waehle = async (name: string | RegExp) => nutzer.click(await screen.findByRole('radio', { name }))
const alle = async () => (await (await server.as('pfleger')).call(c.list)).body.zeilen
/** The person takes ten seconds, on the clock of the page and of the server. */
const zehnSekunden = () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  server.clock.jetzt = new Date(server.clock.jetzt.getTime() + 10_000)
}

describe('Who comes without a code', () => {
  it('finds no list of anybody, types the code from the notice and is at the form', async () => {
    const { router } = await oeffne('/public-form')
    await schreibe(/^Code Ihres/, ' Sonnenhof ')
    await druecke('Weiter')
    await screen.findByRole('heading', { level: 1, name: /^Anliegen an Pflegedienst Sonnenhof/ })
    expect(router.state.location.search).toEqual({ an: 'sonnenhof' })
  })

  it('is told when there is no such code', async () => {
    await oeffne('/public-form?an=gibt-es-nicht')
    expect(within(await screen.findByRole('alert')).getByText('Diesen Code gibt es nicht')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>(/^Code Ihres/)).value).toBe('gibt-es-nicht')
  })
})

describe('The form', () => {
  it('takes a request to be called with name and telephone alone, and answers a number', async () => {
    await oeffne('/public-form?an=sonnenhof')
    await waehle(/Rückruf/)
    await waehle(/Angehörige/)
    await schreibe(/^Ihr Name/, 'Ada Huber')
    await schreibe(/^Telefon/, '089 123456')
    zehnSekunden()
    await druecke('Senden')
    await screen.findByRole('heading', { level: 1, name: 'Ihr Anliegen ist angekommen' })
    const zeile = (await alle()).find(({ name }) => name === 'Ada Huber')
    expect(zeile).toMatchObject({ art: 'RUECKRUF', wer: 'ANGEHOERIGE', telefon: '089 123456' })
    screen.getByText(zeile?.nummer ?? '?')
    await druecke('Noch ein Anliegen senden')
    await screen.findByRole('button', { name: 'Senden' })
  })

  it('names all that is missing, each with a way to its field, and sends nothing', async () => {
    const vorher = (await alle()).length
    await oeffne('/public-form?an=sonnenhof', 'en')
    await waehle(/Reorder/)
    await druecke('Send')
    const fehler = await screen.findByRole('alert')
    expect(within(fehler).getAllByRole('link').length).toBeGreaterThanOrEqual(4)
    expect((await alle()).length).toBe(vorher)
  })

  it('takes a reorder by product, sent once more with a new task when it was open for too long', async () => {
    await oeffne('/public-form?an=sonnenhof')
    await waehle(/nachbestellen/)
    await waehle(/selbst/)
    await schreibe(/^Ihr Name/, 'Lang Offen')
    await schreibe(/^Telefon/, '089 654321')
    await schreibe(/^Vor- und Nachname/, 'Lang Offen')
    await schreibe(/^Geburtsdatum/, '02.03.1941')
    await druecke('Produkt hinzufügen')
    await schreibe(/^Name auf der Packung/, 'Kompressen')
    server.clock.jetzt = new Date(server.clock.jetzt.getTime() + 3 * 3_600_000)
    // The second task was given out on the new clock, and wants its time too.
    const uhr = vi.spyOn(performance, 'now')
    uhr.mockImplementation(() => {
      server.clock.jetzt = new Date(server.clock.jetzt.getTime() + 5_000)
      return server.clock.jetzt.getTime()
    })
    await druecke('Senden')
    await screen.findByRole('heading', { level: 1, name: 'Ihr Anliegen ist angekommen' })
    await waitFor(async () => expect((await alle()).some(({ name, art }) => name === 'Lang Offen' && art === 'NACHBESTELLUNG')).toBe(true))
  })
})
