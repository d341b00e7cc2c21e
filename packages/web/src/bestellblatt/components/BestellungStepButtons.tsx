import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useStepName, useStepOpener } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { isEnding, lieferSteps, nextStep, openLieferung, isBrought } from '../../bestellung/components/schritte/schritte.ts'
import { StepButtons } from '../../step/StepButtons.tsx'

interface BestellungStepButtonsProps {
  bestellung: BestellungAnswer
  positionen: readonly PositionAnswer[]
  offene: readonly PersonenHandlung[]
  /** What the menu is about, for those who only hear it. */
  name: string
  size?: 'normal' | 'tight'
}

export function BestellungStepButtons({ bestellung, positionen, offene, name, size = 'normal' }: BestellungStepButtonsProps) {
  const t = useBlattTexts()
  const stepName = useStepName(bestellung.seite)
  const open = useStepOpener()
  const lieferung = openLieferung(bestellung.lieferungen, positionen[0]?.id ?? '')
  const naechster = nextStep(offene, lieferung, isBrought(bestellung))
  const entry = (handlung: PersonenHandlung) => ({
    id: handlung,
    label: stepName(handlung),
    danger: isEnding(handlung),
    onSelect: () =>
      open({
        bestellungId: bestellung.id,
        handlung,
        positionIds: positionen.map(({ id }) => id),
        ...(lieferung !== null && lieferSteps.some((one) => one === handlung) ? { lieferungId: lieferung.id } : {}),
      }),
  })
  return (
    <StepButtons
      main={naechster && entry(naechster)}
      others={offene.filter((handlung) => handlung !== naechster).map(entry)}
      menu={{ label: t('mehr'), name: t('mehrFuer', { name }) }}
      size={size}
    />
  )
}
