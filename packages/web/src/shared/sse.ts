import { isAbort } from './apiError.ts'
import { createSseParser, type SseMessage } from './sseParser.ts'

export interface EventStreamOptions {
  url: string
  /** Sends with the session's Bearer header, which `EventSource` cannot. */
  send: (url: string, init: RequestInit) => Promise<Response>
  /** A message with data; its id is the cursor from which the next connection goes on. */
  onMessage: (message: SseMessage) => void
  /** Where to go on from; null begins now. */
  cursor?: string | null
  /** Events may have been missed (no cursor, or the server no longer has what came after it): reload everything on the screen. */
  onReset: () => void
  onOpen?: (open: boolean) => void
  /** Silence of this length means that the connection is dead; the server sends heartbeats far more often. */
  silenceMs?: number
  firstDelayMs?: number
  longestDelayMs?: number
}

/** Keeps one event stream open until the returned function is called: resumes after a loss, with growing delays after failures. */
export function openEventStream(options: EventStreamOptions): () => void {
  const { url, send, onMessage, onReset, onOpen = () => {}, silenceMs = 60_000, firstDelayMs = 500, longestDelayMs = 15_000 } = options
  const closing = new AbortController()
  let cursor = options.cursor ?? null
  let failures = 0

  const parse = () =>
    createSseParser((message) => {
      if (message.id !== null) cursor = message.id
      if (message.event === 'reset') onReset()
      else onMessage(message)
    })

  async function connect(): Promise<void> {
    const attempt = new AbortController()
    const stop = () => attempt.abort()
    closing.signal.addEventListener('abort', stop)
    let silence = setTimeout(stop, silenceMs)
    try {
      const headers: Record<string, string> = { Accept: 'text/event-stream', ...(cursor === null ? {} : { 'Last-Event-ID': cursor }) }
      const response = await send(url, { headers, signal: attempt.signal, cache: 'no-store' })
      if (!response.ok || response.body === null) throw new Error(`The event stream answered ${response.status}`)
      failures = 0
      onOpen(true)
      if (cursor === null) onReset()
      const read = parse()
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        clearTimeout(silence)
        silence = setTimeout(stop, silenceMs)
        read(value)
      }
    } finally {
      clearTimeout(silence)
      closing.signal.removeEventListener('abort', stop)
      attempt.abort()
      onOpen(false)
    }
  }

  async function keepOpen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await connect()
      } catch (error) {
        // Losing the stream is normal; `onOpen` has already reported it.
        if (!isAbort(error)) failures += 1
      }
      await pause(Math.min(firstDelayMs * 2 ** failures, longestDelayMs), closing.signal)
    }
  }

  void keepOpen()
  return () => closing.abort()
}

/** Waits, but not beyond the network's return or the end. Some jitter keeps a thousand browsers from reconnecting at the same moment. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms * (0.75 + Math.random() / 2))
    signal.addEventListener('abort', done)
    addEventListener('online', done)
  })
}
