/** Rows H1 to H14 of domain.md 4.4 as data; a visit is made by H1 or H2. */
import { keysOf } from '../shared/keys.ts'
import { type BesuchStatus, besuchStatus, endStatus } from './hausbesuch.ts'

/** PLANENDE: who plans for the side that carries it out. KLIENT: the nursing service for him. AUTOR: who closed it, and who leads there. */
export type Wer = 'GEFRAGTE' | 'FRAGENDE' | 'PLANENDE' | 'ZUGEWIESENE' | 'KLIENT' | 'AUTOR' | 'UHR'

export interface Transition {
  zeile: string
  von: readonly BesuchStatus[]
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
  // What was cancelled because the Klient was away: he is back, or it was a slip. What was only asked for is asked for again.
  wiederaufnehmen: { zeile: 'H7', von: ['ABGESAGT'], nach: ['GEPLANT', 'ANGEFRAGT'], wer: ['UHR'] },
  losfahren: { zeile: 'H8', von: ['GEPLANT'], nach: ['UNTERWEGS'], wer: ['ZUGEWIESENE'] },
  beginnen: { zeile: 'H9', von: ['GEPLANT', 'UNTERWEGS'], nach: ['BEGONNEN'], wer: ['ZUGEWIESENE'] },
  nichtAntreffen: { zeile: 'H10', von: ['GEPLANT', 'UNTERWEGS'], nach: ['NICHT_ANGETROFFEN'], wer: ['ZUGEWIESENE'] },
  abschliessen: { zeile: 'H11', von: ['BEGONNEN'], nach: ['ABGESCHLOSSEN'], wer: ['ZUGEWIESENE'] },
  abbrechen: { zeile: 'H12', von: ['BEGONNEN'], nach: ['ABGESCHLOSSEN'], wer: ['ZUGEWIESENE'] },
  // Whom nobody opened to may have something to add as well: the neighbour called back.
  nachtragen: { zeile: 'H13', von: ['ABGESCHLOSSEN', 'NICHT_ANGETROFFEN'], nach: [], wer: ['AUTOR'] },
  // A request for at once that nobody has answered.
  antwortAnmahnen: { zeile: 'H1', von: ['ANGEFRAGT'], nach: [], wer: ['UHR'] },
  ueberfaelligMelden: { zeile: 'H14', von: ['GEPLANT', 'UNTERWEGS'], nach: [], wer: ['UHR'] },
} as const satisfies Record<string, Transition>

export type Handlung = keyof typeof transitions
const clockHandlungen = ['wiederaufnehmen', 'antwortAnmahnen', 'ueberfaelligMelden'] as const
export type PersonenHandlung = Exclude<Handlung, (typeof clockHandlungen)[number]>

export const personenHandlungen = keysOf(transitions).filter(
  (handlung): handlung is PersonenHandlung => !clockHandlungen.some((one) => one === handlung),
)

export const ereignisArten = ['anfragen', 'planen', ...personenHandlungen, ...clockHandlungen, 'nachreichen'] as const
export type EreignisArt = (typeof ereignisArten)[number]

export function checkTransitions(table: Record<string, Transition>): string[] {
  const wege = Object.values(table)
  const hinaus = (status: BesuchStatus) =>
    wege.some(({ von, nach, wer }) => von.includes(status) && nach.some((target) => target !== status) && wer.some((one) => one !== 'UHR'))
  const erreicht = new Set<BesuchStatus>(['ANGEFRAGT', 'GEPLANT', ...wege.flatMap(({ nach }) => nach)])
  return besuchStatus.flatMap((status) => [
    ...(erreicht.has(status) ? [] : [`${status} cannot be reached`]),
    ...(hinaus(status) === endStatus.includes(status) ? [`${status} ${hinaus(status) ? 'is left again' : 'has no way out'}`] : []),
  ])
}

const error = checkTransitions(transitions)
if (error.length > 0) throw new Error(`Transition table of the visit: ${error.join('; ')}`)
