import { type MailPort, MailRefused } from '@dreiklang/server/ports'
import { createTransport } from 'nodemailer'
import { composed } from './composed.ts'

/** The outbox lends a mail for five minutes; all of these together stay well below. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const patienceMs = 110_000

/** Sends by an SMTP server: `smtp://user:password@host:587`, `smtps://…` for TLS from the first byte. */
export function createSmtp(url: string, from: string): MailPort {
  return {
    async send(mail) {
      const transport = createTransport({ url, ...timeouts })
      const late = setTimeout(() => transport.close(), patienceMs)
      try {
        await transport.sendMail(composed(mail, from))
      } catch (error) {
        const reason = reasonOf(error)
        if (reason.permanent) throw new MailRefused(reason.code, error)
        throw error
      } finally {
        clearTimeout(late)
        transport.close()
      }
    },
  }
}

/** Signs in and sends nothing. Answers what the server said: its greeting first. @throws what it refused, or why it was not reached */
export async function greetSmtp(url: string): Promise<string[]> {
  const said: string[] = []
  const hear = (entry: { tnx?: unknown }, text: unknown) => {
    if (entry.tnx === 'server') said.push(String(text).trim())
  }
  const logger = { level: () => {}, trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear }
  const transport = createTransport({ url, ...timeouts, logger, transactionLog: true })
  try {
    await transport.verify()
    return said
  } finally {
    transport.close()
  }
}

/** A 5xx to sender, receiver or content is for good (RFC 5321); to a sign-in it is our own setting, which someone may put right. */
function reasonOf(error: unknown): { permanent: boolean; code: string } {
  if (!(error instanceof Error)) return { permanent: false, code: 'unknown' }
  const { responseCode, code } = error as Error & { responseCode?: unknown; code?: unknown }
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return { permanent: aboutMail && typeof responseCode === 'number' && responseCode >= 500, code: String(responseCode ?? code) }
}
