import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { bring, type Fall, type Haus, type Konto, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { giveBlickfeld } from '../../bestellung/jsdom.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { formatDateTime, formatTime } from '../../shared/format.ts'
import type { Language } from '../../shared/i18n.ts'
import { startLiveEvents } from '../../shared/liveEvents.ts'
import type { Transport } from '../../shared/refresh.ts'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'

let haus: Haus
beforeEach(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterEach(() => {
  blickfeld.verdecke(false)
  return haus.close()
})
const blickfeld = giveBlickfeld()

const gefragt = () => bring(haus, 'BEIM_ARZT', { frage: true })
const seen = async (fall: Fall) =>
  (await fall.readStore('pfleger')).rueckfragen[0]?.gelesen.map(({ seite, nachrichtId }) => [seite, nachrichtId])
const reads = async (konto: Konto, fall: Fall) => {
  const frage = fall.stand.rueckfragen[0]
  const params = { bestellungId: fall.id, rueckfrageId: frage?.id ?? '' }
  const answer = await (
    await haus.wer(konto)
  ).call(bestellungContract.markGelesen, { params, body: { nachrichtId: frage?.nachrichten.at(-1)?.id } })
  expect(answer.status).toBe(204)
}

interface Ansicht {
  leitung?: (weiter: Transport) => Transport
  language?: Language
}

async function show(konto: Konto, fall: Fall, { leitung = (weiter) => weiter, language = 'de' }: Ansicht = {}) {
  const gesagt: unknown[] = []
  await openSeite({
    server: haus,
    konto,
    routes: bestellungenRoutes,
    path: `/bestellungen/${fall.id}`,
    language,
    leitung: (weiter) => (url, init) => {
      if (url.endsWith('/gelesen')) gesagt.push(init.body)
      return leitung(weiter)(url, init)
    },
  })
  const faden = within(await screen.findByRole('article', { name: language === 'de' ? /fragt/ : /asks/ }))
  return { gesagt, faden, nachricht: (nr: number) => faden.getAllByRole('listitem')[nr] ?? document.body }
}

describe('who sees a message of another side', () => {
  it('has read it, once, when it comes into sight', async () => {
    const fall = await gefragt()
    const { gesagt, nachricht } = await show('arzt', fall)
    expect(await seen(fall)).toEqual([])
    blickfeld.show(nachricht(0), 0.2)
    expect(gesagt).toEqual([])
    blickfeld.show(nachricht(0), 0.6)
    const [frage] = fall.stand.rueckfragen[0]?.nachrichten ?? []
    await waitFor(async () => expect(await seen(fall)).toEqual([['ARZT', frage?.id]]))
    blickfeld.show(nachricht(0), 0)
    blickfeld.show(nachricht(0), 1)
    expect(gesagt).toHaveLength(1)
  })

  it('has not read it while another tab lies over the page, but when the page is looked at again', async () => {
    const fall = await gefragt()
    blickfeld.verdecke(true)
    const { gesagt, nachricht } = await show('arzt', fall)
    blickfeld.show(nachricht(0))
    expect(gesagt).toEqual([])
    blickfeld.verdecke(false)
    await waitFor(async () => expect(await seen(fall)).toHaveLength(1))
  })

  it('says it again when it did not arrive', async () => {
    const fall = await gefragt()
    let unterbrochen = true
    const { gesagt, nachricht } = await show('arzt', fall, {
      leitung: (weiter) => (url, init) =>
        unterbrochen && url.endsWith('/gelesen') ? Promise.reject(new TypeError('gone')) : weiter(url, init),
    })
    blickfeld.show(nachricht(0))
    await waitFor(() => expect(gesagt).toHaveLength(1))
    unterbrochen = false
    await waitFor(async () => {
      blickfeld.show(nachricht(0))
      expect(await seen(fall)).toHaveLength(1)
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says nothing of the own newest message, nor of what the side has read before', async () => {
    const fall = await gefragt()
    const own = await show('pfleger', fall)
    blickfeld.show(own.nachricht(0))
    expect(own.gesagt).toEqual([])
    await reads('arzt', fall)
    cleanup()
    const fremde = await show('arzt-admin', fall)
    blickfeld.show(fremde.nachricht(0))
    expect(fremde.gesagt).toEqual([])
  })
})

describe('who asked', () => {
  it('sees under the newest own message who has read it and when, without loading the page anew', async () => {
    const fall = await gefragt()
    const { nachricht, faden } = await show('pfleger', fall)
    const { token } = await haus.wer('pflege-admin')
    const stop = startLiveEvents({
      url: '/api/ereignisse/strom',
      send: (url) => haus.fetch(new Request(new URL(url, 'http://localhost'), { headers: { authorization: `Bearer ${token}` } })),
      onReset: () => {},
      channel: null,
      locks: null,
    })
    expect(faden.queryByText(/Gelesen/)).toBeNull()
    await reads('arzt', fall)
    const um = formatTime(haus.clock.now.toISOString())
    await within(nachricht(0)).findByText(`Gelesen von der Praxis, ${um}`)
    stop()
  })

  it('is told the day when it was not today, and no time when only a later message tells of it', async () => {
    haus.clock.now = new Date(Date.now() - 2 * 86_400_000)
    const fall = await gefragt()
    await reads('arzt', fall)
    const am = formatDateTime(haus.clock.now.toISOString())
    haus.clock.now = new Date()
    const before = await show('pfleger', fall)
    within(before.nachricht(0)).getByText(`Gelesen von der Praxis, ${am}`)
    await fall.run('arzt', 'rueckfrageAntworten', { text: 'Seit Montag.' })
    await reads('arzt-admin', fall)
    cleanup()
    const danach = await show('pflege-admin', fall)
    within(danach.nachricht(0)).getByText('Gelesen von der Praxis')
    expect(within(danach.nachricht(1)).queryByText(/Gelesen/)).toBeNull()
  })

  it('reads it in English', async () => {
    const fall = await gefragt()
    await reads('arzt', fall)
    const { nachricht } = await show('pfleger', fall, { language: 'en' })
    expect(within(nachricht(0)).getByText(/^Read by/).textContent).toMatch(/^Read by the practice, \d\d:\d\d$/)
  })
})
