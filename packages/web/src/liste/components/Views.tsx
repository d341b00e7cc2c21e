import { IconChevronDown } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { useListTexts } from '../liste.texts.ts'
import { fitViews } from './fitViews.ts'
import classes from './Views.module.css'

export interface View {
  id: string
  label: string
  anzahl: number | null
}

interface ViewsProps {
  views: readonly View[]
  chosen: string
  onChoose: (id: string) => void
  /** Of the list below: each view shows it in the same place. */
  panelId: string
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** In one row; those that do not fit stand in a menu, the active one never does. */
export function Views({ views, chosen, onChoose, panelId }: ViewsProps) {
  const t = useListTexts()
  const active = views.findIndex(({ id }) => id === chosen)
  const { row, places } = useFittingPlaces(views.map(({ label, anzahl }) => `${label} ${anzahl}`).join('|'), active)
  const shown = places === null ? views : views.filter((_view, place) => places.includes(place))
  const rest = views.filter((view) => !shown.includes(view))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = moves[event.key]?.(
      shown.findIndex(({ id }) => id === chosen),
      shown.length - 1,
    )
    const target = to === undefined ? undefined : shown[to]
    if (target === undefined) return
    event.preventDefault()
    onChoose(target.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-view="${target.id}"]`)?.focus()
  }
  return (
    <div ref={row} className={classes.row}>
      <div role="tablist" tabIndex={-1} aria-label={t('reiter')} className={classes.views} onKeyDown={onKeyDown}>
        {shown.map(({ id, label, anzahl }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(panelId, id)}
            aria-selected={id === chosen}
            aria-controls={panelId}
            tabIndex={id === chosen ? 0 : -1}
            data-view={id}
            className={classes.view}
            onClick={() => onChoose(id)}
          >
            {label}
            {anzahl !== null && <span className={classes.count}> {formatNumber(anzahl)}</span>}
          </button>
        ))}
      </div>
      {(rest.length > 0 || places === null) && (
        <Menu
          trigger={
            <button type="button" className={classes.view} data-more>
              {t('ansichtenMehr')}
              <IconChevronDown size={14} aria-hidden />
            </button>
          }
          groups={[{ entries: entriesOf(rest, { chosen, onChoose }) }]}
        />
      )}
    </div>
  )
}

/** On a phone: one button that opens them. */
export function ViewsButton({ views, chosen, onChoose }: Omit<ViewsProps, 'panelId'>) {
  const t = useListTexts()
  const view = views.find(({ id }) => id === chosen)
  if (view === undefined) return null
  return (
    <Menu
      trigger={
        <button type="button" className={classes.button} aria-label={t('ansichtWaehlen', { name: nameOf(view) })}>
          <span className={classes.buttonWord}>{nameOf(view)}</span>
          <IconChevronDown size={18} aria-hidden />
        </button>
      }
      groups={[{ heading: t('reiter'), entries: entriesOf(views, { chosen, onChoose }) }]}
    />
  )
}

export const tabId = (panelId: string, id: string) => `${panelId}-${id}`

const nameOf = ({ label, anzahl }: View) => (anzahl === null ? label : `${label} · ${formatNumber(anzahl)}`)

const entriesOf = (views: readonly View[], { chosen, onChoose }: Pick<ViewsProps, 'chosen' | 'onChoose'>): MenuEntry[] =>
  views.map((view) => ({ id: view.id, label: nameOf(view), checked: view.id === chosen, onSelect: () => onChoose(view.id) }))

/** @param key changes when the views do: they are measured once, the last being the button for the rest. Null: not measured yet */
function useFittingPlaces(key: string, active: number) {
  const row = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<{ key: string; each: readonly number[]; more: number } | null>(null)
  const [room, setRoom] = useState(0)
  const known = measured?.key === key
  useLayoutEffect(() => {
    const element = row.current
    if (element === null || known) return
    const width = (one: Element) => one.getBoundingClientRect().width
    const each = [...element.querySelectorAll('[role="tab"]')].map(width)
    setMeasured({ key, each, more: Math.max(0, ...[...element.querySelectorAll('[data-more]')].map(width)) })
    setRoom(element.clientWidth)
  }, [key, known])
  useLayoutEffect(() => {
    const element = row.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { row, places: measured !== null && known ? fitViews({ ...measured, room, active }) : null }
}
