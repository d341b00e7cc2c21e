import type { QueryClient } from '@tanstack/react-query'
import { send, sessionStore } from '../shared/apiClient.ts'
import { startLiveEvents } from '../shared/liveEvents.ts'
import { tabChannel, tabLocks } from '../shared/tabs.ts'

/** The one stream of events of the application; `bestellungContract.stream` describes it. */
const streamPath = '/api/ereignisse/strom'

/** So long the page waits for the line. When it opens later, everything is read once more. */
const longestMs = 800

interface Connection {
  listening: Promise<void>
  close(): void
}

let current: Connection | null = null

function connect(queryClient: QueryClient): Connection {
  const channel = tabChannel('dreiklang.live')
  let goOn = () => {}
  const opened = new Promise<void>((resolve) => {
    goOn = resolve
  })
  // What was read before, and stayed while nobody listened, may have missed something.
  let reading = queryClient.getQueryCache().getAll().length > 0
  const stop = startLiveEvents({
    url: streamPath,
    send,
    channel,
    locks: tabLocks(),
    onReset: () => void queryClient.invalidateQueries(),
    isBeforeReading: () => !reading,
    onListening: goOn,
  })
  const timer = setTimeout(goOn, longestMs)
  return {
    listening: opened.then(() => {
      reading = true
      clearTimeout(timer)
    }),
    close: () => {
      stop()
      goOn()
      channel?.close()
    },
  }
}

/** Before anything is read: then nothing that is on the screen can have missed an event, and nothing has to be read twice. */
export async function listenBeforeReading(queryClient: QueryClient): Promise<void> {
  const session = sessionStore.state()
  // Without a token the server cannot be reached: the page shows what lies on the device.
  if (session.kind !== 'signed-in' || session.user.roles.length === 0 || sessionStore.token() === null) return
  await keepListening(queryClient).listening
}

/** While the shell is on the screen. Rooms hear it by `subscribeLiveEvents`. */
export function keepListening(queryClient: QueryClient): Connection {
  current ??= connect(queryClient)
  return current
}

export function stopListening(): void {
  current?.close()
  current = null
}
