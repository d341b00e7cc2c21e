import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ErrorSummary, FormElement } from '../form/Form.tsx'
import type { SchemaForm } from '../form/useSchemaForm.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { Button } from '../ui/buttons.tsx'
import { Dialog, type DialogProps } from '../ui/Dialog.tsx'
import { Alert, ErrorState } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/ui.texts.ts'
import { isOvertaken } from '../shared/apiError.ts'
import classes from './StepDialog.module.css'

export interface StepDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  form: Pick<SchemaForm<object>, 'onSubmit' | 'busy' | 'problems' | 'failure'>
  submit: string
  danger?: boolean
  about?: ReactNode
  conflict?: readonly string[]
  /** Only a record that came after a conflict can have shut the step while its words are still being written. */
  shut?: boolean
  /** From below, all of it in sight at once; `other` stands beside the step, and the cross leaves. */
  sheet?: { other: ReactNode }
  children?: ReactNode
}

export function StepDialog({ form, submit, danger = false, about, conflict, shut = false, sheet, children, ...dialog }: StepDialogProps) {
  const t = useUiTexts()
  const { onSubmit, busy, problems, failure } = form
  const fields = useFirstField()
  const Frame = sheet === undefined ? Dialog : Sheet
  return (
    <Frame opened {...dialog} onSubmit={onSubmit}>
      <div ref={fields} className={classes.fields} data-sheet={sheet !== undefined || undefined}>
        {about}
        <ErrorSummary entries={problems} />
        {failure !== null && <StepFailure error={failure} conflict={conflict} />}
        {children}
        <div className={classes.foot}>
          {sheet?.other ?? (
            <Button look="secondary" onClick={dialog.onClose}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy} disabled={failure !== null && shut}>
            {submit}
          </Button>
        </div>
      </div>
    </Frame>
  )
}

function Sheet({ title, onClose, onSubmit, children }: DialogProps) {
  return (
    <BottomSheet title={title} onClose={onClose}>
      <FormElement onSubmit={() => onSubmit?.()}>{children}</FormElement>
    </BottomSheet>
  )
}

/** The focus begins in the first field, or on the button where there is none; without a mark it would begin on the cross that closes. */
function useFirstField() {
  const fields = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const mark = 'data-autofocus'
    if (fields.current?.querySelector(`[${mark}]`) !== null) return
    fields.current.querySelector('input, textarea, [type="submit"]')?.setAttribute(mark, '')
  }, [])
  return fields
}

export function StepFailure({ error, conflict }: { error: unknown; conflict?: readonly string[] | undefined }) {
  const t = useUiTexts()
  if (!isOvertaken(error)) return <ErrorState error={error} />
  const lines = conflict ?? [t('overtaken.kept')]
  return (
    <Alert tone="warning" urgent title={error.code.endsWith('.veraltet') ? t('overtaken.title') : error.message}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  )
}
