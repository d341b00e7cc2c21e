import { useEffect, useRef, useState } from 'react'
import { isAbort } from '../../shared/apiError.ts'
import { Button } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { readHits } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import { isSelectable } from './Zeilenkopf.tsx'
import type { ListRow } from './listForm.ts'
import type { ListParts } from './view.ts'
import classes from './Liste.module.css'

/** Nobody can answer for more than this at once, and nobody would read a report of it. */
const hoechstens = 1000

type Stand = { art: 'offen' | 'zuViele' } | { art: 'liest'; gelesen: number }

/** Leaving the page or the selection stops loading. */
export function AllHits<Zeile extends ListRow>({ liste: { form, anfrage, auswahl }, view }: ListParts<Zeile>) {
  const t = useListTexts()
  const [stand, setStand] = useState<Stand>({ art: 'offen' })
  const abbruch = useRef<AbortController | null>(null)
  useEffect(() => () => abbruch.current?.abort(), [])

  async function choose(): Promise<void> {
    const dieser = new AbortController()
    abbruch.current = dieser
    setStand({ art: 'liest', gelesen: 0 })
    try {
      const hits = await readHits(form, anfrage, {
        signal: dieser.signal,
        hoechstens,
        onSeite: (gelesen) => setStand({ art: 'liest', gelesen }),
      })
      if (hits === null) setStand({ art: 'zuViele' })
      else
        auswahl.set(
          hits.flatMap((row) => (isSelectable(view, row) ? [row.id] : [])),
          hits,
        )
    } catch (error) {
      setStand({ art: 'offen' })
      if (!isAbort(error)) toastError(error)
    }
  }

  return (
    <div className={classes.treffer}>
      {stand.art === 'offen' && (
        <Button look="subtle" onClick={() => void choose()}>
          {t('auswahl.alleTreffer')}
        </Button>
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
