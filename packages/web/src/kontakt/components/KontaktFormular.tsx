import { type Kontakt, type KontaktAngaben, type KontaktTag, kontaktAngaben } from '@dreiklang/domain/kontakt/kontakt.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { FormActions } from '../../ui/Form.tsx'
import { Grid, Stack } from '../../ui/layout.ts'
import { LeaveGuard, type LeaveGuardProps } from '../../ui/LeaveGuard.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { type KontaktValues, hasMarkup, kontaktAbbild, kontaktValuesOf, emptyKontakt, withoutEmptyRows } from './kontaktValues.ts'
import { MailFields, NumberFields } from './ListFields.tsx'
import { TagFields } from './TagFields.tsx'

export interface KontaktFormularProps {
  /** Null: a new one. */
  kontakt: Kontakt | null
  tags: readonly KontaktTag[]
  save: (contact: KontaktAngaben) => Promise<void>
  zurueck: string
  stays: NonNullable<LeaveGuardProps['stays']>
  onNeuLaden?: () => void
}

const halb = { base: 12, sm: 6 }

export function KontaktFormular({ kontakt, tags, save, zurueck, stays, onNeuLaden }: KontaktFormularProps) {
  const t = useTexts(kontaktTexts)
  const [gespeichert, setGespeichert] = useState(false)
  const [initialValues] = useState(() => (kontakt === null ? emptyKontakt : kontaktValuesOf(kontakt)))
  const schemaForm = useSchemaForm<KontaktValues, KontaktAngaben>({
    initialValues,
    schema: kontaktAngaben,
    toBody: (values) => kontaktAbbild(values, kontakt?.notes ?? null),
    submit: async (contact) => {
      try {
        await save(contact)
        setGespeichert(true)
      } catch (error) {
        throw error instanceof ApiError ? withOwnPfaden(error) : error
      }
    },
  })
  const { form, field, onSubmit, busy, problems, failure } = schemaForm
  const veraltet = failure instanceof ApiError && failure.code === 'kontakt.veraltet'
  const heute = berlinDate(new Date().toISOString())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Error paths count only the lines that are sent.
        form.setValues(withoutEmptyRows(form.getValues()))
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => !gespeichert && !busy && form.isDirty()} stays={stays} />
      <Card title={t(kontakt === null ? 'formular.neu' : 'formular.bearbeiten')}>
        <Stack gap="md">
          <ErrorSummary entries={problems} />
          {failure !== null && <ErrorState error={failure} />}
          {veraltet && onNeuLaden !== undefined && (
            <Alert
              tone="warning"
              actions={
                <Button look="secondary" onClick={onNeuLaden}>
                  {t('formular.neuLaden')}
                </Button>
              }
            >
              {t('formular.veraltet')}
            </Alert>
          )}
          <Grid>
            <Grid.Col span={12}>
              <TextField {...field('name')} label={t('feld.name')} required autoComplete="off" />
            </Grid.Col>
            <Grid.Col span={halb}>
              <TextField {...field('title')} label={t('feld.title')} autoComplete="off" />
            </Grid.Col>
            <Grid.Col span={halb}>
              <TextField {...field('company')} label={t('feld.company')} autoComplete="off" />
            </Grid.Col>
          </Grid>
          <NumberFields {...schemaForm} />
          <MailFields {...schemaForm} />
          <TagFields tags={tags} gewaehlt={form.values.tags} onChange={(neue) => form.setFieldValue('tags', neue)} />
          <Grid>
            <Grid.Col span={halb}>
              <DateField {...field('birthday')} label={t('feld.birthday')} maxDate={heute} lastShortYear={Number(heute.slice(2, 4))} />
            </Grid.Col>
            <Grid.Col span={12}>
              <TextArea {...field('address')} label={t('feld.address')} minRows={2} autoComplete="off" />
            </Grid.Col>
            <Grid.Col span={12}>
              <TextArea
                {...field('notes')}
                label={t('feld.notes')}
                description={hasMarkup(kontakt?.notes ?? null) ? t('formular.auszeichnung') : undefined}
              />
            </Grid.Col>
          </Grid>
          <FormActions cancel={t('formular.abbrechen')} onCancel={zurueck} submit={t('formular.speichern')} busy={busy} />
        </Stack>
      </Card>
    </form>
  )
}

/** In the body the fields lie inside `contact`. */
function withOwnPfaden(error: ApiError): ApiError {
  const { status, code, message, correlationId, details } = error
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^contact\./, '') }))
  return new ApiError({ status, code, message, correlationId, details, fields })
}
