import { type Rezeptart, type RezeptOrt, istElektronisch } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import type { RezeptWerte } from './verordnenWerte.ts'

interface RezeptFelderProps {
  werte: RezeptWerte
  /** Id, change handler and error of one field. */
  feld: (name: keyof RezeptWerte) => ReturnType<SchemaForm<object>['field']>
  arten: readonly Rezeptart[]
  orte: readonly RezeptOrt[]
  /** Where a prescription lies unless someone says otherwise. */
  ortFuer: (art: Rezeptart) => RezeptOrt
  /** An E-Rezept covers one medicine only, and so does its number. */
  mitNummer?: boolean
  /** What the nursing service would like about exchanging. */
  autIdemWunsch?: string
}

export function RezeptFelder({ werte, feld, arten, orte, ortFuer, mitNummer = true, autIdemWunsch }: RezeptFelderProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const heute = useHeute()
  const { rezeptart, ausgestelltAm, ort, autIdem } = werte
  return (
    <>
      <SelectField
        {...feld('rezeptart')}
        value={rezeptart}
        label={t('feld.rezeptart')}
        required
        searchable={false}
        allowDeselect={false}
        choices={arten.map((value) => ({ value, label: b(`rezeptart.${value}`) }))}
        onChange={(art) => {
          feld('rezeptart').onChange(art)
          feld('ort').onChange(art === null ? null : ortFuer(art))
        }}
      />
      <DateField {...feld('ausgestelltAm')} value={ausgestelltAm} label={t('feld.ausgestelltAm')} required maxDate={heute} />
      <RadioField
        {...feld('ort')}
        value={ort}
        label={t('feld.ort')}
        required
        choices={orte.map((value) => ({ value, label: b(`rezeptOrt.${value}`) }))}
      />
      {mitNummer && rezeptart !== null && istElektronisch(rezeptart) && (
        <TextField
          {...feld('rezeptId')}
          label={t('feld.rezeptId')}
          description={t('feld.rezeptIdHinweis')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
      )}
      <Checkbox
        label={t('feld.autIdem')}
        description={autIdemWunsch}
        checked={autIdem}
        onChange={(event) => feld('autIdem').onChange(event.currentTarget.checked)}
      />
    </>
  )
}
