/** Shared by all changes of a second factor: who acts, the log entry, and the recovery codes. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { KontoArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { ersatzcodeHash, newErsatzcodes } from './ersatzcodes.ts'
import { type FactorPerson, replaceErsatzcodes, loadFactorPerson, countErsatzcodes } from './factor.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { factorChanged } from './mails.ts'
import { audit } from './protokoll.repository.ts'
import { reportRechte } from './session.repository.ts'
import type { SessionsHier } from './sessions.ts'

export interface Wer {
  akteur: Akteur
  herkunft: Herkunft
  sprache: Language
}

export function createFactorArbeit({ database, clock }: Ports, { reportKonto }: SessionsHier) {
  const db = onBehalfOf(database, systemContext)
  const iso = () => clock.now().toISOString()

  async function ich({ personId }: Akteur): Promise<FactorPerson> {
    const person = await loadFactorPerson(db, personId)
    if (person === null) throw sharedErrors.refuse('zugriff.nicht_angemeldet')
    return person
  }

  async function tell(tx: Queryable, { akteur, herkunft, sprache }: Wer, art: KontoArt): Promise<void> {
    const { personId } = akteur
    await audit(tx, { personId, art, herkunft, now: iso() })
    const person = await loadFactorPerson(tx, personId)
    const ihre = await loadLanguage(tx, personId, sprache)
    if (person !== null)
      await queueMail(tx, factorChanged({ an: person.email, name: person.name, sprache: ihre, art, herkunft, am: iso() }))
    await reportKonto(tx, { personId, anlass: 'ZWEITER_FAKTOR_GEAENDERT', am: iso() })
    await reportRechte(tx, personId)
  }

  async function freshCodes(tx: Queryable, personId: string): Promise<string[]> {
    const codes = newErsatzcodes()
    await replaceErsatzcodes(tx, personId, await Promise.all(codes.map((code) => ersatzcodeHash(personId, code))))
    return codes
  }

  /** Codes come with the first factor; adding a second one keeps the existing codes. */
  const codesIfNone = async (tx: Queryable, personId: string) =>
    (await countErsatzcodes(tx, personId)) === 0 ? freshCodes(tx, personId) : null

  /** @throws anmeldung.zweiter_faktor_pflicht inside the transaction, which then undoes the removal */
  async function afterRemoval(tx: Queryable, personId: string): Promise<void> {
    const person = await loadFactorPerson(tx, personId)
    if (person === null || person.hatTotp || person.hatPasskey) return
    if (person.pflicht || person.frist !== null) throw anmeldungErrors.refuse('anmeldung.zweiter_faktor_pflicht')
    await replaceErsatzcodes(tx, personId, [])
  }

  return { ich, tell, freshCodes, codesIfNone, afterRemoval }
}
