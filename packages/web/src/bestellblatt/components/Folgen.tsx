import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { type Folge, openFolgen } from '@dreiklang/domain/bestellung/folgen'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { folgeKeyOf } from '../../bestellung/components/folgeKeyOf.ts'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useRezeptTexts } from '../../bestellung/onDemand.texts.ts'
import { useStepName } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { makeWish, useStepOpener } from '../../bestellung/components/schritte/stepOpener.ts'
import { isAnforderer, isOpen } from '../../bestellung/components/schritte/schritte.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import { useNachbestellen } from './Kopfknoepfe.tsx'

interface FolgenProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
}

/** What is left to do after a refusal, a cancellation or an expiry: the own tasks with their steps, and those of others by name. */
export function Folgen({ bestellung, position }: FolgenProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const r = useRezeptTexts()
  return openFolgen(position).map(({ art, bei }) => {
    if (bei === bestellung.seite) return <OwnFolge key={art} art={art} bestellung={bestellung} position={position} />
    const was = isOfEarlier(art, position) ? r(`frueherBei.${art}`) : b(`folgeBei.${art}`)
    return <Alert key={art} tone="info" title={t('folge.bei', { was })} />
  })
}

const ofRezept = ['EREZEPT_FREIGEBEN', 'EREZEPT_LOESCHEN', 'REZEPT_ZURUECK'] as const

/** Beside a prescription that is to be redeemed, what is to be deleted or given back is the one before it. */
function isOfEarlier(art: Folge['art'], { status, rezept }: PositionAnswer): art is (typeof ofRezept)[number] {
  return !isEnd(status) && rezept !== null && ofRezept.some((one) => one === art)
}

function OwnFolge({ art, bestellung, position }: FolgenProps & Pick<Folge, 'art'>) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const r = useRezeptTexts()
  const stepName = useStepName(bestellung.seite)
  const open = useStepOpener()
  const { mutate, isPending } = useNachbestellen(bestellung)
  const steps = (['folgeErledigen', 'folgeVerzichten'] as const).filter((step) => isOpen(position.uebergaenge, step))
  // What has expired is asked for anew within the same order.
  const anew =
    (art === 'NEU_ANFRAGEN' || art === 'ANDERE_APOTHEKE') && isAnforderer(bestellung) && !isOpen(position.uebergaenge, 'neuAnfordern')
  return (
    <Alert
      tone="warning"
      title={t('folge.offen', { was: isOfEarlier(art, position) ? r(`frueher.${art}`) : b(folgeKeyOf(art, bestellung.seite)) })}
      actions={
        <Group gap="sm" data-no-print>
          {anew && (
            <Button look="secondary" busy={isPending} onClick={() => mutate()}>
              {t('folge.neu')}
            </Button>
          )}
          {steps.map((step) => (
            <Button key={step} look="secondary" onClick={() => open({ ...makeWish(bestellung, step, [position]), folge: art })}>
              {stepName(step)}
            </Button>
          ))}
        </Group>
      }
    />
  )
}
