import { type Fall, arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite } from '../../organisation/seite.fixtures.tsx'
import { unterwegsRoutes } from '../unterwegs.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())
beforeEach(() => localStorage.clear())

/** By address a stop of its own each. */
async function sendOut(
  strasse: string,
  lieferzeitfenster: string,
  { bote = 'Bote 1', kuehlpflichtig = false, zuzahlungCent = null as number | null } = {},
): Promise<Fall> {
  const lieferadresse = { strasse, hausnummer: '6', zusatz: null, plz: '10115', ort: 'Berlin' }
  const positionen = [arznei({ kuehlpflichtig })]
  const kopf = { lieferart: 'LIEFERUNG_ANDERE_ADRESSE', lieferadresse, lieferzeitfenster, positionen } as const
  const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: kopf })
  const packed = fall.stand.positionen.map(({ id }) => ({ positionId: id, menge: 2, charge: null, verfall: null, zuzahlungCent }))
  await fall.run('apotheker', 'bereitstellen', { positionen: packed })
  await fall.run('apotheker', 'ausliefern', { bote })
  return fall
}

async function openRound(bote: string) {
  cleanup()
  await openSeite({ server: haus, konto: 'apotheker', routes: unterwegsRoutes, path: `/runde?bote=${encodeURIComponent(bote)}` })
  return within(await screen.findByRole('list', { name: 'Stopps' }))
}

const streets = (list: Awaited<ReturnType<typeof openRound>>) =>
  list.getAllByRole('listitem').map(({ textContent }) => /(Weidendamm|Ahornallee|Schillerstraße|Birkenweg) 6/.exec(textContent)?.[1])

describe('the round of a driver', () => {
  it('has the next stop large and the others in a line, by their windows, and goes another way by the menu, also after the next look', async () => {
    await sendOut('Weidendamm', '16:00–18:00', { bote: 'Kim' })
    await sendOut('Ahornallee', '08:00–10:00', { bote: 'Kim' })
    const list = await openRound('Kim')
    expect(streets(list)).toEqual(['Ahornallee', 'Weidendamm'])
    expect(list.getAllByRole('button', { name: /übergeben$/ })).toHaveLength(1)
    expect(list.getByRole('link', { name: /^Karte: Ahornallee 6/ }).getAttribute('href')).toMatch(/^geo:/)
    await nutzer.click(list.getByRole('button', { name: /^Weitere Schritte/ }))
    await nutzer.click(await screen.findByRole('menuitem', { name: /später anfahren$/ }))
    await waitFor(() => expect(streets(list)).toEqual(['Weidendamm', 'Ahornallee']))
    expect(streets(await openRound('Kim'))).toEqual(['Weidendamm', 'Ahornallee'])
  })

  it('hands over on one sheet that asks for temperature, money and advice where the bag does, and has the name of the Klient', async () => {
    const fall = await sendOut('Lindenhof', '10:00', { bote: 'Ada', kuehlpflichtig: true, zuzahlungCent: 1000 })
    const list = await openRound('Ada')
    list.getByText('kühl')
    list.getByText(/^Zuzahlung 10,00\s€ kassieren$/)
    await nutzer.click(list.getByRole('button', { name: /übergeben$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Übergabe/ }))
    const { klient } = await fall.readStore('apotheker')
    await nutzer.click(sheet.getByRole('radio', { name: /^(Klient|Patient)\/in$/ }))
    expect(sheet.getByLabelText(/^Name der Person/)).toHaveProperty('value', `${klient?.nachname}, ${klient?.vorname}`)
    await nutzer.click(sheet.getByRole('radio', { name: /^10,00\s€ bar kassiert$/ }))
    await nutzer.click(sheet.getByRole('radio', { name: 'Tippen' }))
    await fill(sheet.getByLabelText(/^Vor- und Nachname/), 'Helga Bäcker')
    await nutzer.click(sheet.getByRole('button', { name: 'Übergeben' }))
    const missing = within(await sheet.findByRole('alert'))
    expect(missing.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Temperatur/),
      expect.stringMatching(/^Beratung/),
    ])
    await fill(sheet.getByLabelText(/^Temperatur/), '12')
    await nutzer.click(sheet.getByRole('button', { name: 'Übergeben' }))
    await sheet.findAllByText(/^Nicht kühl geblieben/)
    await fill(sheet.getByLabelText(/^Temperatur/), '5')
    await nutzer.click(sheet.getByLabelText(/^Beratung/, { selector: 'input' }))
    await nutzer.click(await screen.findByRole('option', { name: 'An der Tür' }))
    await nutzer.click(sheet.getByRole('button', { name: 'Übergeben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Runde erledigt')
    await nutzer.click(screen.getByRole('button', { name: /^1 erledigt/ }))
    await screen.findByText(/Übergeben um .* · 10,00\s€ bar kassiert/)
    const [bag] = (await fall.readStore('apotheker')).lieferungen
    expect(bag).toMatchObject({ kassiert: { art: 'BAR', cent: 1000, grund: null } })
    expect(bag).toMatchObject({ status: 'ZUGESTELLT', nachweis: { temperatur: 5, beratung: 'TUER', empfaengerRolle: 'KLIENT' } })
  })

  it('asks one reason when nobody is in, and tries again at the end of the round', async () => {
    const fall = await sendOut('Birkenweg', '08:00', { bote: 'Edo' })
    await sendOut('Schillerstraße', '09:00', { bote: 'Edo' })
    const list = await openRound('Edo')
    await nutzer.click(list.getByRole('button', { name: /^Weitere Schritte/ }))
    await nutzer.click(await screen.findByRole('menuitem', { name: /nicht angetroffen$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Nicht da/ }))
    await nutzer.click(sheet.getByRole('radio', { name: 'Niemand angetroffen' }))
    await nutzer.click(sheet.getByRole('checkbox', { name: /^Heute noch einmal/ }))
    await nutzer.click(sheet.getByRole('button', { name: 'Zustellung fehlgeschlagen' }))
    await waitFor(() => expect(streets(list)).toEqual(['Schillerstraße', 'Birkenweg']))
    const [bag] = (await fall.readStore('apotheker')).lieferungen
    expect(bag).toMatchObject({ status: 'UNTERWEGS', bote: 'Edo', versuche: [{ grund: 'NIEMAND_ANGETROFFEN' }] })
  })

  it('says that it is none of a nursing service', async () => {
    cleanup()
    await openSeite({ server: haus, konto: 'pfleger', routes: unterwegsRoutes, path: '/runde' })
    await screen.findByText('Eine Lieferrunde fahren Apotheken.')
  })
})
