import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { messageMaxLength } from '@dreiklang/domain/chat/chat.document'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { MessageField } from '../../ui/MessageField.tsx'
import { chatTexts } from '../chat.texts.ts'
import classes from './MessageBox.module.css'
import { quickChat } from './quickChatStore.ts'
import { outbox, useTooFast } from './useOutbox.ts'

export function MessageBox({ chat }: { chat: Chat }) {
  const t = useTexts(chatTexts)
  const [value, setValue] = useState(() => quickChat.draft(chat.id))
  const [heldBack, setHeldBack] = useState(false)
  const tooFast = useTooFast()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!chat.canWrite) return <p className={classes.closed}>{t('closed')}</p>

  const change = (next: string) => {
    setValue(next)
    quickChat.setDraft(chat.id, next)
  }
  const words = value.replaceAll(/\p{Cc}/gu, (control) => ('\n\t'.includes(control) ? control : '')).trim()
  const over = words.length - messageMaxLength
  const send = () => {
    if (words === '' || over > 0) return
    setHeldBack(tooFast)
    if (tooFast) return
    outbox.add({ id: newIdempotencyKey(), chatId: chat.id, value: words, at: new Date().toISOString() })
    change('')
    box.current?.focus()
  }
  const sentence = tooFast && heldBack ? t('tooFast') : undefined
  return (
    <div className={classes.box}>
      <div className={classes.field}>
        <MessageField
          ref={box}
          label={t('message', { name: chat.contact.name })}
          placeholder={t('messageHint')}
          value={value}
          onChange={change}
          onSend={send}
          error={over > 0 ? t('tooLong', { count: messageMaxLength, over }) : sentence}
        />
      </div>
      <IconButton label={t('send')} icon={<IconSend size={22} aria-hidden />} onClick={send} />
    </div>
  )
}
