import { istElektronisch, moeglicheOrte } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { moeglicheArten, ortNachBesuch, type VerordnungWerte } from './verordnungWerte.ts'

/** On what it was written, and in whose hands it is now. */
export function RezeptFelder({ form, field, heute }: Pick<SchemaForm<VerordnungWerte>, 'form' | 'field'> & { heute: string }) {
  const s = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const [{ produktart, btm, rezeptart, ausgestelltAm, ort, autIdem }] = form.values.positionen
  const orte = rezeptart === null ? [] : moeglicheOrte(rezeptart).filter((einer) => einer !== 'APOTHEKE')
  return (
    <>
      <SelectField
        {...field('positionen.0.rezeptart')}
        value={rezeptart}
        label={s('feld.rezeptart')}
        required
        searchable={false}
        allowDeselect={false}
        choices={moeglicheArten(produktart, btm).map((value) => ({ value, label: b(`rezeptart.${value}`) }))}
        onChange={(art) => {
          form.setFieldValue('positionen.0.rezeptart', art)
          form.setFieldValue('positionen.0.ort', art === null ? null : ortNachBesuch(art))
        }}
      />
      <DateField {...field('positionen.0.ausgestelltAm')} value={ausgestelltAm} label={s('feld.ausgestelltAm')} required maxDate={heute} />
      <RadioField
        {...field('positionen.0.ort')}
        value={ort}
        label={s('feld.ort')}
        required
        choices={orte.map((value) => ({ value, label: b(`rezeptOrt.${value}`) }))}
      />
      {rezeptart !== null && istElektronisch(rezeptart) && (
        <TextField
          {...field('positionen.0.rezeptId')}
          label={s('feld.rezeptId')}
          description={s('feld.rezeptIdHinweis')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
      )}
      <Checkbox
        label={s('feld.autIdem')}
        checked={autIdem}
        onChange={(event) => form.setFieldValue('positionen.0.autIdem', event.currentTarget.checked)}
      />
    </>
  )
}
