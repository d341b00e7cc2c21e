export interface Asked {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body: string | null
}

export interface Answer {
  status: number
  headers: (readonly [name: string, value: string])[]
  body: Uint8Array<ArrayBuffer>
}

export interface Home {
  name: string
  now(): Date
  forward(minutes: number): Promise<void>
  ask(asked: Asked): Promise<Answer>
  close(): Promise<void>
}

/** Wednesday, 10:05 in Berlin, no holiday near. Eleven minutes later, when everyone is asked, no quarter of an hour changes answers. */
export const beginning = new Date('2026-11-18T09:05:00.000Z')

export const isOpenStream = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/event-stream') === true

/**
 * The time of a home goes on by this much each time that somebody looks at it, and never else: how long a home takes to answer decides
 * neither whose session was busy last nor whose has lasted too long. All calls together stay below the minute that counts as activity.
 */
export const stepMs = 1
