/** What the head of a house sets up. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { isPublicDomain } from '@dreiklang/domain/sso/publicDomains'
import { domainOf } from '@dreiklang/domain/sso/mailDomain'
import { ssoReturnPath } from '@dreiklang/domain/sso/sso'
import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import { ssoErrors } from '@dreiklang/domain/sso/sso.errors'
import type { z } from 'zod'
import { createGate } from '../anmeldung/gate.ts'
import { herkunftOf } from '../anmeldung/herkunft.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { createReauthentication } from '../anmeldung/reauthentication.ts'
import { one } from '../database/rows.ts'
import { loadAddresses } from '../organisation/personen.repository.ts'
import { ConstraintViolation, type Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { type SsoClient, SsoFault } from '../ssoPort.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { deleteProvider, insertProvider, loadProvider } from './sso.repository.ts'

type Contract = typeof ssoContract
type Body = z.output<Contract['save']['body']>

export const createSsoSeal = (ports: Ports) => createHouseSeal(ports, { tabelle: 'sso_provider', felder: new Set(['secret']) })

const trailOf = (aktion: string, organisationId: string, felder: readonly string[] = []) =>
  ({ aktion, art: 'AENDERN', objektArt: 'ORGANISATION', objektId: organisationId, felder: [...felder] }) as const

export function createSsoSettings(ports: Ports) {
  const { database, clock, newId } = ports
  const nochEinmal = createReauthentication(ports, { gate: createGate(ports), limits: createLimits(ports) })
  const seal = createSsoSeal(ports)

  /** Of the confirmed address of whoever asks. */
  async function ownDomainOf(personId: string): Promise<string> {
    const [person] = await loadAddresses(onBehalfOf(database, systemContext), [personId])
    const domain = domainOf(person?.email ?? '')
    if (domain === null) throw sharedErrors.refuse('nicht_gefunden')
    return domain
  }

  /** The answer of the provider decides, not what somebody has typed. @throws sso.anbieter, sso.uebung */
  async function check(client: SsoClient): Promise<void> {
    try {
      await ports.sso.check(client)
    } catch (error) {
      if (!(error instanceof SsoFault)) throw error
      throw ssoErrors.refuse(error.kind === 'practice' ? 'sso.uebung' : 'sso.anbieter')
    }
  }

  /** @throws sso.geheimnis_fehlt: a secret that was given for one provider is sent to no other */
  async function secretFor({ issuer, clientId, clientSecret }: Body, request: CalledBy<Contract['save']>): Promise<string> {
    if (clientSecret !== null) return clientSecret
    const organisationId = ownOrganisation(request.akteur)
    const db = onBehalfOf(database, contextOf(request.akteur))
    const kept = await loadProvider(db, organisationId)
    if (kept === null || kept.issuer !== issuer || kept.clientId !== clientId) throw ssoErrors.refuse('sso.geheimnis_fehlt')
    return (await one(seal.open(db, organisationId, [kept]))).secret
  }

  return {
    async read({ akteur }: CalledBy<Contract['read']>): Promise<z.input<Contract['read']['answer']>> {
      const kept = await loadProvider(onBehalfOf(database, contextOf(akteur)), ownOrganisation(akteur))
      const provider = kept && { issuer: kept.issuer, clientId: kept.clientId, domain: kept.domain, changedAt: kept.changedAt }
      return { provider, returnUrl: `${ports.publicUrl}${ssoReturnPath}`, ownDomain: await ownDomainOf(akteur.personId) }
    },

    /** @throws anmeldung.passwort_falsch, zu_viele_anfragen and all of the room that its contract names for it */
    async save(request: CalledBy<Contract['save']>): Promise<void> {
      const { akteur, body } = request
      const { issuer, clientId, domain } = body
      const organisationId = ownOrganisation(akteur)
      await nochEinmal({ akteur, herkunft: herkunftOf(request) }, body.password)
      if (isPublicDomain(domain)) throw ssoErrors.refuse('sso.domain_oeffentlich')
      if (domain !== (await ownDomainOf(akteur.personId))) throw ssoErrors.refuse('sso.domain_fremd')
      const secret = await secretFor(body, request)
      await check({ issuer, clientId, clientSecret: secret })
      const row = { id: newId(), organisationId, issuer, clientId, secret, domain, changedAt: clock.now().toISOString() }
      try {
        await database.transaction(contextOf(akteur), async (tx) => {
          const sealed = await one(seal.seal(tx, organisationId, [row]))
          await deleteProvider(tx, organisationId)
          await insertProvider(tx, { ...sealed, personId: akteur.personId })
          await audit(tx, akteur, trailOf(ssoContract.save.id, organisationId, ['issuer', 'clientId', 'domain']))
        })
      } catch (error) {
        if (error instanceof ConstraintViolation && error.constraint === 'sso_provider_domain')
          throw ssoErrors.refuse('sso.domain_vergeben')
        throw error
      }
    },

    remove: ({ akteur }: CalledBy<Contract['remove']>): Promise<void> =>
      database.transaction(contextOf(akteur), async (tx) => {
        const organisationId = ownOrganisation(akteur)
        if (await deleteProvider(tx, organisationId)) await audit(tx, akteur, trailOf(ssoContract.remove.id, organisationId))
      }),
  }
}
