import { ablehnGruende } from '@dreiklang/domain/anliegen/anliegen'
import { type AnliegenAkte, anliegenAkte, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useTexts } from '../../shared/i18n.ts'
import { choicesOf } from '../../ui/choices.ts'
import { RadioField } from '../../ui/RadioField.tsx'
import { StepDialog } from '../../ui/step/StepDialog.tsx'
import { type StepBody, useStep } from '../../ui/step/useStep.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { einAnliegenQuery, reloadAnliegen, walkStep } from '../anliegen.queries.ts'
import { anliegenTexts } from '../anliegen.texts.ts'

type Ablehnung = StepBody<typeof anliegenContract.step.body>
const noGrund: { grund: (typeof ablehnGruende)[number] | null } = { grund: null }

/** A choice of reasons, and none in words of one's own. */
export function AblehnDialog({ anliegen, onClose }: { anliegen: AnliegenAkte; onClose: () => void }) {
  const t = useTexts(anliegenTexts)
  const form = useStep({
    record: anliegen,
    queryKey: einAnliegenQuery(anliegen.id).queryKey,
    answer: anliegenAkte,
    schema: anliegenContract.step.body,
    values: noGrund,
    toBody: ({ grund }): Ablehnung => ({ schritt: 'ABLEHNEN', grund }),
    send: (body, idempotencyKey) => walkStep(anliegen, body, idempotencyKey),
    reload: reloadAnliegen,
    onDone: () => {
      toastSuccess(t('getan.ABLEHNEN'))
      onClose()
    },
  })
  const { error, ...grund } = form.field('grund')
  return (
    <StepDialog
      title={t('ablehnen.titel')}
      submit={t('ablehnen.ja')}
      danger
      form={form}
      onClose={onClose}
      shut={!anliegen.schritte.includes('ABLEHNEN')}
    >
      <RadioField
        {...grund}
        label={t('ablehnen.warum')}
        required
        choices={choicesOf(ablehnGruende, (value) => t(`grund.${value}`))}
        value={form.form.values.grund}
        error={error !== undefined && t('ablehnen.fehlt')}
      />
    </StepDialog>
  )
}
