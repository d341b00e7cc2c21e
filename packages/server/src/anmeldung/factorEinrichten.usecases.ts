/** Always asks for the password again. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { FactorStand } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type Pflicht, consumeStep, loadTotp, deleteTotp, setPflicht, saveTotp, countErsatzcodes } from './factor.repository.ts'
import { type Wer, createFactorArbeit } from './factorArbeit.ts'
import { loadPasskeys } from './passkey.repository.ts'
import type { Reauthentication } from './reauthentication.ts'
import type { SessionsHier } from './sessions.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { createTotpSecret } from './totpSecret.ts'

export function createFactorEinrichten(ports: Ports, { sitzungen, nochEinmal }: { sitzungen: SessionsHier; nochEinmal: Reauthentication }) {
  const { ich, tell, freshCodes, codesIfNone, afterRemoval } = createFactorArbeit(ports, sitzungen)
  const totpSecret = createTotpSecret(ports)
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const iso = () => clock.now().toISOString()

  return {
    async state(akteur: Akteur): Promise<FactorStand> {
      const [person, passkeys, ersatzcodes] = await Promise.all([
        ich(akteur),
        loadPasskeys(db, akteur.personId),
        countErsatzcodes(db, akteur.personId),
      ])
      return {
        totp: person.hatTotp,
        passkeys: passkeys.map(({ id, name, seit, zuletztAm }) => ({ id, name, seit, zuletztAm })),
        ersatzcodes,
        pflicht: person.pflicht,
        leitungPflicht: person.leitungPflicht,
        frist: person.hatTotp || person.hatPasskey || person.frist === null || person.frist <= iso() ? null : person.frist,
        darfPflichtSetzen: isVerwaltung(akteur.rolle),
      }
    },

    async beginTotp(who: Wer, password: string): Promise<{ geheimnis: string; uri: string }> {
      await nochEinmal(who, password)
      const { personId, organisationId, email } = await ich(who.akteur)
      const secret = newTotpSecret()
      const geheimnis = await totpSecret.seal(db, { personId, organisationId }, secret)
      const stored = await saveTotp(db, { personId, geheimnis, now: iso() })
      // One is already in use: it must be removed first, which takes the password and is logged.
      if (!stored) throw anmeldungErrors.refuse('anmeldung.totp_vorhanden')
      return { geheimnis: secret, uri: totpUri(secret, email) }
    },

    async confirmTotp(who: Wer, code: string): Promise<{ ersatzcodes: string[] | null }> {
      const { personId } = who.akteur
      const totp = await loadTotp(db, personId, iso())
      const step = totp === null ? null : stepOfCode(await totpSecret.open(db, totp), code, clock.now())
      const ersatzcodes = await database.transaction(systemContext, async (tx) => {
        const first = { personId, step: step ?? 0, now: iso(), ersterCode: true, geheimnis: totp?.geheimnis ?? '' }
        if (step === null || !(await consumeStep(tx, first))) throw anmeldungErrors.refuse('anmeldung.code_falsch')
        await tell(tx, who, 'TOTP_AN')
        return codesIfNone(tx, personId)
      })
      sitzungen.forget(personId)
      return { ersatzcodes }
    },

    async removeTotp(who: Wer, password: string): Promise<void> {
      await nochEinmal(who, password)
      const { personId } = who.akteur
      await database.transaction(systemContext, async (tx) => {
        if (!(await deleteTotp(tx, personId))) return
        await afterRemoval(tx, personId)
        await tell(tx, who, 'TOTP_AUS')
      })
    },

    async newErsatzcodes(who: Wer, password: string): Promise<{ ersatzcodes: string[] }> {
      await nochEinmal(who, password)
      const person = await ich(who.akteur)
      if (!person.hatTotp && !person.hatPasskey) throw anmeldungErrors.refuse('anmeldung.kein_zweiter_faktor')
      const ersatzcodes = await database.transaction(systemContext, async (tx) => {
        await tell(tx, who, 'ERSATZCODES')
        return freshCodes(tx, person.personId)
      })
      return { ersatzcodes }
    },

    /** Whoever requires it of everyone must have one already, or they would lock themselves out. Managers get some days of grace. */
    async setPflicht(akteur: Akteur, wahl: Pflicht): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      const { hatTotp, hatPasskey } = await ich(akteur)
      if (wahl.pflicht === true && !hatTotp && !hatPasskey) throw anmeldungErrors.refuse('anmeldung.erst_selbst')
      await database.transaction(systemContext, (tx) => setPflicht(tx, { organisationId, wahl, now: iso() }))
    },
  }
}
