import { austauschFaelle } from '@dreiklang/domain/bestellung/bestellung'
import { Checkbox, choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { NumberField, TextArea } from '../../../form/TextField.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { ProduktFields } from './ProduktFields.tsx'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'
import { validProdukt } from './defaults.ts'
import { emptyProdukt, produktAbbild, produktValues } from './produktValues.ts'

const erklaerungen = ['wirkstoffgleich', 'gesamtmengeEingehalten', 'nichtAufAusschlussliste'] as const

/** E11, case A: the checklist of § 129 Abs. 2a SGB V. Without one of its points the doctor must prescribe anew. */
export function AustauschenDialog(step: BestellungStepProps<'austauschen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { positionen } = step
  const vorlage = positionen[0] && validProdukt(positionen[0])
  const start: {
    produkt: typeof emptyProdukt
    fall: (typeof austauschFaelle)[number] | null
    begruendung: string
    anfragen: number | null
    einzigerAnbieter: boolean
    wirkstoffgleich: boolean
    gesamtmengeEingehalten: boolean
    nichtAufAusschlussliste: boolean
  } = {
    produkt: vorlage === undefined ? emptyProdukt : produktValues(vorlage, { mitPzn: false }),
    fall: null,
    begruendung: '',
    anfragen: 0,
    einzigerAnbieter: false,
    wirkstoffgleich: false,
    gesamtmengeEingehalten: false,
    nichtAufAusschlussliste: false,
  }
  const formular = useBestellungStep(step, {
    values: start,
    toBody: ({ produkt, ...rest }) => ({
      positionIds: positionen.map(({ id }) => id),
      produkt: vorlage === undefined ? null : produktAbbild(produkt, vorlage),
      ...rest,
    }),
  })
  const { form, field } = formular
  return (
    <BestellungStepDialog step={step} form={formular} gross hinweis={t('austauschen.text')}>
      <RadioField
        {...field('fall')}
        label={t('feld.fall')}
        required
        choices={choicesOf(austauschFaelle, (value) => b(`austauschFall.${value}`))}
      />
      <Text fw={500}>{t('austauschen.neu')}</Text>
      <ProduktFields pfad="produkt" werte={form.values.produkt} field={field} />
      <Stack gap="xs" role="group" aria-label={t('austauschen.erklaerung')}>
        <Text fw={500}>{t('austauschen.erklaerung')}</Text>
        {erklaerungen.map((punkt) => (
          <Checkbox
            key={punkt}
            label={t(`austauschen.${punkt}`)}
            checked={form.values[punkt]}
            onChange={(event) => form.setFieldValue(punkt, event.currentTarget.checked)}
          />
        ))}
        {!erklaerungen.every((punkt) => form.values[punkt]) && <Alert tone="info">{t('austauschen.sonst')}</Alert>}
      </Stack>
      {form.values.fall !== 'RABATTVERTRAG' && (
        <>
          <NumberField {...field('anfragen')} label={t('feld.anfragen')} required min={0} max={20} allowDecimal={false} />
          <Checkbox
            label={t('feld.einzigerAnbieter')}
            checked={form.values.einzigerAnbieter}
            onChange={(event) => form.setFieldValue('einzigerAnbieter', event.currentTarget.checked)}
          />
        </>
      )}
      <TextArea {...field('begruendung')} label={t('feld.grundText')} required maxLength={500} />
    </BestellungStepDialog>
  )
}
