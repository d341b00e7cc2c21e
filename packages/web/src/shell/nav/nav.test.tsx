import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { registerActions } from '../../shared/actions.ts'
import { HorizontalNav } from './HorizontalNav.tsx'
import { renderNav } from './nav.fixtures.tsx'
import { VerticalNav, type VerticalNavProps } from './VerticalNav.tsx'

const basic = (title: string, rest: Partial<NavigationItem> = {}): NavigationItem => ({
  id: title.replaceAll(' ', '-'),
  type: 'basic',
  title,
  link: `/${title.toLowerCase()}`,
  ...rest,
})
const branch = (title: string, children: NavigationItem[], type: NavigationItem['type'] = 'collapsable'): NavigationItem => ({
  id: title.replaceAll(' ', '-'),
  type,
  title,
  children,
})

const tree: NavigationItem[] = [
  branch(
    'Arbeit',
    [basic('Bestellungen', { icon: 'package', subtitle: 'Alle', badge: { title: '27', classes: 'warning bg-red' } })],
    'group',
  ),
  branch('Verzeichnis', [basic('Apotheken'), branch('Mehr davon', [basic('Praxen')])]),
  branch('Organisation', [basic('Personal'), basic('Verwaltung')]),
  { id: 'line', type: 'divider' },
  { id: 'gap', type: 'spacer' },
  branch('Hilfe', [basic('Anleitung')], 'aside'),
  branch('Werkzeuge', [basic('Waage')], 'aside'),
]

const link = (name: string) => screen.queryByRole('link', { name: new RegExp(name) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(name) }))

function vertical(items: readonly NavigationItem[], rest: Partial<VerticalNavProps> & { path?: string } = {}) {
  const { path = '/hier', ...props } = rest
  return renderNav({ path, nav: <VerticalNav name="test" label="Menü" items={items} {...props} /> })
}

