/** How mail servers of other people are reached: a port, as those in ports.ts. */
import type { SsoPort } from './ssoPort.ts'
import type { KeptServer, PostOutsider } from '@dreiklang/domain/mailbox/post.document'
import type { PostFault, PostFolder } from '@dreiklang/domain/mailbox/post'
import type { WebhookPort } from './webhookPort.ts'

export interface ReceivedFile {
  name: string
  bytes: Uint8Array
}

/** A mail as it lies at the server, read and not yet judged: nothing in it is to be believed. */
export interface ReceivedPost {
  uid: number
  seen: boolean
  flagged: boolean
  /** When the server took it, ISO 8601. */
  receivedAt: string
  /** With its angle brackets; null: it has none. */
  messageId: string | null
  /** What it answers, the nearest first. */
  answers: readonly string[]
  from: Omit<PostOutsider, 'kind'>
  recipients: readonly PostOutsider[]
  subject: string
  text: string
  /** As it came, with everything in it. */
  html: string | null
  files: readonly ReceivedFile[]
  /** Something is missing: it was larger than what is fetched, or is no whole mail. */
  isCut: boolean
}

export interface PostFlags {
  seen: boolean
  flagged: boolean
}

/** An open connection to the mails of one account. Each call may throw PostUnreached. */
export interface PostSession {
  /** Answers the validity of its numbers; null where the account has no such folder. What follows is about it. */
  select(folder: PostFolder): Promise<number | null>
  /** The number in front of the newest `most` mails. */
  startBefore(most: number): Promise<number>
  /** The next mails behind this number, the oldest first, some megabytes at once; none when there are none. */
  fetchAfter(uid: number): Promise<ReceivedPost[]>
  /** Of all mails from this number on, by their numbers. */
  flagsFrom(uid: number): Promise<ReadonlyMap<number, PostFlags>>
  mark(uid: number, flags: PostFlags): Promise<void>
  /** Moves it to the trash of the account; where there is none, it is marked as deleted. */
  trash(uid: number): Promise<void>
  /** Takes the mail with this Message-ID out of the trash of the account, or its mark of deletion away. It comes with the next fetch. */
  restore(messageId: string): Promise<void>
  /** Lays a mail into the folder, read, unless one with this Message-ID lies there. */
  keep(raw: Uint8Array, messageId: string): Promise<void>
  close(): Promise<void>
}

export interface OutgoingPost {
  messageId: string
  /** ISO 8601. */
  date: string
  /** The nearest one that it answers; null: none. */
  answers: string | null
  from: Omit<PostOutsider, 'kind'>
  recipients: readonly PostOutsider[]
  subject: string
  text: string
  files: readonly (ReceivedFile & { mediaType: string })[]
}

export interface PostPort {
  /** False where no mail server can be reached at all. */
  isPossible: boolean
  /** Also servers of our own networks, other ports, and connections without encryption; only where the operator has said so. */
  allowsInner: boolean
  /** @throws PostUnreached */
  open(server: KeptServer): Promise<PostSession>
  /** Signs in and sends nothing. @throws PostUnreached */
  greet(server: KeptServer): Promise<void>
  /** The mail as it is sent, without hidden recipients, to be kept. */
  compose(mail: OutgoingPost): Promise<Uint8Array>
  /** Answers the addresses that the server did not take; at least one it did. @throws PostUnreached */
  send(server: KeptServer, mail: OutgoingPost): Promise<{ refused: string[] }>
}

/** Ways to servers of other people. */
export interface OutsidePorts {
  webhooks: WebhookPort
  post: PostPort
  sso: SsoPort
}

export class PostUnreached extends Error {
  readonly fault: PostFault
  /** Whether the same may go well later. */
  readonly isPassing: boolean
  constructor(fault: PostFault, { isPassing, cause }: { isPassing: boolean; cause?: unknown }) {
    super(`The mail server was not reached (${fault})`, { cause })
    this.name = 'PostUnreached'
    this.fault = fault
    this.isPassing = isPassing
  }
}
