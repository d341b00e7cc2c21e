/** What other visits and absences alone say against a plan: the server judges by it, and the board tells it while a visit is dragged. */
import { overlap } from '../personal/personal.ts'
import { befund, nameOf } from './befund.ts'
import type { Plan } from './hausbesuch.ts'
import type { Eingeteilte, OtherBesuch } from './planlage.ts'
import type { Befund } from './view.contract.ts'

type Other = Omit<OtherBesuch, 'ort'>

interface Planned<Person> {
  plan: Plan
  personen: readonly Person[]
}

export const headOf = ({ id, nummer, von, bis }: Other) => ({ id, nummer, von, bis })
export const isAtSameTime = (besuch: Pick<Other, 'von' | 'bis'>, plan: Plan): boolean => besuch.von < plan.bis && plan.von < besuch.bis

export function findOverlaps({
  plan,
  personen,
  andere,
}: Planned<Pick<Eingeteilte, 'id' | 'name'>> & { andere: readonly Other[] }): Befund[] {
  return personen.flatMap((person) =>
    andere
      .filter((besuch) => besuch.personIds.includes(person.id) && isAtSameTime(besuch, plan))
      .map((besuch) => befund('UEBERSCHNEIDUNG', { person: nameOf(person), besuch: headOf(besuch) })),
  )
}

export function findAbsent({ plan: { datum }, personen }: Planned<Pick<Eingeteilte, 'id' | 'name' | 'abwesenheiten'>>): Befund[] {
  const tag = { von: datum, bis: datum }
  return personen.flatMap((person) =>
    person.abwesenheiten.filter((one) => overlap(one, tag)).map(({ bis }) => befund('PERSON_ABWESEND', { person: nameOf(person), bis })),
  )
}
