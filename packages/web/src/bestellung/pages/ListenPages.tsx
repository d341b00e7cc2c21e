import { prefetchListe } from '../../liste/liste.queries.ts'
import type { ListenSeite as Seite } from '../bestellung.paths.ts'
import { bestellListen } from '../components/liste/ansichten.ts'
import { ListenSeite } from '../components/liste/ListenSeite.tsx'
import { NurEigeneSeite } from '../components/NurEigeneSeite.tsx'

const listenPage = (seite: Seite) => ({
  Page: () => (
    <NurEigeneSeite seite={seite}>
      <ListenSeite seite={seite} />
    </NurEigeneSeite>
  ),
  prefetch: prefetchListe(bestellListen[seite]),
})

export const listenPages = { pflege: listenPage('pflege'), arzt: listenPage('arzt'), apotheke: listenPage('apotheke') }
