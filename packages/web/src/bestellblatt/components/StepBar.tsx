import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { BestellungStepButtons, useStepName } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { lockedStepsOf, sharedSteps } from '../../bestellung/components/schritte/schritte.ts'
import { SelectionBar } from '../../form/Selection.tsx'
import { WhyNot } from '../../step/WhyNot.tsx'
import { Button } from '../../ui/buttons.tsx'
import classes from './StepBar.module.css'

interface StepBarProps {
  bestellung: BestellungAnswer
  /** What the steps are taken with. */
  meant: readonly PositionAnswer[]
  /** Whether somebody has chosen them. */
  chosen: boolean
  onClear: () => void
}

/** The steps of all chosen positions, and of those that are not open the reason. */
export function StepBar({ bestellung, meant, chosen, onClear }: StepBarProps) {
  const t = useBlattTexts()
  const stepName = useStepName(bestellung.seite)
  const shared = sharedSteps(meant)
  const shut = lockedStepsOf(meant.map(({ uebergaenge }) => uebergaenge))
  const [only, ...others] = meant
  if (only === undefined || (shared.length === 0 && shut.length === 0)) return null
  const isOne = others.length === 0
  const alone = bestellung.positionen.length === 1
  const name = isOne ? validProdukt(only).bezeichnung : t('positionen.leiste')
  return (
    <SelectionBar label={t(isOne ? 'positionen.schritte' : 'positionen.leiste')}>
      {!alone && <strong className={classes.meant}>{who()}</strong>}
      <BestellungStepButtons bestellung={bestellung} positionen={meant} offene={shared} name={name} size={alone ? 'normal' : 'tight'} />
      {shared.length === 0 && !isOne && <span>{t('positionen.keinGemeinsamer')}</span>}
      {chosen && (
        <Button look="secondary" onClick={onClear}>
          {t('positionen.aufheben')}
        </Button>
      )}
      <WhyNot shut={shut} nameOf={stepName} title={t('warumNicht.titel')} label={t('warumNicht.von', { name })} />
    </SelectionBar>
  )

  function who() {
    if (chosen) return t('positionen.ausgewaehlt', { count: meant.length })
    return isOne ? name : t('positionen.alle', { count: meant.length })
  }
}
