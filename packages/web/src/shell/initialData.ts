import type { QueryClient } from '@tanstack/react-query'
import { prefetchChats } from '../chat/chat.queries.ts'
import { prefetchNavigation } from '../navigation/navigation.queries.ts'
import { prefetchMessages, prefetchNotifications } from '../notification/notification.queries.ts'
import { prefetchSettings } from '../settings/components/settingsSync.ts'
import { prefetchShortcuts } from '../shortcut/shortcut.queries.ts'

type Load = (queryClient: QueryClient) => Promise<unknown>

/**
 * What a signed-in route waits for before it opens: navigation, shortcuts, chats, messages, notifications, side by side. One line each;
 * a room exports its own as `prefetchX`.
 */
const initialLoads: readonly Load[] = [
  prefetchNavigation,
  prefetchChats,
  prefetchSettings,
  prefetchShortcuts,
  prefetchMessages,
  prefetchNotifications,
]

/** One that fails does not keep the page shut: its own part of the screen says so and tries again. */
export async function loadInitialData(queryClient: QueryClient): Promise<void> {
  await Promise.allSettled(initialLoads.map((load) => load(queryClient)))
}
