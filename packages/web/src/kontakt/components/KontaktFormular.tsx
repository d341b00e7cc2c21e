import { type Kontakt, type KontaktAngaben, type KontaktTag, kontaktAngaben } from '@dreiklang/domain/kontakt/kontakt.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconPlus } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { ErrorSummary, FieldGroup, FormActions, FormElement } from '../../form/Form.tsx'
import { LeaveGuard, type LeaveGuardProps } from '../../form/LeaveGuard.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Grid, Group, Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useNewTag } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'
import { MailFields, NumberFields } from './ListFields.tsx'
import { type KontaktValues, hasMarkup, kontaktAbbild, kontaktValuesOf, emptyKontakt, withoutEmptyRows } from './kontaktValues.ts'
import reihe from './Knopfreihe.module.css'

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
  const t = useKontaktTexts()
  const [saved, setGespeichert] = useState(false)
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
  const today = berlinDate(new Date().toISOString())
  return (
    <FormElement
      onSubmit={() => {
        // Error paths count only the lines that are sent.
        form.setValues(withoutEmptyRows(form.getValues()))
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => !saved && !busy && form.isDirty()} stays={stays} />
      <Card title={t(kontakt === null ? 'formular.neu' : 'formular.bearbeiten')} gap="md">
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
        <TagFields tags={tags} gewaehlt={form.values.tags} onChange={(added) => form.setFieldValue('tags', added)} />
        <Grid>
          <Grid.Col span={halb}>
            <DateField {...field('birthday')} label={t('feld.birthday')} maxDate={today} lastShortYear={Number(today.slice(2, 4))} />
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
      </Card>
    </FormElement>
  )
}

/** In the body the fields lie inside `contact`. */
function withOwnPfaden(error: ApiError): ApiError {
  const { status, code, message, correlationId, details } = error
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^contact\./, '') }))
  return new ApiError({ status, code, message, correlationId, details, fields })
}

interface TagFieldsProps {
  tags: readonly KontaktTag[]
  gewaehlt: readonly string[]
  onChange: (chosen: string[]) => void
}

function TagFields({ tags, gewaehlt, onChange }: TagFieldsProps) {
  const t = useKontaktTexts()
  const [titel, setTitle] = useState('')
  const newTag = useNewTag()

  const create = () => {
    const gesucht = titel.trim()
    if (gesucht === '' || newTag.isPending) return
    const existing = tags.find(({ title }) => title.toLowerCase() === gesucht.toLowerCase())
    const choose = ({ id }: { id: string }) => {
      onChange([...new Set([...gewaehlt, id])])
      setTitle('')
    }
    if (existing === undefined) newTag.mutate(gesucht, { onSuccess: choose, onError: toastError })
    else choose(existing)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Not the whole form.
    event.preventDefault()
    create()
  }
  return (
    <FieldGroup label={t('feld.tags')}>
      <Stack gap="sm">
        {tags.length > 0 && (
          <Group gap={4} align="stretch">
            {tags.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                className={reihe.knopf}
                aria-pressed={gewaehlt.includes(id)}
                onClick={() => onChange(gewaehlt.includes(id) ? gewaehlt.filter((one) => one !== id) : [...gewaehlt, id])}
              >
                {title}
              </button>
            ))}
          </Group>
        )}
        <Group align="flex-end" gap="sm">
          <TextField
            label={t('formular.neuesTag')}
            value={titel}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button look="secondary" icon={<IconPlus size={18} aria-hidden />} busy={newTag.isPending} onClick={create}>
            {t('formular.tagAnlegen')}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  )
}
