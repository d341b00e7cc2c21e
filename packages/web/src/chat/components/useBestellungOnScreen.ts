import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useLocation } from '@tanstack/react-router'
import type { SearchValues } from '../../shared/searchParams.ts'

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i

/** The id of the order that fills the page or lies open beside the list; null without one. */
export function useBestellungOnScreen(): string | null {
  return useLocation({
    select: ({ pathname, search }: { pathname: string; search: SearchValues }) => {
      const found = uuid.exec(pathname)?.[0]
      if (found !== undefined && pathname === bestellungPath(found)) return found
      return typeof search['offen'] === 'string' ? search['offen'] : null
    },
  })
}
