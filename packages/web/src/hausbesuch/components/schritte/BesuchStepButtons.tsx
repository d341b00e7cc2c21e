import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { StepButtons } from '../../../step/StepButtons.tsx'
import { usePress } from '../../../step/useStep.ts'
import { Button, LinkButton } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { announce, ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import type { MenuEntry } from '../../../ui/menuEntry.ts'
import { dokumentationPath, seriePath } from '../../hausbesuch.paths.ts'
import { besuchQuery, reload, sendStep } from '../../hausbesuch.queries.ts'
import { useHausbesuchTexts, useStepsTexts } from '../../hausbesuch.texts.ts'
import { todayInBerlin } from '../../../shared/useToday.ts'
import { type DialogHandlung, dialogs } from './BesuchDialoge.tsx'
import { type BesuchStepProps, isEnding, nextStep, furtherSteps } from './besuchStep.tsx'

interface BesuchStepButtonsProps {
  besuch: { id: string; version: number }
  offene: readonly PersonenHandlung[]
  /** What takes the focus when the pressed button is gone with its step. */
  fokusId: string
  /**
   * One button for a thumb in a glove; else all side by side. `name`: whose visit it is, for those who only hear it. `beside`: what stands next
   * to the step, `more`: what else the menu holds.
   */
  gross?: { name: string; beside?: ReactNode; more?: readonly MenuEntry[] }
}

export function BesuchStepButtons({ besuch, offene, fokusId, gross }: BesuchStepButtonsProps) {
  const t = useStepsTexts()
  const [open, setOffen] = useState<DialogHandlung | null>(null)
  const onDone = (handlung: DialogHandlung | 'losfahren') => {
    announce(t(`getan.${handlung}`))
    // Whoever is quick has opened the next one already: it stays, and so does the focus in it.
    setOffen((now) => (now === handlung ? null : now))
    // After the dialog has left, else its focus trap takes the focus back.
    setTimeout(() => {
      if (document.activeElement?.closest('[role="dialog"]') === null) document.getElementById(fokusId)?.focus()
    }, 0)
  }
  const { id, version } = besuch
  const losfahren = usePress<{ version: number }>({
    send: (body, keyOf) => sendStep({ handlung: 'losfahren', hausbesuchId: id, body, idempotencyKey: keyOf(body) }),
    reload,
    onDone: () => onDone('losfahren'),
  })
  const button = (handlung: PersonenHandlung) => ({
    id: handlung,
    label: t(`knopf.${handlung}`),
    danger: isEnding(handlung),
    ...(handlung === 'losfahren' ? { busy: losfahren.running !== null } : {}),
    ...(handlung === 'abschliessen' ? { to: dokumentationPath(id) } : { onSelect: () => start(handlung) }),
  })
  const start = (handlung: DialogHandlung | 'losfahren') => (handlung === 'losfahren' ? losfahren.press({ version }) : setOffen(handlung))
  const naechster = nextStep(offene)
  return (
    <>
      <StepButtons
        main={naechster && button(naechster)}
        others={[
          ...(gross?.more ?? []),
          ...furtherSteps(offene).flatMap((handlung) => (handlung === 'abschliessen' ? [] : [button(handlung)])),
        ]}
        {...(gross === undefined
          ? {}
          : { size: 'large', beside: gross.beside, menu: { label: t('mehr'), name: t('mehrFuer', { name: gross.name }) } })}
      />
      {open !== null && <Fenster besuch={besuch} handlung={open} onClose={() => setOffen(null)} onDone={() => onDone(open)} />}
    </>
  )
}

interface FensterProps<H extends DialogHandlung> extends Omit<BesuchStepProps<H>, 'besuch'> {
  besuch: BesuchStepButtonsProps['besuch']
}

/** Waits for the visit as its opener has it: what was read for an earlier step is older. */
function Fenster<H extends DialogHandlung>({ besuch: { id, version }, ...step }: FensterProps<H>) {
  const t = useStepsTexts()
  const [gezeigt] = useState(version)
  const {
    data: besuch,
    error,
    refetch,
  } = useQuery({ ...besuchQuery(id), refetchOnMount: ({ state }) => ((state.data?.version ?? 0) < gezeigt ? 'always' : true) })
  const StepDialog: ComponentType<BesuchStepProps<H>> = dialogs[step.handlung]
  if (besuch !== undefined && besuch.version >= gezeigt) {
    return (
      <SerienFrage besuch={besuch} handlung={step.handlung} onClose={step.onClose}>
        <StepDialog {...step} besuch={besuch} />
      </SerienFrage>
    )
  }
  return (
    <Dialog opened onClose={step.onClose} title={t(`titel.${step.handlung}`)}>
      {error === null ? <ListSkeleton rows={2} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}

interface SerienFrageProps {
  besuch: Pick<HausbesuchAnswer, 'serie'>
  handlung: PersonenHandlung
  onClose: () => void
  children: ReactNode
}

/** Whoever moves or cancels a visit of a series may mean the series; one that goes its own way already is not asked about. */
function SerienFrage({ besuch: { serie }, handlung, onClose, children }: SerienFrageProps) {
  const t = useHausbesuchTexts()
  const [nurDieser, setNurDieser] = useState(serie === null || serie.vonHand || (handlung !== 'verschieben' && handlung !== 'absagen'))
  if (nurDieser || serie === null) return children
  const { id, tag } = serie
  const absagen = handlung === 'absagen'
  return (
    <Dialog opened title={t('serie.frage')} onClose={onClose}>
      <Text>{t('serie.teil')}</Text>
      <Stack gap="sm">
        <Button onClick={() => setNurDieser(true)}>{t('serie.nurDieser')}</Button>
        <LinkButton look="secondary" to={seriePath(id, absagen ? { ende: tag } : { umfang: 'AB_HIER', ab: tag })}>
          {t('serie.abHier')}
        </LinkButton>
        <LinkButton look="secondary" to={seriePath(id, absagen ? { ende: todayInBerlin() } : { umfang: 'ALLE' })}>
          {t('serie.alleKuenftigen')}
        </LinkButton>
      </Stack>
    </Dialog>
  )
}
