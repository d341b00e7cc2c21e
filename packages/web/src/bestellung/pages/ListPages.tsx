import { prefetchList } from '../../liste/liste.queries.ts'
import type { ListSeite as Seite } from '../bestellung.paths.ts'
import { bestellLists } from '../components/liste/ansichten.ts'
import { ListSeite } from '../components/liste/ListSeite.tsx'
import { OnlyOwnSeite } from '../components/OnlyOwnSeite.tsx'

const listenPage = (seite: Seite) => ({
  Page: () => (
    <OnlyOwnSeite seite={seite}>
      <ListSeite seite={seite} />
    </OnlyOwnSeite>
  ),
  prefetch: prefetchList(bestellLists[seite]),
})

export const listenPages = { pflege: listenPage('pflege'), arzt: listenPage('arzt'), apotheke: listenPage('apotheke') }
