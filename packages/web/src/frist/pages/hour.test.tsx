import { type Haus, openHaus, put, withoutRezept } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { formatDate } from '../../shared/format.ts'
import { fristRoutes } from '../frist.routes.tsx'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date('2026-11-18T09:00:00.000Z') })
})
afterAll(() => haus.close())

it('an order that is needed by an hour of today stands with its hour, and from then on with what is overdue', async () => {
  const needed = { prioritaet: 'NOTFALL', bedarfBis: haus.heute(), bedarfUhrzeit: '11:00' } as const
  const fall = await put(haus, { ...needed, einloesung: null, positionen: [withoutRezept()] })
  await fall.run('pfleger', 'senden')
  for (const [at, group] of [
    ['2026-11-18T09:59:00.000Z', /^Heute \(1 Frist\)/],
    ['2026-11-18T10:00:00.000Z', /^Überfällig \(1 Frist\)/],
  ] as const) {
    haus.clock.now = new Date(at)
    await openSeite({ server: haus, konto: 'apotheker', routes: fristRoutes, path: '/hausbesuch/fristen?art=BESTELLUNG' })
    within(await screen.findByRole('region', { name: group })).getByText(`fällig ${formatDate(needed.bedarfBis)}, 11:00`)
    cleanup()
  }
})
