import { produktarten } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { ProduktFields } from '../../components/schritte/ProduktFields.tsx'
import { neuTexts } from '../../neu/neu.texts.ts'
import { wahlTexts } from '../../neu/wahl.texts.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { possibleArten, ortAfterBesuch, type VerordnungValues } from './verordnungValues.ts'

type FieldsProps = Pick<SchemaForm<VerordnungValues>, 'form' | 'field'>

export function MittelFields({ form, field }: FieldsProps) {
  const s = useTexts(stepsTexts)
  const n = useTexts(neuTexts)
  const w = useTexts(wahlTexts)
  const [eine] = form.values.positionen
  /** Drops a prescription type that the law does not allow for the product. */
  const set = (neu: Partial<typeof eine>) => {
    const position = { ...eine, ...neu }
    const arten = possibleArten(position.produktart, position.btm)
    const rezeptart = position.rezeptart !== null && arten.includes(position.rezeptart) ? position.rezeptart : (arten[0] ?? null)
    form.setFieldValue('positionen.0', { ...position, rezeptart, ort: rezeptart === null ? null : ortAfterBesuch(rezeptart) })
  }
  return (
    <>
      <SelectField
        {...field('positionen.0.produkt.produktart')}
        value={eine.produktart}
        label={n('position.produktart')}
        required
        allowDeselect={false}
        choices={produktarten
          .filter((art) => possibleArten(art, false).length > 0)
          .map((value) => ({ value, label: w(`produktart.${value}`) }))}
        onChange={(produktart) => produktart !== null && set({ produktart })}
      />
      <ProduktFields pfad="positionen.0.produkt" werte={eine.produkt} field={field} />
      <NumberField
        {...field('positionen.0.menge')}
        value={eine.menge}
        label={n('position.menge')}
        required
        min={1}
        max={99}
        allowDecimal={false}
      />
      <TextArea {...field('positionen.0.dosierung.text')} label={s('feld.dosierung')} minRows={2} maxLength={500} />
      <TextField {...field('positionen.0.diagnose')} label={n('position.diagnose')} maxLength={250} />
      <Checkbox label={n('position.btm')} checked={eine.btm} onChange={(event) => set({ btm: event.currentTarget.checked })} />
    </>
  )
}
