import { compareWithPlan } from '@dreiklang/domain/bestellung/planMatch'
import type { PlanStand } from '@dreiklang/domain/klient/medikation'
import { usePlanTexts } from '../../bestellung/onDemand.texts.ts'
import { useMittelWords } from '../../klient/components/mittelWords.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Note } from '../../ui/layout.tsx'
import { WarningLine } from '../../ui/WarningLine.tsx'
import { bezeichnungOf, dosierungAbbild } from './entwurfAbbild.ts'
import type { PositionValues } from './formValues.ts'
import { produktOf } from './takeRows.ts'

const isNamed = (position: PositionValues) => bezeichnungOf(position).trim() !== '' && position.rezeptart !== 'MUSTER12'

const comparedWith = (plan: PlanStand, position: PositionValues) =>
  isNamed(position) ? compareWithPlan({ produkt: produktOf(position), dosierung: dosierungAbbild(position) }, plan) : null

/** What the plan says of a position stands beneath it, open or not; what differs is a warning. */
export function PlanSign({ position, plan }: { position: PositionValues; plan: PlanStand | null }) {
  const t = usePlanTexts()
  const words = useMittelWords()
  const found = plan === null ? null : comparedWith(plan, position)
  if (plan === null || found === null || found.mittel === null) return null
  const { mittel, abweichungen } = found
  const line = t('zeile', {
    version: plan.version,
    datum: formatDate(plan.am),
    zeile: `${words.name(mittel)}: ${words.dosis(mittel)}`,
  })
  if (abweichungen.length === 0) return <Note>{line}</Note>
  return (
    <Alert tone="warning" says="note" title={`${t('weichtAb')}: ${abweichungen.map((one) => t(`abweichung.${one}`)).join(', ')}`}>
      {line}
    </Alert>
  )
}

/** Said once for all of them: a new medicine is in no plan yet, and that is no fault of a line. */
export function NotInPlan({ positionen, plan }: { positionen: readonly PositionValues[]; plan: PlanStand | null }) {
  const t = usePlanTexts()
  if (plan === null) return null
  const missing = positionen.filter((position) => {
    const found = comparedWith(plan, position)
    return found !== null && found.mittel === null
  })
  if (missing.length === 0) return null
  return <WarningLine>{t('fehlt', { mittel: missing.map((position) => bezeichnungOf(position)).join(' · ') })}</WarningLine>
}
