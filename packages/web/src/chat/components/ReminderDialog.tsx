import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { useState } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, announce } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useKeepReminder } from '../reminder.queries.ts'
import { WhenFields, useWhen } from './WhenFields.tsx'
import classes from './MessageBox.module.css'

interface ReminderDialogProps {
  message: ChatMessage
  /** For when it is set already. */
  at: string | null
  onClose: () => void
}

/** When to be reminded of a line. */
export function ReminderDialog({ message, at, onClose }: ReminderDialogProps) {
  const t = useChatTexts()
  const keep = useKeepReminder()
  const when = useWhen(at, { withHour: true })
  const [id] = useState(newIdempotencyKey)
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const chosen = when.read()
    setWrong(chosen === null)
    if (chosen === null || keep.isPending) return
    const done = () => {
      announce(t('remind.kept', { at: formatDateTime(chosen) }))
      onClose()
    }
    keep.mutate({ id, chatId: message.chatId, nr: message.nr, at: chosen }, { onSuccess: done, onError: toastError })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('remind.title')}
      cancel={t('later.leave')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={keep.isPending}>
          {t('remind.set')}
        </Button>
      }
    >
      <Stack gap="sm">
        {isWrong && <Alert tone="danger">{t('remind.wrong')}</Alert>}
        <p className={classes.aboutWords}>
          <strong>{message.contactName}</strong>
          <span>{message.value}</span>
        </p>
        <WhenFields label={t('remind.when')} when={when} />
      </Stack>
    </Dialog>
  )
}
