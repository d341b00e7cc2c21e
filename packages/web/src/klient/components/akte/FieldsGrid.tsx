import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ErrorSummary, FieldGroup, FormActions, FormElement } from '../../../form/Form.tsx'
import { LeaveGuard } from '../../../form/LeaveGuard.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Button, IconButton } from '../../../ui/buttons.tsx'
import { ErrorState } from '../../../ui/feedback.tsx'
import { Grid, Group, Stack } from '../../../ui/layout.tsx'
import { useAkteTexts } from '../../klient.texts.ts'
import { Input, type InputProps, type ListField } from './Input.tsx'
import type { Field } from './fields.ts'
import { type Values, inFormular, valuesOf } from './values.ts'

const ganz = 12
const part = { base: 12, sm: 6, lg: 4 }

function FieldsGrid({ felder, vor = '', schemaForm }: { felder: readonly Field[]; vor?: string; schemaForm: SchemaForm<Values> }) {
  return (
    <Grid align="end">
      {felder.map((field) => {
        const path = `${vor}${field.name}`
        return (
          <Grid.Col key={field.name} span={field.breit === true ? ganz : part}>
            {field.art === 'liste' ? (
              <ListInput feld={field} pfad={path} schemaForm={schemaForm} />
            ) : (
              <Input feld={field} pfad={path} schemaForm={schemaForm} />
            )}
          </Grid.Col>
        )
      })}
    </Grid>
  )
}

function ListInput({ feld, pfad, schemaForm }: InputProps<ListField>) {
  const t = useAkteTexts()
  const { form, field } = schemaForm
  const entries: Values[] = field(pfad).value
  const was = t(`feld.${feld.name}`)
  return (
    <Stack gap="md">
      {entries.map((entry, nr) => (
        <FieldGroup key={nr} label={t('eintragNr', { was, nr: nr + 1 })}>
          <Stack gap="xs">
            <FieldsGrid felder={feld.felder.filter((one) => inFormular(one, entry))} vor={`${pfad}.${nr}.`} schemaForm={schemaForm} />
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
      {entries.length < feld.hoechstens && (
        <div>
          <Button
            look="subtle"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem(pfad, valuesOf(feld.felder, feld.leer))}
          >
            {t('hinzufuegen', { was })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface FieldsFormProps {
  label: string
  felder: readonly Field[]
  schemaForm: SchemaForm<Values>
  onFinished: () => void
  /** What has to be said before anything else. */
  warning?: ReactNode
  /** What is said below a failure. */
  conflict?: ReactNode
}

/** A section of the record while it is written. */
export function FieldsForm({ label, felder, schemaForm, onFinished, warning, conflict }: FieldsFormProps) {
  const t = useAkteTexts()
  const formular = useFormFocus()
  const { form, onSubmit, busy, problems, failure } = schemaForm
  return (
    <FormElement onSubmit={onSubmit} ref={formular} tabIndex={-1} aria-label={label}>
      <LeaveGuard dirty={() => !busy && form.isDirty()} />
      <Stack gap="md">
        {warning}
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        {conflict}
        <FieldsGrid felder={felder} schemaForm={schemaForm} />
        <FormActions cancel={t('abbrechen')} onCancel={onFinished} submit={t('speichern')} busy={busy} />
      </Stack>
    </FormElement>
  )
}

/** With a mouse the first field; on a phone, where the keyboard would cover the text, the form itself. */
function useFormFocus(): RefObject<HTMLFormElement | null> {
  const formular = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const erstes = window.matchMedia('(hover: hover)').matches ? formular.current?.querySelector<HTMLElement>('input, textarea') : null
    ;(erstes ?? formular.current)?.focus()
  }, [])
  return formular
}

export function useEdit(atOnce = false): {
  bearbeiten: boolean
  setBearbeiten: (open: boolean) => void
  knopf: RefObject<HTMLButtonElement | null>
} {
  const [bearbeiten, setBearbeiten] = useState(atOnce)
  const knopf = useRef<HTMLButtonElement>(null)
  const warOpen = useRef(false)
  useEffect(() => {
    if (warOpen.current && !bearbeiten) knopf.current?.focus()
    warOpen.current = bearbeiten
  }, [bearbeiten])
  return { bearbeiten, setBearbeiten, knopf }
}
