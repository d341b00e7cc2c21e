import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Grid, Group, Stack } from '../../../ui/layout.ts'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { akteTexts } from '../../akte.texts.ts'
import { Eingabe } from './Eingabe.tsx'
import type { EingabeProps, ListenFeld } from './eingabeProps.ts'
import type { Feld } from './felder.ts'
import { type Werte, imFormular } from './werte.ts'

const ganz = 12
const teil = { base: 12, sm: 6, lg: 4 }

interface FelderRasterProps {
  felder: readonly Feld[]
  /** Beginning of their paths. */
  vor?: string
  schemaForm: SchemaForm<Werte>
}

export function FelderRaster({ felder, vor = '', schemaForm }: FelderRasterProps) {
  return (
    <Grid align="end">
      {felder.map((feld) => {
        const pfad = `${vor}${feld.name}`
        return (
          <Grid.Col key={feld.name} span={feld.breit === true ? ganz : teil}>
            {feld.art === 'liste' ? (
              <ListeEingabe feld={feld} pfad={pfad} schemaForm={schemaForm} />
            ) : (
              <Eingabe feld={feld} pfad={pfad} schemaForm={schemaForm} />
            )}
          </Grid.Col>
        )
      })}
    </Grid>
  )
}

/** As many of the same as there are: relatives, illnesses, prescriptions. */
function ListeEingabe({ feld, pfad, schemaForm }: EingabeProps<ListenFeld>) {
  const t = useTexts(akteTexts)
  const { form, field } = schemaForm
  const eintraege: Werte[] = field(pfad).value
  const was = t(`feld.${feld.name}`)
  return (
    <Stack gap="md">
      {eintraege.map((eintrag, nr) => (
        <FieldGroup key={nr} label={t('eintragNr', { was, nr: nr + 1 })}>
          <Stack gap="xs">
            <FelderRaster
              felder={feld.felder.filter((eines) => imFormular(eines, eintrag))}
              vor={`${pfad}.${nr}.`}
              schemaForm={schemaForm}
            />
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
      {eintraege.length < feld.hoechstens && (
        <div>
          <Button look="subtle" icon={<IconPlus size={18} aria-hidden />} onClick={() => form.insertListItem(pfad, { ...feld.leer })}>
            {t('hinzufuegen', { was })}
          </Button>
        </div>
      )}
    </Stack>
  )
}
