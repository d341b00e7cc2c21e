/** Shared by all changes of a second factor: who acts, the log entry, and the recovery codes. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { ProtokollArt } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { legeMail } from '../mail/mail.usecases.ts'
import { ladeSprache } from '../mail/sprache.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { ersatzcodeHash, newErsatzcodes } from './ersatzcodes.ts'
import { type FaktorPerson, ersetzeErsatzcodes, ladeFaktorPerson, zaehleErsatzcodes } from './faktor.repository.ts'
import type { Herkunft } from './herkunft.ts'
import { faktorGeaendert } from './mails.ts'
import { protokolliere } from './protokoll.repository.ts'
import { meldeRechte } from './sitzung.repository.ts'
import type { SitzungenHier } from './sitzungen.ts'

/** Who, from where, and in which language the mail about it is written. */
export interface Wer {
  akteur: Akteur
  herkunft: Herkunft
  sprache: Sprache
}

export function createFaktorArbeit({ database, clock }: Ports, { meldeKonto }: SitzungenHier) {
  const db = imNamen(database, systemKontext)
  const iso = () => clock.now().toISOString()

  async function ich({ personId }: Akteur): Promise<FaktorPerson> {
    const person = await ladeFaktorPerson(db, personId)
    if (person === null) throw sharedFehler.ablehnen('zugriff.nicht_angemeldet')
    return person
  }

  /** Writes the log entry and the mail, and makes all processes reload the sessions. */
  async function tell(tx: Queryable, { akteur, herkunft, sprache }: Wer, art: ProtokollArt): Promise<void> {
    const { personId } = akteur
    await protokolliere(tx, { personId, art, herkunft, jetzt: iso() })
    const person = await ladeFaktorPerson(tx, personId)
    if (person !== null) await legeMail(tx, faktorGeaendert({ an: person.email, sprache: await ladeSprache(tx, personId, sprache) }))
    await meldeKonto(tx, { personId, anlass: 'ZWEITER_FAKTOR_GEAENDERT', am: iso() })
    await meldeRechte(tx, personId)
  }

  async function freshCodes(tx: Queryable, personId: string): Promise<string[]> {
    const codes = newErsatzcodes()
    await ersetzeErsatzcodes(tx, personId, await Promise.all(codes.map((code) => ersatzcodeHash(personId, code))))
    return codes
  }

  /** Codes come with the first factor; adding a second one keeps the existing codes. */
  const codesIfNone = async (tx: Queryable, personId: string) =>
    (await zaehleErsatzcodes(tx, personId)) === 0 ? freshCodes(tx, personId) : null

  /** @throws anmeldung.zweiter_faktor_pflicht inside the transaction, which then undoes the removal */
  async function afterRemoval(tx: Queryable, personId: string): Promise<void> {
    const person = await ladeFaktorPerson(tx, personId)
    if (person === null || person.hatTotp || person.hatPasskey) return
    if (person.pflicht || person.frist !== null) throw anmeldungFehler.ablehnen('anmeldung.zweiter_faktor_pflicht')
    await ersetzeErsatzcodes(tx, personId, [])
  }

  return { ich, tell, freshCodes, codesIfNone, afterRemoval }
}
