import { searchContract, type Suchgruppe } from '@dreiklang/domain/search/search.contract'
import { call } from '../shared/apiClient.ts'

export type Treffer = {
  [Gruppe in Suchgruppe as Gruppe['id']]: { art: Gruppe['id']; label: string; result: Gruppe['results'][number] }
}[Suchgruppe['id']]

const flach = ({ id, label, results }: Suchgruppe): Treffer[] =>
  // The contract ties a group to its results; the compiler loses that when both are separated.
  results.map((result) => ({ art: id, label, result }) as Treffer)

export async function sucheAlles(query: string, signal: AbortSignal): Promise<Treffer[]> {
  return (await call(searchContract.search, { body: { query }, signal, background: true })).flatMap(flach)
}
