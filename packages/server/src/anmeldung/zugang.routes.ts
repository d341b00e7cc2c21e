import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import type { Ports } from '../ports.ts'
import { type Route, route } from '../shared/route.ts'
import type { Hintergrund } from './background.ts'
import type { Gate } from './gate.ts'
import { herkunftOf } from './herkunft.ts'
import { createKonto } from './konto.usecases.ts'
import type { Limits } from './limits.ts'
import { requireOwnOrigin } from './origin.ts'
import { createSetPassword } from './password.usecases.ts'
import type { SessionsHier } from './sessions.ts'

interface Needs {
  sitzungen: SessionsHier
  hintergrund: Hintergrund
  gate: Gate
  limits: Limits
}

export function zugangRoutes(ports: Ports, needs: Needs): Route[] {
  const konto = createKonto(ports, needs)
  const setPassword = createSetPassword(ports, needs)

  return [
    route(kontoContract.signUp, async ({ body: { company = null, ...body }, request, adresse, sprache }) => {
      requireOwnOrigin(request)
      await konto.signUp({ ...body, company, address: adresse, sprache })
      return true as const
    }),
    route(kontoContract.resendConfirmation, async ({ body, request, adresse, sprache }) => {
      requireOwnOrigin(request)
      await konto.resendConfirmation({ ...body, address: adresse, sprache })
      return true as const
    }),
    route(kontoContract.confirm, async ({ body, adresse, sprache }) => {
      await konto.confirm({ ...body, address: adresse, sprache })
      return true as const
    }),
    route(kontoContract.forgotPassword, async ({ body, request, adresse, sprache }) => {
      requireOwnOrigin(request)
      await konto.forgotPassword({ ...body, address: adresse, sprache })
      return true as const
    }),
    route(kontoContract.resetPassword, async (request) => {
      const { body, adresse, sprache } = request
      await setPassword({ ...body, address: adresse, sprache, herkunft: herkunftOf(request) })
      return true as const
    }),
  ]
}
