import '@event-calendar/core/index.css'
import { createCalendar, DayGrid, destroyCalendar, Interaction, ResourceTimeline, type Calendar } from '@event-calendar/core'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import classes from './ScheduleBoard.module.css'

/** Wall times without a zone, `YYYY-MM-DDTHH:MM`: the board shows them as they are, whatever the browser's zone. */
export interface BoardEntry {
  id: string
  start: string
  end: string
  rows: readonly string[]
  title: string
  /** Its name for a screen reader: begins with the title, and says the row. */
  name: string
  tone: 'plain' | 'warning' | 'done'
  movable: boolean
  lifted: boolean
}

export interface BoardRow {
  id: string
  label: string
}

export interface BoardMove {
  id: string
  start: string
  /** Rows before and after; null when the view has no rows. */
  from: string | null
  to: string | null
}

export interface ScheduleBoardProps {
  label: string
  view: 'day' | 'week' | 'month'
  /** `YYYY-MM-DD`, a day that is to be seen. */
  date: string
  language: 'de' | 'en'
  rows: readonly BoardRow[]
  entries: readonly BoardEntry[]
  closed: readonly { row: string; start: string; end: string }[]
  onPick: (id: string) => void
  onMove: (move: BoardMove) => void
}

const views = { day: 'resourceTimelineDay', week: 'resourceTimelineWeek', month: 'dayGridMonth' } as const

const two = (number: number) => String(number).padStart(2, '0')
const wallTime = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`

function eventsOf({ entries, closed }: Pick<ScheduleBoardProps, 'entries' | 'closed'>): Calendar.EventInput[] {
  return [
    ...closed.map(({ row, start, end }, i) => ({ id: `closed ${i}`, start, end, resourceId: row, display: 'background' as const })),
    ...entries.map(({ id, start, end, rows, title, name, tone, movable, lifted }) => ({
      id,
      start,
      end,
      title,
      extendedProps: { name },
      resourceIds: [...rows],
      startEditable: movable,
      classNames: [classes[tone] ?? '', lifted ? (classes.lifted ?? '') : ''],
    })),
  ]
}

/** The library marks divs as a table that axe refuses (aria-required-children); entries announce time and person themselves. */
function withoutTable(place: HTMLElement): void {
  for (const part of place.querySelectorAll(
    '[role="table"], [role="rowgroup"], [role="row"], [role="rowheader"], [role="columnheader"], [role="cell"]',
  ))
    for (const name of ['role', 'aria-colindex', 'aria-rowindex', 'aria-colspan', 'aria-rowspan']) part.removeAttribute(name)
}

export function ScheduleBoard(props: ScheduleBoardProps) {
  const { label, view, date, language, rows, entries, closed, onPick } = props
  const place = useRef<HTMLDivElement>(null)
  const calendar = useRef<Calendar>(null)
  const pick = useEffectEvent((id: string) => onPick(id))
  const move = useEffectEvent(({ event, oldResource, newResource }: Calendar.EventDropInfo) =>
    props.onMove({
      id: String(event.id),
      start: wallTime(event.start),
      from: oldResource?.id ?? null,
      to: newResource?.id ?? null,
    }),
  )

  useEffect(() => {
    if (place.current === null) return undefined
    const made = createCalendar(place.current, [ResourceTimeline, DayGrid, Interaction], {
      headerToolbar: { start: '', center: '', end: '' },
      firstDay: 1,
      slotMinTime: '06:00',
      slotMaxTime: '22:00',
      flexibleSlotTimeLimits: true,
      snapDuration: '00:15',
      scrollTime: '06:30',
      // The same in every language.
      slotLabelFormat: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
      nowIndicator: true,
      dayMaxEvents: true,
      eventDurationEditable: false,
      views: {
        resourceTimelineDay: { slotDuration: '00:30', slotWidth: 96 },
        resourceTimelineWeek: { slotDuration: '02:00', slotWidth: 48 },
      },
      // The title says the time in the words of the screen.
      eventContent: ({ event }) => event.title,
      eventDidMount: ({ el, event }) => {
        el.dataset['entry'] = String(event.id)
        const { name } = event.extendedProps
        if (typeof name === 'string') el.setAttribute('aria-label', name)
      },
      eventClick: ({ event }) => pick(String(event.id)),
      eventDrop: (info) => move(info),
    })
    calendar.current = made
    const grid = place.current
    withoutTable(grid)
    const observer = new MutationObserver(() => withoutTable(grid))
    observer.observe(grid, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
      calendar.current = null
      void destroyCalendar(made)
    }
  }, [])

  useEffect(() => {
    calendar.current?.setOption('locale', language)
    calendar.current?.setOption('date', date)
    calendar.current?.setOption('view', views[view])
    // A month has room for three visits a day; more are behind a button.
    calendar.current?.setOption('height', view === 'month' ? '72rem' : '70vh')
  }, [language, date, view])
  useEffect(() => {
    calendar.current?.setOption(
      'resources',
      rows.map(({ id, label: title }) => ({ id, title })),
    )
  }, [rows])
  useEffect(() => {
    calendar.current?.setOption('events', eventsOf({ entries, closed }))
  }, [entries, closed])

  const onKey = (event: KeyboardEvent) => {
    const entry = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-entry]') : null
    if (entry === null || !['Enter', ' ', 'm', 'M'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    onPick(entry.dataset['entry'] ?? '')
  }
  return (
    <div className={classes.board} onKeyDownCapture={onKey}>
      <div ref={place} role="region" aria-label={label} />
    </div>
  )
}

/** Refocuses the entry a move started from once the board has re-rendered: the former element is gone then. */
export function focusEntry(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus()))
}
