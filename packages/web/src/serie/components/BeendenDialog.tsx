import { serieContract, serienAnswer } from '@dreiklang/domain/serie/serie.contract'
import { DateField } from '../../form/DateField.tsx'
import { todayInBerlin } from '../../shared/useToday.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { type StepBody, useStep } from '../../step/useStep.ts'
import { Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { endSerie, reload, serieQuery } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'

interface BeendenDialogProps {
  serie: { id: string; version: number }
  /** Null: today. */
  letzterTag: string | null
  onClose: () => void
}

export function BeendenDialog({ serie, letzterTag, onClose }: BeendenDialogProps) {
  const t = useSerieTexts()
  const form = useStep({
    record: serie,
    queryKey: serieQuery(serie.id).queryKey,
    answer: serienAnswer,
    schema: serieContract.end.body,
    values: { letzterTag: letzterTag ?? todayInBerlin() },
    toBody: (values): StepBody<typeof serieContract.end.body> => values,
    send: (body, idempotencyKey) => endSerie(serie.id, body, idempotencyKey),
    reload,
    onDone: () => {
      toastSuccess(t('beenden.getan'))
      onClose()
    },
  })
  return (
    <StepDialog
      title={t('beenden.titel')}
      submit={t('beenden.knopf')}
      danger
      form={form}
      onClose={onClose}
      about={<Text>{t('beenden.text')}</Text>}
    >
      <DateField {...form.field('letzterTag')} value={form.form.values.letzterTag} label={t('feld.letzterTag')} required />
    </StepDialog>
  )
}
