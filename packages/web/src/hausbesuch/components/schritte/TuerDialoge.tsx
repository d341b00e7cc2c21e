import { furtherVorgehen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { Checkbox, choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { NumberField, TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Facts, Grid } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch.texts.ts'
import { klientName } from '../anzeige.ts'
import { BesuchStepDialog, type BesuchStepProps, useBesuchStep } from './besuchStep.tsx'

export function BeginnenDialog(step: BesuchStepProps<'beginnen'>) {
  const t = useStepsTexts()
  const { klient } = step.besuch
  const form = useBesuchStep(step, { values: { identitaetGeprueft: false }, toBody: (values) => values })
  return (
    <BesuchStepDialog step={step} form={form}>
      {klient !== null && (
        <Facts
          facts={[
            { label: t('feld.name'), value: klientName(klient) },
            { label: t('feld.geboren'), value: formatDate(klient.geburtsdatum) },
          ]}
        />
      )}
      <Checkbox
        {...form.form.getInputProps('identitaetGeprueft', { type: 'checkbox' })}
        id={form.field('identitaetGeprueft').id}
        label={t('feld.identitaet')}
        data-autofocus
      />
    </BesuchStepDialog>
  )
}

interface VergeblichValues {
  klingelversuche: number | null
  telefonversuche: number | null
  nachrichtHinterlassen: boolean
  notfallkontaktInformiert: boolean
  weiteresVorgehen: (typeof furtherVorgehen)[number] | null
  text: string
}

const empty: VergeblichValues = {
  klingelversuche: null,
  telefonversuche: null,
  nachrichtHinterlassen: false,
  notfallkontaktInformiert: false,
  weiteresVorgehen: null,
  text: '',
}

/** Nothing is prefilled: each line is a statement. */
export function NichtAntreffenDialog(step: BesuchStepProps<'nichtAntreffen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const form = useBesuchStep(step, { values: empty, toBody: ({ text, ...rest }) => ({ ...rest, text: orNull(text) }) })
  const { field } = form
  const { getInputProps } = form.form
  return (
    <BesuchStepDialog step={step} form={form}>
      <Alert tone="info">{t('nichtAngetroffen.hinweis')}</Alert>
      <Grid>
        <Grid.Col span={6}>
          <NumberField {...field('klingelversuche')} label={t('feld.klingel')} required allowDecimal={false} />
        </Grid.Col>
        <Grid.Col span={6}>
          <NumberField {...field('telefonversuche')} label={t('feld.telefon')} required allowDecimal={false} />
        </Grid.Col>
      </Grid>
      <Checkbox {...getInputProps('nachrichtHinterlassen', { type: 'checkbox' })} label={t('feld.nachrichtHinterlassen')} />
      <Checkbox {...getInputProps('notfallkontaktInformiert', { type: 'checkbox' })} label={t('feld.notfallkontakt')} />
      <RadioField
        {...field('weiteresVorgehen')}
        label={t('feld.vorgehen')}
        required
        choices={choicesOf(furtherVorgehen, (value) => b(`vorgehen.${value}`))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
    </BesuchStepDialog>
  )
}
