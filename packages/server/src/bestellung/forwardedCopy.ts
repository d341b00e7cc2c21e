/**
 * The copy that a house keeps of an order which went on without it. Whom it concerns lies sealed as one text under the key of the Klient: no
 * row tells a name and the products beside it in the clear, and with the record nobody can read it any more.
 */
import type { BestellungView } from '@dreiklang/domain/bestellung/view'
import { type BestellungAnswer, storedCopy } from '@dreiklang/domain/bestellung/view.contract'
import { z } from 'zod'

/** The place of the sealed text, one of the words of an order (seal.ts). */
export const klientText = 'klientText'

const folded = z.looseObject({ [klientText]: z.string().nullable() })

export function foldKlient({ klient, ...rest }: BestellungView): Omit<BestellungView, 'klient'> & { [klientText]: string | null } {
  return { ...rest, [klientText]: klient && JSON.stringify(klient) }
}

/** The Klient is null where the record was erased; a copy older than December 2026 says it as it was kept. */
function unfoldKlient(opened: unknown): unknown {
  const read = folded.safeParse(opened)
  if (!read.success) return opened
  const { [klientText]: text, ...rest } = read.data
  return { ...rest, klient: text?.startsWith('{') ? JSON.parse(text) : null }
}

/** Its own seals first, then those that the Klient in it brings along. @param open opens the seals in what it is given */
export async function openCopy(daten: unknown, open: (what: unknown) => Promise<unknown>): Promise<BestellungAnswer> {
  return storedCopy.parse(await open(unfoldKlient(await open(daten))))
}