describe('items of the vertical navigation', () => {
  it('stand in their groups, with subtitle, badge, line and space', async () => {
    await vertical(tree)
    const group = screen.getByRole('list', { name: 'Arbeit' })
    expect(within(group).getByRole('link').textContent).toBe('BestellungenAlle27')
    expect(within(group).getByText('27').dataset['look']).toBe('warning')
    expect(screen.getAllByRole('separator')).toHaveLength(1)
  })

  it('that are disabled are said to be, and lead nowhere', async () => {
    await vertical([basic('Hausbesuche', { disabled: true })])
    const item = screen.getByRole('link', { name: 'Hausbesuche' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.hasAttribute('href')).toBe(false)
  })

  it('that are hidden are not there', async () => {
    await vertical([basic('Sichtbar'), basic('Geheim', { hidden: true })])
    expect(link('Sichtbar')).not.toBeNull()
    expect(screen.queryByText('Geheim')).toBeNull()
  })

  it('that lead elsewhere say so and give the other page no hold on this one', async () => {
    await vertical([basic('gematik', { link: 'https://www.gematik.de', externalLink: true, target: '_blank' })])
    const item = screen.getByRole('link', { name: /gematik.*neues Fenster/ })
    expect([item.getAttribute('href'), item.getAttribute('target'), item.getAttribute('rel')]).toEqual([
      'https://www.gematik.de',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('with an unsafe address are words without a link', async () => {
    await vertical([basic('Böse', { link: 'javascript:alert(1)', externalLink: true })])
    expect(screen.getByText('Böse').closest('a')).toBeNull()
  })

  it('keep query and fragment of their address', async () => {
    const router = await vertical([basic('Foto', { link: '/settings', queryParams: { bereich: 'profile' }, fragment: 'foto' })])
    await userEvent.click(screen.getByRole('link', { name: 'Foto' }))
    await screen.findByRole('heading', { name: '/settings?bereich=profile#foto' })
    expect(router.state.location.search).toEqual({ bereich: 'profile' })
  })

  it('with a function perform the action of that name, and wait while there is none', async () => {
    const perform = vi.fn<() => void>()
    await vertical([basic('Überblick', { function: 'test.help' })])
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Überblick' })
    expect(button.disabled).toBe(true)
    const unregister = registerActions([{ id: 'test.help', name: 'Hilfe', section: 'Test', perform }])
    await waitFor(() => expect(button.disabled).toBe(false))
    await userEvent.click(button)
    expect(perform).toHaveBeenCalledOnce()
    unregister()
  })

  it('show their tooltip under the mouse; where there are only icons, their name', async () => {
    await vertical([basic('Bestellungen', { icon: 'package', tooltip: 'Alle Bestellungen' }), basic('Klient/innen', { icon: 'users' })], {
      appearance: 'thin',
    })
    await userEvent.hover(screen.getByRole('link', { name: 'Bestellungen' }))
    await screen.findByRole('tooltip', { name: 'Alle Bestellungen' })
    await userEvent.hover(screen.getByRole('link', { name: 'Klient/innen' }))
    await screen.findByRole('tooltip', { name: 'Klient/innen' })
  })
})

describe('branches of the vertical navigation', () => {
  it('are open around the page that is shown, and its item says so', async () => {
    await vertical(tree, { path: '/praxen/4711' })
    expect(screen.getByRole('button', { name: 'Mehr davon' }).getAttribute('aria-expanded')).toBe('true')
    expect(link('Praxen')?.getAttribute('aria-current')).toBe('page')
    expect(link('Apotheken')?.hasAttribute('aria-current')).toBe(false)
    expect(link('Verwaltung')).toBeNull()
  })

  it('close when another one opens', async () => {
    await vertical(tree)
    await press('Verzeichnis')
    expect(link('Apotheken')).not.toBeNull()
    await press('Organisation')
    expect(link('Apotheken')).toBeNull()
    expect(link('Verwaltung')).not.toBeNull()
  })

  it('stay open beside each other without autoCollapse', async () => {
    await vertical(tree, { autoCollapse: false })
    await press('Verzeichnis')
    await press('Organisation')
    expect(link('Apotheken')).not.toBeNull()
    expect(link('Verwaltung')).not.toBeNull()
  })

  it('follow a navigation that comes from elsewhere', async () => {
    const router = await vertical(tree)
    await press('Verzeichnis')
    await router.navigate({ to: '/verwaltung' })
    await waitFor(() => expect(link('Verwaltung')?.getAttribute('aria-current')).toBe('page'))
    expect(link('Apotheken')).toBeNull()
  })
})

describe('the second column', () => {
  it('belongs to one item at a time, takes the focus, and Escape gives it back', async () => {
    await vertical(tree)
    await press('Hilfe')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Hilfe' })))
    await press('Werkzeuge')
    expect(screen.queryByRole('group', { name: 'Hilfe' })).toBeNull()
    expect(link('Waage')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Werkzeuge' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Werkzeuge' }))
  })

  it('closes when a navigation ends', async () => {
    await vertical(tree)
    await press('Hilfe')
    await userEvent.click(screen.getByRole('link', { name: 'Anleitung' }))
    await screen.findByRole('heading', { name: '/anleitung' })
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Hilfe' })).toBeNull())
  })

  it('takes what would fold, where there is no room to', async () => {
    await vertical(tree, { appearance: 'compact' })
    expect(screen.queryByText('Arbeit')).toBeNull()
    await press('Verzeichnis')
    within(screen.getByRole('group', { name: 'Verzeichnis' })).getByRole('link', { name: 'Apotheken' })
  })
})

describe('the navigation over the content', () => {
  it('closes when a navigation ends, also one to the page that is shown', async () => {
    const onNavigated = vi.fn<() => void>()
    const router = await vertical([basic('Hier')], { mode: 'over', onNavigated })
    onNavigated.mockClear()
    await userEvent.click(screen.getByRole('link', { name: 'Hier' }))
    expect(onNavigated).toHaveBeenCalled()
    onNavigated.mockClear()
    await router.navigate({ to: '/dort' })
    await waitFor(() => expect(onNavigated).toHaveBeenCalled())
  })
})

describe('the horizontal navigation', () => {
  const horizontal = (path = '/hier') => renderNav({ path, nav: <HorizontalNav label="Menü" items={tree} /> })

  it('shows the items of groups in the row and opens branches below it', async () => {
    await horizontal()
    expect(screen.queryByText('Arbeit')).toBeNull()
    expect(link('Bestellungen')).not.toBeNull()
    const button = screen.getByRole('button', { name: 'Verzeichnis' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'Verzeichnis' })
    within(panel).getByRole('link', { name: 'Apotheken' })
    within(within(panel).getByRole('list', { name: 'Mehr davon' })).getByRole('link', { name: 'Praxen' })
  })

  it('closes a branch with Escape, by another one, and when a navigation ends', async () => {
    await horizontal()
    await press('Verzeichnis')
    await screen.findByRole('dialog', { name: 'Verzeichnis' })
    await press('Organisation')
    await screen.findByRole('dialog', { name: 'Organisation' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verzeichnis' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Verzeichnis')
    await userEvent.click(await screen.findByRole('link', { name: 'Praxen' }))
    await screen.findByRole('heading', { name: '/praxen' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks the branch around the page that is shown', async () => {
    await horizontal('/praxen')
    expect(screen.getByRole('button', { name: 'Verzeichnis' }).dataset['active']).toBe('true')
    expect(screen.getByRole('button', { name: 'Organisation' }).dataset['active']).toBeUndefined()
  })
})
