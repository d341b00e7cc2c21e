import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../shared/apiClient.ts'
import { startLiveEvents } from '../shared/liveEvents.ts'
import { tabChannel, tabLocks } from '../shared/tabs.ts'

/** The one stream of events of the application; `bestellungContract.stream` describes it. */
const streamPath = '/api/ereignisse/strom'

/** Holds the connection while the shell is on the screen. Rooms hear it by `subscribeLiveEvents`. */
export function useLiveConnection({ wanted, queryClient }: { wanted: boolean; queryClient: QueryClient }): void {
  useEffect(() => {
    if (!wanted) return
    const channel = tabChannel('dreiklang.live')
    const stop = startLiveEvents({
      url: streamPath,
      send,
      channel,
      locks: tabLocks(),
      onReset: () => void queryClient.invalidateQueries(),
    })
    return () => {
      stop()
      channel?.close()
    }
  }, [wanted, queryClient])
}
