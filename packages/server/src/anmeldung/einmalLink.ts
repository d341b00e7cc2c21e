/** The single-use link to set a password: it comes by mail to the one it was made for. */
import type { Ports, Queryable } from '../ports.ts'
import { createLink } from './password.repository.ts'
import { digestOf, newSecret } from './secret.ts'

/**
 * Inside a transaction that may see the person; answers the token, which is stored nowhere. Earlier links of the person die. It lives
 * 7 days for someone without a password, and 30 minutes for a reset.
 */
export async function createSingleUseLink(tx: Queryable, { clock }: Pick<Ports, 'clock'>, personId: string): Promise<string> {
  const token = newSecret()
  const angelegt = await createLink(tx, { hash: await digestOf(token), personId, jetzt: clock.now().toISOString() })
  if (!angelegt) throw new Error('A link was asked for a person whom this transaction does not see')
  return token
}
