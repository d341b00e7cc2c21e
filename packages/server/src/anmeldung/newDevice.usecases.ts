/** The very first sign-in is a welcome instead. */
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { Language } from '../shared/route.ts'
import { greet } from './anmeldung.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { isoPlus } from './life.ts'
import { newDevice } from './mails.ts'
import { audit, hasReported } from './protokoll.repository.ts'
import type { SessionsHier } from './sessions.ts'

interface Eintritt {
  personId: string
  email: string
  name: string
  herkunft: Herkunft
  sprache: Language
}

const dayMs = 86_400_000

/**
 * A browser that forgets its cookies is a new device at each sign-in: the same kind of device in the same network is mailed once a day, or
 * people stop reading.
 */
export function createNewDevice({ database, clock, publicUrl }: Ports, { reportKonto }: Pick<SessionsHier, 'reportKonto'>) {
  return async function report({ personId, email, name, herkunft, sprache: hier }: Eintritt): Promise<void> {
    const now = clock.now()
    const am = now.toISOString()
    await database.transaction(systemContext, async (tx) => {
      if (await greet(tx, personId, am)) return reportKonto(tx, { personId, anlass: 'WILLKOMMEN', am })
      const sprache = await loadLanguage(tx, personId, hier)
      await reportKonto(tx, { personId, anlass: 'NEUES_GERAET', werte: herkunft.geraet === null ? {} : { geraet: herkunft.geraet }, am })
      if (await hasReported(tx, { personId, herkunft, seit: isoPlus(now, -dayMs) })) return
      await audit(tx, { personId, art: 'NEUES_GERAET', herkunft, now: am })
      await queueMail(tx, newDevice({ an: email, sprache, name, link: `${publicUrl}/settings?bereich=security`, herkunft, am }))
    })
  }
}
