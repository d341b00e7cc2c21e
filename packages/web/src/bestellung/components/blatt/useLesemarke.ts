import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/apiError.ts'
import { markiereGelesen } from '../../bestellung.queries.ts'

/** Half of it visible, or enough of it to fill half the window: a long message never fits a small one. */
function imBlick({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)
}

/** The newest message, when it is one of another side and this side has not been seen reading it. */
function ungelesen({ seite, weitergeleitetAm }: BestellungAntwort, rueckfrage: BestellungAntwort['rueckfragen'][number]): string | null {
  const neueste = rueckfrage.nachrichten.at(-1)
  if (weitergeleitetAm !== undefined || neueste === undefined || neueste.von === seite) return null
  return rueckfrage.gelesen.some((marke) => marke.seite === seite && marke.nachrichtId === neueste.id) ? null : neueste.id
}

/** Reports once that the newest message was visible on the page. Answers the ref for that message. */
export function useLesemarke(
  bestellung: BestellungAntwort,
  rueckfrage: BestellungAntwort['rueckfragen'][number],
): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const bestellungId = bestellung.id
  const rueckfrageId = rueckfrage.id
  const nachrichtId = ungelesen(bestellung, rueckfrage)
  useEffect(() => {
    if (nachrichtId === null || element === null) return
    let sichtbar = false
    let gesagt = false
    const pruefe = () => {
      if (gesagt || !sichtbar || document.visibilityState !== 'visible') return
      gesagt = true
      markiereGelesen({ bestellungId, rueckfrageId, nachrichtId }).catch((fehler: unknown) => {
        // The reader need not know; it is reported again when the message comes into view again.
        gesagt = false
        if (!(fehler instanceof ApiError)) reportError(fehler)
      })
    }
    const beobachter = new IntersectionObserver(
      (eintraege) => {
        sichtbar = eintraege.some((eintrag) => eintrag === eintraege.at(-1) && imBlick(eintrag))
        pruefe()
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    )
    beobachter.observe(element)
    document.addEventListener('visibilitychange', pruefe)
    return () => {
      beobachter.disconnect()
      document.removeEventListener('visibilitychange', pruefe)
    }
  }, [element, bestellungId, rueckfrageId, nachrichtId])
  return setElement
}
