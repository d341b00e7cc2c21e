import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/Link.tsx'
import { ErrorState } from '../ui/States.tsx'
import { Group, Stack } from '../ui/layout.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { SchemaForm } from './useSchemaForm.ts'

/** The bare form: Enter and the button send what the screen has checked; the browser neither checks nor leaves the page. */
export function FormElement({ onSubmit, ...props }: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit: () => void }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...props}
    />
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
