import { Drawer as BaseDrawer, Group, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { BesideForm, InForm } from './besideForm.tsx'
import { Button } from './buttons.tsx'
import { useUiTexts } from './ui.texts.ts'

export interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** The words of the button that leaves without doing anything, before the others. */
  cancel?: string
  actions?: ReactNode
  /** With it the content and the actions are one form, sent by Enter. */
  onSubmit?: () => void
  /** A step, or a width in px. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | number
  children: ReactNode
}

function Body({ onClose, cancel, actions, onSubmit, children }: Omit<DialogProps, 'opened' | 'title' | 'size'>) {
  const content = (
    <Stack gap="md">
      {children}
      {(cancel !== undefined || actions !== undefined) && (
        <Group justify="flex-end" gap="sm" mt="xs">
          {cancel !== undefined && (
            <Button look="secondary" onClick={onClose}>
              {cancel}
            </Button>
          )}
          {actions}
        </Group>
      )}
    </Stack>
  )
  if (onSubmit === undefined) return content
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog opened from a dialog is inside it for React, though not on the page: its sending is not that of the other.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <InForm value>
      <form onSubmit={submit} noValidate>
        {content}
      </form>
    </InForm>
  )
}

/** Touch target of 44 px around a cross of the same size; the library's own is 28 px. */
const closeSize = { size: 'xl', iconSize: 20 }

/** The focus goes inside, stays inside and returns to the opener; Escape closes. */
export function Dialog({ opened, onClose, title, size = 'md', ...body }: DialogProps) {
  const t = useUiTexts()
  return (
    <BesideForm>
      <Modal opened={opened} onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': t('close'), ...closeSize }}>
        <Body onClose={onClose} {...body} />
      </Modal>
    </BesideForm>
  )
}

/** For records and forms that need room beside the list. With the backdrop `clear` the page behind it stays visible. */
export function Drawer({ opened, onClose, title, size = 'lg', backdrop = 'dim', ...body }: DialogProps & { backdrop?: 'dim' | 'clear' }) {
  const t = useUiTexts()
  return (
    <BesideForm>
      <BaseDrawer
        position="right"
        {...(backdrop === 'clear' ? { overlayProps: { backgroundOpacity: 0.1 } } : {})}
        opened={opened}
        onClose={onClose}
        title={title}
        size={size}
        closeButtonProps={{ 'aria-label': t('close'), ...closeSize }}
      >
        <Body onClose={onClose} {...body} />
      </BaseDrawer>
    </BesideForm>
  )
}
