import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { Grid } from '../../ui/layout.tsx'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'

export interface FensterValues {
  datum: string | null
  von: string
  bis: string
}

export const emptyFenster: FensterValues = { datum: null, von: '', bis: '' }

/** Null when nothing was written at all; a part of it is for the schema to refuse. */
export const fensterAbbild = (values: FensterValues) => (values.datum === null && values.von === '' && values.bis === '' ? null : values)

/** @param name path of the field in the form */
export function ZeitfensterFields({
  name,
  label,
  werte,
  field,
}: {
  name: string
  label: string
  werte: FensterValues
  field: SchemaForm<object>['field']
}) {
  const t = useHausbesuchTexts()
  return (
    <FieldGroup label={label}>
      <Grid>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <DateField {...field(`${name}.datum`)} value={werte.datum} label={t('feld.tag')} />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <TextField {...field(`${name}.von`)} value={werte.von} type="time" label={t('feld.von')} />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <TextField {...field(`${name}.bis`)} value={werte.bis} type="time" label={t('feld.bis')} />
        </Grid.Col>
      </Grid>
    </FieldGroup>
  )
}
