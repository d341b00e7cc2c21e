import { bestellwegContract } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { dashboardsContract } from '@dreiklang/domain/dashboards/dashboards.contract'
import { makeAnalytics } from '@dreiklang/domain/dashboards/sampleAnalytics'
import { makeCrypto } from '@dreiklang/domain/dashboards/sampleCrypto'
import { makeFinance } from '@dreiklang/domain/dashboards/sampleFinance'
import { makeProject } from '@dreiklang/domain/dashboards/sampleProject'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createBestellweg } from './bestellweg.usecases.ts'
import { createBestellwegExport } from './export.usecases.ts'

export function dashboardsRoom(ports: Ports): Room {
  const today = () => berlinDate(ports.clock.now().toISOString())
  const { analytics, crypto, finance, project } = dashboardsContract
  const { bestellungen, listSteps, exportBestellungen } = bestellwegContract
  const bestellweg = createBestellweg(ports)
  const files = createBestellwegExport(ports, bestellweg)
  return {
    routes: [
      signedIn(analytics, async () => makeAnalytics(today())),
      signedIn(crypto, async () => makeCrypto(today())),
      signedIn(finance, async () => makeFinance(today())),
      signedIn(project, async ({ sprache }) => makeProject(today(), sprache)),
      signedIn(bestellungen, ({ akteur, query }) => bestellweg.count(akteur, query)),
      signedIn(listSteps, bestellweg.listSteps),
      signedIn(exportBestellungen, files.exportBestellungen),
    ],
  }
}
