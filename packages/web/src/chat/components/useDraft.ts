import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { messageMaxLength } from '@dreiklang/domain/chat/chat.document'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepDraft } from '../talk.queries.ts'
import { quickChat } from './quickChatStore.ts'

/** The server is told when somebody pauses, and when the conversation is left. */
const pauseMs = 1_500

interface Draft {
  value: string
  change: (value: string) => void
  /** The words are on their way as a message: the server forgets them with it. */
  forget: () => void
}

/** What somebody has begun to write, here or on another screen. */
export function useDraft(chat: Chat): Draft {
  const [value, setValue] = useState(() => quickChat.draft(chat.id) ?? chat.draft)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void } | null>(null)
  const stop = useCallback(() => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer)
    waiting.current = null
  }, [])
  useEffect(
    () => () => {
      waiting.current?.keep()
      stop()
    },
    [stop],
  )
  const show = (next: string) => {
    stop()
    setValue(next)
    quickChat.setDraft(chat.id, next)
  }
  const change = (next: string) => {
    show(next)
    const keep = () => {
      stop()
      // It stands on this screen anyway; without a network the other ones get it with the next key that is pressed.
      if (next.length <= messageMaxLength) keepDraft(chat.id, next.trim()).catch(() => undefined)
    }
    waiting.current = { timer: setTimeout(keep, pauseMs), keep }
  }
  return { value, change, forget: () => show('') }
}
