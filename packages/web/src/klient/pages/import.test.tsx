import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, press, nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto = 'pflege-admin') => openSeite({ server, konto, routes: klientRoutes, path: '/klienten/import' })
const chooseDatei = async (text: string, name = 'klienten.csv') =>
  nutzer.upload(await screen.findByLabelText('Datei wählen', { selector: 'input' }), new File([text], name))
const names = async (suche: string) =>
  (await (await server.as('pfleger')).call(klientContract.search, { query: { suche } })).body.klienten.map(({ vorname }) => vorname)

/** It waits until the server has said who is there already. */
const takeOver = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false))
  await press(name)
}

const kopf = 'Name;Vorname;Geburtsdatum;Anrede;Krankenkasse;Versichertennummer;PLZ;Ort;Straße'
const table = [
  kopf,
  'Zabel;Anna;09.03.1941;Frau;AOK Bayern;A123456780;80331;München;Am Weiher 12',
  'Zabel;Bernd;30.02.1941;Herr;AOK Bayern;A000500015;80331;München;Am Weiher 12',
  'Zabel;Carla;1.5.1950;Frau;AOK Bayern;X234567890;80331;München;Am Weiher 12',
  'Zabel;Anna;09.03.1941;Frau;AOK Bayern;A123456780;80331;München;Am Weiher 12',
].join('\r\n')

describe('Klienten out of a table', () => {
  it('are shown line by line with what is wrong, taken in at the press, and taken back', async () => {
    await open()
    await chooseDatei(table)
    await screen.findByText('2 werden übernommen · 1 sind schon da · 1 mit Fehlern · 1 mit Warnung')
    screen.getByText('Geburtsdatum: Dieses Datum gibt es nicht. Bitte prüfen.')
    screen.getByText('Versichertennummer: Die Prüfziffer der Versichertennummer stimmt nicht. Bitte die Nummer prüfen.')
    screen.getByText('Wie Zeile 2')
    expect(await names('Zabel')).toEqual([])

    await takeOver('2 Personen übernehmen')
    await screen.findByText('2 Personen sind aufgenommen')
    expect(await names('Zabel')).toEqual(['Anna', 'Carla'])
    await press('Import zurücknehmen')
    await screen.findByText(/^2 wieder entfernt, 0 behalten/)
    await waitFor(async () => expect(await names('Zabel')).toEqual([]))
  })

  it('with a wrong cell are put right in the preview, and without an insurer get that of all', async () => {
    await open()
    await chooseDatei(`${kopf}\nZander;Ute;30.02.1941;Frau;;A000500015;80331;München;Am Weiher 12`)
    await nutzer.click(await screen.findByRole('button', { name: 'Korrigieren: Zander' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Zeile 2 korrigieren/ }))
    await fill(dialog.getByLabelText(/^Geburtsdatum/), '1.2.41')
    await nutzer.click(dialog.getByRole('button', { name: 'Übernehmen' }))
    await screen.findByText('Krankenkasse: Bitte ausfüllen.')
    await fill(screen.getByRole('textbox', { name: 'Krankenkasse' }), 'BARMER')
    await screen.findByText('1 werden übernommen · 0 sind schon da · 0 mit Fehlern · 0 mit Warnung')
    screen.getByText('01.02.1941 · München · BARMER')
  })

  it('who is there already are left out, unless somebody wants them', async () => {
    const { nachname, vorname, geburtsdatum } =
      (await (await server.as('pfleger')).call(klientContract.search, { query: {} })).body.klienten[0] ?? {}
    await open()
    await chooseDatei(`Nachname;Vorname;geboren\n${nachname};${vorname};${geburtsdatum}\nZeisig;Neu;01.01.1950`)
    await screen.findByText('0 werden übernommen · 0 sind schon da · 2 mit Fehlern · 0 mit Warnung')
    await nutzer.click(await screen.findByRole('combobox', { name: 'Art der Versicherung' }))
    await nutzer.click(await screen.findByRole('option', { name: 'privat' }))
    await screen.findByText('1 werden übernommen · 1 sind schon da · 0 mit Fehlern · 0 mit Warnung')
    screen.getByText('Schon da')
  })

  it('come in once, also when the line breaks in the middle', async () => {
    let bricht = true
    await openSeite({
      server,
      konto: 'pflege-admin',
      routes: klientRoutes,
      path: '/klienten/import',
      leitung: (weiter) => async (url, init) => {
        const answer = await weiter(url, init)
        if (!bricht || url !== '/api/klientenimport') return answer
        bricht = false
        throw new TypeError('the line is dead')
      },
    })
    await chooseDatei(`${kopf}\nZimmer;Udo;09.03.1941;Herr;AOK Bayern;K220645122;80331;München;Am Weiher 12`)
    await takeOver('Eine Person übernehmen')
    await screen.findByText(/^Der Import wurde unterbrochen/)
    await takeOver('Eine Person übernehmen')
    await screen.findByText('Eine Person ist aufgenommen')
    expect(await names('Zimmer')).toEqual(['Udo'])
  })

  it('are nothing for somebody who is no head, and a file without lines says so', async () => {
    const { unmount } = await open('pfleger')
    await screen.findByText(/kann nur die Pflegedienstleitung/)
    unmount()
    await open()
    await chooseDatei(kopf)
    await screen.findByText('In dieser Datei steht keine Zeile unter den Überschriften.')
  })
})
