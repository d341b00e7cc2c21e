import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Sessions } from '../shared/sessions.ts'
import { aufgenommen } from './mails.ts'
import { takeOverPassword } from './waiting.repository.ts'

/** The waiting ends: the person has the password of the sign-up, and learns of it. */
export function createUebernahme({ publicUrl }: Pick<Ports, 'publicUrl'>): Sessions['takeOverWaiting'] {
  return async (tx, { email, personId, sprache }) => {
    if (!(await takeOverPassword(tx, email, personId))) return false
    await queueMail(tx, aufgenommen({ an: email, sprache, link: `${publicUrl}/sign-in` }))
    return true
  }
}
