import { stromEreignis } from '@dreiklang/domain/bestellung/bestellung.contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribeLiveEvents } from '../../shared/liveEvents.ts'
import { useZuruf } from '../../shared/zuruf.ts'
import { ladeBestellungNeu, ladeBlattNeu, ladeEinblickNeu, ladeListenNeu } from '../bestellung.queries.ts'

/** One step writes several events; the screen reloads once for all of them. */
const sammelMs = 300

/** What the screen shows follows the server: one order, or with `null` lists and counters. */
export function useLive(bestellungId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeLiveEvents(({ data }) => {
      const ereignis = stromEreignis.safeParse(data)
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

/** The order follows what the other sides have read of its questions. */
export function useGelesenLive(bestellungId: string): void {
  const client = useQueryClient()
  useZuruf('rueckfrage', (ruf) => {
    if (ruf === null || ruf.id === bestellungId) void ladeBlattNeu(client, bestellungId)
  })
}

/** What the consents of the Klient open follows them at once. */
export function useEinblickLive(bestellungId: string, klientId: string): void {
  const client = useQueryClient()
  useZuruf('klient', (ruf) => {
    if (ruf === null || ruf.id === klientId) void ladeEinblickNeu(client, bestellungId)
  })
}

function lies(client: QueryClient, bestellungId: string | null): void {
  void (bestellungId === null ? ladeListenNeu(client) : ladeBestellungNeu(client, bestellungId))
}
