import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionStore } from '../../shared/apiClient.ts'

export interface RecentPage {
  href: string
  title: string
}

/** Titles contain names of people, so they live as long as the tab and the session, and are never stored. */
const most = 6
let pages: readonly RecentPage[] = []
const listeners = new Set<() => void>()

function change(next: readonly RecentPage[]): void {
  pages = next
  for (const tell of listeners) tell()
}

function rememberPage(page: RecentPage): void {
  change([page, ...pages.filter(({ href }) => href !== page.href)].slice(0, most))
}

export function forgetPages(): void {
  change([])
}

sessionStore.subscribe(() => {
  if (sessionStore.state().kind !== 'signed-in' && pages.length > 0) forgetPages()
})

/** Recorded on leaving: only then is the title known. */
export function useRecentPages(): readonly RecentPage[] {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        rememberPage({ href: fromLocation.href, title: document.title.replace(/ · [^·]*$/, '') })
      }),
    [router],
  )
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pages,
  )
}
