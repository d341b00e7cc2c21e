import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { type PersonenHandlung, personenHandlungen } from '@dreiklang/domain/hausbesuch/uebergaenge'
import { shutSteps } from '../../../ui/step/shutSteps.ts'

/** The most likely next steps, in order. */
const natuerlich: readonly PersonenHandlung[] = ['antworten', 'annehmen', 'losfahren', 'beginnen', 'abschliessen']
/** Order of the others: the most common first, those that end the visit last. */
const reihenfolge: readonly PersonenHandlung[] = [
  ...natuerlich,
  'nichtAntreffen',
  'rueckfragen',
  'verschieben',
  'nachtragen',
  'ablehnen',
  'absagen',
  'abbrechen',
]

/** Steps that end a visit before it has done its work. */
const endend: readonly PersonenHandlung[] = ['ablehnen', 'absagen', 'abbrechen']

export const istEndend = (handlung: PersonenHandlung): boolean => endend.includes(handlung)

export const naechsterSchritt = (offene: readonly PersonenHandlung[]): PersonenHandlung | null =>
  natuerlich.find((handlung) => offene.includes(handlung)) ?? null

/** The others, in the order in which they are offered. */
export const weitereSchritte = (offene: readonly PersonenHandlung[]): PersonenHandlung[] =>
  reihenfolge.filter((handlung) => offene.includes(handlung) && handlung !== naechsterSchritt(offene))

export const offeneSchritte = ({ uebergaenge }: Pick<HausbesuchAntwort, 'uebergaenge'>): PersonenHandlung[] =>
  personenHandlungen.filter((handlung) => uebergaenge[handlung] === true)

export const gesperrteSchritte = ({ uebergaenge }: Pick<HausbesuchAntwort, 'uebergaenge'>) =>
  shutSteps(personenHandlungen, (handlung) => {
    const code = uebergaenge[handlung]
    return typeof code === 'string' ? code : null
  })
