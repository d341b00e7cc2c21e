import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { checkPassword } from '@dreiklang/domain/anmeldung/password'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import { createGate } from '../anmeldung/gate.ts'
import type { Herkunft } from '../anmeldung/herkunft.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { audit as schreibeKontospur } from '../anmeldung/protokoll.repository.ts'
import { digestOf } from '../anmeldung/secret.ts'
import { forgetWaiting } from '../anmeldung/waiting.repository.ts'
import { rememberLanguage } from '../mail/language.repository.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { checkAufnahme, set } from './aufnahme.ts'
import { type ValidEinladung, loadValid, accept, requiresFactor } from './einladung.repository.ts'
import { entry } from './einladung.usecases.ts'

interface Annahme {
  token: string
  password: string
  address: string
  herkunft: Herkunft
}

export function createAnnahme(ports: Ports) {
  const { database, clock, passwordHasher } = ports
  const db = onBehalfOf(database, systemContext)
  const gate = createGate(ports)
  const limits = createLimits(ports)
  const ungueltig = () => anmeldungErrors.refuse('anmeldung.link_ungueltig')

  /** Failed guesses at a link count towards the limit. @throws anmeldung.link_ungueltig, zu_viele_anfragen */
  async function open<Result>(
    { token, address }: { token: string; address: string },
    run: (einladung: ValidEinladung, hash: Uint8Array) => Promise<Result>,
  ): Promise<Result> {
    const hash = await digestOf(token)
    const applying = await limits.forLink(address, 'einladung')
    const load = (now: string) => loadValid(db, hash, now)
    return gate.passWith(applying, load, async (found) => {
      if (found !== null) return run(found, hash)
      await gate.fail(applying)
      throw ungueltig()
    })
  }

  return {
    async read(request: { token: string; address: string }) {
      return open(request, async ({ organisation, art, name, email, rolle, beruf, linkBis, kontoVorhanden }) => ({
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
      return open({ token, address }, async (angenommen, hash) => {
        const { email, name, organisation, organisationId, rolle, beruf, lanr, sprache, durchPlattform } = angenommen
        checkPassword(password, [email, name, organisation])
        const passwortHash = await passwordHasher.hash(password)
        return database.transaction(systemContext, async (tx) => {
          const am = clock.now().toISOString()
          if (!(await accept(tx, hash, am))) throw ungueltig()
          const angaben = { organisationId, email, name, rolle, beruf, lanr }
          // What was right a week ago may no longer be: checked again in the name of whoever invited.
          await checkAufnahme(tx, { rolle: durchPlattform ? 'ROLE_ADMIN' : rolle }, angaben)
          const id = ports.newId()
          await set(tx, { id, angaben, passwortHash, am })
          await forgetWaiting(tx, email)
          await rememberLanguage(tx, { personId: id, sprache, am })
          await schreibeKontospur(tx, { personId: id, art: 'PASSWORT', herkunft, now: am })
          await audit(tx, null, { ...entry('personal.acceptEinladung', id), organisationId })
          return { email, zweiterFaktor: await requiresFactor(tx, organisationId, isVerwaltung(rolle)) }
        })
      })
    },
  }
}
