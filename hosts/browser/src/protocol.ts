/**
 * Protocol between the tabs and the one worker that leads. Everyone hears the common channel, which announces the leader; calls and answers
 * use a channel only the tab and the leader open. Everything alive holds a lock of its own name: whoever waits for it learns of its end.
 */

export const commonChannel = 'dreiklang.uebung'
export const channelOf = (tab: string): string => `dreiklang.uebung.tab.${tab}`
/** Held by a tab or worker for as long as it lives. */
export const lifeLock = (id: string): string => `dreiklang.uebung.leben.${id}`
/** Held by the worker whose server answers; the others wait for it. */
export const leadLock = 'dreiklang.uebung.leitung'

/** In the order of a start; `fuellen` only when there are no data yet. */
export const bootSteps = ['programm', 'daten', 'fuellen', 'server'] as const
export type BootStep = (typeof bootSteps)[number]

export type LeadState =
  | { kind: 'booting'; step: BootStep }
  /** `epoch` changes when the data were put back or replaced; the clock runs so far ahead of this machine's. */
  | { kind: 'ready'; epoch: string; clockOffsetMs: number; bootMs: number; firstBoot: boolean }
  /** The data cannot be opened; only beginning again is answered. */
  | { kind: 'failed' }

/** On the common channel. */
export type CommonMessage = { kind: 'hello'; tab: string } | { kind: 'lead'; leader: string; state: LeadState }

export interface CallMessage {
  kind: 'call'
  id: number
  /** Path and query. */
  url: string
  method: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | Blob | string | null
  cookie: string
}

/** From a tab, on its own channel. */
export type TabMessage = CallMessage | { kind: 'abort'; id: number }

export interface HeadMessage {
  id: number
  status: number
  headers: [name: string, value: string][]
  /** Lines as of Set-Cookie. */
  cookies: string[]
}

/** To a tab, on its own channel. An answer is whole, or an open stream of pieces until its end. */
export type LeaderMessage =
  | { kind: 'welcome'; leader: string }
  | ({ kind: 'answer'; body: ArrayBuffer } & HeadMessage)
  | ({ kind: 'stream' } & HeadMessage)
  | { kind: 'piece'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  /** No answer comes, as when a line is cut. */
  | { kind: 'cut'; id: number }

/** From a worker to the page that has started it: now its lock can be waited for. */
export interface AliveMessage {
  kind: 'alive'
  worker: string
}
