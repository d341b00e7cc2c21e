import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { formatLongDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Button } from '../../ui/buttons.tsx'
import { useMarkRead } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { nameOfChat } from './chatName.ts'
import { MessageGroup } from './MessageGroup.tsx'
import type { MessageTools } from './MessageMenu.tsx'
import { groupMessages } from './messageGroups.ts'
import { readIn } from './readMarks.ts'
import { useOutgoing } from './useOutbox.ts'
import classes from './MessageLog.module.css'

/** Distance that counts as the end: a list is not always scrolled to the last pixel. */
const nearPx = 48

export interface MessageLogProps {
  chat: Chat
  messages: readonly ChatMessage[]
  /** Null when there are no older ones. */
  onOlder: (() => void) | null
  loadingOlder: boolean
  /** The number of the message that the address names; older ones are loaded until it is there. */
  targetNr: number | null
  tools: MessageTools
}

export function MessageLog({ chat, messages, onOlder, loadingOlder, targetNr, tools }: MessageLogProps) {
  const t = useChatTexts()
  useLanguage()
  const outgoing = useOutgoing(chat.id)
  const days = useMemo(() => groupMessages(messages, outgoing), [messages, outgoing])
  const log = useKeptEnd(messages, outgoing.length)
  useReading(chat, messages, log)
  useTarget({ targetNr, messages, onOlder, loadingOlder }, log)
  const read = readIn(chat, messages)
  return (
    <div
      className={classes.scroll}
      ref={log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
      tabIndex={0}
      role="log"
      aria-live="polite"
      aria-busy={loadingOlder}
      aria-label={t('log', { name: nameOfChat(chat) })}
    >
      {onOlder !== null && (
        <div className={classes.older}>
          <Button look="subtle" size="sm" busy={loadingOlder} onClick={onOlder}>
            {t('older')}
          </Button>
        </div>
      )}
      {days.length === 0 && <p className={classes.nothing}>{t('nothingSaid')}</p>}
      {days.map(({ day, groups }) => (
        <div key={day}>
          <p className={classes.day}>
            <span>{formatLongDate(day)}</span>
          </p>
          {groups.map((group) => (
            <MessageGroup key={group.id} group={group} read={read} targetNr={targetNr} tools={tools} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Stays at the bottom when new messages arrive, unless someone reads further up; loading older ones keeps the view. */
function useKeptEnd(messages: readonly ChatMessage[], waiting: number) {
  const log = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const seen = useRef({ first: 0, height: 0 })
  const first = messages[0]?.nr ?? 0
  useLayoutEffect(() => {
    const element = log.current
    if (element === null) return
    const before = seen.current
    if (atEnd.current) element.scrollTop = element.scrollHeight
    else if (first < before.first) element.scrollTop += element.scrollHeight - before.height
    seen.current = { first, height: element.scrollHeight }
  }, [first, messages, waiting])
  useEffect(() => {
    const element = log.current
    const onScroll = () => {
      if (element !== null) atEnd.current = isNearEnd(element)
    }
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => element?.removeEventListener('scroll', onScroll)
  }, [])
  return log
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight < nearPx

/** Reports how far the person has read, only while the page is visible and scrolled to the end. */
function useReading(chat: Chat, messages: readonly ChatMessage[], log: RefObject<HTMLDivElement | null>): void {
  const { mutate } = useMarkRead(chat.id)
  const last = messages.at(-1)
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      const element = log.current
      if (last === undefined || element === null || chat.unreadCount === 0 || document.visibilityState !== 'visible') return
      if (!isNearEnd(element) || told.current >= last.nr) return
      told.current = last.nr
      // A mark that failed is set again at the next view of the chat.
      mutate(last.id, { onError: () => (told.current = 0) })
    }
    tell()
    const element = log.current
    element?.addEventListener('scroll', tell, { passive: true })
    document.addEventListener('visibilitychange', tell)
    return () => {
      element?.removeEventListener('scroll', tell)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [chat.unreadCount, last, log, mutate])
}

type Wanted = Pick<MessageLogProps, 'targetNr' | 'messages' | 'onOlder' | 'loadingOlder'>

/** Shows the message that the address names, once. */
function useTarget({ targetNr, messages, onOlder, loadingOlder }: Wanted, log: RefObject<HTMLDivElement | null>): void {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (targetNr === null || shown.current === targetNr) return
    const line = log.current?.querySelector(`[data-nr="${targetNr}"]`)
    if (line) {
      shown.current = targetNr
      line.scrollIntoView({ block: 'center' })
    } else if (!loadingOlder) onOlder?.()
  }, [targetNr, messages, onOlder, loadingOlder, log])
}
