import { ListenSeite } from '../../liste/components/ListenSeite.tsx'
import { useListe } from '../../liste/components/useListe.ts'
import { prefetchListe } from '../../liste/liste.queries.ts'
import { useTexts } from '../../shared/i18n.ts'
import { eigeneListe } from '../components/protokollListe.ts'
import { useProtokollDarstellung } from '../components/useProtokollDarstellung.tsx'
import { eigenePath } from '../protokoll.paths.ts'
import { protokollTexts } from '../protokoll.texts.ts'

/** What was done under the own account. */
function EigenesPage() {
  const t = useTexts(protokollTexts)
  const liste = useListe(eigeneListe)
  const darstellung = useProtokollDarstellung()
  return (
    <ListenSeite {...darstellung} liste={liste} titel={t('eigene.titel')} untertitel={t('eigene.untertitel')} pfad={() => eigenePath} />
  )
}

export const eigenesPage = { Page: EigenesPage, prefetch: prefetchListe(eigeneListe) }
