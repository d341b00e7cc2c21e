import { type Step, ablehnGruende } from '@dreiklang/domain/anliegen/anliegen'
import { type AnliegenAkte, anliegenAkte, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useState } from 'react'
import { choicesOf, RadioField } from '../../form/choiceFields.tsx'
import { StepButtons as Steps } from '../../step/StepButtons.tsx'
import { StepDialog } from '../../step/StepDialog.tsx'
import { usePress, type StepBody, useStep } from '../../step/useStep.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { reloadAnliegen, walkStep, einAnliegenQuery } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'

const noGrund: { grund: (typeof ablehnGruende)[number] | null } = { grund: null }

/** The steps the server allows next; the main one is emphasised and stays at its place. */
export function StepButtons({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useAnliegenTexts()
  const [ablehnend, setAblehnend] = useState(false)
  const { press, running } = usePress<Step>({
    send: (schritt, keyOf) => walkStep(anliegen, { schritt, grund: null }, keyOf({ schritt, version: anliegen.version })),
    reload: reloadAnliegen,
    onDone: (schritt) => toastSuccess(t(`getan.${schritt}`)),
  })
  const busy = running !== null
  const go = (step: Step) => {
    if (step === 'ABLEHNEN') setAblehnend(true)
    else if (!busy) press(step)
  }
  const main = anliegen.schritte.find((step) => step === 'UEBERNEHMEN' || step === 'ERLEDIGEN')
  return (
    <>
      <Steps
        main={null}
        others={anliegen.schritte.map((step) => ({
          id: step,
          label: t(`schritt.${step}`),
          look: step === main ? 'primary' : 'secondary',
          busy,
          onSelect: () => go(step),
        }))}
      />
      {ablehnend && <AblehnDialog anliegen={anliegen} onClose={() => setAblehnend(false)} />}
    </>
  )
}

type Ablehnung = StepBody<typeof anliegenContract.step.body>

/** A choice of reasons, and none in words of one's own. */
function AblehnDialog({ anliegen, onClose }: { anliegen: AnliegenAkte; onClose: () => void }) {
  const t = useAnliegenTexts()
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
