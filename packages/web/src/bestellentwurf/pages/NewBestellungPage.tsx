import { berlinDate } from '@dreiklang/domain/shared/time'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { LoadEntwurf, EntwurfFrame } from '../components/LoadEntwurf.tsx'
import { startNew } from '../components/entwurfStart.ts'

const oderNo = z.uuid().nullable().default(null)
const search = z.object({ klient: oderNo, entwurf: oderNo, besuch: oderNo, folge: oderNo })

/** `?klient=`, from a visit `?besuch=` and its follow-up `&folge=`. Once saved, the draft is in the address, so that a reload finds it. */
export function NewBestellungPage() {
  const { id: personId } = useUser()
  const [{ klient, entwurf, besuch, folge }, setSuche] = useSearchState(search)
  const [start, setAnfang] = useState({ klient, entwurf, besuch, folge, nr: 0 })
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
      current === null && entwurf === start.entwurf && klient === start.klient && besuch === start.besuch && folge === start.folge
    if (unterwegs || unveraendert) return
    eigener.current = null
    setAnfang({ klient, entwurf, besuch, folge, nr: start.nr + 1 })
  }, [klient, entwurf, besuch, folge, start])

  const onAblage = (id: string) => {
    eigener.current = { id, angekommen: false }
    setSuche({ entwurf: id })
  }
  if (start.entwurf !== null)
    return <LoadEntwurf key={start.nr} entwurfId={start.entwurf} heute={heute} hausbesuchId={start.besuch} onAblage={onAblage} />
  return (
    <EntwurfFrame
      key={start.nr}
      beginn={() => startNew({ personId, heute, klientId: start.klient })}
      heute={heute}
      klientVorgabe={start.klient}
      hausbesuchId={start.besuch}
      folgeId={start.folge}
      onAblage={onAblage}
    />
  )
}
