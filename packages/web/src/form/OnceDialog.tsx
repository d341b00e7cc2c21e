import type { ReactNode } from 'react'
import { Button } from '../ui/buttons.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Alert } from '../ui/feedback.tsx'
import { Group } from '../ui/layout.tsx'
import { TextField } from './TextField.tsx'

interface OnceDialogProps {
  value: string
  words: { title: string; text: string; label: string; copy: string; done: string }
  onClose: () => void
  children?: ReactNode
}

/** What is shown only this once, because the server keeps nothing that it could be read from again. */
export function OnceDialog({ value, words, onClose, children }: OnceDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={words.title} actions={<Button onClick={onClose}>{words.done}</Button>}>
      <Alert tone="warning">{words.text}</Alert>
      <Group align="end" wrap="nowrap">
        <TextField label={words.label} value={value} readOnly flex={1} onFocus={(event) => event.currentTarget.select()} data-autofocus />
        <CopyButton value={value} label={words.copy} />
      </Group>
      {children}
    </Dialog>
  )
}
