import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { showQuery } from './feedback.tsx'
import { renderUi } from './ui.fixtures.tsx'

const failed = new Error('no answer')
const nothing = () => {}

describe('what stands in the place of data', () => {
  it('is placeholder rows while it is loading', async () => {
    const { data, state } = showQuery({ data: undefined, error: null, refetch: nothing }, { rows: 2 })
    await renderUi(state)
    expect(data).toBeUndefined()
    expect((await screen.findByRole('status', { busy: true })).textContent).toBe('Wird geladen')
  })

  it('is the error with a way to try again when it could not be loaded', async () => {
    let tries = 0
    await renderUi(showQuery({ data: undefined, error: failed, refetch: () => (tries += 1) }).state)
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    expect(tries).toBe(1)
    expect(screen.queryByRole('status', { busy: true })).toBeNull()
  })

  it('is nothing once it is there, and the error beside older data', async () => {
    expect(showQuery({ data: 0, error: null, refetch: nothing })).toEqual({ data: 0, state: null })
    const { data, state } = showQuery({ data: 'older', error: failed, refetch: nothing })
    await renderUi(state)
    expect(data).toBe('older')
    expect(await screen.findByRole('alert')).toBeDefined()
  })
})
