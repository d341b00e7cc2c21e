import { useTexts } from '../../shared/i18n.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { akteTexts } from '../akte.texts.ts'
import type { AkteFieldsProps } from './StellenFields.tsx'

export function NachweisFields({ person: { art }, form, field }: AkteFieldsProps) {
  const t = useTexts(akteTexts)
  const { values } = form
  const schalter = (name: 'fuehrerschein' | 'behandlungspflegeErlaubt' | 'unterschriftsberechtigt') => (
    <Checkbox
      label={t(`feld.${name}`)}
      checked={values[name]}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.checked)}
    />
  )
  return (
    <Stack gap="md">
      <TextField {...field('personalnummer')} label={t('feld.personalnummer')} autoComplete="off" maxLength={20} />
      <TextField
        {...field('handzeichen')}
        label={t('feld.handzeichen')}
        description={t('feld.handzeichenHinweis')}
        autoComplete="off"
        maxLength={4}
      />
      <NumberField {...field('wochenstunden')} label={t('feld.wochenstunden')} min={0} max={60} step={0.25} />
      <DateField {...field('schweigepflichtAm')} label={t('feld.schweigepflichtAm')} description={t('feld.schweigepflichtHinweis')} />
      {art === 'PFLEGEDIENST' && (
        <>
          <TextField
            {...field('beschaeftigtennummer')}
            label={t('feld.beschaeftigtennummer')}
            description={t('feld.beschaeftigtennummerHinweis')}
            inputMode="numeric"
            autoComplete="off"
          />
          {schalter('behandlungspflegeErlaubt')}
        </>
      )}
      {(values.beruf === 'APOTHEKER' || values.beruf === 'ARZT') && (
        <DateField {...field('approbationAm')} label={t('feld.approbationAm')} />
      )}
      {art === 'ARZTPRAXIS' && schalter('unterschriftsberechtigt')}
      <TextField {...field('telematikId')} label={t('feld.telematikId')} autoComplete="off" maxLength={130} />
      {schalter('fuehrerschein')}
    </Stack>
  )
}
