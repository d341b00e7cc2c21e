import { useTexts } from '../../shared/i18n.ts'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { SimpleGrid } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { tourTexts } from '../tour.texts.ts'
import { type AdressWerte, adressTeile } from './adresse.ts'

/** An address that may stay empty; `name` is its place in the form. */
export function AdressFelder<Werte extends object>({
  formular,
  name,
  label,
}: {
  formular: SchemaForm<Werte>
  name: string
  label: string
}) {
  const t = useTexts(tourTexts)
  return (
    <FieldGroup label={label}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {adressTeile.map((teil: keyof AdressWerte) => (
          <TextField key={teil} {...formular.field(`${name}.${teil}`)} label={t(`adresse.${teil}`)} autoComplete="off" />
        ))}
      </SimpleGrid>
    </FieldGroup>
  )
}
