import { berlinDate } from '@dreiklang/domain/shared/time'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { LoadEntwurf, EntwurfFrame } from '../components/LoadEntwurf.tsx'
import { startNew } from '../components/entwurfStart.ts'

const oderNo = z.uuid().nullable().default(null)
const suche = z.object({ klient: oderNo, entwurf: oderNo, besuch: oderNo, folge: oderNo })

/** `?klient=`, from a visit `?besuch=` and its follow-up `&folge=`. Once saved, the draft is in the address, so that a reload finds it. */
export function NewBestellungPage() {
  const { id: personId } = useUser()
  const [{ klient, entwurf, besuch, folge }, setSuche] = useSearchState(suche)
  const [anfang, setAnfang] = useState({ klient, entwurf, besuch, folge, nr: 0 })
  const [heute] = useState(() => berlinDate(new Date().toISOString()))
  /** The draft that this form put into the address itself: it must not restart the form. */
  const eigener = useRef<{ id: string; angekommen: boolean }>(null)

  useEffect(() => {
    const { current } = eigener
    if (current !== null && entwurf === current.id) {
      current.angekommen = true
      return
    }
    const unterwegs = current !== null && !current.angekommen
    const unveraendert =
      current === null && entwurf === anfang.entwurf && klient === anfang.klient && besuch === anfang.besuch && folge === anfang.folge
    if (unterwegs || unveraendert) return
    eigener.current = null
    setAnfang({ klient, entwurf, besuch, folge, nr: anfang.nr + 1 })
  }, [klient, entwurf, besuch, folge, anfang])

  const onAblage = (id: string) => {
    eigener.current = { id, angekommen: false }
    setSuche({ entwurf: id })
  }
  if (anfang.entwurf !== null)
    return <LoadEntwurf key={anfang.nr} entwurfId={anfang.entwurf} heute={heute} hausbesuchId={anfang.besuch} onAblage={onAblage} />
  return (
    <EntwurfFrame
      key={anfang.nr}
      beginn={() => startNew({ personId, heute, klientId: anfang.klient })}
      heute={heute}
      klientVorgabe={anfang.klient}
      hausbesuchId={anfang.besuch}
      folgeId={anfang.folge}
      onAblage={onAblage}
    />
  )
}
