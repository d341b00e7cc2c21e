/** Real post: an account at a mail server, what may keep it from working, and when it is tried again. Pure. */

import type { AnswerKind, RecipientKind } from './mailbox.ts'

export const postFolders = ['inbox', 'sent'] as const
export type PostFolder = (typeof postFolders)[number]

/** From the first byte, after a greeting in the clear, or not at all: that only where the operator allows servers of our own networks. */
export const postSecurities = ['tls', 'starttls', 'none'] as const
export type PostSecurity = (typeof postSecurities)[number]

/** Why a server was not reached, did not let us in, or did not take a mail. */
export const postFaults = [
  'inner-address',
  'unknown-host',
  'connection',
  'timeout',
  'certificate',
  'no-tls',
  'sign-in',
  'no-folder',
  'sender',
  'recipient',
  'refused',
  'unclear',
  'internal',
  'practice',
] as const
export type PostFault = (typeof postFaults)[number]

/** Of a mail that goes outside: before it leaves, on its way, taken, given up, or cut off when nobody can say whether it was taken. */
export const postStates = ['draft', 'waiting', 'sending', 'sent', 'failed', 'unclear'] as const
export type PostState = (typeof postStates)[number]

/** Ports of mail servers; others only where servers of our own networks are allowed: a KIM client module listens where it likes. */
const publicPorts: ReadonlySet<number> = new Set([25, 143, 465, 587, 993, 2525])

const minute = 60_000
/** How often an account is looked into that works. */
export const syncPauseMs = 2 * minute
const syncPausesMs = [2 * minute, 5 * minute, 15 * minute, 60 * minute]
/** After each failed turn; the last one repeats. */
export const syncPauseAfter = (failures: number): number => syncPausesMs[Math.min(Math.max(failures, 1), syncPausesMs.length) - 1] ?? minute

const sendPausesMs = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute]
/** Null: it is given up, and the writer says when it is tried again. */
export const sendPauseAfter = (attempts: number): number | null => sendPausesMs[attempts - 1] ?? null

/** How many of the newest mails of a folder are fetched when an account is new. */
export const mostAtFirst = 1000

export const maxHtml = 400_000

export interface Outsider {
  name: string
  address: string
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The encrypted mail of the healthcare system (gematik gemSpec_CM_KOMLE): every address of it ends so. */
export const isKimAddress = (address: string): boolean => domainOf(address).endsWith('.kim.telematik')

/** As people write it where there is a name: `Praxis Sommer <praxis@example.org>`. */
export const contactOf = ({ name, address }: Outsider): string => `${name === '' ? address : name} <${address}>`

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const isUsualPort = (port: number): boolean => publicPorts.has(port)

/** A name of a host or an address, without anything around it. */
export const hostPattern = /^(?=.{1,253}$)(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*\.?)$/i

interface AnsweredPost<One extends Outsider> {
  direction: 'in' | 'out'
  /** The one who answers has written it: then it goes to those whom it went to. */
  isMine: boolean
  sender: Outsider
  outside: readonly One[]
}

/** Whom outside an answer goes to: as for people of Dreiklang, without the own address and nobody twice. */
export function writeOutside(
  { direction, isMine, sender, outside }: AnsweredPost<Outsider & { kind: RecipientKind }>,
  { kind, mine }: { kind: AnswerKind; mine: string },
): (Outsider & { kind: RecipientKind })[] {
  if (kind === 'forward') return []
  const others = outside.filter((one) => (kind === 'all' ? one.kind !== 'bcc' : isMine && one.kind === 'to'))
  const all = direction === 'in' ? [{ ...sender, kind: 'to' as const }, ...others] : others
  return all.filter(({ address }, i) => !isSameAddress(address, mine) && all.findIndex((one) => isSameAddress(one.address, address)) === i)
}
