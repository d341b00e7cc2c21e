import { handlungSchemas, isPersonenHandlung, type PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { openBagWith } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { type ShutSteps, shutSteps } from '../../../step/shutSteps.ts'

type Lieferung = BestellungAnswer['lieferungen'][number]

const anOwnOrt: readonly PersonenHandlung[] = ['senden', 'rueckfrageAntworten', 'rueckfrageErledigen']

export const lieferSteps = [
  'ausliefern',
  'zustellen',
  'abholungBestaetigen',
  'zustellungGescheitert',
  'kuehlketteFreigeben',
  'zuruecknehmen',
] as const satisfies readonly PersonenHandlung[]

const natuerlich: readonly PersonenHandlung[] = [
  'stornoBeantworten',
  'restErlassBeantworten',
  'kuehlketteFreigeben',
  'verordnen',
  'anApothekeGeben',
  'selbstEinloesen',
  'verordnungHolen',
  'verordnungUnterschreiben',
  'verordnungEinreichen',
  'kasseEntscheiden',
  'neuAnfordern',
  'annehmen',
  'rezeptVorlegen',
  'recordGenehmigung',
  'abholungBestaetigen',
  'ausliefern',
  'zustellen',
  'bereitstellen',
  'eingangBestaetigen',
]

/** Steps whose input fits one item only. */
const nurEinzeln: readonly PersonenHandlung[] = [
  'verordnungHolen',
  'kasseEntscheiden',
  'austauschen',
  'neuesRezeptAnfordern',
  'reklamieren',
  'recordGenehmigung',
  'setZuzahlung',
  'recordZuzahlung',
  ...lieferSteps,
]

const endend: readonly PersonenHandlung[] = ['arztAblehnen', 'apothekeAblehnen', 'rezeptZurueckziehen', 'stornieren', 'stornoAnfragen']
export const isEnding = (handlung: PersonenHandlung): boolean => endend.includes(handlung)

export type Transitions = PositionAnswer['uebergaenge']

export function isOpen(transitions: Transitions, handlung: PersonenHandlung): boolean {
  return transitions[handlung] === true
}

/** The reason code of a blocked step; null when it is open. */
export function sperrgrund(transitions: Transitions, handlung: PersonenHandlung): string | null {
  const answer = transitions[handlung]
  return answer === undefined || answer === true ? null : answer
}

export function openSteps(transitions: Transitions): PersonenHandlung[] {
  return Object.keys(transitions)
    .filter(isPersonenHandlung)
    .filter((name) => isOpen(transitions, name) && !anOwnOrt.includes(name))
}

export function sharedSteps(positionen: readonly PositionAnswer[]): PersonenHandlung[] {
  const [first, ...others] = positionen
  if (first === undefined) return []
  const gemeinsam = openSteps(first.uebergaenge).filter((handlung) => others.every(({ uebergaenge }) => isOpen(uebergaenge, handlung)))
  return others.length === 0 ? gemeinsam : gemeinsam.filter((handlung) => !nurEinzeln.includes(handlung))
}

const withPaper: readonly PersonenHandlung[] = ['anApothekeGeben', 'selbstEinloesen', 'rezeptVorlegen', 'rezeptOrtMelden']

/** What is done with the sheet of paper that these share, and not with one medicine on it. */
export const findPaperSteps = (positionen: readonly PositionAnswer[]): PersonenHandlung[] =>
  sharedSteps(positionen).filter((handlung) => withPaper.includes(handlung))

/** A delivered bag is dispatched first and handed over when on its way; a collected one is handed over directly. */
export function nextStep(
  offene: readonly PersonenHandlung[],
  lieferung: Pick<Lieferung, 'status'> | null,
  isBrought: boolean,
): PersonenHandlung | null {
  const unterwegs = lieferung?.status === 'UNTERWEGS'
  const fits = (handlung: PersonenHandlung) => {
    if (handlung === 'ausliefern') return isBrought && !unterwegs
    if (handlung === 'zustellen') return !isBrought || unterwegs
    return true
  }
  return natuerlich.find((handlung) => offene.includes(handlung) && fits(handlung)) ?? null
}

export const isBrought = ({ lieferart }: Pick<BestellungAnswer, 'lieferart'>): boolean => lieferart.startsWith('LIEFERUNG')

export function stepOf(bestellung: BestellungAnswer, position: PositionAnswer): PersonenHandlung | null {
  return nextStep(openSteps(position.uebergaenge), openBagWith(bestellung, position), isBrought(bestellung))
}

/** One group per reason, the most telling first; none for a copy, with which nobody can do anything. */
export const lockedSteps = (transitions: Transitions): ShutSteps<PersonenHandlung>[] => lockedStepsOf([transitions])

/** The same for several positions: what one of them holds up is shut for all. */
export function lockedStepsOf(all: readonly Transitions[]): ShutSteps<PersonenHandlung>[] {
  const told = all.filter((transitions) => Object.keys(transitions).length > 0)
  const groups = shutSteps(Object.keys(handlungSchemas).filter(isPersonenHandlung), (handlung) => {
    const answers = told.map((transitions) => transitions[handlung] ?? 'bestellung.nicht_deine_rolle')
    return answers.find((answer) => answer !== true) ?? null
  })
  const rang = (code: string) => Math.max(0, ['bestellung.falscher_status', 'bestellung.nicht_deine_rolle'].indexOf(code) + 1)
  return groups.toSorted((a, b) => rang(a.code) - rang(b.code))
}

/** True where the server knows the reader as one who may send: the only ones who may reorder. */
export function isAnforderer({ positionen, status }: Pick<BestellungAnswer, 'positionen' | 'status'>): boolean {
  return status === 'ENTWURF' || positionen.some(({ uebergaenge }) => uebergaenge['senden'] !== undefined)
}
