import { bring, betaeubungsmittel, type Haus, arznei, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { plusDays } from '@dreiklang/domain/shared/time'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bestellungenRoutes } from '../routes.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import type { Transport } from '../../shared/refresh.ts'

let haus: Haus
let deaf = () => {}

beforeEach(async () => {
  haus = await openHaus({ beginn: new Date() })
  deaf = listenForChords()
})
afterEach(async () => {
  deaf()
  await haus.close()
})

const open = (leitung?: (weiter: Transport) => Transport) =>
  openSeite({
    server: haus,
    konto: 'arzt',
    routes: bestellungenRoutes,
    path: '/bestellungen/arzt',
    ...(leitung === undefined ? {} : { leitung }),
  })

/** Prescribed forty days ago as it is asked for now, so that there is nothing to look at. */
async function askAgain(nachname: string, position: Parameters<typeof arznei>[0] = {}, kopf: Record<string, unknown> = {}) {
  // Rows of one second would stand in any order.
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
  const klientId = await haus.admit({ nachname })
  const before = await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei()] } })
  await before.run('arzt', 'verordnen', { ausgestelltAm: plusDays(haus.heute(), -40), datumBestaetigt: true })
  return bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei(position)], ...kopf } })
}
const rowOf = async (nachname: string) => {
  const row = (await screen.findByRole('link', { name: new RegExp(`^${nachname}`) })).closest('tr')
  if (row === null) throw new Error(`${nachname} stands in no row`)
  return row
}
const statusOf = async (fall: Awaited<ReturnType<typeof askAgain>>) => (await fall.readStore('arzt')).status
const bar = () => within(screen.getByRole('region', { name: 'Markierte Anfragen' }))

describe('the requests of a practice, by medicine', () => {
  it('are marked by one key each, and nothing leaves the practice before the question is answered', async () => {
    const user = userEvent.setup()
    const faelle = [await askAgain('Erste'), await askAgain('Zweite')]
    await open()
    const row = within(await rowOf('Erste'))
    for (const fact of ['Ramipril 5 mg', '1-0-0-0']) row.getByText(new RegExp(`^${fact}`))
    expect(row.getAllByText('2 Packungen'), 'asked for, and given the last time').toHaveLength(2)
    await user.keyboard('aa')
    bar().getByText('2 verordnen')
    await user.keyboard('{Control>}{Enter}{/Control}')
    bar().getByText('Sie halten fest, dass diese 2 Rezepte ausgestellt sind.')
    expect(await Promise.all(faelle.map(statusOf))).toEqual(['BEIM_ARZT', 'BEIM_ARZT'])
    await user.keyboard('{Enter}')
    await screen.findByText('Nichts zu verordnen')
    expect(await Promise.all(faelle.map(statusOf))).toEqual(['VERORDNET', 'VERORDNET'])
  })

  it('show first what has to be looked at, and mark with the second press', async () => {
    const user = userEvent.setup()
    await askAgain('Aufpassen', { aenderungZuBisher: 'jetzt 10 mg' })
    await open()
    await rowOf('Aufpassen')
    await user.keyboard('a')
    const hints = await screen.findByRole('group', { name: 'Vor dem Verordnen ansehen' })
    await waitFor(() => expect(document.activeElement).toBe(hints))
    within(hints).getByText('Geändert laut Pflegedienst: jetzt 10 mg')
    expect(screen.queryByRole('region', { name: 'Markierte Anfragen' })).toBeNull()
    await user.keyboard('a')
    bar().getByText('1 verordnen')
  })

  it('are refused with a reason by a digit, in the same sending', async () => {
    const user = userEvent.setup()
    const [refused, prescribed] = [await askAgain('Abgelehnt'), await askAgain('Verordnet')]
    await open()
    await rowOf('Abgelehnt')
    await user.keyboard('r')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('toolbar', { name: 'Grund der Ablehnung' })))
    await user.keyboard('4')
    await user.keyboard('a')
    bar().getByText('1 verordnen · 1 ablehnen')
    await user.keyboard('s{Enter}')
    await screen.findByText('Nichts zu verordnen')
    expect((await refused.readStore('arzt')).positionen[0]?.ablehnung?.grund).toBe('ZU_FRUEH')
    expect(await statusOf(prescribed)).toBe('VERORDNET')
  })

  it('of a BtM stand apart, with their number', async () => {
    const klientId = await haus.admit({ nachname: 'Apart' })
    await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [betaeubungsmittel()] } })
    await open()
    const apart = within(await screen.findByRole('region', { name: '1 einzeln zu verordnen' }))
    apart.getByText('Betäubungsmittel')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('of an emergency stand first and go by themselves, at once', async () => {
    const user = userEvent.setup()
    const other = await askAgain('Normal')
    const urgent = await askAgain('Eilig', {}, { prioritaet: 'NOTFALL', bedarfBis: haus.heute() })
    await open()
    await rowOf('Normal')
    await user.keyboard('jja')
    bar().getByText('1 verordnen')
    await user.keyboard('ka')
    bar().getByText('Sie halten fest, dass dieses Rezept ausgestellt ist.')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await statusOf(urgent)).toBe('VERORDNET'))
    expect(await statusOf(other)).toBe('BEIM_ARZT')
    await waitFor(() => bar().getByText('1 verordnen'))
  })

  it('keep the reason at the row when one was not sent, and send only that again', async () => {
    const user = userEvent.setup()
    const [lost, fine] = [await askAgain('Verloren'), await askAgain('Angekommen')]
    const calls: string[] = []
    let broken = true
    await open((weiter) => async (url, init) => {
      if (!url.endsWith('/verordnen')) return weiter(url, init)
      if (broken && url.includes(lost.id)) throw new TypeError('the line is cut')
      calls.push(url)
      return weiter(url, init)
    })
    await rowOf('Verloren')
    await user.keyboard('aas{Enter}')
    await waitFor(async () => within(await rowOf('Verloren')).getByText(/^Nicht gesendet: /))
    await waitFor(() => bar().getByText('1 verordnen'))
    expect([await statusOf(lost), await statusOf(fine)]).toEqual(['BEIM_ARZT', 'VERORDNET'])
    broken = false
    await user.keyboard('s{Enter}')
    await screen.findByText('Nichts zu verordnen')
    expect(calls).toHaveLength(2)
  })

  it('that somebody else has decided meanwhile are told, and not sent', async () => {
    const user = userEvent.setup()
    const fall = await askAgain('Ueberholt')
    await open()
    await rowOf('Ueberholt')
    await user.keyboard('a')
    await fall.run('arzt-admin', 'arztAblehnen')
    await user.keyboard('s{Enter}')
    await waitFor(async () => within(await rowOf('Ueberholt')).getByText('Nicht mehr bei Ihnen'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Markierte Anfragen' })).toBeNull())
    expect((await fall.readStore('arzt')).status).toBe('ABGELEHNT')
  })

  it('are sent once when the button is pressed twice', async () => {
    const user = userEvent.setup()
    await askAgain('Doppelklick')
    const calls: string[] = []
    await open((weiter) => (url, init) => {
      if (url.endsWith('/verordnen')) calls.push(url)
      return weiter(url, init)
    })
    await rowOf('Doppelklick')
    await user.keyboard('as')
    await user.dblClick(bar().getByRole('button', { name: '1 senden' }))
    await screen.findByText('Nichts zu verordnen')
    expect(calls).toHaveLength(1)
  })
})
