import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { blaetterNeu } from '../../dokumentation/dokumentation.queries.ts'
import { ladeNeu } from '../../hausbesuch/hausbesuch.queries.ts'
import { beginneAbgleich } from './lager/abgleich.ts'
import { lade } from './lager/stand.ts'

/** While this is on the screen, what waits is sent as soon as there is a network, and the visits are read again. */
export function useAbgleich(): void {
  const client = useQueryClient()
  useEffect(() => {
    void lade()
    beginneAbgleich(() => void Promise.all([ladeNeu(client), blaetterNeu(client)]))
  }, [client])
}
