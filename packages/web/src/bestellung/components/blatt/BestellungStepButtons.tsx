import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort, PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { StepButtons } from '../../../ui/step/StepButtons.tsx'
import { blattTexts } from '../../blatt.texts.ts'
import { useStepName, useStepOpener } from '../schritte/bestellungStep.tsx'
import { istEndend, lieferSchritte, naechsterSchritt, offeneLieferung, wirdGebracht } from '../schritte/schritte.ts'

interface BestellungStepButtonsProps {
  bestellung: BestellungAntwort
  positionen: readonly PositionAntwort[]
  /** The open steps to offer, as the server named them. */
  offene: readonly PersonenHandlung[]
  /** What the menu is about, for those who only hear it. */
  name: string
  size?: 'normal' | 'tight'
}

/** The natural next step as a button, the other open ones in a menu. */
export function BestellungStepButtons({ bestellung, positionen, offene, name, size = 'normal' }: BestellungStepButtonsProps) {
  const t = useTexts(blattTexts)
  const stepName = useStepName(bestellung.seite)
  const open = useStepOpener()
  const lieferung = offeneLieferung(bestellung.lieferungen, positionen[0]?.id ?? '')
  const naechster = naechsterSchritt(offene, lieferung, wirdGebracht(bestellung))
  const entry = (handlung: PersonenHandlung) => ({
    id: handlung,
    label: stepName(handlung),
    danger: istEndend(handlung),
    onSelect: () =>
      open({
        bestellungId: bestellung.id,
        handlung,
        positionIds: positionen.map(({ id }) => id),
        ...(lieferung !== null && lieferSchritte.some((einer) => einer === handlung) ? { lieferungId: lieferung.id } : {}),
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
