import type { MailPort } from '@dreiklang/server/ports'

export type OutgoingMail = Parameters<MailPort['send']>[0]

/** A letter as the library wants it. The Message-ID follows the outbox, so that a mail that went out twice can be told. */
export function composed({ id, an, betreff, text, html }: OutgoingMail, from: string) {
  return {
    from,
    to: an,
    subject: betreff,
    text,
    ...(html === null ? {} : { html }),
    messageId: `<${id}@${from.replace(/^.*@|>.*$/g, '')}>`,
    // Nobody answers to the answer of a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // What a text says must never make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
