/**
 * There and back: state, nonce and verifier stay here, and the browser that began has to be the one that finishes. The provider counts as the
 * password and as nothing else: no account is made, and who has a second factor here is asked for it (docs/adr/0046).
 */
import { domainOf } from '@dreiklang/domain/sso/mailDomain'
import { ssoReturnPath, stepMinutes } from '@dreiklang/domain/sso/sso'
import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import { ssoErrors } from '@dreiklang/domain/sso/sso.errors'
import type { z } from 'zod'
import type { SignInVouched } from '../anmeldung/anmeldung.routes.ts'
import { createCookies } from '../anmeldung/cookies.ts'
import { createGate } from '../anmeldung/gate.ts'
import { createLimits } from '../anmeldung/limits.ts'
import { digestOf, newSecret, openUnder, sealUnder } from '../anmeldung/secret.ts'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { jsonAnswer } from '../shared/answer.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { RouteRequest } from '../shared/route.ts'
import { type SsoClient, SsoFault, type SsoProof } from '../ssoPort.ts'
import { type ProviderRow, insertStep, loadProvider, loadProviderOf, takeStep } from './sso.repository.ts'
import { createSsoSeal } from './sso.usecases.ts'

type Contract = typeof ssoContract
type Asked<C extends keyof Contract> = RouteRequest<
  z.output<Contract[C]['params']>,
  z.output<Contract[C]['query']>,
  z.output<Contract[C]['body']>
>

/** @throws sso.nicht_erreichbar, sso.abgelehnt, sso.uebung */
async function told<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof SsoFault)) throw error
    const codes = { unreachable: 'sso.nicht_erreichbar', refused: 'sso.abgelehnt', practice: 'sso.uebung' } as const
    throw ssoErrors.refuse(codes[error.kind])
  }
}

export function createSsoSignIn(ports: Ports, { signInVouched }: { signInVouched: SignInVouched }) {
  const { database, clock } = ports
  const db = onBehalfOf(database, systemContext)
  const seal = createSsoSeal(ports)
  const cookies = createCookies(ports)
  const gate = createGate(ports)
  const limits = createLimits(ports)
  const returnUrl = `${ports.publicUrl}${ssoReturnPath}`

  async function clientOf(provider: ProviderRow): Promise<SsoClient> {
    const { secret } = await one(seal.open(db, provider.organisationId, [provider]))
    return { issuer: provider.issuer, clientId: provider.clientId, clientSecret: secret }
  }

  const providerOf = async (email: string): Promise<ProviderRow | null> => {
    const domain = domainOf(email)
    return domain === null ? null : loadProviderOf(db, domain)
  }

  return {
    /** @throws zu_viele_anfragen */
    async find({ body, adresse }: Asked<'find'>): Promise<{ available: boolean }> {
      await gate.spend(await limits.forChallenge(adresse))
      return { available: (await providerOf(body.email)) !== null }
    },

    /** @throws zu_viele_anfragen, sso.nicht_eingerichtet, sso.nicht_erreichbar, sso.uebung */
    async begin({ body, adresse }: Asked<'begin'>): Promise<Response> {
      await gate.spend(await limits.forChallenge(adresse))
      const provider = await providerOf(body.email)
      if (provider === null) throw ssoErrors.refuse('sso.nicht_eingerichtet')
      const state = newSecret()
      const { url, proof } = await told(ports.sso.begin(await clientOf(provider), { returnUrl, state, email: body.email }))
      const now = clock.now()
      const endsAt = new Date(now.getTime() + stepMinutes * 60_000).toISOString()
      const kept = await sealUnder(state, JSON.stringify(proof))
      await insertStep(db, { hash: await digestOf(state), organisationId: provider.organisationId, kept, endsAt }, now.toISOString())
      return cookies.withLines(jsonAnswer({ url }, 200), [cookies.set('sso', state, stepMinutes * 60)])
    },

    /** @throws all of the room that its contract names for it, anmeldung.zweiter_faktor, anmeldung.zugang_gesperrt, anmeldung.haus_gesperrt */
    async finish(asked: Asked<'finish'>): Promise<Response> {
      const state = new URLSearchParams(asked.body.answer).get('state')
      if (state === null || state !== cookies.read(asked.request, 'sso')) throw ssoErrors.refuse('sso.abgelaufen')
      const step = await takeStep(db, await digestOf(state), clock.now().toISOString())
      if (step === null) throw ssoErrors.refuse('sso.abgelaufen')
      const provider = await loadProvider(db, step.organisationId)
      if (provider === null) throw ssoErrors.refuse('sso.abgelaufen')
      const proof: SsoProof = JSON.parse(await openUnder(state, step.kept))
      const answerUrl = `${returnUrl}?${asked.body.answer.replace(/^\?/, '')}`
      const { email, emailVerified } = await told(ports.sso.finish(await clientOf(provider), { answerUrl, state, proof }))
      if (email === null || !emailVerified) throw ssoErrors.refuse('sso.unbestaetigt')
      if (domainOf(email) !== provider.domain) throw ssoErrors.refuse('sso.unbekannt')
      const { organisationId } = provider
      const signed = await signInVouched(asked, { email: email.trim().toLowerCase(), organisationId })
      if (signed === null) throw ssoErrors.refuse('sso.unbekannt')
      await audit(db, null, { aktion: ssoContract.finish.id, art: 'KONTO', objektArt: 'PERSON', objektId: signed.personId, organisationId })
      return cookies.withLines(signed.response, [cookies.clear('sso')])
    },
  }
}
