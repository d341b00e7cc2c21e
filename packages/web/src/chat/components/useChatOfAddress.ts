import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import { toastError } from '../../ui/toast.tsx'
import { useStartChat } from '../chat.queries.ts'
import { quickChat } from './quickChatStore.ts'

/** `?chat=` holds a person's id, or `neu` for the choice of one. Taken out of the address, so that back does not open it again. */
export function useChatOfAddress(): void {
  const contactId = useLocation({ select: ({ search }: { search: SearchValues }) => search.chat })
  const navigate = useNavigate()
  const { mutate } = useStartChat()
  useEffect(() => {
    if (typeof contactId !== 'string') return
    void navigate({ to: '.', search: ({ chat: _, ...others }: SearchValues) => others, replace: true, resetScroll: false })
    if (contactId === 'neu') quickChat.show({ kind: 'new' })
    else mutate({ contactId }, { onSuccess: ({ id: chatId }) => quickChat.show({ kind: 'chat', chatId }), onError: toastError })
  }, [contactId, mutate, navigate])
}
