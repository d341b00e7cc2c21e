import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { checkPassword } from '@dreiklang/domain/anmeldung/password'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Wer } from './factorArbeit.ts'
import { isoPlus } from './life.ts'
import { passwordChanged } from './mails.ts'
import { loadProtokoll, audit } from './protokoll.repository.ts'
import type { Reauthentication } from './reauthentication.ts'
import type { SessionsHier } from './sessions.ts'
import { changePassword, endOthers, endOwn, loadOwnSessions, forgetOld } from './sicherheit.repository.ts'

const day = 86_400_000

export function createSicherheit(ports: Ports, { sitzungen, nochEinmal }: { sitzungen: SessionsHier; nochEinmal: Reauthentication }) {
  const { database, clock, passwordHasher } = ports
  const iso = () => clock.now().toISOString()

  return {
    async sessions(akteur: Akteur) {
      const rows = await loadOwnSessions(onBehalfOf(database, contextOf(akteur)), akteur.personId, iso())
      return { sitzungen: rows.map((row) => ({ ...row, diese: row.id === akteur.sitzungId })) }
    },

    /** @throws nicht_gefunden also for a session of someone else */
    async endSession({ akteur, herkunft }: Wer, sitzungId: string): Promise<void> {
      const { personId } = akteur
      await database.transaction(systemContext, async (tx) => {
        if (!(await endOwn(tx, { sitzungId, personId, now: iso() }))) throw sharedErrors.refuse('nicht_gefunden')
        await audit(tx, { personId, art: 'SITZUNGEN_BEENDET', herkunft, now: iso() })
      })
      sitzungen.forget(personId)
    },

    async endOthers({ akteur, herkunft }: Wer): Promise<void> {
      const { personId, sitzungId } = akteur
      await database.transaction(systemContext, async (tx) => {
        await endOthers(tx, { sitzungId, personId, now: iso() })
        await audit(tx, { personId, art: 'SITZUNGEN_BEENDET', herkunft, now: iso() })
      })
      sitzungen.forget(personId)
    },

    async log(akteur: Akteur) {
      return { eintraege: await loadProtokoll(onBehalfOf(database, contextOf(akteur)), akteur.personId) }
    },

    /** @throws anmeldung.passwort_falsch, eingabe.ungueltig for a weak one, zu_viele_anfragen */
    async changePassword(who: Wer, { alt, neu }: { alt: string; neu: string }): Promise<void> {
      const { personId, sitzungId } = who.akteur
      const person = await nochEinmal(who, alt)
      checkPassword(neu, [person.email, person.name, person.organisationName ?? ''], 'neu')
      const hash = await passwordHasher.hash(neu)
      await database.transaction(systemContext, async (tx) => {
        if (!(await changePassword(tx, { personId, alt: person.passwortHash ?? '', neu: hash, now: iso() })))
          throw anmeldungErrors.refuse('anmeldung.passwort_falsch')
        await endOthers(tx, { sitzungId, personId, now: iso() })
        await audit(tx, { personId, art: 'PASSWORT', herkunft: who.herkunft, now: iso() })
        const sprache = await loadLanguage(tx, personId, who.sprache)
        await queueMail(tx, passwordChanged({ an: person.email, name: person.name, sprache, herkunft: who.herkunft, am: iso() }))
        await sitzungen.reportKonto(tx, { personId, anlass: 'PASSWORT_GEAENDERT', am: iso() })
      })
      sitzungen.forget(personId)
    },
  }
}

export async function forgetOldKontospuren({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  await forgetOld(onBehalfOf(database, systemContext), isoPlus(now, -30 * day), isoPlus(now, -365 * day))
}
