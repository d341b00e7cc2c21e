import { serieContract, type SerienAntwort, serienAntwort } from '@dreiklang/domain/serie/serie.contract'
import { umfaenge } from '@dreiklang/domain/serie/serie'
import { seriePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/layout.ts'
import { RadioField } from '../../ui/RadioField.tsx'
import { type StepBody, useStep } from '../../ui/step/useStep.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { aendere, ladeNeu, serieQuery } from '../serie.queries.ts'
import { serieTexts } from '../serie.texts.ts'
import { SerienFormular } from './SerienFormular.tsx'
import { inhaltAus, type SerienWerte, werteVon } from './serienWerte.ts'

interface AendernProps {
  serie: SerienAntwort
  /** What the question at the visit was answered with. */
  was: Pick<SerienWerte, 'umfang' | 'ab'>
}

/** Changes all visits to come, or those from a day on; says before what it does. */
export function AendernFormular({ serie, was }: AendernProps) {
  const t = useTexts(serieTexts)
  const goTo = useGoTo()
  const form = useStep({
    record: serie,
    queryKey: serieQuery(serie.id).queryKey,
    answer: serienAntwort,
    schema: serieContract.change.body,
    values: werteVon(serie, was),
    toBody: (werte): StepBody<typeof serieContract.change.body> => ({
      ...inhaltAus(werte),
      umfang: werte.umfang,
      ab: werte.umfang === 'ALLE' ? null : werte.ab,
    }),
    send: (body, idempotencyKey) => aendere(serie.id, body, idempotencyKey),
    reload: ladeNeu,
    onDone: ({ id }) => {
      toastSuccess(t('aendern.getan'))
      goTo(seriePath(id), { replace: true })
    },
  })
  const { umfang, ab } = form.form.values
  return (
    <SerienFormular formular={form} serieId={serie.id} typen={[serie.typ]} senden={t('aendern.speichern')} zurueck={seriePath(serie.id)}>
      <Card title={t('aendern.umfang')}>
        <Stack gap="md">
          <RadioField
            {...form.field('umfang')}
            value={umfang}
            label={t('aendern.umfang')}
            choices={umfaenge.map((value) => ({ value, label: t(`aendern.${value}`) }))}
          />
          {umfang === 'AB_HIER' && <DateField {...form.field('ab')} value={ab} label={t('feld.ab')} required />}
        </Stack>
      </Card>
    </SerienFormular>
  )
}
