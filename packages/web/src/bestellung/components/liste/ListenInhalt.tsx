import { useMediaQuery } from '@mantine/hooks'
import { useTexts } from '../../../shared/i18n.ts'
import { Stack } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import type { ListenSeite } from '../../bestellung.paths.ts'
import { listeTexts } from '../../liste.texts.ts'
import type { SammelSchritt } from './auswahl.ts'
import { AuswahlLeiste } from './AuswahlLeiste.tsx'
import classes from './Liste.module.css'
import { ListenKarten } from './ListenKarten.tsx'
import { Blaettern, LeereListe, NeuesLeiste } from './ListenRand.tsx'
import { ListenTabelle } from './ListenTabelle.tsx'
import type { Liste } from './useListe.ts'

/** Below this width a table would have to be pushed sideways. */
const tabelleAb = '(min-width: 1340px)'

interface ListenInhaltProps {
  seite: ListenSeite
  liste: Liste
  onSammel: (schritt: SammelSchritt, bestellungIds: readonly string[]) => void
}

/** The lines, or why there are none. */
export function ListenInhalt({ seite, liste, onSammel }: ListenInhaltProps) {
  const t = useTexts(listeTexts)
  const breit = useMediaQuery(tabelleAb, undefined, { getInitialValueInEffect: false })
  const { stand, error, laedt, nochmal, ansicht } = liste
  if (stand === null) return error === null ? <ListSkeleton rows={8} height={96} /> : <ErrorState error={error} onRetry={nochmal} />
  const Anzeige = breit ? ListenTabelle : ListenKarten
  return (
    <Stack gap="md" aria-busy={laedt || undefined}>
      {error !== null && <ErrorState error={error} onRetry={nochmal} />}
      <NeuesLeiste stand={stand} onZeigen={liste.zeigeNeues} />
      {stand.zeilen.length === 0 && !laedt && <LeereListe liste={liste} />}
      {stand.zeilen.length > 0 && (
        <div className={laedt ? classes.warten : undefined}>
          <Anzeige
            caption={t('liste', { ansicht: t(`ansicht.${ansicht.id}`) })}
            zeilen={stand.zeilen}
            seite={seite}
            auswahl={liste.auswahl}
            onOeffnen={({ zeile }) => liste.oeffne(zeile.id)}
            onMerken={liste.merke}
          />
        </div>
      )}
      <Blaettern liste={liste} />
      <AuswahlLeiste auswahl={liste.auswahl} zeilen={stand.zeilen.map(({ zeile }) => zeile)} onSammel={onSammel} />
    </Stack>
  )
}
