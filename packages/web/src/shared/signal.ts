import { type SignalArt, type SignalEreignis, signalEreignis } from '@dreiklang/domain/shared/signal.contract'
import { useEffect, useEffectEvent } from 'react'
import { subscribeLiveEvents } from './liveEvents.ts'

/** Called with null after a lost connection, when nobody knows what was missed. */
export function useSignal(art: SignalArt, onRuf: (ruf: SignalEreignis | null) => void): void {
  const tell = useEffectEvent(onRuf)
  useEffect(
    () =>
      subscribeLiveEvents(({ event, data }) => {
        if (event === 'wieder') tell(null)
        const ruf = event === 'zuruf' ? signalEreignis.safeParse(data).data : undefined
        if (ruf?.art === art) tell(ruf)
      }),
    [art],
  )
}
