import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { klientTexts } from '../klient.texts.ts'
import { type KlientValues, allergienAntworten } from './klientValues.ts'

/** "None known" is an explicit answer, never an empty list. */
export function AllergienFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useTexts(klientTexts)
  const error = Object.entries(form.errors).find(([path]) => path.startsWith('allergien'))?.[1]
  return (
    <Card title={t('formular.allergien')}>
      <Stack gap="md">
        <RadioCards
          id={field('allergien').id}
          label={t('formular.allergienFrage')}
          choices={allergienAntworten.map((value) => ({ value, label: t(`formular.allergienWahl.${value}`) }))}
          value={form.values.allergienAntwort}
          onChange={(value) => form.setFieldValue('allergienAntwort', value)}
        />
        {form.values.allergienAntwort === 'LISTE' && (
          <TextArea
            {...field('allergienListe')}
            error={error}
            label={t('formular.allergienListe')}
            description={t('formular.allergienHinweis')}
            required
          />
        )}
      </Stack>
    </Card>
  )
}
