import { useLocation } from '@tanstack/react-router'
import { chatPath } from '../chat.paths.ts'

/** By itself: the button in the bar asks it, and needs nothing else of an opened chat. */
export const useOnChatPage = (): boolean => useLocation({ select: ({ pathname }) => pathname.startsWith(chatPath) })
