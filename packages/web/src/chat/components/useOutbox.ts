import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionStore } from '../../shared/apiClient.ts'
import { useSession } from '../../shared/session.ts'
import { readChatsAnew, sendMessage, showSent } from '../chat.queries.ts'
import { type Outgoing, createOutbox } from './outbox.ts'

/** The one of this tab. */
export const outbox = createOutbox({
  send: sendMessage,
  storage: sessionStorage,
  wait: (ms, go) => {
    const timer = setTimeout(go, ms)
    return () => clearTimeout(timer)
  },
})

sessionStore.onEnd((end) => outbox.leave(end !== 'ended'))

/** Messages of one chat that are on their way. */
export function useOutgoing(chatId: string): readonly Outgoing[] {
  return useSyncExternalStore(outbox.subscribe, outbox.items).filter((item) => item.chatId === chatId)
}

/** Whether the person has written faster than the server takes: then words stay in the box for a while. */
export function useTooFast(): boolean {
  return useSyncExternalStore(outbox.subscribe, outbox.items).some(({ delay }) => delay?.tooFast === true)
}

/** Keeps the outbox of the signed-in person at work while the shell is open. */
export function useOutboxAtWork(): void {
  const session = useSession()
  const personId = session.kind === 'signed-in' ? session.user.id : null
  const queryClient = useQueryClient()
  useEffect(() => {
    if (personId === null) return
    const stops = [
      outbox.onSent((message) => showSent(queryClient, message)),
      outbox.onRefused((chatId) => void readChatsAnew(queryClient, chatId)),
    ]
    outbox.enter(personId)
    window.addEventListener('online', outbox.retryNow)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('online', outbox.retryNow)
    }
  }, [personId, queryClient])
}
