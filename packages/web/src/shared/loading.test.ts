import { afterEach, describe, expect, it, vi } from 'vitest'
import { getLoading, setLoadingProgress, trackRequest } from './loading.ts'

describe('the loading bar', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is visible while one request is in flight, and starts anew with the next', () => {
    const [first, second] = [trackRequest('/api/a'), trackRequest('/api/b')]
    expect(getLoading()).toEqual({ visible: true, mode: 'indeterminate', progress: 0 })
    setLoadingProgress(40)
    expect(getLoading()).toEqual({ visible: true, mode: 'determinate', progress: 40 })
    first()
    first()
    expect(getLoading().visible).toBe(true)
    second()
    expect(getLoading()).toEqual({ visible: false, mode: 'indeterminate', progress: 0 })
  })

  it('says on the console, word for word, what is no progress and that a request has no address', () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const progress of [101, -1, Number.NaN]) setLoadingProgress(progress)
    trackRequest('')()
    expect(spoken.mock.calls).toEqual([
      ['Progress value must be between 0 and 100!'],
      ['Progress value must be between 0 and 100!'],
      ['Progress value must be between 0 and 100!'],
      ['The request URL must be provided!'],
    ])
    expect(getLoading()).toEqual({ visible: false, mode: 'indeterminate', progress: 0 })
  })

  it('takes both ends of the scale', () => {
    const done = trackRequest('/api/a')
    for (const progress of [0, 100]) {
      setLoadingProgress(progress)
      expect(getLoading()).toEqual({ visible: true, mode: 'determinate', progress })
    }
    done()
  })
})
