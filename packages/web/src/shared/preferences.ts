import { type Density, type LayoutName, type ThemeId, densities, layouts, schemes, themeIds } from '@dreiklang/domain/shared/appearance'
import { useSyncExternalStore } from 'react'

/** No personal data, so local storage is fine. `public/first-paint.js` reads the same keys: change both together. */
export interface Preferences {
  language: 'de' | 'en' | null
  scheme: 'light' | 'dark' | 'auto'
  theme: ThemeId
  /** Null: never chosen, the installation's default applies. */
  layout: LayoutName | null
  density: Density
  /** Shortcuts of one letter; people who use voice control switch them off (WCAG 2.1.4). */
  letterKeys: boolean
  /** What is to be done today stands above the directory, unless somebody has folded it away. */
  heute: boolean
}

export { densities, layouts, schemes, themeIds, type Density, type LayoutName, type ThemeId }

const storageKey = 'dreiklang.preferences'
const defaults: Preferences = {
  language: null,
  scheme: 'light',
  theme: 'theme-brand',
  layout: null,
  density: 'comfortable',
  letterKeys: true,
  heute: true,
}
const listeners = new Set<() => void>()
let current = read()
show()

function read(): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed
  } catch {
    // Storage may be blocked (private window) or contain foreign data: the defaults apply.
    return defaults
  }
  return {
    language: stored.language === 'de' || stored.language === 'en' ? stored.language : defaults.language,
    scheme: schemes.find((scheme) => scheme === stored.scheme) ?? defaults.scheme,
    theme: themeIds.find((theme) => theme === stored.theme) ?? defaults.theme,
    layout: layouts.find((layout) => layout === stored.layout) ?? defaults.layout,
    density: densities.find((density) => density === stored.density) ?? defaults.density,
    letterKeys: stored.letterKeys !== false,
    heute: stored.heute !== false,
  }
}

export function getPreferences(): Preferences {
  return current
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  tell()
}

// Follows changes made in another tab of this browser.
addEventListener('storage', ({ key }) => {
  if (key !== storageKey) return
  current = read()
  tell()
})

function tell(): void {
  show()
  for (const listener of listeners) listener()
}

function show(): void {
  document.documentElement.dataset['density'] = current.density
}

export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribePreferences, getPreferences)
}
