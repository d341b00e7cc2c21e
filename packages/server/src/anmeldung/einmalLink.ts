/** The single-use link to set a password, as other rooms ask for it: by mail or in person it comes to the one it was made for. */
import type { Ports, Queryable } from '../ports.ts'
import { legeLinkAn } from './passwort.repository.ts'
import { digestOf, newSecret } from './secret.ts'

/** Inside a transaction that may see the person; answers the token, which is stored nowhere. */
export async function createEinmalLink(tx: Queryable, { clock }: Pick<Ports, 'clock'>, personId: string): Promise<string> {
  const token = newSecret()
  const angelegt = await legeLinkAn(tx, { hash: await digestOf(token), personId, jetzt: clock.now().toISOString() })
  if (!angelegt) throw new Error('A link was asked for a person whom this transaction does not see')
  return token
}
