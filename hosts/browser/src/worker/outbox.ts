import type { UebungsMail } from '@dreiklang/domain/uebung/uebung'
import type { MailPort } from '@dreiklang/server/ports'
import type { KeptValues } from './keptValues.ts'

const most = 200

export interface Outbox extends MailPort {
  list(): Promise<UebungsMail[]>
}

export function createOutbox(kept: KeptValues, now: () => Date): Outbox {
  const list = async () => (await kept.get<UebungsMail[]>('mails')) ?? []
  return {
    list,
    async send({ id, an, betreff, text }) {
      const others = (await list()).filter((mail) => mail.id !== id)
      await kept.set('mails', [{ id, an, betreff, text, am: now().toISOString() }, ...others].slice(0, most))
    },
  }
}
