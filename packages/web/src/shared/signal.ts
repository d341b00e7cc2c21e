import { type SignalArt, type SignalEreignis, signalArten } from '@dreiklang/domain/shared/signal.contract'
import { useEffect, useEffectEvent } from 'react'
import { type LiveEvent, subscribeLiveEvents } from './liveEvents.ts'

/** The signal that an event is; null for all others. */
export function signalIn({ event, data }: LiveEvent): SignalEreignis | null {
  if (event !== 'zuruf' || typeof data !== 'object' || data === null || !('art' in data) || !('id' in data)) return null
  const art = signalArten.find((one) => one === data.art)
  const { id } = data
  return art !== undefined && (id === null || typeof id === 'string') ? { art, id } : null
}

/** Called with null after a lost connection, when nobody knows what was missed. */
export function useSignal(art: SignalArt, onRuf: (ruf: SignalEreignis | null) => void): void {
  const tell = useEffectEvent(onRuf)
  useEffect(
    () =>
      subscribeLiveEvents((heard) => {
        if (heard.event === 'wieder') tell(null)
        const ruf = signalIn(heard)
        if (ruf?.art === art) tell(ruf)
      }),
    [art],
  )
}
