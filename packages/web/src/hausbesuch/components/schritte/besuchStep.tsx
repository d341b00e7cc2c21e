import { handlungSchemas } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import { type HausbesuchAnswer, hausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { StepDialog, type StepDialogProps } from '../../../step/StepDialog.tsx'
import { useReason } from '../../../step/useReason.ts'
import { type StepBody, useStep } from '../../../step/useStep.ts'
import { Text } from '../../../ui/layout.tsx'
import { besuchQuery, reload, sendStep } from '../../hausbesuch.queries.ts'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch.texts.ts'
import { klientName } from '../anzeige.ts'
import { isEnding } from './schritte.ts'

export interface BesuchStepProps<H extends PersonenHandlung = PersonenHandlung> {
  handlung: H
  besuch: HausbesuchAnswer
  onClose: () => void
  onDone: () => void
}

interface BesuchForm<H extends PersonenHandlung, Values extends object> {
  values: Values
  toBody: (values: Values) => StepBody<(typeof handlungSchemas)[H]>
}

export function useBesuchStep<H extends PersonenHandlung, Values extends object>(
  { handlung, besuch, onDone }: Omit<BesuchStepProps<H>, 'onClose'>,
  form: BesuchForm<H, Values>,
): SchemaForm<Values> {
  const schema: z.ZodType = handlungSchemas[handlung]
  return useStep({
    ...form,
    record: besuch,
    queryKey: besuchQuery(besuch.id).queryKey,
    answer: hausbesuchAnswer,
    schema,
    send: (body, idempotencyKey) => sendStep({ handlung, hausbesuchId: besuch.id, body, idempotencyKey }),
    reload,
    onDone,
  })
}

interface BesuchStepDialogProps extends Pick<StepDialogProps, 'form'> {
  step: BesuchStepProps
  children?: ReactNode
}

export function BesuchStepDialog({ step: { besuch, handlung, onClose }, form, children }: BesuchStepDialogProps) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const reason = useReason()
  const { typ, klient, status, uebergaenge } = besuch
  const now = uebergaenge[handlung]
  const shut = now !== true
  const grund = typeof now === 'string' ? reason(now) : t('konflikt.andere')
  return (
    <StepDialog
      title={t(`titel.${handlung}`)}
      submit={t(`knopf.${handlung}`)}
      danger={isEnding(handlung)}
      size="lg"
      form={form}
      onClose={onClose}
      shut={shut}
      conflict={[t('konflikt.stand', { status: b(`status.${status}`) }), shut ? t('konflikt.gehtNicht', { grund }) : t('konflikt.geht')]}
      about={
        <Text c="dimmed">{[b(`typ.${typ}`), klient === null ? null : klientName(klient)].filter((part) => part !== null).join(' · ')}</Text>
      }
    >
      {children}
    </StepDialog>
  )
}
