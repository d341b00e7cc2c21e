import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'
import type { SaveWays } from './components/store.ts'

/** Not under the room's key: a live event must not put the server's older content into the form while someone types. */
const entwurf = ['bestellungEntwurf'] as const

export const entwurfQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: [...entwurf, bestellungId],
    queryFn: ({ signal }) => call(bestellungContract.read, { params: { bestellungId }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** Findings and views of the others for one version of a draft. `schluessel` names the positions in the order of that version. */
export const vorschauQuery = ({ id, version }: { id: string; version: number }, schluessel: readonly string[]) =>
  queryOptions({
    queryKey: [...entwurf, id, 'vorschau', version, schluessel],
    queryFn: async ({ signal }) => {
      const vorschau = await call(bestellungContract.preview, { params: { bestellungId: id }, signal, background: true })
      return { ...vorschau, schluessel }
    },
    staleTime: 60_000,
    gcTime: 60_000,
  })

export const lastQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['bestellung', 'liste', 'letzte', klientId],
    queryFn: async ({ signal }) =>
      (await call(bestellungContract.list, { query: { klientId, limit: 10 }, signal, background: true })).zeilen,
  })

/** In the background: someone is typing and not waiting. A draft is linked to its visit as long as it is for the visited client. */
export const saveWays = (zumBesuch: { hausbesuchId: string | null; folgeId: string | null; klientId: string | null }): SaveWays => ({
  anlegen: (words: Entwurf, idempotencyKey) => {
    const { hausbesuchId, folgeId, klientId } = zumBesuch
    const rest = { body: words, idempotencyKey, background: true }
    return hausbesuchId === null || words.klientId !== klientId
      ? call(bestellungContract.create, rest)
      : call(besuchLinkContract.createAusBesuch, { ...rest, params: { hausbesuchId }, ...(folgeId === null ? {} : { query: { folgeId } }) })
  },
  aendern: ({ id, version }, words, idempotencyKey) =>
    call(bestellungContract.update, { params: { bestellungId: id }, body: { ...words, version }, idempotencyKey, background: true }),
  newAnfrage: newIdempotencyKey,
  jetztMs: Date.now,
})

/** E2 and E3. One key for all attempts to send this version, so that a lost answer sends nothing twice. */
export function sendEntwurf({ id, version }: { id: string; version: number }, idempotencyKey: string) {
  return call(handlungContract.senden, { params: { bestellungId: id }, body: { version }, idempotencyKey })
}
