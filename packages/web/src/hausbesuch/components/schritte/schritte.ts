import { type PersonenHandlung, personenHandlungen } from '@dreiklang/domain/hausbesuch/transitions'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { shutSteps } from '../../../step/WhyNot.tsx'

const natuerlich: readonly PersonenHandlung[] = ['antworten', 'annehmen', 'losfahren', 'beginnen', 'abschliessen']
/** Order of the others: the most common first, those that end the visit last. */
const sequence: readonly PersonenHandlung[] = [
  ...natuerlich,
  'nichtAntreffen',
  'rueckfragen',
  'verschieben',
  'nachtragen',
  'ablehnen',
  'absagen',
  'abbrechen',
]

const endend: readonly PersonenHandlung[] = ['ablehnen', 'absagen', 'abbrechen']

export const isEnding = (handlung: PersonenHandlung): boolean => endend.includes(handlung)

export const nextStep = (offene: readonly PersonenHandlung[]): PersonenHandlung | null =>
  natuerlich.find((handlung) => offene.includes(handlung)) ?? null

export const furtherSteps = (offene: readonly PersonenHandlung[]): PersonenHandlung[] =>
  sequence.filter((handlung) => offene.includes(handlung) && handlung !== nextStep(offene))

export const openSteps = ({ uebergaenge }: Pick<HausbesuchAnswer, 'uebergaenge'>): PersonenHandlung[] =>
  personenHandlungen.filter((handlung) => uebergaenge[handlung] === true)

export const lockedSteps = ({ uebergaenge }: Pick<HausbesuchAnswer, 'uebergaenge'>) =>
  shutSteps(personenHandlungen, (handlung) => {
    const code = uebergaenge[handlung]
    return typeof code === 'string' ? code : null
  })
