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

const lockName = 'dreiklang.live'

export interface LiveEventsOptions {
  url: string
  send: (url: string, init: RequestInit) => Promise<Response>
  onReset: () => void
  /** Asked when the line opens for the first time: then nothing can have been missed, and nothing is read again. */
  isBeforeReading?: () => boolean
  /** The line is open, here or in another tab: what is read from now on misses nothing. */
  onListening?: () => void
  /** Between the tabs of this browser; null where there is none. */
  channel: BroadcastChannel | null
  locks: Pick<LockManager, 'request' | 'query'> | null
}

/** HTTP/1.1 allows six connections per server: the tab that holds the lock reads for all; the next one resumes from the last cursor. */
export function startLiveEvents(options: LiveEventsOptions): () => void {
  const { url, send, onReset, channel, locks, isBeforeReading = () => false, onListening = () => {} } = options
  const ending = new AbortController()
  let cursor: string | null = null

  function deliver(message: SseMessage): void {
    if (message.id !== null) cursor = message.id
    const data: unknown = JSON.parse(message.data)
    for (const tell of listeners) tell({ event: message.event, data })
  }

  function lead(): () => void {
    let early = false
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
        early = cursor === null && isBeforeReading()
        onListening()
        if (early) return
        const again: SseMessage = { id: null, event: 'wieder', data: '{}' }
        channel?.postMessage({ kind: 'event', message: again } satisfies ChannelMessage)
        deliver(again)
      },
      onReset() {
        if (early) {
          early = false
          return
        }
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
    void locks.query().then(({ held }) => {
      if (held?.some(({ name }) => name === lockName) === true) onListening()
    })
    locks.request(lockName, { signal: ending.signal }, whileLeading).catch((error: unknown) => {
      // In a tab that never led, the wait ends by its abort signal.
      if (!isAbort(error)) reportError(error)
    })
  }

  return () => {
    ending.abort()
    if (channel !== null) channel.onmessage = null
  }
}
