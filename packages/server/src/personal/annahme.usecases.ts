/** What the link of an invitation opens: the account begins. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { schwaecheVon } from '@dreiklang/domain/anmeldung/passwort'
import { istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ladeZaehler, merkeFehlversuch } from '../anmeldung/anmeldung.repository.ts'
import { createGate } from '../anmeldung/gate.ts'
import type { Herkunft } from '../anmeldung/herkunft.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { protokolliere as schreibeKontospur } from '../anmeldung/protokoll.repository.ts'
import { digestOf } from '../anmeldung/secret.ts'
import { vergissWartendes } from '../anmeldung/wartende.repository.ts'
import { merkeSprache } from '../mail/sprache.repository.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { pruefeAufnahme, stelleEin } from './aufnahme.ts'
import { type GueltigeEinladung, ladeGueltige, nimmAn, verlangtFaktor } from './einladung.repository.ts'
import { eintrag } from './einladung.usecases.ts'

interface Annahme {
  token: string
  password: string
  address: string
  herkunft: Herkunft
}

export function createAnnahme(ports: Ports) {
  const { database, clock, passwordHasher } = ports
  const db = imNamen(database, systemKontext)
  const gate = createGate()
  const limits = createLimits(ports)
  const ungueltig = () => anmeldungFehler.ablehnen('anmeldung.link_ungueltig')

  /** Failed guesses at a link count towards the limit. @throws anmeldung.link_ungueltig, zu_viele_anfragen */
  async function oeffne<Ergebnis>(
    { token, address }: { token: string; address: string },
    tue: (einladung: GueltigeEinladung, hash: Uint8Array) => Promise<Ergebnis>,
  ): Promise<Ergebnis> {
    const hash = await digestOf(token)
    const applying = await limits.forLink(address, 'einladung')
    return gate.pass({
      limits: applying,
      load: async () => {
        const now = clock.now()
        const [counts, loaded] = await Promise.all([ladeZaehler(db, applying, now), ladeGueltige(db, hash, now.toISOString())])
        return { counts, loaded }
      },
      work: async (gefunden) => {
        if (gefunden !== null) return tue(gefunden, hash)
        await merkeFehlversuch(db, { limits: applying, now: clock.now() })
        throw ungueltig()
      },
    })
  }

  return {
    async read(anfrage: { token: string; address: string }) {
      return oeffne(anfrage, async ({ organisation, art, name, email, rolle, beruf, linkBis, kontoVorhanden }) => ({
        organisation,
        art,
        name,
        email,
        rolle,
        beruf,
        bis: linkBis,
        kontoVorhanden,
      }))
    },

    /** @throws anmeldung.link_ungueltig, eingabe.ungueltig for a weak password, and the refusals of letting in */
    async accept({ token, password, address, herkunft }: Annahme): Promise<{ email: string; zweiterFaktor: boolean }> {
      return oeffne({ token, address }, async (angenommen, hash) => {
        const { email, name, organisation, organisationId, rolle, beruf, lanr, sprache, durchPlattform } = angenommen
        const code = schwaecheVon(password, [email, name, organisation])
        if (code !== null) throw sharedFehler.ablehnen('eingabe.ungueltig', { felder: [{ path: 'password', code, message: code }] })
        const passwortHash = await passwordHasher.hash(password)
        return database.transaction(systemKontext, async (tx) => {
          const am = clock.now().toISOString()
          if (!(await nimmAn(tx, hash, am))) throw ungueltig()
          const angaben = { organisationId, email, name, rolle, beruf, lanr }
          // What was right a week ago may no longer be: checked again in the name of whoever invited.
          await pruefeAufnahme(tx, { rolle: durchPlattform ? 'ROLE_ADMIN' : rolle }, angaben)
          const id = ports.newId()
          await stelleEin(tx, { id, angaben, passwortHash, am })
          await vergissWartendes(tx, email)
          await merkeSprache(tx, { personId: id, sprache, am })
          await schreibeKontospur(tx, { personId: id, art: 'PASSWORT', herkunft, jetzt: am })
          await protokolliere(tx, null, { ...eintrag('personal.acceptEinladung', id), organisationId })
          return { email, zweiterFaktor: await verlangtFaktor(tx, organisationId, istVerwaltung(rolle)) }
        })
      })
    },
  }
}
