import { messageMaxLength } from '@dreiklang/domain/chat/chat.document'
import { useState } from 'react'
import { TextArea } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useKeepLater } from '../later.queries.ts'
import { WhenFields, useWhen } from './WhenFields.tsx'

interface LaterDialogProps {
  chatId: string
  /** `sendAt`: null for a new one. */
  message: { id: string; value: string; sendAt: string | null }
  onKept: (sendAt: string) => void
  onClose: () => void
}

/** The words and their time: this evening, tomorrow morning, or a day and an hour of Berlin. */
export function LaterDialog({ chatId, message, onKept, onClose }: LaterDialogProps) {
  const t = useChatTexts()
  const keep = useKeepLater(chatId)
  const when = useWhen(message.sendAt)
  const [value, setValue] = useState(message.value)
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const sendAt = when.read()
    const isReady = sendAt !== null && value.trim() !== ''
    setWrong(!isReady)
    if (!isReady || keep.isPending) return
    void keep.mutateAsync({ id: message.id, value: value.trim(), sendAt }).then(() => onKept(sendAt), toastError)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(message.sendAt === null ? 'later.send' : 'later.change')}
      cancel={t('later.leave')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={keep.isPending}>
          {t(message.sendAt === null ? 'later.send' : 'later.save')}
        </Button>
      }
    >
      <Stack gap="sm">
        {isWrong && <Alert tone="danger">{t('later.wrong')}</Alert>}
        <TextArea
          label={t('later.words')}
          minRows={3}
          maxLength={messageMaxLength}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <WhenFields label={t('later.when')} when={when} />
      </Stack>
    </Dialog>
  )
}
