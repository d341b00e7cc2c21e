import { normgroessen } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import type { ProduktWerte } from './produktWerte.ts'
import classes from './Schritte.module.css'

interface ProduktFelderProps {
  /** Where the product lies in the body. */
  pfad: string
  werte: ProduktWerte
  field: SchemaForm<object>['field']
}

export function ProduktFelder({ pfad, werte, field }: ProduktFelderProps) {
  const t = useTexts(schritteTexts)
  return (
    <>
      <TextField {...field(`${pfad}.bezeichnung`)} label={t('feld.bezeichnung')} required maxLength={250} />
      <div className={classes.zwei}>
        <TextField {...field(`${pfad}.pzn`)} label={t('feld.pzn')} description={t('feld.pznHinweis')} inputMode="numeric" maxLength={12} />
        <SelectField
          {...field(`${pfad}.normgroesse`)}
          value={werte.normgroesse}
          label={t('feld.normgroesse')}
          clearable
          choices={normgroessen.map((value) => ({ value, label: value }))}
        />
        <TextField {...field(`${pfad}.wirkstoff`)} label={t('feld.wirkstoff')} maxLength={120} />
        <TextField {...field(`${pfad}.wirkstaerke`)} label={t('feld.wirkstaerke')} maxLength={60} />
        <TextField {...field(`${pfad}.darreichungsform`)} label={t('feld.darreichungsform')} maxLength={60} />
      </div>
    </>
  )
}
