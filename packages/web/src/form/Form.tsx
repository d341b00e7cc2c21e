import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { Button, LinkButton } from '../ui/buttons.tsx'
import { Alert, ErrorState } from '../ui/feedback.tsx'
import { Group, Stack } from '../ui/layout.tsx'
import type { SchemaForm, SummaryEntry } from './useSchemaForm.ts'
import { InForm } from '../ui/besideForm.tsx'
import { Dialog, type DialogProps, Drawer } from '../ui/Dialog.tsx'
import { useUiTexts } from '../ui/ui.texts.ts'
import errorSummaryClasses from './ErrorSummary.module.css'
import fieldGroupClasses from './FieldGroup.module.css'

/** The bare form: Enter and the button send what the screen has checked; the browser neither checks nor leaves the page. */
export function FormElement({ onSubmit, ...props }: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit: () => void }) {
  return (
    <InForm value>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In a dialog that was opened from a form it is inside of that one for React, though not on the page.
          event.stopPropagation()
          onSubmit()
        }}
        {...props}
      />
    </InForm>
  )
}

export interface FormProps extends Pick<SchemaForm<object>, 'onSubmit' | 'problems' | 'failure'> {
  gap?: 'md' | 'lg'
  maw?: number
  children: ReactNode
}

/** A form in a page, sent by Enter: errors first. */
export function Form({ onSubmit, problems, failure, gap = 'md', maw, children }: FormProps) {
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack gap={gap} {...(maw === undefined ? {} : { maw })}>
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        {children}
      </Stack>
    </FormElement>
  )
}

export interface FormActionsProps {
  cancel: string
  /** The address of a page, or what gives the form up in place. */
  onCancel: string | (() => void)
  submit: string
  busy: boolean
}

/** The end of a form: give up, or send. */
export function FormActions({ cancel, onCancel, submit, busy }: FormActionsProps) {
  return (
    <Group justify="flex-end" gap="sm">
      {typeof onCancel === 'string' ? (
        <LinkButton look="secondary" to={onCancel}>
          {cancel}
        </LinkButton>
      ) : (
        <Button look="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </Group>
  )
}

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'size'> {
  sending: Pick<SchemaForm<object>, 'onSubmit' | 'busy' | 'problems' | 'failure'>
  submit: string
  danger?: boolean
  children: ReactNode
}

function Filled({
  frame: Frame,
  sending: { onSubmit, busy, problems, failure },
  submit,
  danger = false,
  children,
  ...rest
}: FormDialogProps & { frame: typeof Dialog }) {
  const t = useUiTexts()
  return (
    <Frame
      opened
      {...rest}
      onSubmit={onSubmit}
      cancel={t('cancel')}
      actions={
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      {children}
    </Frame>
  )
}

export const FormDialog = (props: FormDialogProps) => <Filled frame={Dialog} {...props} />

export const FormDrawer = (props: FormDialogProps) => <Filled frame={Drawer} {...props} />

/** Takes the focus when it appears or changes. Read from top to bottom, like the page: a schema tells its problems in an order of its own. */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const t = useUiTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (entries.length > 0) box.current?.focus()
  }, [entries])
  // Read once: a field that an answer takes away again keeps its name until the next attempt.
  const named = useMemo(() => entries.toSorted(byPlace).map((entry) => ({ ...entry, label: labelOf(entry.fieldId) })), [entries])
  if (entries.length === 0) return null

  const jump = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className={errorSummaryClasses.summary}>
      <Alert tone="danger" urgent title={t('summaryTitle', { count: entries.length })}>
        <ul className={errorSummaryClasses.list}>
          {named.map(({ fieldId, message, label }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId === null ? (
                message
              ) : (
                <a href={`#${fieldId}`} className={errorSummaryClasses.link} onClick={(event) => jump(event, fieldId)}>
                  {label}
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** What has no place on the page comes last. */
function byPlace(a: SummaryEntry, b: SummaryEntry): number {
  const [one, other] = [a, b].map(({ fieldId }) => (fieldId === null ? null : document.getElementById(fieldId)))
  if (!one || !other) return Number(!one) - Number(!other)
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** The label as the person reads it beside the field, without its asterisk; the kit names it after the field. */
function labelOf(fieldId: string | null): string {
  const text = document.getElementById(`${fieldId}-label`)?.textContent.replace('*', '').trim() ?? ''
  if (text === '') return ''
  return text.endsWith('?') ? `${text} ` : `${text}: `
}

export interface FieldGroupProps {
  label: string
  id?: string | undefined
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  children: ReactNode
}

export function FieldGroup({ label, id, description, error, required = false, children }: FieldGroupProps) {
  const hintId = useId()
  const errorId = useId()
  const hasError = error !== undefined && error !== null && error !== false
  const described = [description === undefined ? '' : hintId, hasError ? errorId : ''].filter((one) => one !== '').join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={fieldGroupClasses.group}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend id={id === undefined ? undefined : `${id}-label`} className={fieldGroupClasses.legend}>
        {label}
        {required && (
          <span aria-hidden className={fieldGroupClasses.asterisk}>
            {' *'}
          </span>
        )}
      </legend>
      {description !== undefined && (
        <div id={hintId} className={fieldGroupClasses.description}>
          {description}
        </div>
      )}
      {children}
      {hasError && (
        <div id={errorId} className={fieldGroupClasses.error}>
          {error}
        </div>
      )}
    </fieldset>
  )
}
