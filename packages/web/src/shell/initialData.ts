import type { QueryClient } from '@tanstack/react-query'
import { prefetchChats } from '../chat/chat.queries.ts'
import { prefetchNavigation } from '../navigation/navigation.queries.ts'
import { prefetchMessages, prefetchNotifications } from '../notification/notification.queries.ts'
import { prefetchSettings } from '../settings/components/settingsSync.ts'
import { prefetchShortcuts } from '../shortcut/shortcut.queries.ts'

type Load = (queryClient: QueryClient) => Promise<unknown>

/** One line each, all in parallel; a room exports its own as `prefetchX`. */
const initialLoads: readonly Load[] = [
  prefetchNavigation,
  prefetchChats,
  prefetchSettings,
  prefetchShortcuts,
  prefetchMessages,
  prefetchNotifications,
]

/** A failure does not block the page: that part of the screen reports it and retries. */
export async function loadInitialData(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled(initialLoads.map((load) => load(queryClient)))
}
