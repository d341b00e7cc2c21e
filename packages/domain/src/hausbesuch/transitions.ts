/** Who may move a visit from where to where: rows H3 to H14 of domain.md 4.4 as data; H1 and H2 make one. */
import { type BesuchStatus, besuchStatus, endStatus } from './hausbesuch.ts'

/**
 * GEFRAGTE: the side that was asked; FRAGENDE: the side that asks. PLANENDE: who plans for the side that carries it out. ZUGEWIESENE: the
 * people who go there. KLIENT: the nursing service, speaking for the Klient. AUTOR: who closed it, and who leads there. UHR: the clock, and a
 * series that takes its visits along.
 */
export type Wer = 'GEFRAGTE' | 'FRAGENDE' | 'PLANENDE' | 'ZUGEWIESENE' | 'KLIENT' | 'AUTOR' | 'UHR'

export interface Transition {
  zeile: string
  von: readonly BesuchStatus[]
  /** Empty: the state stays. */
  nach: readonly BesuchStatus[]
  wer: readonly Wer[]
}

export const transitions = {
  annehmen: { zeile: 'H3', von: ['ANGEFRAGT'], nach: ['GEPLANT'], wer: ['GEFRAGTE'] },
  ablehnen: { zeile: 'H4', von: ['ANGEFRAGT'], nach: ['ABGELEHNT'], wer: ['GEFRAGTE'] },
  rueckfragen: { zeile: 'H5', von: ['ANGEFRAGT'], nach: [], wer: ['GEFRAGTE'] },
  antworten: { zeile: 'H5', von: ['ANGEFRAGT'], nach: [], wer: ['FRAGENDE'] },
  verschieben: { zeile: 'H6', von: ['GEPLANT'], nach: [], wer: ['PLANENDE', 'UHR'] },
  // Before the answer, too: whoever asked may say that it is no longer needed.
  absagen: { zeile: 'H7', von: ['ANGEFRAGT', 'GEPLANT', 'UNTERWEGS'], nach: ['ABGESAGT'], wer: ['PLANENDE', 'KLIENT', 'FRAGENDE', 'UHR'] },
  // What a series has cancelled because the Klient was away: he is back.
  wiederaufnehmen: { zeile: 'H7', von: ['ABGESAGT'], nach: ['GEPLANT'], wer: ['UHR'] },
  losfahren: { zeile: 'H8', von: ['GEPLANT'], nach: ['UNTERWEGS'], wer: ['ZUGEWIESENE'] },
  beginnen: { zeile: 'H9', von: ['GEPLANT', 'UNTERWEGS'], nach: ['BEGONNEN'], wer: ['ZUGEWIESENE'] },
  nichtAntreffen: { zeile: 'H10', von: ['GEPLANT', 'UNTERWEGS'], nach: ['NICHT_ANGETROFFEN'], wer: ['ZUGEWIESENE'] },
  abschliessen: { zeile: 'H11', von: ['BEGONNEN'], nach: ['ABGESCHLOSSEN'], wer: ['ZUGEWIESENE'] },
  abbrechen: { zeile: 'H12', von: ['BEGONNEN'], nach: ['ABGESCHLOSSEN'], wer: ['ZUGEWIESENE'] },
  nachtragen: { zeile: 'H13', von: ['ABGESCHLOSSEN'], nach: [], wer: ['AUTOR'] },
  ueberfaelligMelden: { zeile: 'H14', von: ['GEPLANT'], nach: [], wer: ['UHR'] },
} as const satisfies Record<string, Transition>

export type Handlung = keyof typeof transitions
/** Steps of the clock alone. */
const clockHandlungen = ['wiederaufnehmen', 'ueberfaelligMelden'] as const
export type PersonenHandlung = Exclude<Handlung, (typeof clockHandlungen)[number]>

/** What a person can do; the rest is done by the clock. */
export const personenHandlungen = Object.keys(transitions).filter(
  (handlung) => !clockHandlungen.some((eine) => eine === handlung),
) as PersonenHandlung[]

/** What can happen to a visit: a step, its beginning, or that someone hands in what was written on the way for a visit that had changed. */
export const ereignisArten = ['anfragen', 'planen', ...personenHandlungen, ...clockHandlungen, 'nachreichen'] as const
export type EreignisArt = (typeof ereignisArten)[number]

/** Faults of the table: a state that cannot be reached, an open one without a way out, an end that people leave again. */
export function checkTransitions(table: Record<string, Transition>): string[] {
  const wege = Object.values(table)
  const hinaus = (status: BesuchStatus) =>
    wege.some(({ von, nach, wer }) => von.includes(status) && nach.some((ziel) => ziel !== status) && wer.some((einer) => einer !== 'UHR'))
  const erreicht = new Set<BesuchStatus>(['ANGEFRAGT', 'GEPLANT', ...wege.flatMap(({ nach }) => nach)])
  return besuchStatus.flatMap((status) => [
    ...(erreicht.has(status) ? [] : [`${status} cannot be reached`]),
    ...(hinaus(status) === endStatus.includes(status) ? [`${status} ${hinaus(status) ? 'is left again' : 'has no way out'}`] : []),
  ])
}

const error = checkTransitions(transitions)
if (error.length > 0) throw new Error(`Transition table of the visit: ${error.join('; ')}`)
