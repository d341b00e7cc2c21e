import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { useSyncExternalStore } from 'react'

const stored = new Map<string, readonly NavigationItem[]>()
const listeners = new Set<() => void>()
const none: readonly NavigationItem[] = []

function tell(): void {
  for (const listener of listeners) listener()
}

export function registerNavigation(key: string, items: readonly NavigationItem[]): void {
  stored.set(key, items)
  tell()
}

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
