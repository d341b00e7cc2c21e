import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { initI18n, type Language } from '../shared/i18n.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { UiProvider } from '../ui/UiProvider.tsx'
import { uiTexts } from '../ui/ui.texts.ts'
import { FullscreenTool } from './FullscreenTool.tsx'
import { shellTexts } from './shell.texts.ts'

function browser({ enabled, enter }: { enabled: boolean; enter: () => Promise<void> }) {
  const leave = vi.fn<() => Promise<void>>(async () => change(null))
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: enabled },
    fullscreenElement: { configurable: true, writable: true, value: null },
    exitFullscreen: { configurable: true, value: leave },
  })
  document.documentElement.requestFullscreen = vi.fn<() => Promise<void>>(enter)
  return { leave }
}
function change(element: Element | null) {
  Object.assign(document, { fullscreenElement: element })
  document.dispatchEvent(new Event('fullscreenchange'))
}

async function show(language: Language) {
  await initI18n(language, [uiTexts, shellTexts])
  render(
    <UiProvider environment="test">
      <FullscreenTool />
      <Toasts />
    </UiProvider>,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => browser({ enabled: true, enter: async () => change(document.documentElement) }))
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name)
})

describe('fullscreen', () => {
  it('is entered and left by the same button, which also hears when the browser leaves by itself', async () => {
    const { leave } = browser({ enabled: true, enter: async () => change(document.documentElement) })
    await show('en')
    await press('Fullscreen')
    await press('Exit fullscreen')
    expect(leave).toHaveBeenCalledOnce()
    await press('Fullscreen')
    act(() => change(null))
    await screen.findByRole('button', { name: 'Fullscreen' })
  })

  it('says when the browser has none', async () => {
    browser({ enabled: false, enter: () => Promise.reject(new TypeError('must not be asked')) })
    await show('en')
    await press('Fullscreen')
    await screen.findByText('Fullscreen is not available in this browser.')
    expect(document.documentElement.requestFullscreen).not.toHaveBeenCalled()
  })

  it('says when the browser refuses', async () => {
    browser({ enabled: true, enter: () => Promise.reject(new TypeError('Permissions check failed')) })
    await show('en')
    await press('Fullscreen')
    await screen.findByText('Entering fullscreen mode failed.')
  })

  it('is shown as left when it had been left before', async () => {
    const { leave } = browser({ enabled: true, enter: async () => change(document.documentElement) })
    leave.mockRejectedValueOnce(new TypeError('Document not active'))
    await show('de')
    await press('Vollbild')
    Object.assign(document, { fullscreenElement: null })
    await press('Vollbild beenden')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vollbild' })).toBeDefined())
  })
})
