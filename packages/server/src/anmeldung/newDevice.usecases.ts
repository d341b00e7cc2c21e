/** The very first sign-in is a welcome instead. */
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { Language } from '../shared/route.ts'
import { greet } from './anmeldung.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { newDevice } from './mails.ts'
import type { SessionsHier } from './sessions.ts'

interface Eintritt {
  personId: string
  email: string
  herkunft: Herkunft
  sprache: Language
}

export function createNewDevice({ database, clock }: Ports, { reportKonto }: Pick<SessionsHier, 'reportKonto'>) {
  return async function report({ personId, email, herkunft, sprache: hier }: Eintritt): Promise<void> {
    const am = clock.now().toISOString()
    await database.transaction(systemContext, async (tx) => {
      if (await greet(tx, personId, am)) return reportKonto(tx, { personId, anlass: 'WILLKOMMEN', am })
      const sprache = await loadLanguage(tx, personId, hier)
      const { geraet } = herkunft
      await reportKonto(tx, { personId, anlass: 'NEUES_GERAET', werte: geraet === null ? {} : { geraet }, am })
      await queueMail(tx, newDevice({ an: email, sprache, geraet }))
    })
  }
}
