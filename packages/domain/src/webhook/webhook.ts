/** Events that Dreiklang sends to a program of a house: ids and kinds alone; what lies behind them is read with a token. */
const minute = 60_000
const hour = 60 * minute

export const webhookKinds = ['bestellung.created', 'bestellung.changed'] as const
export type WebhookKind = (typeof webhookKinds)[number]

export const maxWebhooks = 5
/** After each failed attempt; the last one repeats. */
const pausesMs = [minute / 2, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour]
/** Then the address is switched off, and the head is told. */
export const patienceMs = 72 * hour
/** How long a former secret signs beside the new one: the program can be changed over without a gap. */
export const overlapHours = 24
/** How long a row of the log stays. */
export const logDays = 30

export const pauseAfter = (attempts: number): number => pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? minute

/** Why nothing more is sent: the head has said so, three days without success, or the receiver said that it is gone (410). */
export const offReasons = ['PERSON', 'FAILED', 'GONE'] as const
export type OffReason = (typeof offReasons)[number]

/** What keeps an address from being reached, as the log names it. */
export const sendFaults = ['inner-address', 'unknown-host', 'timeout', 'certificate', 'connection', 'practice'] as const
export type SendFault = (typeof sendFaults)[number]
