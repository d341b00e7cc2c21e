import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { listeTexts } from '../liste.texts.ts'
import { AlleTreffer } from './AlleTreffer.tsx'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import type { Liste } from './useListe.ts'
import { istWaehlbar } from './Zeilenkopf.tsx'

interface AuswahlLeisteProps<Zeile extends ListenZeile> {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
}

/** Actions for the selected rows. Stays at the bottom while scrolling. */
export function AuswahlLeiste<Zeile extends ListenZeile>({ liste, darstellung }: AuswahlLeisteProps<Zeile>) {
  const t = useTexts(listeTexts)
  const { auswahl, zeilen, sammle, mehrSeiten } = liste
  const gewaehlt = zeilen.filter(({ id }) => auswahl.ids.has(id))
  if (gewaehlt.length === 0) return null
  const waehlbare = zeilen.filter((zeile) => istWaehlbar(darstellung, zeile))
  const alle = gewaehlt.length === waehlbare.length
  const { treffer } = auswahl
  return (
    <div className={classes.unten} role="region" aria-label={t('auswahl.leiste')} data-no-print>
      <strong role="status">{t(alle && treffer !== null ? 'auswahl.treffer' : 'auswahl.anzahl', { count: gewaehlt.length })}</strong>
      {darstellung.sammel?.map((aktion) => {
        const ids = gewaehlt.flatMap((zeile) => (aktion.geht(zeile) ? [zeile.id] : []))
        return (
          ids.length > 0 && (
            <Button key={aktion.id} onClick={() => sammle(aktion.id, ids)}>
              {`${aktion.name} (${ids.length})`}
            </Button>
          )
        )
      })}
      {treffer === null && !alle && (
        <Button look="secondary" onClick={() => auswahl.setze(waehlbare.map(({ id }) => id))}>
          {t('auswahl.alle')}
        </Button>
      )}
      <Button look="secondary" onClick={() => auswahl.setze([])}>
        {t('auswahl.aufheben')}
      </Button>
      {treffer === null && alle && mehrSeiten && <AlleTreffer liste={liste} darstellung={darstellung} />}
    </div>
  )
}
