/**
 * The copy that a house keeps of an order which went on without it. Whom it concerns lies sealed as one text under the key of the Klient: no
 * row tells a name and the products beside it in the clear, and with the record nobody can read it any more.
 */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { type BestellungView, viewOf } from '@dreiklang/domain/bestellung/view'
import { type BestellungAnswer, storedCopy } from '@dreiklang/domain/bestellung/view.contract'
import { keineRechte } from '@dreiklang/domain/shared/rechte'
import type { Instant } from '@dreiklang/domain/shared/time'
import { z } from 'zod'

/** The place of the sealed text, one of the words of an order (seal.ts). */
export const klientText = 'klientText'

const folded = z.looseObject({ [klientText]: z.string().nullable() })

type FoldedCopy = Omit<BestellungView, 'klient'> & { [klientText]: string | null }

/** The order as the house reads it last, with no step open. */
export function lastCopyOf(
  bestellung: Bestellung,
  {
    namen,
    now,
    ...house
  }: { namen: Parameters<typeof viewOf>[1]['namen']; seite: 'ARZT' | 'APOTHEKE'; organisationId: string; now: Instant },
): FoldedCopy {
  const { klient, ...rest } = viewOf(bestellung, { namen, person: { ...house, personId: '', name: '', ...keineRechte }, now })
  const positionen = rest.positionen.map((one) => ({ ...one, uebergaenge: {} }))
  return { ...rest, positionen, [klientText]: klient && JSON.stringify(klient) }
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
