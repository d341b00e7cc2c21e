import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPreferences } from '../shared/preferences.ts'
import { refusal } from '../shared/api.fixtures.ts'
import { renderApp } from './app.fixtures.tsx'
import { reloadIntoNewVersion } from './newVersion.ts'

const page = (entry: string) => `<!doctype html><head><script type="module" crossorigin src="/assets/${entry}"></script></head>`
const serverHas = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const serverHasVersion = (entry: string) => serverHas(async () => new Response(page(entry)))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  setPreferences({ language: 'de' })
  document.head.innerHTML = '<script type="module" src="/assets/index-alt.js"></script>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

async function reloads(times: number): Promise<number> {
  const reload = vi.fn<() => void>()
  for (let i = 0; i < times; i += 1) await reloadIntoNewVersion(reload)
  return reload.mock.calls.length
}

describe('a page that could not be shown', () => {
  it('is loaded anew when the server has another version, and only once for each', async () => {
    serverHasVersion('index-neu.js')
    expect(await reloads(3)).toBe(1)
    serverHasVersion('index-noch-neuer.js')
    expect(await reloads(3)).toBe(1)
  })

  it('stays as it is while the version is the same, without a connection, and when the server is ill', async () => {
    serverHasVersion('index-alt.js')
    expect(await reloads(1)).toBe(0)
    serverHas(() => Promise.reject(new TypeError('offline')))
    expect(await reloads(1)).toBe(0)
    serverHas(async () => new Response('ill', { status: 503 }))
    expect(await reloads(1)).toBe(0)
  })
})

describe('an open tab whose version is no longer there', () => {
  const partIsMissing = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  const open = () => renderApp({ path: '/sign-in', transport: async () => refusal(404, 'nicht_gefunden', 'Das gibt es hier nicht.') })

  it('says so when a part of it is missing, and offers to load the new one', async () => {
    serverHasVersion('index-neu.js')
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull()
    partIsMissing()
    await screen.findByRole('button', { name: 'Neu laden' })
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((region) => region.textContent)).toContainEqual(expect.stringMatching(/neue Version/)),
    )
  })

  it('says so when the worker of another build has taken over', async () => {
    const workers = new EventTarget()
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
    serverHasVersion('index-neu.js')
    const { unmount } = await open()
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    workers.dispatchEvent(new Event('controllerchange'))
    await screen.findByRole('button', { name: 'Neu laden' })
    unmount()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('says nothing when only the connection is missing', async () => {
    const asked = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
    vi.stubGlobal('fetch', asked)
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    partIsMissing()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await asked.mock.results[0]?.value.catch(() => {})
    expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull()
  })
})
