import { type Shortcut, shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import type { Transport } from '../../shared/refresh.ts'
import { ShortcutsTool } from './ShortcutsTool.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const routes = [{ path: '/hier', load: async () => ({ Page: ShortcutsTool }) }]
interface Opening {
  konto: string
  language?: 'de' | 'en'
  leitung?: (weiter: Transport) => Transport
}
async function open({ konto, language = 'en', ...rest }: Opening) {
  const { router } = await openSeite({ server, konto, routes, path: '/hier', language, ...rest })
  await nutzer.click(await screen.findByRole('button', { name: language === 'en' ? 'Shortcuts' : 'Verknüpfungen' }))
  const panel = await screen.findByRole('dialog', { name: language === 'en' ? 'Shortcuts' : 'Verknüpfungen' })
  const press = async (name: string | RegExp) => nutzer.click(await within(panel).findByRole('button', { name }))
  return { router, panel, press }
}
async function onServer(konto: string): Promise<() => Promise<Shortcut[]>> {
  const device = await server.as(konto)
  return async () => (await device.call(shortcutContract.list, { headers: { 'accept-language': 'en' } })).body
}
const names = (shortcuts: readonly Shortcut[]) => shortcuts.map(({ label }) => label)
const tiles = (panel: HTMLElement) => within(panel).getAllByRole('button', { name: /^Edit / })

describe('the panel of shortcuts', () => {
  it('shows the usual ones of the role and goes where one leads', async () => {
    const { router, panel } = await open({ konto: 'pfleger' })
    const links = await within(panel).findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/bestellungen/neu',
      '/bestellungen?prioritaet=NOTFALL&prioritaet=DRINGEND',
      '/hausbesuch/neu',
      '/klienten',
      '/settings',
    ])
    await nutzer.click(within(panel).getByRole('link', { name: /^Clients/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/klienten'))
  })

  it('is German in German', async () => {
    const { panel } = await open({ konto: 'pfleger', language: 'de' })
    await within(panel).findByRole('link', { name: /^Neue Bestellung/ })
    expect(within(panel).getByRole('button', { name: 'Bearbeiten beginnen' })).toBeDefined()
  })

  it('adds one: view, add, and after saving modify; it cannot be saved while something is missing', async () => {
    const { panel, press } = await open({ konto: 'pfleger' })
    const read = await onServer('pfleger')
    await press('Add shortcut')
    const save = await within(panel).findByRole('button', { name: 'Save' })
    expect(save).toHaveProperty('disabled', true)
    await fill(within(panel).getByRole('textbox', { name: /^Label/ }), 'Night pharmacy')
    expect(save).toHaveProperty('disabled', true)
    const inside = within(panel).getByRole('checkbox', { name: 'Open inside the app' })
    expect([inside.ariaRequired, inside.closest('form')?.textContent?.includes('Open inside the app *')]).toEqual(['true', true])
    await fill(within(panel).getByRole('textbox', { name: /^Link/ }), 'javascript:alert(1)')
    await within(panel).findByText(/starts with one \//)
    expect(save).toHaveProperty('disabled', true)
    await fill(within(panel).getByRole('textbox', { name: /^Link/ }), 'https://www.aponet.de')
    await within(panel).findByText(/Only links that start with/)
    await nutzer.click(inside)
    await nutzer.click(within(panel).getByRole('combobox', { name: /^Icon/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Tablet' }))
    expect(save).toHaveProperty('disabled', false)
    expect(within(panel).queryByRole('button', { name: 'Delete' })).toBeNull()
    await nutzer.click(save)
    await press('Exit edit mode')
    const link = await within(panel).findByRole('link', { name: 'Night pharmacy (opens in a new window)' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.aponet.de',
      '_blank',
      'noopener noreferrer',
    ])
    expect((await read()).at(-1)).toMatchObject({ label: 'Night pharmacy', icon: 'pill', useRouter: false })
  })

  it('cancels an addition back to view, and a change back to modify', async () => {
    const { panel, press } = await open({ konto: 'pflege-admin' })
    await press('Add shortcut')
    await press('Cancel')
    await press('Enter edit mode')
    await press(/^Edit New order/)
    await press('Cancel')
    expect(tiles(panel).length).toBeGreaterThan(2)
    await press('Exit edit mode')
    await within(panel).findByRole('button', { name: 'Add shortcut' })
  })

  it('changes one and deletes one', async () => {
    const { panel, press } = await open({ konto: 'apotheker' })
    const read = await onServer('apotheker')
    await press('Enter edit mode')
    await press(/^Edit Orders/)
    await fill(await within(panel).findByRole('textbox', { name: /^Label/ }), 'All of them')
    await press('Save')
    await press(/^Edit All of them/)
    await press('Delete')
    await waitFor(() => expect(tiles(panel)).toHaveLength(2))
    expect(names(await read())).toEqual(['Urgent orders', 'Settings'])
  })

  it('says that there are none', async () => {
    const device = await server.as('arzt')
    for (const { id } of (await device.call(shortcutContract.list)).body) await device.call(shortcutContract.remove, { query: { id } })
    const { panel } = await open({ konto: 'arzt' })
    await within(panel).findByText('No shortcuts')
    expect(within(panel).getByText('When you have shortcuts, they will appear here.')).toBeDefined()
  })

  it('sorts by the arrow keys, says where the shortcut is now, and keeps the focus on it', async () => {
    const { panel, press } = await open({ konto: 'arzt-admin' })
    const read = await onServer('arzt-admin')
    await press('Enter edit mode')
    const first = await within(panel).findByRole('button', { name: 'Edit Urgent orders, position 1 of 4' })
    first.focus()
    await nutzer.keyboard('{ArrowRight}')
    await screen.findByText('Urgent orders: position 2 of 4')
    await expect.poll(async () => names(await read())).toEqual(['Orders', 'Urgent orders', 'Administration', 'Settings'])
    await nutzer.keyboard('{ArrowDown}')
    await expect.poll(async () => names(await read())).toEqual(['Orders', 'Administration', 'Settings', 'Urgent orders'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Urgent orders, position 4 of 4')
    await nutzer.keyboard('{ArrowDown}')
    expect(names(await read()).at(-1)).toBe('Urgent orders')
  })

  it('sorts by dragging, and the click that ends a drag opens nothing', async () => {
    const { panel, press } = await open({ konto: 'apotheke-admin' })
    const read = await onServer('apotheke-admin')
    await press('Enter edit mode')
    const [first, , third] = await within(panel).findAllByRole('button', { name: /^Edit / })
    if (first === undefined || third === undefined) throw new Error('There are four')
    // Nothing is laid out here, so the test says what lies under the pointer.
    document.elementFromPoint = () => third
    first.setPointerCapture = () => {}
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 }
    fireEvent.pointerDown(first, { ...pointer, clientX: 10, clientY: 10 })
    fireEvent.pointerMove(first, { ...pointer, clientX: 12, clientY: 12 })
    expect(tiles(panel)[0]?.getAttribute('aria-label')).toContain('Urgent orders')
    fireEvent.pointerMove(first, { ...pointer, clientX: 10, clientY: 120 })
    fireEvent.pointerUp(first, pointer)
    fireEvent.click(first)
    expect(within(panel).queryByRole('button', { name: 'Save' })).toBeNull()
    await expect.poll(async () => names(await read())).toEqual(['Orders', 'Administration', 'Urgent orders', 'Settings'])
  })

  it('moves one by single presses too', async () => {
    const { press } = await open({ konto: 'admin' })
    const read = await onServer('admin')
    await press('Enter edit mode')
    await press(/^Edit Orders in figures/)
    await press('Move back')
    await expect.poll(async () => names(await read())).toEqual(['Administration', 'Orders in figures', 'Settings'])
  })

  it('says so when the line is cut, and keeps what was typed', async () => {
    const { panel, press } = await open({
      konto: 'pfleger2',
      leitung: (weiter) => (url, init) =>
        init.method === 'POST' && url.includes('shortcuts') ? Promise.reject(new TypeError('cut')) : weiter(url, init),
    })
    await press('Add shortcut')
    await fill(await within(panel).findByRole('textbox', { name: /^Label/ }), 'Tours')
    await fill(within(panel).getByRole('textbox', { name: /^Link/ }), '/hausbesuch')
    await press('Save')
    await within(panel).findByRole('alert')
    expect(within(panel).getByDisplayValue('Tours')).toBeDefined()
  })
})
