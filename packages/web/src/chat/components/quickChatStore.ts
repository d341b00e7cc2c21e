import { useSyncExternalStore } from 'react'
import { sessionStore } from '../../shared/apiClient.ts'

export type QuickChatView = { kind: 'none' } | { kind: 'new' } | { kind: 'chat'; chatId: string }

interface State {
  opened: boolean
  view: QuickChatView
}

const closed: State = { opened: false, view: { kind: 'none' } }
let state = closed
/** Words that were not sent yet, by chat, as they stand on this screen; the server keeps them for the next one. */
const drafts = new Map<string, string>()
const listeners = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const tell of listeners) tell()
}

// One person's unsent text must not be visible to the next.
sessionStore.onEnd(() => {
  drafts.clear()
  change(closed)
})

/** Where the focus was when the chat opened. */
let from: HTMLElement | null = null

function open(view: QuickChatView): void {
  if (!state.opened)
    from = document.activeElement instanceof HTMLElement && document.activeElement !== document.body ? document.activeElement : null
  change({ opened: true, view })
}

export const quickChat = {
  open: () => open(state.view),
  close: () => change({ ...state, opened: false }),
  show: open,
  openedFrom: () => from,
  /** Undefined when nothing was written on this screen: what the server keeps counts then. */
  draft: (chatId: string): string | undefined => drafts.get(chatId),
  setDraft(chatId: string, value: string): void {
    drafts.set(chatId, value)
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useQuickChat(): State {
  return useSyncExternalStore(subscribe, () => state)
}
