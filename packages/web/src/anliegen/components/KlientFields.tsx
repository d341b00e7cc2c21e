import { berlinDate } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import type { FrageValues } from './frageValues.ts'

export type FrageFields = Pick<SchemaForm<FrageValues>, 'form' | 'field'>

/** The server never confirms the client; it only passes the name on. */
export function KlientFields({ form, field }: FrageFields) {
  const t = useFormularTexts()
  const [today] = useState(() => berlinDate(new Date().toISOString()))
  const freiwillig = form.values.frage.art === 'RUECKRUF'
  return (
    <Card title={t('klient.titel')}>
      <Stack gap="md">
        <Text c="dimmed">{freiwillig ? t('klient.freiwillig') : t('klient.hilfe')}</Text>
        <TextField label={t('klient.name')} required={!freiwillig} maxLength={80} autoComplete="off" {...field('frage.klient.name')} />
        <DateField
          label={t('klient.geburtsdatum')}
          required={!freiwillig}
          maxDate={today}
          lastShortYear={Number(today.slice(2, 4))}
          id={field('frage.klient.geburtsdatum').id}
          error={form.errors['frage.klient.geburtsdatum']}
          value={form.values.frage.klient.geburtsdatum}
          onChange={(tag) => form.setFieldValue('frage.klient.geburtsdatum', tag)}
        />
      </Stack>
    </Card>
  )
}
