/** The mails of an account by IMAP. */
import type { KeptServer } from '@dreiklang/domain/mailbox/post.document'
import type { PostFolder } from '@dreiklang/domain/mailbox/post'
import { type PostFlags, type PostSession, PostUnreached, type ReceivedPost } from '@dreiklang/server/postPort'
import { ImapFlow } from 'imapflow'
import { parsePost, unreadPost } from './parse.ts'
import { faultOf, resolveServer, serverNameOf, unreachedFrom } from './reach.ts'

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
/** Of one mail: attachments up to 25 MB in base64, and its text. */
const maxMailBytes = 40_000_000
/** What one fetch may bring together. */
const fetchBytes = 20_000_000
const fetchMails = 25

const unlike = (error: unknown): PostUnreached => {
  if (error instanceof Error && 'authenticationFailed' in error && error.authenticationFailed === true)
    return new PostUnreached('sign-in', { isPassing: false, cause: error })
  const isTls = error instanceof Error && 'tlsFailed' in error && error.tlsFailed === true
  if (isTls && faultOf(error) !== 'certificate') return new PostUnreached('no-tls', { isPassing: false, cause: error })
  return unreachedFrom(error)
}

const flagsOf = (flags: ReadonlySet<string> | undefined): PostFlags => ({
  seen: flags?.has('\\Seen') === true,
  flagged: flags?.has('\\Flagged') === true,
})

/** @throws PostUnreached */
export async function openImap(server: KeptServer, allowsInner: boolean): Promise<PostSession> {
  const { host, port, security, user, password } = server
  const client = new ImapFlow({
    host: await resolveServer(host, allowsInner),
    port,
    secure: security === 'tls',
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    ...serverNameOf(host),
    tls: { ...serverNameOf(host) },
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
  })
  // Without a listener a connection that is lost while nobody asks would end the process; the next call says it.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw unlike(error)
  }
  return sessionOf(client)
}

const guarded = async <Result>(deed: () => Promise<Result>): Promise<Result> => {
  try {
    return await deed()
  } catch (error) {
    throw unlike(error)
  }
}

async function pathOf(client: ImapFlow, use: '\\Sent' | '\\Trash'): Promise<string | null> {
  return (await client.list()).find(({ specialUse }) => specialUse === use)?.path ?? null
}

/** Some servers say nonsense. */
function timeOf(said: Date | string | undefined): string {
  const time = new Date(said ?? Date.now())
  return (Number.isNaN(time.getTime()) ? new Date() : time).toISOString()
}

async function readMail(client: ImapFlow, uid: number): Promise<{ mail: ReceivedPost; bytes: number } | null> {
  const wanted = { uid: true, flags: true, internalDate: true, size: true, source: { start: 0, maxLength: maxMailBytes } }
  const found = await client.fetchOne(String(uid), wanted, { uid: true })
  if (found === false || found.source === undefined) return null
  const { source, size = 0, internalDate, flags } = found
  const parts = await parsePost(source).catch(() => null)
  const mail = {
    ...(parts ?? unreadPost),
    uid,
    ...flagsOf(flags),
    receivedAt: timeOf(internalDate),
    isCut: parts === null || size > source.length,
  }
  return { mail, bytes: source.length }
}

async function fetchBehind(client: ImapFlow, uid: number): Promise<ReceivedPost[]> {
  // "*" is the last mail also where it lies before the first of the range.
  const found = (await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || []
  const uids = found.filter((one) => one > uid).toSorted((a, b) => a - b)
  const mails: ReceivedPost[] = []
  let bytes = 0
  for (const one of uids.slice(0, fetchMails)) {
    const read = await readMail(client, one)
    if (read === null) continue
    mails.push(read.mail)
    bytes += read.bytes
    if (bytes > fetchBytes) break
  }
  return mails
}

function sessionOf(client: ImapFlow): PostSession {
  let path = 'INBOX'
  const existing = (): number => (client.mailbox === false ? 0 : client.mailbox.exists)
  async function select(folder: PostFolder): Promise<number | null> {
    const wanted = folder === 'inbox' ? 'INBOX' : await pathOf(client, '\\Sent')
    if (wanted === null) return null
    const opened = await client.mailboxOpen(wanted)
    path = wanted
    return Number(opened.uidValidity)
  }
  async function startBefore(most: number): Promise<number> {
    if (existing() <= most) return 0
    const before = await client.fetchOne(String(existing() - most), { uid: true })
    return before === false ? 0 : before.uid
  }
  async function flagsFrom(uid: number): Promise<Map<number, PostFlags>> {
    const all = new Map<number, PostFlags>()
    if (existing() === 0) return all
    for await (const one of client.fetch(`${uid}:*`, { uid: true, flags: true }, { uid: true })) all.set(one.uid, flagsOf(one.flags))
    return all
  }
  async function mark(uid: number, { seen, flagged }: PostFlags): Promise<void> {
    const range = String(uid)
    for (const [flag, isSet] of [
      ['\\Seen', seen],
      ['\\Flagged', flagged],
    ] as const)
      await (isSet ? client.messageFlagsAdd(range, [flag], { uid: true }) : client.messageFlagsRemove(range, [flag], { uid: true }))
  }
  async function trash(uid: number): Promise<void> {
    const to = await pathOf(client, '\\Trash')
    if (to === null) await client.messageFlagsAdd(String(uid), ['\\Deleted'], { uid: true })
    else await client.messageMove(String(uid), to, { uid: true })
  }
  async function restore(messageId: string): Promise<void> {
    const from = await pathOf(client, '\\Trash')
    const search = async () => ((await client.search({ header: { 'message-id': messageId } }, { uid: true })) || []).join(',')
    if (from === null) {
      const marked = await search()
      if (marked !== '') await client.messageFlagsRemove(marked, ['\\Deleted'], { uid: true })
      return
    }
    await client.mailboxOpen(from)
    try {
      const found = await search()
      if (found !== '') await client.messageMove(found, path, { uid: true })
    } finally {
      await client.mailboxOpen(path)
    }
  }
  async function keep(raw: Uint8Array, messageId: string): Promise<void> {
    const there = (await client.search({ header: { 'message-id': messageId } }, { uid: true })) || []
    if (there.length === 0) await client.append(path, Buffer.from(raw), ['\\Seen'])
  }
  return {
    select: (folder) => guarded(() => select(folder)),
    startBefore: (most) => guarded(() => startBefore(most)),
    fetchAfter: (uid) => guarded(async () => (existing() === 0 ? [] : fetchBehind(client, uid))),
    flagsFrom: (uid) => guarded(() => flagsFrom(uid)),
    mark: (uid, flags) => guarded(() => mark(uid, flags)),
    trash: (uid) => guarded(() => trash(uid)),
    restore: (messageId) => guarded(() => restore(messageId)),
    keep: (raw, messageId) => guarded(() => keep(raw, messageId)),
    // Whoever has what he wanted does not mind how the other side says goodbye.
    close: () => client.logout().catch(() => client.close()),
  }
}
