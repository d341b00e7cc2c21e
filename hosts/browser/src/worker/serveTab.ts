import { cookieHeaders } from '@dreiklang/server/anmeldung/cookies'
import { type CallMessage, type HeadMessage, type LeaderMessage, type TabMessage, channelOf } from '../protocol.ts'
import { Cut } from './control.ts'

export interface Answering {
  /** @throws Cut when no answer shall come */
  fetch(request: Request): Promise<Response>
}

interface TabOptions {
  tab: string
  leader: string
  answering: Answering
  ending: AbortSignal
}

const names = cookieHeaders.browser

export function serveTab({ tab, leader, answering, ending }: TabOptions): void {
  const channel = new BroadcastChannel(channelOf(tab))
  const running = new Map<number, AbortController>()
  const say = (message: LeaderMessage) => {
    if (!ending.aborted) channel.postMessage(message)
  }

  async function answer(call: CallMessage, signal: AbortSignal): Promise<void> {
    const response = await answering.fetch(requestOf(call, signal))
    const head = headOf(call.id, response)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      say({ kind: 'answer', ...head, body: await response.arrayBuffer() })
      return
    }
    say({ kind: 'stream', ...head })
    const reader = response.body?.getReader()
    signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}))
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read())
      say({ kind: 'piece', id: call.id, bytes: piece.value })
    say({ kind: 'end', id: call.id })
  }

  async function take(call: CallMessage): Promise<void> {
    const aborting = new AbortController()
    running.set(call.id, aborting)
    try {
      await answer(call, aborting.signal)
    } catch (error) {
      if (!aborting.signal.aborted && !(error instanceof Cut)) reportError(error)
      say({ kind: 'cut', id: call.id })
    } finally {
      running.delete(call.id)
    }
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'call') void take(data)
    else running.get(data.id)?.abort()
  }
  ending.addEventListener('abort', () => {
    for (const aborting of running.values()) aborting.abort()
    channel.close()
  })
  say({ kind: 'welcome', leader })
}

function requestOf({ url, method, headers, body, cookie }: CallMessage, signal: AbortSignal): Request {
  const all = new Headers(headers)
  if (cookie !== '') all.set(names.request, cookie)
  return new Request(new URL(url, location.origin), { method, headers: all, signal, ...(body === null ? {} : { body }) })
}

function headOf(id: number, { status, headers }: Response): HeadMessage {
  const cookies = headers.get(names.response)
  return {
    id,
    status,
    headers: [...headers].filter(([name]) => name !== names.response),
    // None of our values contains a comma, so joined lines can be separated.
    cookies: cookies === null ? [] : cookies.split(', '),
  }
}
