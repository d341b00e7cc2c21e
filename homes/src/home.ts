/** A place where the server lives, asked from outside. */

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
  /** Of an open stream nothing. */
  body: Uint8Array<ArrayBuffer>
}

export interface Home {
  name: string
  /** What its clock says: it runs, and it said `beginning` when the home was opened. */
  now(): Date
  /** Puts the clock forward. */
  forward(minutes: number): Promise<void>
  ask(asked: Asked): Promise<Answer>
  close(): Promise<void>
}

/**
 * What every home begins with, the people of the demo inside: five past ten in Berlin, on a Wednesday without holidays around. Eleven minutes
 * later, when everyone is asked everything, there is time until the next quarter of an hour, at which visits begin and answers change.
 */
export const beginning = new Date('2026-11-18T09:05:00.000Z')

export const isOpenStream = (headers: Headers): boolean => headers.get('content-type')?.startsWith('text/event-stream') === true
