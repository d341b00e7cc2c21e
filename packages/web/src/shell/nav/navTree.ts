import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'

export interface Place {
  pathname: string
  search: Readonly<Record<string, unknown>>
}

export type Target =
  | { kind: 'internal'; to: string }
  | { kind: 'external'; href: string }
  | { kind: 'action'; id: string }
  | { kind: 'none' }

const safeSchemes = ['http:', 'https:', 'mailto:', 'tel:']

function withQuery({ link = '', queryParams = {}, fragment }: NavigationItem): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? []
  const search = new URLSearchParams(query)
  for (const [key, value] of Object.entries(queryParams)) search.set(key, value)
  const text = search.toString()
  return `${path}${text === '' ? '' : `?${text}`}${fragment === undefined ? hash : `#${fragment}`}`
}

/** Only addresses of the application and a few schemes are followed; anything else, especially `javascript:`, leads nowhere. */
export function targetOf(item: NavigationItem): Target {
  if (item.function !== undefined) return { kind: 'action', id: item.function }
  if (item.link === undefined) return { kind: 'none' }
  if (item.externalLink === true) {
    const safe = URL.canParse(item.link) && safeSchemes.includes(new URL(item.link).protocol)
    return safe ? { kind: 'external', href: withQuery(item) } : { kind: 'none' }
  }
  // Two slashes, or a backslash, lead to another site.
  return /^\/(?![/\\])/.test(item.link) ? { kind: 'internal', to: withQuery(item) } : { kind: 'none' }
}

export function visibleItems(items: readonly NavigationItem[]): NavigationItem[] {
  return items
    .filter(({ hidden }) => hidden !== true)
    .map((item) => (item.children === undefined ? item : { ...item, children: visibleItems(item.children) }))
    .filter(({ type, children = [] }) => !(type === 'group' || type === 'collapsable' || type === 'aside') || children.length > 0)
}

export function pagesOf(items: readonly NavigationItem[]): NavigationItem[] {
  return visibleItems(items).flatMap((item) => (item.children === undefined ? [item] : pagesOf(item.children)))
}

export function inColumns(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.type === 'group') return inColumns(item.children ?? [])
    return item.type === 'collapsable' ? [{ ...item, type: 'aside' as const }] : [item]
  })
}

/** Pages of an area that are not below its item's link: an order opens at `/bestellungen/4711` from `/bestellungen/arzt`. */
const areaOf: Readonly<Record<string, string>> = { bestellungen: '/bestellungen', zahlen: '/bestellungen' }

/** How well an item matches the address: longer paths match better; -1 for no match. `layout` is ignored. */
function fit(item: NavigationItem, place: Place): number {
  const target = targetOf(item)
  if (target.kind !== 'internal') return -1
  const { pathname, searchParams } = new URL(target.to, 'http://here')
  const wanted = [...searchParams]
  const queryFits = wanted.every(([key, value]) => [place.search[key]].flat().includes(value))
  if (!queryFits) return -1
  if (place.pathname === pathname) {
    const here = Object.keys(place.search).filter((key) => key !== 'layout')
    if (item.exactMatch === true && here.length !== wanted.length) return -1
    return pathname.length + wanted.length + 1
  }
  if (item.exactMatch === true) return -1
  const area = [pathname, areaOf[item.id]].find((path) => path !== undefined && path !== '/' && `${place.pathname}/`.startsWith(`${path}/`))
  return area === undefined ? -1 : area.length
}

function* withAncestors(items: readonly NavigationItem[], above: readonly string[] = []): Generator<[NavigationItem, readonly string[]]> {
  for (const item of items) {
    yield [item, above]
    if (item.children !== undefined) yield* withAncestors(item.children, [...above, item.id])
  }
}

export interface ActiveTrail {
  /** The item whose page is shown; null when the page belongs to none. */
  current: string | null
  /** All items to be shown as active: the current one, those that are marked active, and everything around them. */
  active: ReadonlySet<string>
}

export function activeTrail(items: readonly NavigationItem[], place: Place): ActiveTrail {
  const all = [...withAncestors(items)]
  const best = all
    .map(([item, above]) => ({ item, above, fit: fit(item, place) }))
    .filter((candidate) => candidate.fit >= 0)
    .toSorted((a, b) => b.fit - a.fit)
    .at(0)
  const marked = all.filter(([item]) => item.active === true).flatMap(([item, above]) => [...above, item.id])
  return { current: best?.item.id ?? null, active: new Set([...marked, ...(best === undefined ? [] : [...best.above, best.item.id])]) }
}

export function expandedAfterNavigation({
  expanded,
  active,
  autoCollapse,
}: {
  expanded: ReadonlySet<string>
  active: ReadonlySet<string>
  autoCollapse: boolean
}): ReadonlySet<string> {
  return autoCollapse ? new Set(active) : new Set([...expanded, ...active])
}

/** Opens or closes one branch. With `autoCollapse` only its ancestors and those of the active item stay open. */
export function expandedAfterToggle({
  items,
  expanded,
  active,
  autoCollapse,
  id,
}: {
  items: readonly NavigationItem[]
  expanded: ReadonlySet<string>
  active: ReadonlySet<string>
  autoCollapse: boolean
  id: string
}): ReadonlySet<string> {
  if (expanded.has(id)) return new Set([...expanded].filter((other) => other !== id))
  if (!autoCollapse) return new Set([...expanded, id])
  const around = [...withAncestors(items)].find(([item]) => item.id === id)?.[1] ?? []
  return new Set([...around, id, ...[...expanded].filter((other) => active.has(other))])
}

/** Looks are names the navigation knows; foreign CSS classes are ignored. */
export const navLooks = ['accent', 'strong', 'quiet', 'success', 'warning', 'danger'] as const
export type NavLook = (typeof navLooks)[number]

export function looksOf(classes: string | undefined): string | undefined {
  const known = (classes ?? '').split(/\s+/).filter((name): name is NavLook => navLooks.some((look) => look === name))
  return known.length === 0 ? undefined : known.join(' ')
}
