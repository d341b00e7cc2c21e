/** Promises that tests of the sources hold to, as far as they do. */
import { type Measure, inPart, judged } from '../rig.ts'

interface Held {
  files: readonly string[]
  quick: boolean
  /** What of the promise they do not show; null: they show all of it. */
  left: string | null
}

const server = (...names: string[]) => names.map((name) => `packages/server/src/${name}.api.test.ts`)

/** By the limit of promises.ts: what a test only samples is left. */
export const heldByTests: Readonly<Record<string, Held>> = {
  'A-2': { files: server('zugriff'), quick: false, left: null },
  'A-3': { files: server('zugriff', 'kanarien'), quick: false, left: null },
  'A-4': { files: server('kanarien'), quick: false, left: null },
  'A-5': { files: server('bestellung/netz'), quick: true, left: 'tables other than those of orders' },
  'A-6': { files: server('input'), quick: false, left: null },
  'A-7': { files: server('bestellung/netz'), quick: true, left: 'the matrix of A-2 without scoped queries' },
  'B-1': { files: server('anmeldung/refresh'), quick: true, left: '100 interleavings of 1,000' },
  'B-2': { files: server('anmeldung/accessToken'), quick: true, left: 'how many of the 40 forgeries the table has is not counted' },
  'B-4': { files: server('anmeldung/enumeration'), quick: true, left: 'times of 500 by 500' },
  'C-4': { files: ['packages/server/src/liste/table.test.ts', ...server('exports')], quick: false, left: 'reopened by another program' },
  'C-5': { files: server('datei/datei'), quick: false, left: 'memory and a stream without end' },
  'C-6': { files: ['hosts/node/src/push/push.test.ts'], quick: true, left: '60 forms; push is the only address that people give' },
  'C-7': { files: server('input'), quick: false, left: 'patterns are not analysed, the loop not timed' },
  'C-9': {
    files: [...server('notification/angriffe'), 'packages/server/src/shared/html.test.ts'],
    quick: true,
    left: '80 forms in every field',
  },
  'D-6': { files: server('bestellung/stream/stream'), quick: true, left: '300 steps of 10,000 events, 20 clients' },
  'D-7': { files: server('anmeldung/sessions', 'anmeldung/accessToken'), quick: true, left: 'whole processes under another clock' },
  'D-11': { files: server('database/released'), quick: true, left: '1M rows' },
  'E-1': { files: server('bestellung/read/recht'), quick: true, left: 'answers other than those of orders' },
  'E-2': { files: server('protokoll/luecken'), quick: true, left: null },
  'E-3': { files: server('klient/loeschung', 'klient/auskunft'), quick: false, left: 'a search of the whole dump after erasing' },
  'E-5': { files: ['hosts/node/src/embedded/supervisor.embedded.test.ts'], quick: false, left: 'the log of the server itself' },
  'C-2': { files: ['e2e/src/injection.e2e.ts'], quick: false, left: 'fields other than messages and notifications' },
  'E-4': { files: ['e2e/src/schale.e2e.ts'], quick: false, left: 'screens that it does not open' },
}

export const bySentences: Readonly<Record<string, Measure>> = Object.fromEntries(
  Object.entries(heldByTests).map(([id, { files, quick, left }]) => [
    id,
    {
      quick,
      measure: async ({ sentences }) => {
        const { held, all } = sentences(files)
        const measured = `${held} of ${all} sentences`
        return left === null ? judged(held === all, measured) : inPart(held === all, measured, left)
      },
    },
  ]),
)
