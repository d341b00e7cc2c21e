import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { klientTexts } from '../klient.texts.ts'
import { type KlientWerte, allergienAntworten } from './klientWerte.ts'

/** "None known" is an explicit answer, never an empty list. */
export function AllergienFelder({ form, field }: SchemaForm<KlientWerte>) {
  const t = useTexts(klientTexts)
  const fehler = Object.entries(form.errors).find(([pfad]) => pfad.startsWith('allergien'))?.[1]
  return (
    <Card title={t('formular.allergien')}>
      <Stack gap="md">
        <RadioCards
          id={field('allergien').id}
          label={t('formular.allergienFrage')}
          choices={allergienAntworten.map((value) => ({ value, label: t(`formular.allergienWahl.${value}`) }))}
          value={form.values.allergienAntwort}
          onChange={(wert) => form.setFieldValue('allergienAntwort', wert)}
        />
        {form.values.allergienAntwort === 'LISTE' && (
          <TextArea
            {...field('allergienListe')}
            error={fehler}
            label={t('formular.allergienListe')}
            description={t('formular.allergienHinweis')}
            required
          />
        )}
      </Stack>
    </Card>
  )
}
