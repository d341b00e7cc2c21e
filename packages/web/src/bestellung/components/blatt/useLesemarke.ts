import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/apiError.ts'
import { markRead } from '../../bestellung.queries.ts'

/** Half of it visible, or enough of it to fill half the window: a long message never fits a small one. */
function inView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)
}

function ungelesen({ seite, weitergeleitetAm }: BestellungAnswer, rueckfrage: BestellungAnswer['rueckfragen'][number]): string | null {
  const neueste = rueckfrage.nachrichten.at(-1)
  if (weitergeleitetAm !== undefined || neueste === undefined || neueste.von === seite) return null
  return rueckfrage.gelesen.some((marke) => marke.seite === seite && marke.nachrichtId === neueste.id) ? null : neueste.id
}

/** Answers the ref for the newest message and reports once that it was visible. */
export function useLesemarke(
  bestellung: BestellungAnswer,
  rueckfrage: BestellungAnswer['rueckfragen'][number],
): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const bestellungId = bestellung.id
  const rueckfrageId = rueckfrage.id
  const nachrichtId = ungelesen(bestellung, rueckfrage)
  useEffect(() => {
    if (nachrichtId === null || element === null) return
    let sichtbar = false
    let gesagt = false
    const check = () => {
      if (gesagt || !sichtbar || document.visibilityState !== 'visible') return
      gesagt = true
      markRead({ bestellungId, rueckfrageId, nachrichtId }).catch((error: unknown) => {
        // The reader need not know; it is reported again when the message comes into view again.
        gesagt = false
        if (!(error instanceof ApiError)) reportError(error)
      })
    }
    const beobachter = new IntersectionObserver(
      (entries) => {
        sichtbar = entries.some((entry) => entry === entries.at(-1) && inView(entry))
        check()
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    )
    beobachter.observe(element)
    document.addEventListener('visibilitychange', check)
    return () => {
      beobachter.disconnect()
      document.removeEventListener('visibilitychange', check)
    }
  }, [element, bestellungId, rueckfrageId, nachrichtId])
  return setElement
}
