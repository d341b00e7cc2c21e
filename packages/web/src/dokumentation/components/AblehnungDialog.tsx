import { type AnordnungAnswer, anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { useTexts } from '../../shared/i18n.ts'
import { StepDialog } from '../../ui/step/StepDialog.tsx'
import { type StepBody, useStep } from '../../ui/step/useStep.ts'
import { TextArea } from '../../ui/TextField.tsx'
import { anordnungTexts } from '../anordnung.texts.ts'
import { reloadAnordnungen, reject } from '../dokumentation.queries.ts'

interface AblehnungDialogProps {
  anordnung: AnordnungAnswer
  onSchliessen: () => void
}

/** It was otherwise: how is said to the nursing service. */
export function AblehnungDialog({ anordnung, onSchliessen }: AblehnungDialogProps) {
  const t = useTexts(anordnungTexts)
  const form = useStep({
    record: anordnung,
    schema: anordnungContract.reject.body,
    values: { grund: '' },
    toBody: (values): StepBody<typeof anordnungContract.reject.body> => values,
    send: (body, idempotencyKey) => reject({ anordnungId: anordnung.id, body, idempotencyKey }),
    reload: reloadAnordnungen,
    onDone: onSchliessen,
  })
  return (
    <StepDialog title={t('ablehnenTitel')} submit={t('ablehnen')} form={form} onClose={onSchliessen} shut={anordnung.moeglich !== true}>
      <TextArea {...form.field('grund')} label={t('grund')} required maxLength={500} data-autofocus />
    </StepDialog>
  )
}
