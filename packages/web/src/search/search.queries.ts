import { searchContract, type Suchgruppe } from '@dreiklang/domain/search/search.contract'
import { call } from '../shared/apiClient.ts'

export type Treffer = {
  [Group in Suchgruppe as Group['id']]: { art: Group['id']; label: string; result: Group['results'][number] }
}[Suchgruppe['id']]

const flach = ({ id, label, results }: Suchgruppe): Treffer[] =>
  // The contract ties a group to its results; the compiler loses that when both are separated.
  results.map((result) => ({ art: id, label, result }) as Treffer)

export async function searchEverything(query: string, signal: AbortSignal): Promise<Treffer[]> {
  return (await call(searchContract.search, { body: { query }, signal, background: true })).flatMap(flach)
}
