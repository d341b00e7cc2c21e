import { legeMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import { aufgenommen } from './mails.ts'
import { uebernimmPasswort } from './wartende.repository.ts'

/** The waiting ends: the person has the password of the sign-up, and learns of it. */
export function createUebernahme({ publicUrl }: Pick<Ports, 'publicUrl'>): Sitzungen['uebernimmWartendes'] {
  return async (tx, { email, personId, sprache }) => {
    if (!(await uebernimmPasswort(tx, email, personId))) return false
    await legeMail(tx, aufgenommen({ an: email, sprache, link: `${publicUrl}/sign-in` }))
    return true
  }
}
