import { nextTeil } from '@dreiklang/domain/bestellung/mvo'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { copyTeil } from '../../bestellung/bestellung.queries.ts'
import { useRezeptTexts } from '../../bestellung/bestellung.texts.ts'
import { isAnforderer } from '../../bestellung/components/schritte/schritte.ts'
import { formatDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { useNewDraft } from './Kopfknoepfe.tsx'

/** After a part of a Mehrfachverordnung: which one comes next, from when on, and the order of it. */
export function NaechsterTeil({ bestellung, position }: { bestellung: BestellungAnswer; position: PositionAnswer }) {
  const t = useRezeptTexts()
  const today = useToday()
  const { mutate, isPending } = useNewDraft(position.id, (key) => copyTeil({ bestellungId: bestellung.id, positionId: position.id }, key))
  const next = nextTeil(position, today)
  if (next === null) return null
  const { nr, teil } = next
  const von = position.rezept?.mvo?.teile.length ?? nr
  return (
    <Alert
      tone="info"
      title={t('mvo.naechster', { nr, von, tag: formatDate(teil.ab) })}
      actions={
        isAnforderer(bestellung) && (
          <Button look="secondary" busy={isPending} onClick={() => mutate()}>
            {t('mvo.bestellen', { nr })}
          </Button>
        )
      }
    />
  )
}
