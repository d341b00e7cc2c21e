import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { LaterDialog } from './LaterDialog.tsx'

interface LaterButtonProps {
  chatId: string
  /** What stands in the field now. */
  words: string
  onKept: () => void
}

/** The id is made when the dialog opens: sent twice it is one message. */
export function LaterButton({ chatId, words, onKept }: LaterButtonProps) {
  const t = useChatTexts()
  const [id, setId] = useState<string | null>(null)
  return (
    <>
      <IconButton label={t('later.send')} icon={<IconClock size={22} aria-hidden />} onClick={() => setId(newIdempotencyKey())} />
      {id !== null && (
        <LaterDialog
          chatId={chatId}
          message={{ id, value: words, sendAt: null }}
          onClose={() => setId(null)}
          onKept={(sendAt) => {
            setId(null)
            onKept()
            announce(t('later.kept', { at: formatDateTime(sendAt) }))
          }}
        />
      )}
    </>
  )
}
