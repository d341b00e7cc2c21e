import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { ApiError } from '../../shared/apiError.ts'

/** A message being sent. Its id is fixed from the start: however often it is sent, it is stored once. */
export interface Outgoing {
  id: string
  chatId: string
  value: string
  /** The message that it answers. */
  replyTo?: string | undefined
  /** Shown until the server has assigned its own time. */
  at: string
  /** Null while pending; afterwards the server's reason for refusing it, '' if unknown. */
  problem: string | null
  /** Why it, or the one before it, was not accepted yet; it is retried automatically. Null before the first failure. */
  delay: Delay | null
}

interface Delay {
  reason: string
  tooFast: boolean
}

export interface OutboxParts {
  send: (message: Pick<Outgoing, 'id' | 'chatId' | 'value' | 'replyTo'>) => Promise<ChatMessage>
  /** Unsent messages survive a reload of this tab and an expired session. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls back after so many milliseconds; answers a function that stops it. */
  wait: (ms: number, go: () => void) => () => void
}

const firstPauseMs = 2_000
const longestPauseMs = 30_000
const placeOf = (personId: string) => `dreiklang.chat.${personId}`

/** How long the server wants us to wait; null when it did not say. */
function askedPauseMs({ details: { sekunden } }: ApiError): number | null {
  return typeof sekunden === 'number' ? sekunden * 1000 : null
}

/** No answer, an overloaded or broken server, an expired session: worth retrying. Everything else is final. */
const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500)

const delayed =
  (chatId: string, delay: Delay | null) =>
  (item: Outgoing): Outgoing =>
    item.chatId === chatId && item.problem === null ? { ...item, delay } : item

/** Messages of one chat go one after the other, to keep their order; a refused one does not block the next. */
export function createOutbox({ send, storage, wait }: OutboxParts) {
  let items: readonly Outgoing[] = []
  let personId: string | null = null
  let pauseMs = firstPauseMs
  let stopWaiting: (() => void) | null = null
  const travelling = new Set<string>()
  const listeners = new Set<() => void>()
  const sentListeners = new Set<(message: ChatMessage) => void>()
  const refusalListeners = new Set<(chatId: string) => void>()

  function change(next: readonly Outgoing[]): void {
    items = next
    if (personId !== null) keep(storage, personId, items)
    for (const tell of listeners) tell()
  }

  async function attempt(item: Outgoing, owner: string): Promise<'done' | 'later'> {
    try {
      const { id: itemId, chatId, value, replyTo } = item
      const message = await send({ id: itemId, chatId, value, ...(replyTo !== undefined && { replyTo }) })
      pauseMs = firstPauseMs
      if (personId !== owner) return 'later'
      for (const tell of sentListeners) tell(message)
      change(items.filter(({ id }) => id !== item.id).map(delayed(item.chatId, null)))
    } catch (error) {
      if (personId !== owner) return 'later'
      if (mayPass(error)) {
        change(items.map(delayed(item.chatId, { reason: error.message, tooFast: error.status === 429 })))
        tryLater(askedPauseMs(error))
        return 'later'
      }
      const problem = error instanceof ApiError ? error.message : ''
      change(items.map((one) => (one.id === item.id ? { ...one, problem } : one)))
      for (const tell of refusalListeners) tell(item.chatId)
    }
    return 'done'
  }

  async function work(chatId: string): Promise<void> {
    if (travelling.has(chatId)) return
    travelling.add(chatId)
    try {
      for (;;) {
        const next = items.find((item) => item.chatId === chatId && item.problem === null)
        if (next === undefined || personId === null) return
        if ((await attempt(next, personId)) === 'later') return
      }
    } finally {
      travelling.delete(chatId)
    }
  }

  function tryLater(askedMs: number | null): void {
    if (stopWaiting !== null) return
    stopWaiting = wait(askedMs ?? pauseMs, () => {
      stopWaiting = null
      if (askedMs === null) pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      workAll()
    })
  }

  function workAll(): void {
    for (const chatId of new Set(items.map((item) => item.chatId))) void work(chatId)
  }

  return {
    enter(of: string): void {
      if (personId === of) return
      personId = of
      change(kept(storage, of))
      workAll()
    },
    /** The session has ended; `wipe`: the person signed out, and nothing of theirs stays. */
    leave(wipe: boolean): void {
      stopWaiting?.()
      stopWaiting = null
      if (wipe) change([])
      personId = null
      change([])
    },
    add(item: Omit<Outgoing, 'problem' | 'delay'>): void {
      const before = items.find(({ chatId, problem }) => chatId === item.chatId && problem === null)
      change([...items, { ...item, problem: null, delay: before?.delay ?? null }])
      void work(item.chatId)
    },
    again(id: string): void {
      const item = items.find((one) => one.id === id)
      if (item === undefined) return
      change([...items.filter((one) => one.id !== id), { ...item, problem: null, delay: null }])
      void work(item.chatId)
    },
    discard(id: string): void {
      change(items.filter((item) => item.id !== id || item.problem === null))
    },
    retryNow(): void {
      stopWaiting?.()
      stopWaiting = null
      pauseMs = firstPauseMs
      workAll()
    },
    items: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The chat differs from what the screen assumes. */
    onRefused(listener: (chatId: string) => void): () => void {
      refusalListeners.add(listener)
      return () => refusalListeners.delete(listener)
    },
    onSent(listener: (message: ChatMessage) => void): () => void {
      sentListeners.add(listener)
      return () => sentListeners.delete(listener)
    },
  }
}

function keep(storage: OutboxParts['storage'], personId: string, items: readonly Outgoing[]): void {
  try {
    if (items.length === 0) storage.removeItem(placeOf(personId))
    else storage.setItem(placeOf(personId), JSON.stringify(items))
  } catch {
    // Full or blocked storage only loses the restore after a reload; messages are still in memory and being sent.
  }
}

function kept(storage: OutboxParts['storage'], personId: string): readonly Outgoing[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(placeOf(personId)) ?? '[]')
    return Array.isArray(found) ? found.filter(isOutgoing).map((item) => ({ ...item, delay: null })) : []
  } catch {
    // Foreign data; there is nothing to send.
    return []
  }
}

function isOutgoing(value: unknown): value is Omit<Outgoing, 'delay'> {
  if (typeof value !== 'object' || value === null) return false
  const { id, chatId, value: words, at, problem, replyTo = '' } = value as Record<string, unknown>
  return [id, chatId, words, at, replyTo].every((part) => typeof part === 'string') && (problem === null || typeof problem === 'string')
}
