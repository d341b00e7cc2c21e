/** Who may do what with a tour, in which state: the table that decider, answers and screens read. */
import { type TourStatus, tourStatus } from './tour.ts'

/** FAHRENDE: the person whose tour it is. LEITUNG: who plans for everyone in the organisation. */
export type Wer = 'FAHRENDE' | 'LEITUNG'

interface Uebergang {
  von: readonly TourStatus[]
  /** Null: the state stays. */
  nach: TourStatus | null
  wer: readonly Wer[]
}

const offen: readonly TourStatus[] = ['OFFEN', 'GESTARTET']
const beide: readonly Wer[] = ['FAHRENDE', 'LEITUNG']

export const tourUebergaenge = {
  ordnen: { von: offen, nach: null, wer: beide },
  einrichten: { von: offen, nach: null, wer: beide },
  stoppHinzufuegen: { von: offen, nach: null, wer: beide },
  stoppEntfernen: { von: offen, nach: null, wer: beide },
  abhaken: { von: offen, nach: null, wer: ['FAHRENDE'] },
  zuruecknehmen: { von: offen, nach: null, wer: ['FAHRENDE'] },
  // Also after the end: a visit may come up in the evening.
  starten: { von: ['OFFEN', 'BEENDET'], nach: 'GESTARTET', wer: ['FAHRENDE'] },
  beenden: { von: ['GESTARTET'], nach: 'BEENDET', wer: beide },
  uebergeben: { von: offen, nach: null, wer: ['LEITUNG'] },
} as const satisfies Record<string, Uebergang>

export type TourHandlung = keyof typeof tourUebergaenge
export const tourHandlungen = Object.keys(tourUebergaenge) as TourHandlung[]

/** Faults of the table: a state that cannot be reached, or one in which nothing can be done any more. */
export function pruefeTourUebergaenge(tabelle: Readonly<Record<string, Uebergang>>): string[] {
  const wege = Object.values(tabelle)
  const erreicht = new Set<TourStatus>(['OFFEN', ...wege.flatMap(({ nach }) => (nach === null ? [] : [nach]))])
  return tourStatus.flatMap((status) => [
    ...(erreicht.has(status) ? [] : [`${status} cannot be reached`]),
    ...(wege.some(({ von }) => von.includes(status)) ? [] : [`${status} has no way out`]),
  ])
}

const fehler = pruefeTourUebergaenge(tourUebergaenge)
if (fehler.length > 0) throw new Error(`Transition table of the tour: ${fehler.join('; ')}`)
