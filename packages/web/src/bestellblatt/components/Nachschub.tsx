import { deliveredLastsUntil } from '@dreiklang/domain/bestellung/lastsUntil'
import { findDraftOfNachschub, findOpenNachschub } from '@dreiklang/domain/bestellung/nachschub'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bestellungPath, editPath } from '../../bestellung/bestellung.paths.ts'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useDanachTexts } from '../../bestellung/onDemand.texts.ts'
import { useStepName } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { makeWish, type StepWish, useStepOpener } from '../../bestellung/components/schritte/stepOpener.ts'
import { isOpen } from '../../bestellung/components/schritte/schritte.ts'
import { formatDate } from '../../shared/format.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'

interface NachschubProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
}

/** That the pharmacy proposes to order it again, with the answers that are open; after them, what became of the last proposal. */
export function Nachschub({ bestellung, position }: NachschubProps) {
  const { seite } = bestellung
  if (seite === 'ARZT') return null
  if (findOpenNachschub(position) !== null) return <OpenNachschub bestellung={bestellung} position={position} seite={seite} />
  return <AnsweredNachschub bestellung={bestellung} position={position} seite={seite} />
}

type Side = NachschubProps & { seite: 'PFLEGE' | 'APOTHEKE' }

const answers: readonly PersonenHandlung[] = ['takeOverNachschub', 'declineNachschub', 'withdrawNachschub']

function OpenNachschub({ bestellung, position, seite }: Side) {
  const t = useDanachTexts()
  const stepName = useStepName(seite)
  const open = useStepOpener()
  const proposed = findOpenNachschub(position)
  const until = deliveredLastsUntil(position)
  if (proposed === null) return null
  return (
    <Alert
      tone={seite === 'PFLEGE' ? 'warning' : 'info'}
      title={t(`nachschub.offen.${seite}`, { wer: proposed.durch?.name ?? '–', tag: formatDate(proposed.am) })}
      actions={
        <Group gap="sm" data-no-print>
          {answers
            .filter((step) => isOpen(position.uebergaenge, step))
            .map((step) => (
              <Button key={step} look="secondary" onClick={() => open(makeWish(bestellung, step, [position]))}>
                {stepName(step)}
              </Button>
            ))}
        </Group>
      }
    >
      {proposed.text !== null && <div>{proposed.text}</div>}
      {proposed.bis !== null && <div>{t('nachschub.benoetigt', { tag: formatDate(proposed.bis) })}</div>}
      {until !== null && <div>{t('nachschub.reicht', { tag: formatDate(until) })}</div>}
      {seite === 'APOTHEKE' && <div>{t('nachschub.wartet')}</div>}
    </Alert>
  )
}

function AnsweredNachschub({ bestellung, position, seite }: Side) {
  const t = useDanachTexts()
  const antwort = position.nachschub.at(-1)?.antwort ?? null
  if (antwort === null || antwort.art === 'ZURUECKGEZOGEN') return null
  const tag = formatDate(antwort.am)
  if (antwort.art !== 'UEBERNOMMEN') {
    return (
      <Alert tone="info" title={t(antwort.art === 'BEENDET' ? 'nachschub.beendet' : `nachschub.abgelehnt.${seite}`, { tag })}>
        {antwort.art === 'BEENDET' ? t('nachschub.bestelltNicht') : antwort.grund}
      </Alert>
    )
  }
  const made = bestellung.nachschubBestellungen.find(({ id }) => id === antwort.bestellungId)
  return (
    <Alert tone="info" title={t(`nachschub.uebernommen.${seite}`, { tag })}>
      {made === undefined ? (
        t(seite === 'PFLEGE' ? 'nachschub.geloescht' : 'nachschub.nochNicht')
      ) : (
        <Link to={bestellungPath(made.id)}>{t('nachschub.zurBestellung', { nummer: made.nummer })}</Link>
      )}
    </Alert>
  )
}

/** After a proposal was taken over, the draft that came of it is opened. */
export function useOpenDraft() {
  const client = useQueryClient()
  const goTo = useGoTo()
  return useMutation({
    mutationFn: async ({ bestellungId, positionIds }: StepWish) => {
      const { positionen } = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
      return positionen.filter(({ id }) => positionIds.includes(id)).map(findDraftOfNachschub)
    },
    onSuccess: ([draft = null]) => {
      if (draft !== null) goTo(editPath(draft))
    },
    onError: toastError,
  })
}
