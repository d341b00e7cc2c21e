import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionStore } from '../../shared/apiClient.ts'
import { useSession } from '../../shared/session.ts'
import { readChatsAnew, sendMessage, showSent } from '../chat.queries.ts'
import { type Outgoing, createOutbox } from './outbox.ts'

export const outbox = createOutbox({
  send: sendMessage,
  storage: sessionStorage,
  wait: (ms, go) => {
    const timer = setTimeout(go, ms)
    return () => clearTimeout(timer)
  },
})

sessionStore.onEnd((end) => outbox.leave(end !== 'ended'))

export function useOutgoing(chatId: string): readonly Outgoing[] {
  return useSyncExternalStore(outbox.subscribe, outbox.items).filter((item) => item.chatId === chatId)
}

export function useTooFast(): boolean {
  return useSyncExternalStore(outbox.subscribe, outbox.items).some(({ delay }) => delay?.tooFast === true)
}

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
