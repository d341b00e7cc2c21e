import { ErrorSummary, FieldGroup, FormElement } from '../../form/Form.tsx'
import { type AnliegenArt, anliegenArten, formularStaende } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { z } from 'zod'
import { Checkbox, RadioCards } from '../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSaveFormular } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'

export type Einstellungen = z.output<typeof anliegenContract.readForm.answer>

const selected = (arten: readonly AnliegenArt[], art: AnliegenArt, an: boolean): AnliegenArt[] =>
  anliegenArten.filter((one) => (one === art ? an : arten.includes(one)))

export function EinstellungenFormular({ einstellungen }: { einstellungen: Einstellungen }) {
  const t = useAnliegenTexts()
  const { version, adresse, stand, arten, hinweis, vorschlag } = einstellungen
  const schluesselFor = useDeedKey()
  const speichere = useSaveFormular()
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { adresse: adresse ?? vorschlag, stand, arten, hinweis: hinweis ?? '' },
    schema: anliegenContract.saveForm.body,
    toBody: (values) => ({ ...values, version, hinweis: values.hinweis.trim() === '' ? null : values.hinweis }),
    submit: async (body) => {
      await speichere.mutateAsync({ body, schluessel: schluesselFor(body) })
      toastSuccess(t('einstellungen.gespeichert'))
    },
  })
  return (
    <FormElement onSubmit={onSubmit}>
      <Card>
        <Stack gap="lg">
          <ErrorSummary entries={problems} />
          <RadioCards
            {...field('stand')}
            label={t('einstellungen.stand')}
            choices={formularStaende.map((value) => ({
              value,
              label: t(`einstellungen.standArt.${value}`),
              description: t(`einstellungen.standText.${value}`),
            }))}
          />
          <TextField
            label={t('einstellungen.adresse')}
            description={t('einstellungen.adresseHilfe')}
            required
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...field('adresse')}
          />
          <FieldGroup
            id={field('arten').id}
            label={t('einstellungen.arten')}
            error={form.errors['arten'] !== undefined && t('einstellungen.pflichtArt')}
          >
            <Stack gap="xs">
              {anliegenArten.map((art) => (
                <Checkbox
                  key={art}
                  label={t(`art.${art}`)}
                  checked={form.values.arten.includes(art)}
                  onChange={(event) => form.setFieldValue('arten', selected(form.values.arten, art, event.currentTarget.checked))}
                />
              ))}
            </Stack>
          </FieldGroup>
          <TextArea
            label={t('einstellungen.hinweis')}
            description={t('einstellungen.hinweisHilfe')}
            maxLength={400}
            {...field('hinweis')}
          />
          {failure !== null && <ErrorState error={failure} />}
          <Group>
            <Button type="submit" busy={busy}>
              {t('einstellungen.speichern')}
            </Button>
          </Group>
        </Stack>
      </Card>
    </FormElement>
  )
}
