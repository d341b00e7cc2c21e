import { produktSchluessel } from '@dreiklang/domain/arzneimittel/produkt'
import type { Known, KnownPosition } from '@dreiklang/domain/bestellung/besuch.contract'
import { compareWithPlan } from '@dreiklang/domain/bestellung/planMatch'
import type { PlanStand } from '@dreiklang/domain/klient/medikation'
import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { orNull } from '../../shared/documentForm.ts'
import { bezeichnungOf } from './entwurfAbbild.ts'
import type { PositionAnfang, PositionValues } from './formValues.ts'
import { schluesselOf } from './KnownMittel.tsx'

/** What can be taken into the order by one press: a line of the plan with what was last ordered of it, or what was ordered and no plan names. */
export type TakeRow =
  | { key: string; taken: boolean; mittel: Mittel; known: KnownPosition | undefined }
  | { key: string; taken: boolean; mittel: null; known: KnownPosition }

export const produktOf = (position: PositionValues) => ({
  produktart: position.produktart,
  bezeichnung: bezeichnungOf(position),
  wirkstoff: orNull(position.wirkstoff),
  wirkstaerke: orNull(position.wirkstaerke),
})

/** The position that was ordered before and is what the line means, in its strength. */
function knownOf(known: Known['positionen'], mittel: Mittel) {
  return known.find(({ produkt }) => {
    const found = compareWithPlan({ produkt, dosierung: null }, { mittel: [mittel] })
    return found !== null && found.mittel !== null && found.abweichungen.length === 0
  })
}

/** The plan comes first: its doses are those that hold. */
export function findTakeRows(plan: PlanStand | null, known: Known['positionen'], positionen: readonly PositionValues[]): TakeRow[] {
  const planned = (plan?.mittel ?? []).map((mittel) => ({ mittel, known: knownOf(known, mittel) }))
  const meant = positionen.flatMap(
    (position) => compareWithPlan({ produkt: produktOf(position), dosierung: null }, { mittel: plan?.mittel ?? [] })?.mittel ?? [],
  )
  const alreadyThere = new Set(positionen.map(schluesselOf))
  const rest = known.filter((one) => !planned.some((row) => row.known === one))
  return [
    ...planned.map((row) => ({ ...row, key: JSON.stringify(row.mittel), taken: meant.includes(row.mittel) })),
    ...rest.map((one) => {
      const key = produktSchluessel(one.produkt)
      return { mittel: null, known: one, key, taken: alreadyThere.has(key) }
    }),
  ]
}

const inPlan = { dosierungArt: 'PLAN', schema: { morgens: '', mittags: '', abends: '', nachts: '' }, dosierungText: '' } as const

/** The dose as in the plan, and the reason it is taken for. */
export const saidByPlan = ({ anlass }: Mittel) => ({ ...inPlan, diagnose: anlass ?? '' })

/** What the plan tells of a product that was never ordered; a name that it does not have stays to be said. */
export function beginningOf({ arzneimittel, wirkstoff, staerke, darreichung }: Mittel): PositionAnfang {
  const bezeichnung = [arzneimittel, staerke, darreichung].filter((part) => part !== null).join(' ')
  const named = { produktart: 'ARZNEIMITTEL', bezeichnung, wirkstaerke: staerke, darreichungsform: darreichung } as const
  return { angabeart: 'FREITEXT', ...named, ...(wirkstoff === null ? {} : { wirkstoff }) }
}
