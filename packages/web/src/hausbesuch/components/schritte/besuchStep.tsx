import { handlungSchemas } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { type PersonenHandlung, personenHandlungen } from '@dreiklang/domain/hausbesuch/transitions'
import { type HausbesuchAnswer, hausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { z } from 'zod'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { shutSteps } from '../../../step/shutSteps.ts'
import { StepDialog, type StepDialogProps } from '../../../step/StepDialog.tsx'
import { useReason } from '../../../step/useReason.ts'
import { type StepBody, useStep } from '../../../step/useStep.ts'
import { Text } from '../../../ui/layout.tsx'
import { besuchQuery, reload, sendStep } from '../../hausbesuch.queries.ts'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch.texts.ts'
import { klientName } from '../anzeige.tsx'

const natuerlich: readonly PersonenHandlung[] = ['antworten', 'annehmen', 'losfahren', 'beginnen', 'abschliessen']
const endend: readonly PersonenHandlung[] = ['ablehnen', 'absagen', 'abbrechen']
/** Order of the others: the most common first, those that end the visit last. */
const sequence: readonly PersonenHandlung[] = [...natuerlich, 'nichtAntreffen', 'rueckfragen', 'verschieben', 'nachtragen', ...endend]

export const isEnding = (handlung: PersonenHandlung): boolean => endend.includes(handlung)

export const nextStep = (offene: readonly PersonenHandlung[]): PersonenHandlung | null =>
  natuerlich.find((handlung) => offene.includes(handlung)) ?? null

export const furtherSteps = (offene: readonly PersonenHandlung[]): PersonenHandlung[] =>
  sequence.filter((handlung) => offene.includes(handlung) && handlung !== nextStep(offene))

export const openSteps = ({ uebergaenge }: Pick<HausbesuchAnswer, 'uebergaenge'>): PersonenHandlung[] =>
  personenHandlungen.filter((handlung) => uebergaenge[handlung] === true)

export const lockedSteps = ({ uebergaenge }: Pick<HausbesuchAnswer, 'uebergaenge'>) =>
  shutSteps(personenHandlungen, (handlung) => {
    const code = uebergaenge[handlung]
    return typeof code === 'string' ? code : null
  })

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
  { handlung, besuch, onDone }: BesuchStepProps<H>,
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

interface BesuchStepDialogProps extends Pick<StepDialogProps, 'form' | 'children'> {
  step: BesuchStepProps
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
