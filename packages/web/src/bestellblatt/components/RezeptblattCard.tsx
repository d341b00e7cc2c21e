import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useId } from 'react'
import { useRezeptTexts } from '../../bestellung/bestellung.texts.ts'
import { useRezeptblattNames } from '../../bestellung/components/rezeptblatt.ts'
import { BestellungStepButtons } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { findPaperSteps } from '../../bestellung/components/schritte/schritte.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { Group } from '../../ui/layout.tsx'
import { PositionCard } from './PositionCard.tsx'
import { BlattStelle } from './RezeptStelle.tsx'
import classes from './PositionCard.module.css'

interface RezeptblattCardProps {
  bestellung: BestellungAnswer
  positionen: readonly PositionAnswer[]
  /** Null where there is nothing to select. */
  gewaehlt: boolean | null
  onWaehlen: () => void
}

/** One sheet of paper with its medicines: one place, one tick. */
export function RezeptblattCard({ bestellung, positionen, gewaehlt, onWaehlen }: RezeptblattCardProps) {
  const r = useRezeptTexts()
  const titleId = useId()
  const namen = useRezeptblattNames()(positionen)
  const open = positionen.filter(({ status }) => !isEnd(status))
  const steps = findPaperSteps(open)
  const rezept = positionen[0]?.rezept ?? null
  return (
    <section className={classes.blatt} aria-labelledby={titleId}>
      <div className={classes.kopf}>
        {gewaehlt !== null && <SelectionMark aria-label={r('blatt.auswaehlen', { namen })} checked={gewaehlt} onChange={onWaehlen} />}
        <h3 id={titleId} className={classes.titel}>
          {r('blatt.titel', { namen })}
        </h3>
      </div>
      {rezept !== null && <BlattStelle rezept={rezept} />}
      {steps.length > 0 && (
        <Group gap="sm" data-no-print>
          <BestellungStepButtons bestellung={bestellung} positionen={open} offene={steps} name={r('blatt.schritte')} />
        </Group>
      )}
      {positionen.map((position) => (
        <PositionCard
          key={position.id}
          bestellung={bestellung}
          position={position}
          gewaehlt={null}
          onWaehlen={onWaehlen}
          blattSteps={steps}
        />
      ))}
    </section>
  )
}
