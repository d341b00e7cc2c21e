import { useEffect, useEffectEvent } from 'react'
import { type ZurufArt, type ZurufEreignis, zurufEreignis } from '@dreiklang/domain/shared/zuruf.contract'
import { subscribeLiveEvents } from './liveEvents.ts'

/**
 * Subscribes to changes of this kind for the signed-in person: reload it. Called with null after a lost connection, when nobody knows what
 * was missed.
 */
export function useZuruf(art: ZurufArt, onRuf: (ruf: ZurufEreignis | null) => void): void {
  const tell = useEffectEvent(onRuf)
  useEffect(
    () =>
      subscribeLiveEvents(({ event, data }) => {
        if (event === 'wieder') tell(null)
        const ruf = event === 'zuruf' ? zurufEreignis.safeParse(data).data : undefined
        if (ruf?.art === art) tell(ruf)
      }),
    [art],
  )
}
