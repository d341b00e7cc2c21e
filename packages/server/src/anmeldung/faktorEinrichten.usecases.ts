/** Setting up the authenticator app, recovery codes and the organisation's requirement; always asks for the password again. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { FaktorStand } from '@dreiklang/domain/anmeldung/zweiterFaktor.contract'
import { eigeneOrganisation, istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Pflicht, benutzeSchritt, ladeTotp, loescheTotp, setzePflicht, speichereTotp, zaehleErsatzcodes } from './faktor.repository.ts'
import { type Wer, createFaktorArbeit } from './faktorArbeit.ts'
import type { NochEinmal } from './nochEinmal.ts'
import { ladePasskeys } from './passkey.repository.ts'
import type { SitzungenHier } from './sitzungen.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { createTotpGeheimnis } from './totpGeheimnis.ts'

export function createFaktorEinrichten(ports: Ports, { sitzungen, nochEinmal }: { sitzungen: SitzungenHier; nochEinmal: NochEinmal }) {
  const { ich, tell, freshCodes, codesIfNone, afterRemoval } = createFaktorArbeit(ports, sitzungen)
  const totpGeheimnis = createTotpGeheimnis(ports)
  const { database, clock } = ports
  const db = imNamen(database, systemKontext)
  const iso = () => clock.now().toISOString()

  return {
    async state(akteur: Akteur): Promise<FaktorStand> {
      const [person, passkeys, ersatzcodes] = await Promise.all([
        ich(akteur),
        ladePasskeys(db, akteur.personId),
        zaehleErsatzcodes(db, akteur.personId),
      ])
      return {
        totp: person.hatTotp,
        passkeys: passkeys.map(({ id, name, seit, zuletztAm }) => ({ id, name, seit, zuletztAm })),
        ersatzcodes,
        pflicht: person.pflicht,
        leitungPflicht: person.leitungPflicht,
        frist: person.hatTotp || person.hatPasskey || person.frist === null || person.frist <= iso() ? null : person.frist,
        darfPflichtSetzen: istVerwaltung(akteur.rolle),
      }
    },

    async beginTotp(wer: Wer, password: string): Promise<{ geheimnis: string; uri: string }> {
      await nochEinmal(wer, password)
      const { personId, organisationId, email } = await ich(wer.akteur)
      const secret = newTotpSecret()
      const geheimnis = await totpGeheimnis.versiegle(db, { personId, organisationId }, secret)
      const stored = await speichereTotp(db, { personId, geheimnis, jetzt: iso() })
      // One is already in use: it must be removed first, which takes the password and is logged.
      if (!stored) throw anmeldungFehler.ablehnen('anmeldung.totp_vorhanden')
      return { geheimnis: secret, uri: totpUri(secret, email) }
    },

    async confirmTotp(wer: Wer, code: string): Promise<{ ersatzcodes: string[] | null }> {
      const { personId } = wer.akteur
      const totp = await ladeTotp(db, personId, iso())
      const step = totp === null ? null : stepOfCode(await totpGeheimnis.oeffne(db, totp), code, clock.now())
      const ersatzcodes = await database.transaction(systemKontext, async (tx) => {
        const first = { personId, step: step ?? 0, jetzt: iso(), ersterCode: true, geheimnis: totp?.geheimnis ?? '' }
        if (step === null || !(await benutzeSchritt(tx, first))) throw anmeldungFehler.ablehnen('anmeldung.code_falsch')
        await tell(tx, wer, 'TOTP_AN')
        return codesIfNone(tx, personId)
      })
      sitzungen.vergiss(personId)
      return { ersatzcodes }
    },

    async removeTotp(wer: Wer, password: string): Promise<void> {
      await nochEinmal(wer, password)
      const { personId } = wer.akteur
      await database.transaction(systemKontext, async (tx) => {
        if (!(await loescheTotp(tx, personId))) return
        await afterRemoval(tx, personId)
        await tell(tx, wer, 'TOTP_AUS')
      })
    },

    async newErsatzcodes(wer: Wer, password: string): Promise<{ ersatzcodes: string[] }> {
      await nochEinmal(wer, password)
      const person = await ich(wer.akteur)
      if (!person.hatTotp && !person.hatPasskey) throw anmeldungFehler.ablehnen('anmeldung.kein_zweiter_faktor')
      const ersatzcodes = await database.transaction(systemKontext, async (tx) => {
        await tell(tx, wer, 'ERSATZCODES')
        return freshCodes(tx, person.personId)
      })
      return { ersatzcodes }
    },

    /** Whoever requires it of everyone must have one already, or they would lock themselves out. Managers get some days of grace. */
    async setPflicht(akteur: Akteur, wahl: Pflicht): Promise<void> {
      const organisationId = eigeneOrganisation(akteur)
      const { hatTotp, hatPasskey } = await ich(akteur)
      if (wahl.pflicht === true && !hatTotp && !hatPasskey) throw anmeldungFehler.ablehnen('anmeldung.erst_selbst')
      await database.transaction(systemKontext, (tx) => setzePflicht(tx, { organisationId, wahl, jetzt: iso() }))
    },
  }
}
