/** What the calls of the dashboards and of the activities are asked with, and their lines of the table. */
import type { Anfragen } from './zugriffZiel.fixtures.ts'

export const anfragenOfDashboards: Anfragen = {
  'dashboards.analytics': () => ({}),
  'dashboards.crypto': () => ({}),
  'dashboards.finance': () => ({}),
  'dashboards.project': () => ({}),
  'dashboards.bestellungen': () => ({}),
  'dashboards.listSteps': () => ({ query: { figur: 'GESAMT' } }),
  'dashboards.exportBestellungen': () => ({}),
  'activities.list': () => ({}),
}

export const tableOfDashboards = `
dashboards.analytics              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
dashboards.crypto                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
dashboards.finance                401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
dashboards.project                401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
dashboards.bestellungen                 401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
dashboards.listSteps              401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
dashboards.exportBestellungen           401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
activities.list                   401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
`
