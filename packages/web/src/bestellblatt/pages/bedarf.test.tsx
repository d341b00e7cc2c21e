import { plusDays } from '@dreiklang/domain/shared/time'
import { arznei, bring, type Haus, openHaus, withoutRezept } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { formatDate } from '../../shared/format.ts'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

const open = (konto: 'pfleger' | 'apotheker', path: string) => openSeite({ server: haus, konto, routes: bestellungenRoutes, path })

it('an emergency is needed by an hour, which stands beside its day in each list, in the head and on paper', async () => {
  const morgen = plusDays(haus.heute(), 1)
  const notfall = { prioritaet: 'NOTFALL' as const, bedarfBis: morgen, bedarfUhrzeit: '08:30', positionen: [withoutRezept()] }
  const fall = await bring(haus, 'ENTWURF', { vor: { ...notfall, einloesung: null } })
  await fall.run('pfleger', 'senden')
  const { nummer } = fall.stand
  for (const [konto, path] of [
    ['pfleger', '/bestellungen/pflege?ansicht=alle'],
    ['apotheker', '/bestellungen/apotheke?ansicht=alle'],
  ] as const) {
    await open(konto, `${path}&suche=${nummer}`)
    const row = (await screen.findByText(nummer)).closest('li')
    if (row === null) throw new Error(`${nummer} stands in no line`)
    within(row).getByText('08:30')
    cleanup()
  }
  await open('apotheker', `/bestellungen/${fall.id}`)
  await screen.findByText(`${formatDate(morgen)}, 08:30`)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  await screen.findByText(`${formatDate(morgen)}, 08:30`, { selector: 'strong' })
  cleanup()
})

it('what is needed by an hour of today is said to be overdue from that hour on, in the list and on the sheet', async () => {
  const before = haus.clock.now
  const notfall = { prioritaet: 'NOTFALL' as const, bedarfBis: haus.heute(), bedarfUhrzeit: '11:00', positionen: [withoutRezept()] }
  const fall = await bring(haus, 'ENTWURF', { vor: { ...notfall, einloesung: null } })
  await fall.run('pfleger', 'senden')
  for (const [at, word] of [
    ['2026-11-18T09:59:00.000Z', 'heute'],
    ['2026-11-18T10:00:00.000Z', 'heute überfällig'],
  ] as const) {
    haus.clock.now = new Date(at)
    await open('apotheker', `/bestellungen/apotheke?ansicht=alle&suche=${fall.stand.nummer}`)
    const row = (await screen.findByText(fall.stand.nummer)).closest('li')
    if (row === null) throw new Error(`${fall.stand.nummer} stands in no line`)
    within(row).getByText((_text, element) => element?.textContent === `${word}, 11:00` && element.firstElementChild?.tagName === 'TIME')
    cleanup()
    await open('apotheker', `/bestellungen/${fall.id}`)
    await screen.findByText(word)
    cleanup()
  }
  haus.clock.now = before
})

it('an order without an hour shows its day alone', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei()] } })
  await open('pfleger', `/bestellungen/${fall.id}`)
  await screen.findByText(formatDate(fall.stand.bedarfBis))
  cleanup()
})
