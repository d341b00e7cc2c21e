/** The single-use link to set a password: it comes by mail to the one it was made for. */
import type { Ports, Queryable } from '../ports.ts'
import { createLink } from './password.repository.ts'
import { digestOf, newSecret } from './secret.ts'

export interface SingleUseLink {
  /** Stored nowhere. */
  token: string
  bis: string
}

/** Earlier links die. 7 days for someone without a password, 30 minutes for a reset. */
export async function createSingleUseLink(tx: Queryable, { clock }: Pick<Ports, 'clock'>, personId: string): Promise<SingleUseLink> {
  const token = newSecret()
  const bis = await createLink(tx, { hash: await digestOf(token), personId, now: clock.now().toISOString() })
  if (bis === null) throw new Error('A link was asked for a person whom this transaction does not see')
  return { token, bis }
}
