/** Everyone hears the common channel, which announces the leader. Whatever lives holds a lock of its name: who waits learns of its end. */

/** On what the product's own pages ask: they read the refusals of the server, not those of the written stand-in. */
export const ofProductPage = 'x-practice-page'

export const commonChannel = 'dreiklang.uebung'
export const channelOf = (tab: string): string => `dreiklang.uebung.tab.${tab}`
export const lifeLock = (id: string): string => `dreiklang.uebung.leben.${id}`
export const leadLock = 'dreiklang.uebung.leitung'

/** `fuellen` only when there are no data yet. */
export const bootSteps = ['programm', 'daten', 'fuellen', 'server'] as const
export type BootStep = (typeof bootSteps)[number]

export type LeadState =
  | { kind: 'booting'; step: BootStep }
  | { kind: 'ready'; epoch: string; clockOffsetMs: number; bootMs: number; firstBoot: boolean }
  | { kind: 'failed' }

export type CommonMessage = { kind: 'hello'; tab: string } | { kind: 'lead'; leader: string; state: LeadState }

export interface CallMessage {
  kind: 'call'
  id: number
  url: string
  method: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | Blob | string | null
  cookie: string
}

export type TabMessage = CallMessage | { kind: 'abort'; id: number }

export interface HeadMessage {
  id: number
  status: number
  headers: [name: string, value: string][]
  /** Lines as of Set-Cookie. */
  cookies: string[]
}

export type LeaderMessage =
  | { kind: 'welcome'; leader: string }
  | ({ kind: 'answer'; body: ArrayBuffer } & HeadMessage)
  | ({ kind: 'stream' } & HeadMessage)
  | { kind: 'piece'; id: number; bytes: Uint8Array }
  | { kind: 'end'; id: number }
  | { kind: 'cut'; id: number }

export interface AliveMessage {
  kind: 'alive'
  worker: string
}
