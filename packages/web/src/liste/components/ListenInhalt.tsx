import { useSyncExternalStore } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Stack } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Liste.module.css'
import { ListenKarten } from './ListenKarten.tsx'
import { type ListenZeile, reiterVon } from './listenForm.ts'
import { Blaettern, LeereListe, NeuesLeiste } from './ListenRand.tsx'
import { ListenTabelle } from './ListenTabelle.tsx'
import type { Liste } from './useListe.ts'

/**
 * Paper always gets the table, whose head is repeated on each sheet. An external store, because it is rendered before the browser lays out
 * the sheet; state set in an effect would be too late.
 */
function usePasst(breite: string): boolean {
  const query = `(min-width: ${breite}), print`
  return useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
  )
}

export function ListenInhalt<Zeile extends ListenZeile>(teile: { liste: Liste<Zeile>; darstellung: ListenDarstellung<Zeile> }) {
  const { liste, darstellung } = teile
  const t = useTexts(listeTexts)
  const breit = usePasst(darstellung.tabelleAb ?? '60rem')
  const { stand, error, laedt, nochmal, form, suche } = liste
  if (stand === null) return error === null ? <ListSkeleton rows={8} height={96} /> : <ErrorState error={error} onRetry={nochmal} />
  const reiter = reiterVon(form, suche.ansicht)
  const caption =
    reiter === null
      ? darstellung.titel
      : t('name', { titel: darstellung.titel, reiter: darstellung.reiter?.(reiter.id).label ?? reiter.id })
  const Anzeige = breit && darstellung.neben === undefined && suche.anzeige === 'tabelle' ? ListenTabelle : ListenKarten
  return (
    <Stack gap="md" aria-busy={laedt || undefined}>
      {error !== null && <ErrorState error={error} onRetry={nochmal} />}
      <NeuesLeiste stand={stand} neues={darstellung.worte?.neue} onZeigen={liste.zeigeNeues} />
      {stand.zeilen.length === 0 && !laedt && <LeereListe {...teile} />}
      {stand.zeilen.length > 0 && (
        <div className={`${classes.dichte} ${laedt ? classes.warten : ''}`} data-dichte={suche.dichte ?? undefined}>
          <Anzeige {...teile} caption={caption} zeilen={stand.zeilen} />
        </div>
      )}
      <Blaettern liste={liste} />
    </Stack>
  )
}
