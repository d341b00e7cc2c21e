import { fireEvent, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anmeldungOf, json, recording, refusal, userOf } from '../../shared/api.fixtures.ts'
import { sessionStore } from '../../shared/apiClient.ts'
import { menuOf, renderApp } from '../../shell/app.fixtures.tsx'
import { watchIdle } from './idle.ts'

const minute = 60_000
const user = userOf('ROLE_PFLEGER')

let told: string[] = []
let minuten = 15
const { transport } = recording((request) => {
  told.push(request.url)
  if (request.url === '/api/account/here') return json(200, { minuten })
  if (request.url === '/api/auth/lock') return new Response(null, { status: 204 })
  if (request.url === '/api/auth/refreshtoken') return json(200, anmeldungOf(user))
  return request.url.includes('menu') ? menuOf('ROLE_PFLEGER')(request) : refusal(422, 'nicht.hier')
})
const isLocked = () => {
  const state = sessionStore.state()
  return state.kind === 'signed-in' && state.locked === true
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The browser of the tests knows pointers without movement only. */
const moved = (movementX: number) => Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 })
const warning = () => screen.queryByRole('dialog', { name: 'Sind Sie noch da?' })

beforeEach(async () => {
  told = []
  minuten = 15
  localStorage.clear()
  sessionStore.forget()
  // Loaded before the clock stands still: a module comes in its own time.
  await Promise.all([import('./IdleWarning.tsx'), import('./UnlockPanel.tsx'), import('../pages/SecondFactorPage.tsx')])
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStore.signedOut('left')
})

describe('A screen that nobody uses', () => {
  const open = async () => {
    await renderApp({ path: '/second-factor', transport, user })
    await waitFor(() => expect(told).toContain('/api/account/here'))
  }

  it('asks two minutes before it locks, counts the seconds, and locks', async () => {
    await open()
    await pass(13 * minute - 30_000)
    expect(warning()).toBeNull()
    await pass(31_000)
    const dialog = await screen.findByRole('dialog', { name: 'Sind Sie noch da?' })
    expect(dialog.textContent).toMatch(/Noch 1\d\d Sekunden/)
    expect(dialog.querySelector('[aria-live], [role=alert], [role=status]')).toBeNull()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await pass(60_000)
    expect(dialog.textContent).toMatch(/Noch [56]\d Sekunden/)
    expect(isLocked()).toBe(false)
    await pass(61_000)
    expect(isLocked()).toBe(true)
    expect(told).toContain('/api/auth/lock')
    expect(warning()).toBeNull()
    await screen.findByRole('heading', { level: 1, name: 'Sitzung gesperrt' })
  })

  it.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }))],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a movement', () => document.body.dispatchEvent(moved(3))],
    ['a text that was spoken', () => fireEvent.input(document.body)],
  ])('stays open by %s, and the server hears of it at once', async (_what, deed) => {
    await open()
    await pass(13 * minute + 1_000)
    await screen.findByRole('dialog', { name: 'Sind Sie noch da?' })
    const before = told.filter((url) => url === '/api/account/here').length
    await act(async () => void deed())
    await waitFor(() => expect(warning()).toBeNull())
    expect(told.filter((url) => url === '/api/account/here').length).toBe(before + 1)
    await pass(12 * minute)
    expect([isLocked(), warning()]).toEqual([false, null])
  })

  it('locks after the time that the server says', async () => {
    minuten = 5
    await open()
    await pass(3 * minute + 1_000)
    await screen.findByRole('dialog', { name: 'Sind Sie noch da?' })
    await pass(2 * minute)
    expect(isLocked()).toBe(true)
  })
})

describe('The clock of the idle time', () => {
  const stops: (() => void)[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
  })
  function watch() {
    const seen: string[] = []
    stops.push(
      watchIdle({
        idleMs: () => 15 * minute,
        onWarn: (lockAtMs) => seen.push(lockAtMs === null ? 'back' : `warned ${Math.round((lockAtMs - Date.now()) / 1000)}`),
        onIdle: () => seen.push('locked'),
        onStillHere: () => seen.push('here'),
      }),
    )
    return seen
  }

  it('is one for all tabs: who answers in one has answered in all', async () => {
    const [one, other] = [watch(), watch()]
    await pass(13 * minute)
    expect([one, other]).toEqual([['warned 120'], ['warned 120']])
    window.dispatchEvent(new Event('keydown'))
    // Both watch this window; what they tell each other goes by the channel and changes nothing more.
    await pass(1_000)
    expect([one.slice(0, 2), other.slice(0, 2)]).toEqual([
      ['warned 120', 'back'],
      ['warned 120', 'back'],
    ])
    await pass(12 * minute)
    expect(one.concat(other)).not.toContain('locked')
  })

  it('hears another tab by the channel alone', async () => {
    const seen = watch()
    await pass(13 * minute)
    const tab = new BroadcastChannel('dreiklang.activity')
    tab.postMessage('here')
    await expect.poll(() => seen).toEqual(['warned 120', 'back'])
    tab.close()
  })

  it('tells the server at most once a minute, and always after the last movement', async () => {
    const seen = watch()
    for (let second = 0; second < 150; second += 1) {
      window.dispatchEvent(new Event('keydown'))
      await pass(1_000)
    }
    expect(seen.length).toBeLessThanOrEqual(2)
    await pass(2 * minute)
    expect(seen.length).toBeLessThanOrEqual(3)
    expect(seen.length).toBeGreaterThanOrEqual(2)
  })

  it('does not take the window under a resting pointer for a movement', async () => {
    const seen = watch()
    await pass(13 * minute)
    document.body.dispatchEvent(moved(0))
    expect(seen).toEqual(['warned 120'])
  })

  it('lets the key that answers close nothing else', async () => {
    const heard: string[] = []
    const hear = (event: Event) => heard.push(event.type)
    watch()
    await pass(13 * minute)
    window.addEventListener('keydown', hear)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(heard).toEqual([])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    window.removeEventListener('keydown', hear)
    expect(heard).toEqual(['keydown'])
  })

  it('locks a laptop that was asleep at once', async () => {
    const seen = watch()
    vi.setSystemTime(Date.now() + 60 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual(['locked'])
  })
})
