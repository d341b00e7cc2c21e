import { streamEreignis } from '@dreiklang/domain/bestellung/bestellung.contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeLiveEvents } from '../../shared/liveEvents.ts'
import { useSignal } from '../../shared/signal.ts'
import { reloadBestellung, reloadBlatt, reloadEinblick, reloadLists } from '../bestellung.queries.ts'

/** One step writes several events; the screen reloads once for all of them. */
const sammelMs = 300

/** One order; `null` for lists and counters. */
export function useLive(bestellungId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeLiveEvents(({ data }) => {
      const ereignis = streamEreignis.safeParse(data)
      if (!ereignis.success || (bestellungId !== null && ereignis.data.bestellungId !== bestellungId)) return
      timer ??= setTimeout(() => {
        timer = undefined
        lies(client, bestellungId)
      }, sammelMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, bestellungId])
}

export function useReadLive(bestellungId: string): void {
  const client = useQueryClient()
  useSignal('rueckfrage', (ruf) => {
    if (ruf === null || ruf.id === bestellungId) void reloadBlatt(client, bestellungId)
  })
}

export function useEinblickLive(bestellungId: string, klientId: string): void {
  const client = useQueryClient()
  useSignal('klient', (ruf) => {
    if (ruf === null || ruf.id === klientId) void reloadEinblick(client, bestellungId)
  })
}

function lies(client: QueryClient, bestellungId: string | null): void {
  void (bestellungId === null ? reloadLists(client) : reloadBestellung(client, bestellungId))
}
