import { searchContract } from '@dreiklang/domain/search/search.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { type Searched, createSearch } from './search.usecases.ts'

export function searchRoom(ports: Ports, searched: Searched): Room {
  const { search } = createSearch(ports, searched)
  return { routes: [signedIn(searchContract.search, ({ akteur, body, sprache }) => search(akteur, { query: body.query, sprache }))] }
}
