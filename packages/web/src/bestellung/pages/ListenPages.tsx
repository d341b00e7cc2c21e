import type { QueryClient } from '@tanstack/react-query'
import { readSearch, type SearchValues } from '../../shared/searchParams.ts'
import type { ListenSeite as Seite } from '../bestellung.paths.ts'
import { listenQuery } from '../bestellung.queries.ts'
import { anfrageVon, ansichtVon, listenSuche } from '../components/liste/ansichten.ts'
import { ListenSeite } from '../components/liste/ListenSeite.tsx'
import { NurEigeneSeite } from '../components/NurEigeneSeite.tsx'

const listenPage = (seite: Seite) => ({
  Page: () => (
    <NurEigeneSeite seite={seite}>
      <ListenSeite seite={seite} />
    </NurEigeneSeite>
  ),
  /** The lines of the page that the address names. */
  prefetch: (queryClient: QueryClient, search: SearchValues) => {
    const suche = readSearch(listenSuche, search)
    return queryClient.prefetchQuery(listenQuery(anfrageVon(suche, ansichtVon(seite, suche.ansicht))))
  },
})

export const listenPages = { pflege: listenPage('pflege'), arzt: listenPage('arzt'), apotheke: listenPage('apotheke') }
