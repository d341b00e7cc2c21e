import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { messageMaxLength } from '@dreiklang/domain/chat/chat.document'
import { IconCheck, IconSend, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNextMessage } from '../../files/components/attachments/MessageFiles.tsx'
import { MessageField } from '../../form/MessageField.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useEditMessage } from '../talk.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { nameOfChat } from './chatName.ts'
import { LaterButton } from './LaterButton.tsx'
import { MentionList } from './MentionList.tsx'
import { useDraft } from './useDraft.ts'
import { outbox, useTooFast } from './useOutbox.ts'
import classes from './MessageBox.module.css'

/** What is written now: a message, one in answer to another, or an own one anew. */
export type Writing = { kind: 'message' } | { kind: 'reply' | 'edit'; to: ChatMessage }
export const aMessage: Writing = { kind: 'message' }

interface BoxProps {
  chat: Chat
  writing: Writing
  /** The newest own message that may still be changed. */
  changeable: ChatMessage | undefined
  onWriting: (writing: Writing) => void
}

const cleaned = (value: string) => value.replaceAll(/\p{Cc}/gu, (control) => ('\n\t'.includes(control) ? control : '')).trim()

export function MessageBox({ chat, writing, changeable, onWriting }: BoxProps) {
  const t = useChatTexts()
  if (!chat.canWrite) return <p className={classes.closed}>{t(chat.group === null ? 'closed' : 'group.closed')}</p>
  if (writing.kind === 'edit') return <EditBox key={writing.to.id} chat={chat} message={writing.to} onDone={() => onWriting(aMessage)} />
  return <NewBox chat={chat} writing={writing} changeable={changeable} onWriting={onWriting} />
}

function NewBox({ chat, writing, changeable, onWriting }: BoxProps) {
  const t = useChatTexts()
  const draft = useDraft(chat)
  const [heldBack, setHeldBack] = useState(false)
  const tooFast = useTooFast()
  const box = useFocused(writing)
  const next = useNextMessage(chat.id)
  // Files alone are a message as well: it says what they are called.
  const words = cleaned(draft.value) || cleaned(next.names.join('\n'))
  const over = words.length - messageMaxLength
  const answered = writing.kind === 'reply' ? writing.to : null
  const send = () => {
    if (words === '' || over > 0 || next.busy) return
    setHeldBack(tooFast)
    if (tooFast) return
    const replyTo = answered?.id
    outbox.add({ id: next.id, chatId: chat.id, value: words, at: new Date().toISOString(), replyTo })
    draft.forget()
    next.renew()
    onWriting(aMessage)
    box.current?.focus()
  }
  const mention = (value: string) => {
    draft.change(value)
    box.current?.focus()
  }
  const sentence = tooFast && heldBack ? t('tooFast') : undefined
  return (
    <>
      {answered !== null && (
        <About words={t('answering', { name: answered.contactName })} quote={answered.value} onLeave={() => onWriting(aMessage)} />
      )}
      {chat.group !== null && <MentionList group={chat.group} value={draft.value} onChange={mention} />}
      {next.list}
      <div className={classes.box}>
        {next.button}
        <div className={classes.field}>
          <MessageField
            ref={box}
            label={t('message', { name: nameOfChat(chat) })}
            placeholder={t('messageHint')}
            value={draft.value}
            onChange={draft.change}
            onSend={send}
            {...(draft.value === '' && changeable !== undefined && { onUp: () => onWriting({ kind: 'edit', to: changeable }) })}
            {...(answered !== null && { onEscape: () => onWriting(aMessage) })}
            error={over > 0 ? t('tooLong', { count: messageMaxLength, over }) : sentence}
          />
        </div>
        {answered === null && <LaterButton chatId={chat.id} words={cleaned(draft.value)} onKept={draft.forget} />}
        <IconButton label={t('send')} icon={<IconSend size={22} aria-hidden />} onClick={send} />
      </div>
    </>
  )
}

/** What was begun to write stays as it is meanwhile. */
function EditBox({ chat, message, onDone }: { chat: Chat; message: ChatMessage; onDone: () => void }) {
  const t = useChatTexts()
  const [value, setValue] = useState(message.value)
  const edit = useEditMessage(chat.id)
  const box = useFocused(message)
  const words = cleaned(value)
  const over = words.length - messageMaxLength
  const save = () => {
    if (words === '' || over > 0 || edit.isPending) return
    if (words === message.value) onDone()
    else edit.mutateAsync({ id: message.id, value: words }).then(() => (announce(t('changed')), onDone()), toastError)
  }
  return (
    <>
      <About words={t('changeMessage')} quote={message.value} onLeave={onDone} />
      <div className={classes.box}>
        <div className={classes.field}>
          <MessageField
            ref={box}
            label={t('changeMessage')}
            placeholder={t('messageHint')}
            value={value}
            onChange={setValue}
            onSend={save}
            onEscape={onDone}
            error={over > 0 ? t('tooLong', { count: messageMaxLength, over }) : undefined}
          />
        </div>
        <IconButton
          label={t('saveChange')}
          icon={<IconCheck size={22} aria-hidden />}
          aria-busy={edit.isPending || undefined}
          onClick={save}
        />
      </div>
    </>
  )
}

function About({ words, quote, onLeave }: { words: string; quote: string; onLeave: () => void }) {
  const t = useChatTexts()
  return (
    <div className={classes.about}>
      <p className={classes.aboutWords}>
        <strong>{words}</strong>
        <span>{quote}</span>
      </p>
      <IconButton label={t('leaveIt')} icon={<IconX size={18} aria-hidden />} onClick={onLeave} />
    </div>
  )
}

/** The field has the focus whenever something else is written in it. */
function useFocused(what: unknown): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [what])
  return box
}
