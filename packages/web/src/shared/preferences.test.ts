import { expect, it, vi } from 'vitest'
import { getPreferences, setPreferences, subscribePreferences } from './preferences.ts'

it('follows what another tab of this browser has chosen', () => {
  setPreferences({ scheme: 'light', theme: 'theme-brand' })
  const heard = vi.fn<() => void>()
  const stop = subscribePreferences(heard)
  localStorage.setItem('dreiklang.preferences', JSON.stringify({ scheme: 'dark', theme: 'theme-rose', density: 'compact' }))
  dispatchEvent(new StorageEvent('storage', { key: 'dreiklang.preferences' }))
  expect(heard).toHaveBeenCalledOnce()
  expect(getPreferences()).toMatchObject({ scheme: 'dark', theme: 'theme-rose', density: 'compact' })
  expect(document.documentElement.dataset['density']).toBe('compact')
  stop()
  localStorage.clear()
})
