import { keysOf } from '../shared/keys.ts'
import { type TourStatus, tourStatus } from './tour.ts'

/** FAHRENDE: the person whose tour it is. LEITUNG: who plans for everyone in the organisation. */
export type Wer = 'FAHRENDE' | 'LEITUNG'

interface Transition {
  von: readonly TourStatus[]
  /** Null: the state stays. */
  nach: TourStatus | null
  wer: readonly Wer[]
}

const open: readonly TourStatus[] = ['OFFEN', 'GESTARTET']
const beide: readonly Wer[] = ['FAHRENDE', 'LEITUNG']

export const tourTransitions = {
  ordnen: { von: open, nach: null, wer: beide },
  einrichten: { von: open, nach: null, wer: beide },
  stoppHinzufuegen: { von: open, nach: null, wer: beide },
  stoppEntfernen: { von: open, nach: null, wer: beide },
  abhaken: { von: open, nach: null, wer: ['FAHRENDE'] },
  zuruecknehmen: { von: open, nach: null, wer: ['FAHRENDE'] },
  // Also after the end: a visit may come up in the evening.
  starten: { von: ['OFFEN', 'BEENDET'], nach: 'GESTARTET', wer: ['FAHRENDE'] },
  beenden: { von: ['GESTARTET'], nach: 'BEENDET', wer: beide },
  uebergeben: { von: open, nach: null, wer: ['LEITUNG'] },
} as const satisfies Record<string, Transition>

export type TourHandlung = keyof typeof tourTransitions
export const tourHandlungen = keysOf(tourTransitions)

export function checkTourTransitions(table: Readonly<Record<string, Transition>>): string[] {
  const wege = Object.values(table)
  const erreicht = new Set<TourStatus>(['OFFEN', ...wege.flatMap(({ nach }) => (nach === null ? [] : [nach]))])
  return tourStatus.flatMap((status) => [
    ...(erreicht.has(status) ? [] : [`${status} cannot be reached`]),
    ...(wege.some(({ von }) => von.includes(status)) ? [] : [`${status} has no way out`]),
  ])
}

const error = checkTourTransitions(tourTransitions)
if (error.length > 0) throw new Error(`Transition table of the tour: ${error.join('; ')}`)
