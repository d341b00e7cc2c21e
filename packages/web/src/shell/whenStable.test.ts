import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenStable } from './whenStable.ts'

const begin = vi.fn<() => void>()
let idle: (() => void) | null = null

beforeEach(() => {
  begin.mockClear()
  idle = null
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (idle = work))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what can wait for the first screen', () => {
  it('begins when the screen stands and the browser has nothing to do, and only once', async () => {
    whenStable(Promise.resolve(), begin)
    await vi.advanceTimersByTimeAsync(1000)
    expect(begin).not.toHaveBeenCalled()
    idle?.()
    expect(begin).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(begin).toHaveBeenCalledOnce()
  })

  it.each([
    ['the screen never stands', () => new Promise(() => {})],
    ['the screen cannot be shown', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the browser is never idle', () => Promise.resolve()],
  ])('begins after 30 000 ms at the latest: %s', async (_why, shown) => {
    whenStable(shown(), begin)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(begin).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(begin).toHaveBeenCalledOnce()
    idle?.()
    expect(begin).toHaveBeenCalledOnce()
  })

  it('begins at once when it cannot wait any longer, and not again', async () => {
    const now = whenStable(Promise.resolve(), begin)
    now()
    await vi.advanceTimersByTimeAsync(60_000)
    idle?.()
    now()
    expect(begin).toHaveBeenCalledOnce()
  })

  it('begins also in a browser that does not tell when it is idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    whenStable(Promise.resolve(), begin)
    await vi.advanceTimersByTimeAsync(1000)
    expect(begin).toHaveBeenCalledOnce()
  })
})
