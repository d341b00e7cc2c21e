import { searchContract } from '@dreiklang/domain/search/search.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createSearch } from './search.usecases.ts'

export function searchRoutes(ports: Ports): Route[] {
  const { search } = createSearch(ports)
  return [signedIn(searchContract.search, ({ akteur, body, sprache }) => search(akteur, { query: body.query, sprache }))]
}
