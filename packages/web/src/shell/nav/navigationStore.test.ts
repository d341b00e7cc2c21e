import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deleteNavigation, getNavigation, registerNavigation, updateNavigationItem, useStoredNavigation } from './navigationStore.ts'

const items: NavigationItem[] = [
  { id: 'area', type: 'group', title: 'Area', children: [{ id: 'orders', type: 'basic', title: 'Orders', link: '/orders' }] },
]
afterEach(() => vi.restoreAllMocks())

describe('the store of navigations', () => {
  it('tells the screens what stands under a key, when it comes, changes and goes', () => {
    const { result } = renderHook(() => useStoredNavigation('main'))
    expect(result.current).toEqual([])
    act(() => registerNavigation('main', items))
    expect(result.current).toEqual(items)
    act(() => updateNavigationItem('main', { id: 'orders', change: { badge: { title: '3' } } }))
    expect(result.current[0]?.children?.[0]?.badge).toEqual({ title: '3' })
    act(() => deleteNavigation('main'))
    expect(result.current).toEqual([])
  })

  it('logs a warning when a key is deleted that is not there, and none when it is', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    registerNavigation('main', items)
    deleteNavigation('main')
    expect(warn).not.toHaveBeenCalled()
    deleteNavigation('main')
    expect(warn).toHaveBeenCalledExactlyOnceWith("Navigation with the key 'main' does not exist in the store.")
    expect(getNavigation('main')).toEqual([])
  })
})
