import { anlassCodes, type BesuchTyp, dringlichkeiten } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { hausbesuchTexts } from '../../hausbesuch.texts.ts'
import { KlientField } from '../KlientField.tsx'
import type { BesuchValues } from './besuchValues.ts'

type KopfFieldsProps = Pick<SchemaForm<BesuchValues>, 'form' | 'field'> & { typen: readonly BesuchTyp[] }

/** For whom, what kind of visit, why and how urgent. */
export function KopfFields({ form, field, typen }: KopfFieldsProps) {
  const t = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const { typ, klientId, anlassCode, anlass, dringlichkeit, transportunfaehigGrund } = form.values
  const vomArzt = typ === 'ARZTBESUCH'
  return (
    <Card title={t('neu.worum')}>
      <Stack gap="md">
        <KlientField {...field('klientId')} label={t('feld.klient')} required value={klientId} />
        <SelectField
          {...field('typ')}
          value={typ}
          label={t('liste.typ')}
          required
          allowDeselect={false}
          choices={typen.map((value) => ({ value, label: b(`typ.${value}`) }))}
        />
        <SelectField
          {...field('anlassCode')}
          value={anlassCode}
          label={t('anlass.titel')}
          required
          allowDeselect={false}
          choices={anlassCodes.map((value) => ({ value, label: b(`anlassCode.${value}`) }))}
        />
        <TextArea {...field('anlass')} value={anlass} label={t('feld.anlass')} required={vomArzt} maxLength={500} />
        <RadioField
          {...field('dringlichkeit')}
          value={dringlichkeit}
          label={t('feld.dringlichkeit')}
          choices={dringlichkeiten.map((value) => ({ value, label: b(`dringlichkeit.${value}`) }))}
        />
        {dringlichkeit === 'SOFORT' && (
          <Alert tone="danger" title={t('sofort.titel')}>
            {t('sofort.text')}
          </Alert>
        )}
        {vomArzt && (
          <TextArea
            {...field('transportunfaehigGrund')}
            value={transportunfaehigGrund}
            label={t('feld.transport')}
            description={t('feld.transportHilfe')}
            maxLength={500}
          />
        )}
      </Stack>
    </Card>
  )
}
