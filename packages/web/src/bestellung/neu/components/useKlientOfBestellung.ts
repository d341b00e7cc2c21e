import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { klientQuery } from '../../../klient/klient.queries.ts'
import type { useEntwurf } from './useEntwurf.ts'

export function useKlientOfBestellung({ entwurf, vorgabe }: { entwurf: ReturnType<typeof useEntwurf>; vorgabe: string | null }) {
  const { werte, klient: bekannt, dispatch } = entwurf
  const { art, klientId } = werte.kopf
  const [uebernommen, setUebernommen] = useState(klientId !== null)
  const gesucht = klientId ?? (uebernommen ? null : vorgabe)
  const { data, error } = useQuery({ ...klientQuery(gesucht ?? ''), enabled: art === 'KLIENT' && gesucht !== null })

  useEffect(() => {
    if (data === undefined) return
    if (klientId === data.id) {
      setUebernommen(true)
      if (bekannt?.id !== data.id) dispatch({ art: 'klientGelesen', klient: data })
    } else if (!uebernommen && data.id === vorgabe) {
      setUebernommen(true)
      dispatch({ art: 'klientGewaehlt', klient: data })
    }
  }, [data, klientId, bekannt, vorgabe, uebernommen, dispatch])

  const klient = data !== undefined && data.id === klientId ? data : null
  return { klient, fehler: error }
}
