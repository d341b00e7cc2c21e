/** Mails of people by SMTP, from their own accounts. */
import { Readable } from 'node:stream'
import type { PostFault } from '@dreiklang/domain/mailbox/post'
import type { KeptServer, PostOutsider } from '@dreiklang/domain/mailbox/post.document'
import { type OutgoingPost, PostUnreached } from '@dreiklang/server/postPort'
import { createTransport } from 'nodemailer'
import { faultOf, resolveServer, serverNameOf, unreachedFrom } from './reach.ts'

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 10_000 }

async function transportOf({ host, port, security, user, password }: KeptServer, allowsInner: boolean) {
  return createTransport({
    host: await resolveServer(host, allowsInner),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { ...serverNameOf(host) },
    ...(password === '' ? {} : { auth: { user, pass: password } }),
    ...timeouts,
  })
}

const addressed = (recipients: readonly PostOutsider[], kind: PostOutsider['kind']) =>
  recipients.filter((one) => one.kind === kind).map(({ name, address }) => ({ name, address }))

export async function composePost({ messageId, date, answers, from, recipients, subject, text, files }: OutgoingPost): Promise<Uint8Array> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    messageId,
    date: new Date(date),
    ...(answers === null ? {} : { inReplyTo: answers, references: answers }),
    from,
    to: addressed(recipients, 'to'),
    cc: addressed(recipients, 'cc'),
    subject,
    text,
    attachments: files.map(({ name, bytes, mediaType }) => ({ filename: name, content: Buffer.from(bytes), contentType: mediaType })),
    // What a text says must never make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (!Buffer.isBuffer(message)) throw new Error('The library did not answer the mail as bytes')
  return message
}

const commandFaults: Record<string, PostFault> = { 'MAIL FROM': 'sender', 'RCPT TO': 'recipient', AUTH: 'sign-in', STARTTLS: 'no-tls' }

/** @param began the server has let us in and the text was on its way: without an answer nobody knows whether it was taken */
function refusalOf(error: unknown, began: boolean): PostUnreached {
  if (error instanceof PostUnreached) return error
  const { responseCode, code, command = '' } = error as { responseCode?: unknown; code?: unknown; command?: string }
  if (code === 'EAUTH') return new PostUnreached('sign-in', { isPassing: false, cause: error })
  if (code === 'ETLS') return new PostUnreached('no-tls', { isPassing: false, cause: error })
  if (typeof responseCode === 'number') {
    const fault = commandFaults[command] ?? 'refused'
    return new PostUnreached(fault, { isPassing: responseCode < 500, cause: error })
  }
  if (began) return new PostUnreached('unclear', { isPassing: false, cause: error })
  return unreachedFrom(error instanceof Error && 'cause' in error && faultOf(error) === 'connection' ? (error.cause ?? error) : error)
}

/** Signs in and sends nothing. @throws PostUnreached */
export async function greetServer(server: KeptServer, allowsInner: boolean): Promise<void> {
  const transport = await transportOf(server, allowsInner)
  try {
    await transport.verify()
  } catch (error) {
    throw refusalOf(error, false)
  } finally {
    transport.close()
  }
}

/** Answers the addresses that were not taken. @throws PostUnreached */
export async function sendPost(server: KeptServer, mail: OutgoingPost, allowsInner: boolean): Promise<{ refused: string[] }> {
  const message = await composePost(mail)
  const transport = await transportOf(server, allowsInner)
  let began = false
  // It is read when the server has let us in and not before.
  const raw = new Readable({
    read() {
      began = true
      this.push(message)
      this.push(null)
    },
  })
  try {
    const envelope = { from: mail.from.address, to: mail.recipients.map(({ address }) => address) }
    const { rejected } = await transport.sendMail({ envelope, raw, messageId: mail.messageId })
    return { refused: rejected.map(String) }
  } catch (error) {
    throw refusalOf(error, began)
  } finally {
    transport.close()
  }
}
