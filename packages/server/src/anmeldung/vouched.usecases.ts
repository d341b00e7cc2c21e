import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadKonto } from './anmeldung.repository.ts'
import type { Gate } from './gate.ts'
import type { Von } from './herkunft.ts'
import type { Limits } from './limits.ts'
import type { Signed } from './secondFactor.usecases.ts'
import type { LetIn } from './signIn.usecases.ts'

interface Needs {
  gate: Gate
  limits: Limits
  letIn: LetIn
}

/** Whom his house has let vouch for by somebody else; that counts as the password, and what comes after it stays. */
export function createVouched({ database, clock }: Pick<Ports, 'database' | 'clock'>, { gate, limits, letIn }: Needs) {
  const db = onBehalfOf(database, systemContext)
  /** Null: the house has nobody with this address. @throws as `LetIn`, and zu_viele_anfragen */
  return async ({ address, herkunft }: Von, who: { email: string; organisationId: string }): Promise<Signed | null> => {
    const applying = await limits.forLink(address)
    return gate.passCounted({
      limits: applying,
      load: () => loadKonto(db, { email: who.email, limits: applying, now: clock.now() }),
      work: async ({ konto }) => {
        if (konto !== null && konto.organisationId === who.organisationId) return { ...(await letIn(konto, herkunft)), email: who.email }
        await gate.fail(applying)
        return null
      },
    })
  }
}
