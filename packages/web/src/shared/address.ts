import { parseSearch, type SearchValues } from './searchParams.ts'

/** An address inside the application, `/klienten/4711?tab=liste#verlauf`, in the parts that the router wants. */
export function addressOf(path: string): { to: string; search: SearchValues; hash: string } {
  const [, to = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(path) ?? []
  return { to, search: parseSearch(query), hash }
}
