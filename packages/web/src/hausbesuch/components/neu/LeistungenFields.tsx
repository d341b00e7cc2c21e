import { maxLeistungen, leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGroup } from '../../../form/Form.tsx'
import { NumberField, TextField } from '../../../form/TextField.tsx'
import { choicesOf, SelectField } from '../../../form/choiceFields.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Card, Grid, Group, Stack } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch.texts.ts'
import type { BesuchValues } from './besuchValues.ts'

type Eine = BesuchValues['leistungen'][number]

interface LeistungenForm {
  values: { leistungen: Eine[] }
  removeListItem(path: 'leistungen', index: number): void
  insertListItem(path: 'leistungen', item: Eine): void
}

/** Behandlungspflege needs an order of the doctor and a registered nurse. */
export function LeistungenFields({ form, field }: { form: LeistungenForm; field: SchemaForm<object>['field'] }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const { leistungen } = form.values
  return (
    <Card title={t('leistungen.titel')}>
      <Stack gap="md">
        {leistungen.map(({ bezeichnung, quelle, sollMinuten }, i) => (
          <FieldGroup key={i} label={t('leistungen.eine', { nr: i + 1 })}>
            <Grid>
              <Grid.Col span={{ base: 12, sm: 6 }}>
                <TextField
                  {...field(`leistungen.${i}.bezeichnung`)}
                  value={bezeichnung}
                  label={t('leistungen.was')}
                  required
                  maxLength={120}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 7, sm: 3 }}>
                <SelectField
                  {...field(`leistungen.${i}.quelle`)}
                  value={quelle}
                  label={t('leistungen.quelle')}
                  required
                  allowDeselect={false}
                  choices={choicesOf(leistungsquellen, (value) => b(`quelle.${value}`))}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 5, sm: 3 }}>
                <NumberField
                  {...field(`leistungen.${i}.sollMinuten`)}
                  value={sollMinuten}
                  label={t('leistungen.soll')}
                  allowDecimal={false}
                />
              </Grid.Col>
            </Grid>
            <Button
              look="subtle"
              icon={<IconTrash size={18} aria-hidden />}
              aria-label={t('leistungen.entfernenEine', { nr: i + 1 })}
              onClick={() => form.removeListItem('leistungen', i)}
            >
              {t('leistungen.entfernen')}
            </Button>
          </FieldGroup>
        ))}
        {leistungen.length < maxLeistungen && (
          <Group>
            <Button
              look="secondary"
              icon={<IconPlus size={18} aria-hidden />}
              onClick={() => form.insertListItem('leistungen', { bezeichnung: '', quelle: null, sollMinuten: null })}
            >
              {t('leistungen.hinzu')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
