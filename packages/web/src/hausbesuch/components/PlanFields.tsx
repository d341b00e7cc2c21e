import { type BesuchTyp, shortestDauer, longestDauer, plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { DateField } from '../../form/DateField.tsx'
import { NumberField, TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { Grid } from '../../ui/layout.tsx'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { PersonenField } from './PersonenField.tsx'

export interface PlanValues {
  datum: string | null
  uhrzeit: string
  dauerMinuten: number | null
  personIds: string[]
  fahrzeug: string
}

export const usualDauer = 30

export function PlanFields({ field, typ }: { werte: PlanValues; field: SchemaForm<object>['field']; typ: BesuchTyp | null }) {
  const t = useHausbesuchTexts()
  return (
    <>
      <Grid>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <DateField {...field('datum')} label={t('feld.tag')} required />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <TextField {...field('uhrzeit')} type="time" label={t('feld.uhrzeit')} required />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 4 }}>
          <NumberField
            {...field('dauerMinuten')}
            label={t('feld.dauer')}
            required
            min={shortestDauer}
            max={longestDauer}
            allowDecimal={false}
            allowNegative={false}
          />
        </Grid.Col>
      </Grid>
      <PersonenField {...field('personIds')} required={typ === null || !plannableWithoutPerson(typ)} />
      <TextField {...field('fahrzeug')} label={t('feld.fahrzeug')} maxLength={40} />
    </>
  )
}
