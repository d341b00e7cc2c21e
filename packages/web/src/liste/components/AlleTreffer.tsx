import { useEffect, useRef, useState } from 'react'
import { isAbort } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { toastError } from '../../ui/toast.tsx'
import { listeTexts } from '../liste.texts.ts'
import { leseTreffer } from '../liste.queries.ts'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import type { Liste } from './useListe.ts'
import { istWaehlbar } from './Zeilenkopf.tsx'

/** Nobody can answer for more than this at once, and nobody would read a report of it. */
const hoechstens = 1000

type Stand = { art: 'offen' | 'zuViele' } | { art: 'liest'; gelesen: number }

/** Offered when the whole page is selected: everything else the filter finds. Leaving the page or the selection stops loading. */
export function AlleTreffer<Zeile extends ListenZeile>({
  liste: { form, anfrage, auswahl },
  darstellung,
}: {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
}) {
  const t = useTexts(listeTexts)
  const [stand, setStand] = useState<Stand>({ art: 'offen' })
  const abbruch = useRef<AbortController | null>(null)
  useEffect(() => () => abbruch.current?.abort(), [])

  async function waehle(): Promise<void> {
    const dieser = new AbortController()
    abbruch.current = dieser
    setStand({ art: 'liest', gelesen: 0 })
    try {
      const treffer = await leseTreffer(form, anfrage, {
        signal: dieser.signal,
        hoechstens,
        onSeite: (gelesen) => setStand({ art: 'liest', gelesen }),
      })
      if (treffer === null) setStand({ art: 'zuViele' })
      else
        auswahl.setze(
          treffer.flatMap((zeile) => (istWaehlbar(darstellung, zeile) ? [zeile.id] : [])),
          treffer,
        )
    } catch (error) {
      setStand({ art: 'offen' })
      if (!isAbort(error)) toastError(error)
    }
  }

  return (
    <div className={classes.treffer}>
      {stand.art === 'offen' && (
        <>
          <span>{t('auswahl.ganzeSeite')}</span>
          <Button look="subtle" onClick={() => void waehle()}>
            {t('auswahl.alleTreffer')}
          </Button>
        </>
      )}
      {stand.art === 'liest' && (
        <>
          <span role="status">{t('auswahl.liest', { count: stand.gelesen })}</span>
          <Button look="subtle" onClick={() => abbruch.current?.abort()}>
            {t('sammel.abbrechen')}
          </Button>
        </>
      )}
      {stand.art === 'zuViele' && <span role="alert">{t('auswahl.zuViele')}</span>}
    </div>
  )
}
