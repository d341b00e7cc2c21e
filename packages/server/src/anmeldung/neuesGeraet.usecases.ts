/** Notifies people of a sign-in on an unknown device; the very first one is a welcome instead. */
import { legeMail } from '../mail/mail.usecases.ts'
import { ladeSprache } from '../mail/sprache.repository.ts'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import type { Sprache } from '../shared/route.ts'
import { begruesse } from './anmeldung.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { neuesGeraet } from './mails.ts'
import type { SitzungenHier } from './sitzungen.ts'

interface Eintritt {
  personId: string
  email: string
  herkunft: Herkunft
  /** Of the screen, for who has not chosen one. */
  sprache: Sprache
}

const unbekannt = { de: 'unbekanntes Gerät', en: 'unknown device' }

export function createNeuesGeraet({ database, clock }: Ports, { meldeKonto }: Pick<SitzungenHier, 'meldeKonto'>) {
  return async function melde({ personId, email, herkunft, sprache: hier }: Eintritt): Promise<void> {
    const am = clock.now().toISOString()
    await database.transaction(systemKontext, async (tx) => {
      if (await begruesse(tx, personId, am)) return meldeKonto(tx, { personId, anlass: 'WILLKOMMEN', am })
      const sprache = await ladeSprache(tx, personId, hier)
      const geraet = herkunft.geraet ?? unbekannt[sprache]
      await meldeKonto(tx, { personId, anlass: 'NEUES_GERAET', werte: { geraet }, am })
      await legeMail(tx, neuesGeraet({ an: email, sprache, geraet }))
    })
  }
}
