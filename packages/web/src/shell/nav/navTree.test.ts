import { menuFor } from '@dreiklang/domain/navigation/menu'
import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { describe, expect, it } from 'vitest'
import {
  activeTrail,
  expandedAfterNavigation,
  expandedAfterToggle,
  inColumns,
  looksOf,
  pagesOf,
  targetOf,
  visibleItems,
} from './navTree.ts'

const basic = (id: string, rest: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  type: 'basic',
  title: id,
  link: `/${id}`,
  ...rest,
})
const branch = (id: string, children: NavigationItem[], rest: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  type: 'collapsable',
  title: id,
  children,
  ...rest,
})
const at = (pathname: string, search: Record<string, unknown> = {}) => ({ pathname, search })

describe('where an item leads', () => {
  it.each([
    ['a page', basic('contacts'), { kind: 'internal', to: '/contacts' }],
    [
      'a page with its query and place on the page',
      basic('a', { link: '/settings?x=1', queryParams: { bereich: 'profile' }, fragment: 'photo' }),
      { kind: 'internal', to: '/settings?x=1&bereich=profile#photo' },
    ],
    [
      'another site',
      basic('a', { link: 'https://www.gematik.de/e-rezept', externalLink: true }),
      { kind: 'external', href: 'https://www.gematik.de/e-rezept' },
    ],
    ['a telephone', basic('a', { link: 'tel:+4930123', externalLink: true }), { kind: 'external', href: 'tel:+4930123' }],
    ['an action, although it has a link', basic('a', { function: 'shell.help' }), { kind: 'action', id: 'shell.help' }],
  ])('%s', (_name, item, target) => {
    expect(targetOf(item)).toEqual(target)
  })

  it.each([
    ['javascript:alert(1)', true],
    ['JaVaScRiPt:alert(1)', true],
    ['data:text/html,<script>1</script>', true],
    ['file:///etc/passwd', true],
    ['/contacts', true],
    ['javascript:alert(1)', false],
    ['//evil.example/contacts', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
  ])('%s with externalLink %s leads nowhere', (link, externalLink) => {
    expect(targetOf(basic('a', { link, externalLink }))).toEqual({ kind: 'none' })
  })
})

describe('what is to be seen', () => {
  it('hidden items and headings without items are left out, on every level', () => {
    const items = [
      basic('a'),
      basic('b', { hidden: true }),
      branch('c', [basic('d', { hidden: true })]),
      { ...branch('e', [branch('f', [basic('g')]), basic('h', { hidden: true })]), type: 'group' as const },
    ]
    expect(visibleItems(items).map(({ id }) => id)).toEqual(['a', 'e'])
    expect(pagesOf(items).map(({ id }) => id)).toEqual(['a', 'g'])
  })

  it('in a narrow column branches open beside it, and headings fall away', () => {
    const columns = inColumns([{ ...branch('haus', [basic('verwaltung')]), type: 'group' }, branch('verzeichnis', [basic('apotheken')])])
    expect(columns.map(({ id, type }) => [id, type])).toEqual([
      ['verwaltung', 'basic'],
      ['verzeichnis', 'aside'],
    ])
  })
})

describe('the active item', () => {
  const items = [branch('area', [basic('list', { link: '/orders' }), basic('new', { link: '/orders/new' })]), basic('contacts')]

  it('is the one whose path goes furthest, with everything around it', () => {
    expect(activeTrail(items, at('/orders/new'))).toEqual({ current: 'new', active: new Set(['area', 'new']) })
    expect(activeTrail(items, at('/orders/4711'))).toEqual({ current: 'list', active: new Set(['area', 'list']) })
  })

  it('does not take a longer word for a page below', () => {
    expect(activeTrail(items, at('/ordersheet')).current).toBeNull()
  })

  it('with exactMatch is active on its own address only; the layout in the address does not count', () => {
    const exact = [basic('orders', { exactMatch: true })]
    expect(activeTrail(exact, at('/orders')).current).toBe('orders')
    expect(activeTrail(exact, at('/orders', { layout: 'dense' })).current).toBe('orders')
    expect(activeTrail(exact, at('/orders', { seite: '2' })).current).toBeNull()
    expect(activeTrail(exact, at('/orders/4711')).current).toBeNull()
  })

  it('with a query is active where the address has it', () => {
    const tabs = [basic('profile', { link: '/settings', queryParams: { bereich: 'profile' } }), basic('settings')]
    expect(activeTrail(tabs, at('/settings', { bereich: 'profile', x: '1' })).current).toBe('profile')
    expect(activeTrail(tabs, at('/settings', { bereich: 'language' })).current).toBe('settings')
  })

  it('may be marked by the server, wherever one is', () => {
    const marked = [branch('outer', [branch('inner', [basic('x', { active: true })])]), basic('contacts')]
    expect(activeTrail(marked, at('/contacts'))).toEqual({ current: 'contacts', active: new Set(['outer', 'inner', 'x', 'contacts']) })
  })

  it('of a practice or a pharmacy is the orders also on the page of one order', () => {
    for (const rolle of ['ROLE_ARZT', 'ROLE_APOTHEKER'] as const) {
      expect(activeTrail(menuFor({ rolle, sprache: 'de', dran: 0 }).default, at('/bestellungen/4711')).current).toBe('bestellungen')
    }
  })
})

describe('branches', () => {
  const items = [
    branch('a', [branch('a1', [basic('a1x')]), branch('a2', [basic('a2x')])]),
    branch('b', [basic('bx')]),
    branch('c', [basic('cx')]),
  ]
  const none = new Set<string>()

  it('around the active item open by themselves; with autoCollapse the others close', () => {
    const active = activeTrail(items, at('/a1x')).active
    expect(expandedAfterNavigation({ expanded: new Set(['b']), active, autoCollapse: true })).toEqual(new Set(['a', 'a1', 'a1x']))
    expect(expandedAfterNavigation({ expanded: new Set(['b']), active, autoCollapse: false })).toEqual(new Set(['a', 'a1', 'a1x', 'b']))
  })

  it('that a person opens close the others, but neither those around them nor those around the page', () => {
    const active = activeTrail(items, at('/cx')).active
    const first = expandedAfterToggle({ items, expanded: new Set([...active, 'b']), active, autoCollapse: true, id: 'a' })
    expect(first).toEqual(new Set(['a', 'c', 'cx']))
    expect(expandedAfterToggle({ items, expanded: first, active, autoCollapse: true, id: 'a2' })).toEqual(new Set(['a', 'a2', 'c', 'cx']))
  })

  it('stay open beside each other without autoCollapse, and close when pressed again', () => {
    const both = expandedAfterToggle({ items, expanded: new Set(['a']), active: none, autoCollapse: false, id: 'b' })
    expect(both).toEqual(new Set(['a', 'b']))
    expect(expandedAfterToggle({ items, expanded: both, active: none, autoCollapse: false, id: 'a' })).toEqual(new Set(['b']))
  })
})

describe('looks', () => {
  it('are known names; a class of a foreign style sheet means nothing', () => {
    expect(looksOf('px-2 bg-yellow-300 warning  strong')).toBe('warning strong')
    expect(looksOf('fixed inset-0 z-50')).toBeUndefined()
    expect(looksOf(undefined)).toBeUndefined()
  })
})
