import { type Teil, nextTeil } from '@dreiklang/domain/bestellung/mvo'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { copyTeil } from '../../bestellung/bestellung.queries.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useRezeptTexts } from '../../bestellung/onDemand.texts.ts'
import { isAnforderer } from '../../bestellung/components/schritte/schritte.ts'
import { formatDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { useNewDraft } from './Kopfknoepfe.tsx'

interface NaechsterTeilProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
}

/** After a part of a Mehrfachverordnung: which one comes next, from when on, and the order of it; one that there is already is led to. */
export function NaechsterTeil({ bestellung, position }: NaechsterTeilProps) {
  const next = nextTeil(position, useToday())
  if (next === null) return null
  const { nr, teil } = next
  const von = position.rezept?.mvo?.teile.length ?? nr
  const ordered = bestellung.teilBestellungen.find((one) => one.positionId === position.id && one.nr === nr)
  return ordered === undefined ? (
    <OpenTeil bestellung={bestellung} position={position} next={{ nr, von, teil }} />
  ) : (
    <OrderedTeil ordered={ordered} von={von} />
  )
}

function OpenTeil({
  bestellung,
  position,
  next: { nr, von, teil },
}: NaechsterTeilProps & { next: { nr: number; von: number; teil: Teil } }) {
  const t = useRezeptTexts()
  const blatt = useBlattTexts()
  const { mutate, isPending } = useNewDraft(position.id, (key) => copyTeil({ bestellungId: bestellung.id, positionId: position.id }, key))
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
    >
      {teil.rezeptId !== null && blatt('rezept.nummer', { nummer: teil.rezeptId })}
    </Alert>
  )
}

function OrderedTeil({ ordered, von }: { ordered: BestellungAnswer['teilBestellungen'][number]; von: number }) {
  const t = useRezeptTexts()
  const { id, nr, nummer, status, durch, am } = ordered
  return (
    <Alert tone="info" title={t('mvo.bestellt', { nr, von })}>
      {durch !== null && <div>{t(status === 'ENTWURF' ? 'mvo.entwurfVon' : 'mvo.bestelltVon', { name: durch, tag: formatDate(am) })}</div>}
      <Link to={bestellungPath(id)}>{t('mvo.zurBestellung', { nummer })}</Link>
    </Alert>
  )
}
