import type { ReactNode } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { Grid } from '../../ui/layout.tsx'
import { useUiTexts } from '../../ui/ui.texts.ts'
import { type AdressTeil, adressTeile } from './adresse.ts'

/** Two lines where the form is wide, three in a narrow one: a dialog is narrow on every screen. */
const width = {
  strasse: { base: 7, sm: 5 },
  hausnummer: { base: 5, sm: 3 },
  zusatz: { base: 12, sm: 4 },
  plz: { base: 5, sm: 4 },
  ort: { base: 7, sm: 8 },
} as const
const lineBreaking = { xs: '0', sm: '36rem', md: '60rem', lg: '75rem', xl: '90rem' }

interface AdresseFieldsProps {
  label: string
  id?: string
  error?: ReactNode
  /** All but the addition must be filled in. */
  required?: boolean
  feld: (part: AdressTeil) => Pick<ReturnType<SchemaForm<object>['field']>, 'id' | 'value' | 'onChange' | 'error'>
}

/** Labels are in the kit's catalogue, so that an opening dialog never waits for them. */
export function AdresseFields({ label, id, error, required = false, feld }: AdresseFieldsProps) {
  const t = useUiTexts()
  return (
    <FieldGroup id={id} label={label} error={error}>
      <Grid type="container" breakpoints={lineBreaking}>
        {adressTeile.map((part) => (
          <Grid.Col key={part} span={width[part]}>
            <TextField
              {...feld(part)}
              label={t(`address.${part}`)}
              required={required && part !== 'zusatz'}
              inputMode={part === 'plz' ? 'numeric' : 'text'}
              autoComplete="off"
            />
          </Grid.Col>
        ))}
      </Grid>
    </FieldGroup>
  )
}
