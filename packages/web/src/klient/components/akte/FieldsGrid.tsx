import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGroup } from '../../../form/Form.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Button, IconButton } from '../../../ui/buttons.tsx'
import { Grid, Group, Stack } from '../../../ui/layout.tsx'
import { useAkteTexts } from '../../klient.texts.ts'
import { Input } from './Input.tsx'
import type { Field } from './fields.ts'
import type { InputProps, ListField } from './inputProps.ts'
import { type Values, inFormular, valuesOf } from './values.ts'

const ganz = 12
const part = { base: 12, sm: 6, lg: 4 }

export function FieldsGrid({ felder, vor = '', schemaForm }: { felder: readonly Field[]; vor?: string; schemaForm: SchemaForm<Values> }) {
  return (
    <Grid align="end">
      {felder.map((field) => {
        const path = `${vor}${field.name}`
        return (
          <Grid.Col key={field.name} span={field.breit === true ? ganz : part}>
            {field.art === 'liste' ? (
              <ListInput feld={field} pfad={path} schemaForm={schemaForm} />
            ) : (
              <Input feld={field} pfad={path} schemaForm={schemaForm} />
            )}
          </Grid.Col>
        )
      })}
    </Grid>
  )
}

function ListInput({ feld, pfad, schemaForm }: InputProps<ListField>) {
  const t = useAkteTexts()
  const { form, field } = schemaForm
  const entries: Values[] = field(pfad).value
  const was = t(`feld.${feld.name}`)
  return (
    <Stack gap="md">
      {entries.map((entry, nr) => (
        <FieldGroup key={nr} label={t('eintragNr', { was, nr: nr + 1 })}>
          <Stack gap="xs">
            <FieldsGrid felder={feld.felder.filter((one) => inFormular(one, entry))} vor={`${pfad}.${nr}.`} schemaForm={schemaForm} />
            <Group justify="flex-end">
              <IconButton
                label={t('entfernen', { was, nr: nr + 1 })}
                icon={<IconTrash size={20} aria-hidden />}
                onClick={() => form.removeListItem(pfad, nr)}
              />
            </Group>
          </Stack>
        </FieldGroup>
      ))}
      {entries.length < feld.hoechstens && (
        <div>
          <Button
            look="subtle"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem(pfad, valuesOf(feld.felder, feld.leer))}
          >
            {t('hinzufuegen', { was })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
