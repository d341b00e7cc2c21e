import { normgroessen } from '@dreiklang/domain/bestellung/rezept'
import { choicesOf, SelectField } from '../../../form/choiceFields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import type { ProduktValues } from './produktValues.ts'
import classes from './Steps.module.css'

export function ProduktFields({ pfad, werte, field }: { pfad: string; werte: ProduktValues; field: SchemaForm<object>['field'] }) {
  const t = useStepsTexts()
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
          choices={choicesOf(normgroessen, (value) => value)}
        />
        <TextField {...field(`${pfad}.wirkstoff`)} label={t('feld.wirkstoff')} maxLength={120} />
        <TextField {...field(`${pfad}.wirkstaerke`)} label={t('feld.wirkstaerke')} maxLength={60} />
        <TextField {...field(`${pfad}.darreichungsform`)} label={t('feld.darreichungsform')} maxLength={60} />
      </div>
    </>
  )
}
