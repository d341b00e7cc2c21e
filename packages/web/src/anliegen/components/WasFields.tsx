import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { Stack } from '../../ui/layout.ts'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { formularTexts } from '../formular.texts.ts'
import { FotoField } from './FotoField.tsx'
import { fitsOneMore } from './frageValues.ts'
import type { FrageFields } from './KlientFields.tsx'

export function WasFields({ form, field }: FrageFields) {
  const t = useTexts(formularTexts)
  const [heute] = useState(() => berlinDate(new Date().toISOString()))
  return (
    <Card title={t('was.titel')}>
      <Stack gap="md">
        {form.values.frage.art === 'NACHBESTELLUNG' && <Produkte form={form} field={field} />}
        {form.values.frage.art === 'NACHBESTELLUNG' && <FotoField form={form} />}
        <TextArea label={t('was.text')} maxLength={1000} {...field('frage.text')} />
        <DateField
          label={t('was.tag')}
          minDate={heute}
          id={field('frage.wunschtag').id}
          error={form.errors['frage.wunschtag']}
          value={form.values.frage.wunschtag}
          onChange={(tag) => form.setFieldValue('frage.wunschtag', tag)}
        />
      </Stack>
    </Card>
  )
}

function Produkte({ form, field }: FrageFields) {
  const t = useTexts(formularTexts)
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
          onClick={() => form.insertListItem('frage.produkte', { schluessel: newIdempotencyKey(), bezeichnung: '', pzn: '' })}
        >
          {t('was.hinzu')}
        </Button>
      )}
    </>
  )
}
