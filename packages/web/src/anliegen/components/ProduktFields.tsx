import { genannteArten } from '@dreiklang/domain/anliegen/anliegen'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import { emptyProdukt, fitsOneMore, type FrageFields } from './frageValues.ts'

export function ProduktFields({ form, field }: FrageFields) {
  const t = useFormularTexts()
  return (
    <>
      {form.values.frage.produkte.map(({ schluessel }, i) => (
        <FieldGroup key={schluessel} label={t('was.produkt', { nr: i + 1 })}>
          <Stack gap="sm">
            <TextField
              label={t('was.bezeichnung')}
              required
              maxLength={120}
              autoComplete="off"
              {...field(`frage.produkte.${i}.bezeichnung`)}
            />
            <NumberField
              {...field(`frage.produkte.${i}.menge`)}
              label={t('was.menge')}
              required
              min={1}
              max={99}
              allowDecimal={false}
              inputMode="numeric"
            />
            <SelectField
              {...field(`frage.produkte.${i}.produktart`)}
              label={t('was.art')}
              required
              allowDeselect={false}
              searchable={false}
              choices={choicesOf(genannteArten, (value) => t(`was.produktart.${value}`))}
            />
            <CheckedCodeField
              label={t('was.pzn')}
              description={t('was.pznHilfe')}
              goodText={t('was.pznGut')}
              code="pzn"
              {...field(`frage.produkte.${i}.pzn`)}
            />
            <Button look="subtle" icon={<IconTrash size={20} aria-hidden />} onClick={() => form.removeListItem('frage.produkte', i)}>
              {t('was.entfernen', { nr: i + 1 })}
            </Button>
          </Stack>
        </FieldGroup>
      ))}
      {fitsOneMore(form.values) && (
        <Button
          look="secondary"
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => form.insertListItem('frage.produkte', emptyProdukt(newIdempotencyKey()))}
        >
          {t('was.hinzu')}
        </Button>
      )}
    </>
  )
}
