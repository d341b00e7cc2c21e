/** The mails of the practice: none is sent, all can be read. */
import type { MailPort } from '@dreiklang/server/ports'
import type { PracticeMail } from '../control.ts'
import type { KeptValues } from './keptValues.ts'

const most = 200

export interface Outbox extends MailPort {
  /** The newest first. */
  list(): Promise<PracticeMail[]>
}

export function createOutbox(kept: KeptValues): Outbox {
  const list = async () => (await kept.get<PracticeMail[]>('mails')) ?? []
  return {
    list,
    async send({ id, an, betreff, text }) {
      const others = (await list()).filter((mail) => mail.id !== id)
      await kept.set('mails', [{ id, an, betreff, text, am: new Date().toISOString() }, ...others].slice(0, most))
    },
  }
}
