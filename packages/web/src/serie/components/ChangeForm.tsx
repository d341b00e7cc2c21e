import { umfaenge } from '@dreiklang/domain/serie/serie'
import { serieContract, type SerienAnswer, serienAnswer } from '@dreiklang/domain/serie/serie.contract'
import { DateField } from '../../form/DateField.tsx'
import { choicesOf, RadioField } from '../../form/choiceFields.tsx'
import { seriePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { type StepBody, useStep } from '../../step/useStep.ts'
import { Card, Stack } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { changeSerie, reload, serieQuery } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'
import { SerienFormular } from './SerienFormular.tsx'
import { contentFrom, type SerienValues, valuesOf } from './serienValues.ts'

export function ChangeForm({ serie, was }: { serie: SerienAnswer; was: Pick<SerienValues, 'umfang' | 'ab'> }) {
  const t = useSerieTexts()
  const goTo = useGoTo()
  const form = useStep({
    record: serie,
    queryKey: serieQuery(serie.id).queryKey,
    answer: serienAnswer,
    schema: serieContract.change.body,
    values: valuesOf(serie, was),
    toBody: (values): StepBody<typeof serieContract.change.body> => ({
      ...contentFrom(values),
      umfang: values.umfang,
      ab: values.umfang === 'ALLE' ? null : values.ab,
    }),
    send: (body, idempotencyKey) => changeSerie(serie.id, body, idempotencyKey),
    reload,
    onDone: ({ id }) => {
      toastSuccess(t('aendern.getan'))
      goTo(seriePath(id), { replace: true })
    },
  })
  const { umfang } = form.form.values
  return (
    <SerienFormular formular={form} serieId={serie.id} typen={[serie.typ]} senden={t('aendern.speichern')} zurueck={seriePath(serie.id)}>
      <Card title={t('aendern.umfang')}>
        <Stack gap="md">
          <RadioField
            {...form.field('umfang')}
            label={t('aendern.umfang')}
            choices={choicesOf(umfaenge, (value) => t(`aendern.${value}`))}
          />
          {umfang === 'AB_HIER' && <DateField {...form.field('ab')} label={t('feld.ab')} required />}
        </Stack>
      </Card>
    </SerienFormular>
  )
}
