import { isAbort } from './apiError.ts'
import { openEventStream } from './sse.ts'
import type { SseMessage } from './sseParser.ts'

export interface LiveEvent {
  /** Name of the event; `message` when the server gave none. */
  event: string
  /** The parsed JSON; check it by the room's schema. */
  data: unknown
}

type ChannelMessage = { kind: 'event'; message: SseMessage } | { kind: 'reset' }

const listeners = new Set<(event: LiveEvent) => void>()

/** Hears what happens on the server while this person is signed in. Answers the function that stops. */
export function subscribeLiveEvents(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface LiveEventsOptions {
  url: string
  send: (url: string, init: RequestInit) => Promise<Response>
  onReset: () => void
  /** Between the tabs of this browser; null where there is none. */
  channel: BroadcastChannel | null
  locks: Pick<LockManager, 'request'> | null
}

/** HTTP/1.1 allows six connections per server: the tab that holds the lock reads for all; the next one resumes from the last cursor. */
export function startLiveEvents({ url, send, onReset, channel, locks }: LiveEventsOptions): () => void {
  const ending = new AbortController()
  let cursor: string | null = null

  function deliver(message: SseMessage): void {
    if (message.id !== null) cursor = message.id
    const data: unknown = JSON.parse(message.data)
    for (const tell of listeners) tell({ event: message.event, data })
  }

  function lead(): () => void {
    return openEventStream({
      url,
      send,
      cursor,
      onMessage(message) {
        channel?.postMessage({ kind: 'event', message } satisfies ChannelMessage)
        deliver(message)
      },
      onOpen(open) {
        if (!open) return
        const again: SseMessage = { id: null, event: 'wieder', data: '{}' }
        channel?.postMessage({ kind: 'event', message: again } satisfies ChannelMessage)
        deliver(again)
      },
      onReset() {
        channel?.postMessage({ kind: 'reset' } satisfies ChannelMessage)
        onReset()
      },
    })
  }

  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
      if (data.kind === 'event') deliver(data.message)
      else onReset()
    }
  }

  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const stop = lead()
      ending.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  if (locks === null) void whileLeading()
  else {
    locks.request('dreiklang.live', { signal: ending.signal }, whileLeading).catch((error: unknown) => {
      // In a tab that never led, the wait ends by its abort signal.
      if (!isAbort(error)) reportError(error)
    })
  }

  return () => {
    ending.abort()
    if (channel !== null) channel.onmessage = null
  }
}
