/** When the leader ends, pending reads and calls with an idempotency key go to the next one; others fail as on a lost connection. */
import { onDeath } from '../life.ts'
import {
  type CallMessage,
  type CommonMessage,
  type HeadMessage,
  type LeadState,
  type LeaderMessage,
  type TabMessage,
  channelOf,
  commonChannel,
} from '../protocol.ts'
import type { CookieJar } from './cookieJar.ts'

export interface Connection {
  fetch(url: string, init: RequestInit): Promise<Response>
  close(): void
}

interface ConnectionOptions {
  tab: string
  jar: CookieJar
  onState(state: LeadState): void
}

interface Pending {
  message: CallMessage
  /** The leader that was asked; null: none yet. */
  asked: string | null
  repeatable: boolean
  resolve(response: Response): void
  reject(error: unknown): void
  stream: ReadableStreamDefaultController<Uint8Array> | null
}

/** The error of `fetch` when no answer comes. */
const cutLine = () => new TypeError('Failed to fetch')

export function connect({ tab, jar, onState }: ConnectionOptions): Connection {
  const common = new BroadcastChannel(commonChannel)
  const own = new BroadcastChannel(channelOf(tab))
  const pending = new Map<number, Pending>()
  let leader: string | null = null
  let lastId = 0
  const say = (message: TabMessage) => own.postMessage(message)
  const hello = () => common.postMessage({ kind: 'hello', tab } satisfies CommonMessage)

  function ask(call: Pending): void {
    if (leader === null) return
    call.asked = leader
    // Read when it leaves: the session may have changed while the call waited.
    say({ ...call.message, cookie: jar.line() })
  }

  function fail(call: Pending, error: unknown): void {
    pending.delete(call.message.id)
    if (call.stream === null) call.reject(error)
    else call.stream.error(error)
  }

  function follow(next: string): void {
    if (leader === next) return
    leader = next
    onDeath(next, () => lose(next))
    for (const call of pending.values()) if (call.asked === null) ask(call)
  }

  function lose(gone: string): void {
    if (leader === gone) leader = null
    for (const call of pending.values()) {
      if (call.asked !== gone) continue
      if (call.stream === null && call.repeatable) call.asked = null
      else fail(call, cutLine())
    }
    onState({ kind: 'booting', step: 'programm' })
    hello()
  }

  function settle(call: Pending, message: Exclude<LeaderMessage, { kind: 'welcome' }>): void {
    switch (message.kind) {
      case 'answer':
        pending.delete(message.id)
        jar.take(message.cookies)
        return call.resolve(responseOf(message, message.body))
      case 'stream': {
        jar.take(message.cookies)
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            call.stream = controller
          },
          cancel: () => {
            pending.delete(message.id)
            say({ kind: 'abort', id: message.id })
          },
        })
        return call.resolve(responseOf(message, body))
      }
      case 'piece':
        return call.stream?.enqueue(message.bytes)
      case 'end':
        pending.delete(message.id)
        return call.stream?.close()
      case 'cut':
        return fail(call, cutLine())
    }
  }

  common.onmessage = ({ data }: MessageEvent<CommonMessage>) => {
    if (data.kind !== 'lead') return
    onState(data.state)
    if (data.state.kind !== 'booting' && data.leader !== leader) hello()
  }
  own.onmessage = ({ data }: MessageEvent<LeaderMessage>) => {
    if (data.kind === 'welcome') return follow(data.leader)
    const call = pending.get(data.id)
    if (call !== undefined) settle(call, data)
  }
  hello()

  return {
    close() {
      common.close()
      own.close()
    },
    async fetch(url, { method = 'GET', headers, body, signal }) {
      signal?.throwIfAborted()
      const id = ++lastId
      const all = new Headers(headers)
      const message: CallMessage = { kind: 'call', id, url, method, headers: [...all], body: bodyOf(body), cookie: '' }
      return new Promise<Response>((resolve, reject) => {
        const call: Pending = {
          message,
          asked: null,
          repeatable: method === 'GET' || all.has('idempotency-key'),
          resolve,
          reject,
          stream: null,
        }
        pending.set(id, call)
        signal?.addEventListener('abort', () => {
          if (pending.get(id) !== call) return
          say({ kind: 'abort', id })
          fail(call, signal.reason)
        })
        ask(call)
      })
    },
  }
}

function responseOf({ status, headers }: HeadMessage, body: ArrayBuffer | ReadableStream<Uint8Array>): Response {
  const empty = status === 204 || status === 205 || status === 304
  return new Response(empty ? null : body, { status, headers })
}

/** What the product sends: text, bytes, a file. */
function bodyOf(body: BodyInit | null | undefined): CallMessage['body'] {
  if (body === null || body === undefined) return null
  if (typeof body === 'string' || body instanceof ArrayBuffer || body instanceof Blob) return body
  throw new TypeError('The practice mode cannot send this body')
}
