import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog, Drawer, type DialogProps } from '../ui/Dialog.tsx'
import { ErrorState } from '../ui/States.tsx'
import { useUiTexts } from '../ui/ui.texts.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { SchemaForm } from './useSchemaForm.ts'

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
      actions={
        <>
          <Button look="secondary" onClick={rest.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
        </>
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
