/** What people see and do about the safety of their own account. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { schwaecheVon } from '@dreiklang/domain/anmeldung/passwort'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { legeMail } from '../mail/mail.usecases.ts'
import { ladeSprache } from '../mail/sprache.repository.ts'
import type { Ports } from '../ports.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Wer } from './faktorArbeit.ts'
import { isoPlus } from './life.ts'
import { passwortGeaendert } from './mails.ts'
import type { NochEinmal } from './nochEinmal.ts'
import { ladeProtokoll, protokolliere } from './protokoll.repository.ts'
import { aenderePasswort, beendeAndere, beendeEigene, ladeEigeneSitzungen, vergissAltes } from './sicherheit.repository.ts'
import type { SitzungenHier } from './sitzungen.ts'

const day = 86_400_000

export function createSicherheit(ports: Ports, { sitzungen, nochEinmal }: { sitzungen: SitzungenHier; nochEinmal: NochEinmal }) {
  const { database, clock, passwordHasher } = ports
  const iso = () => clock.now().toISOString()

  return {
    async sessions(akteur: Akteur) {
      const rows = await ladeEigeneSitzungen(imNamen(database, kontextVon(akteur)), akteur.personId, iso())
      return { sitzungen: rows.map((row) => ({ ...row, diese: row.id === akteur.sitzungId })) }
    },

    /** @throws nicht_gefunden also for a session of someone else */
    async endSession({ akteur, herkunft }: Wer, sitzungId: string): Promise<void> {
      const { personId } = akteur
      await database.transaction(systemKontext, async (tx) => {
        if (!(await beendeEigene(tx, { sitzungId, personId, jetzt: iso() }))) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, { personId, art: 'SITZUNGEN_BEENDET', herkunft, jetzt: iso() })
      })
      sitzungen.vergiss(personId)
    },

    async endOthers({ akteur, herkunft }: Wer): Promise<void> {
      const { personId, sitzungId } = akteur
      await database.transaction(systemKontext, async (tx) => {
        await beendeAndere(tx, { sitzungId, personId, jetzt: iso() })
        await protokolliere(tx, { personId, art: 'SITZUNGEN_BEENDET', herkunft, jetzt: iso() })
      })
      sitzungen.vergiss(personId)
    },

    async log(akteur: Akteur) {
      return { eintraege: await ladeProtokoll(imNamen(database, kontextVon(akteur)), akteur.personId) }
    },

    /** @throws anmeldung.passwort_falsch, eingabe.ungueltig for a weak one, zu_viele_anfragen */
    async changePassword(wer: Wer, { alt, neu }: { alt: string; neu: string }): Promise<void> {
      const { personId, sitzungId } = wer.akteur
      const person = await nochEinmal(wer, alt)
      const code = schwaecheVon(neu, [person.email, person.name, person.organisationName ?? ''])
      if (code !== null) throw sharedFehler.ablehnen('eingabe.ungueltig', { felder: [{ path: 'neu', code, message: code }] })
      const hash = await passwordHasher.hash(neu)
      await database.transaction(systemKontext, async (tx) => {
        if (!(await aenderePasswort(tx, { personId, alt: person.passwortHash ?? '', neu: hash, jetzt: iso() })))
          throw anmeldungFehler.ablehnen('anmeldung.passwort_falsch')
        await beendeAndere(tx, { sitzungId, personId, jetzt: iso() })
        await protokolliere(tx, { personId, art: 'PASSWORT', herkunft: wer.herkunft, jetzt: iso() })
        await legeMail(tx, passwortGeaendert({ an: person.email, sprache: await ladeSprache(tx, personId, wer.sprache) }))
        await sitzungen.meldeKonto(tx, { personId, anlass: 'PASSWORT_GEAENDERT', am: iso() })
      })
      sitzungen.vergiss(personId)
    },
  }
}

/** For the clock. */
export async function vergissAlteKontospuren({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await vergissAltes(imNamen(database, systemKontext), isoPlus(now, -30 * day), isoPlus(now, -365 * day))
}
