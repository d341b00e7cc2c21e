import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { useSyncExternalStore } from 'react'

/** Navigations by key: the four variants that came from the server, and those that a room puts there for itself. */
const stored = new Map<string, readonly NavigationItem[]>()
const listeners = new Set<() => void>()
const none: readonly NavigationItem[] = []

function tell(): void {
  for (const listener of listeners) listener()
}

/** Puts a navigation under a key, in the place of what was there. */
export function registerNavigation(key: string, items: readonly NavigationItem[]): void {
  stored.set(key, items)
  tell()
}

/** Changes one item of a navigation, wherever it stands in its tree: a badge that has risen, an item that is hidden now. */
export function updateNavigationItem(key: string, { id, change }: { id: string; change: Partial<NavigationItem> }): void {
  registerNavigation(key, changed(getNavigation(key), { id, change }))
}

function changed(items: readonly NavigationItem[], { id, change }: { id: string; change: Partial<NavigationItem> }): NavigationItem[] {
  return items.map((item) => ({
    ...item,
    ...(item.children === undefined ? {} : { children: changed(item.children, { id, change }) }),
    ...(item.id === id ? change : {}),
  }))
}

/** Deletes a navigation; a key that does not exist is logged as a warning (product.md, section 8). */
export function deleteNavigation(key: string): void {
  if (!stored.delete(key)) {
    // oxlint-disable-next-line no-console -- product.md, section 8: the warning is to be logged
    console.warn(`Navigation with the key '${key}' does not exist in the store.`)
    return
  }
  tell()
}

export function getNavigation(key: string): readonly NavigationItem[] {
  return stored.get(key) ?? none
}

export function useStoredNavigation(key: string): readonly NavigationItem[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => getNavigation(key),
  )
}
