import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { useMatches } from '../../ui/useMatches.ts'
import { useTourTexts } from '../tour.texts.ts'
import { stoppAnker } from './anzeige.ts'
import classes from './Stop.module.css'

/** How a stop gets to another place. */
export interface Place {
  platz: number
  alle: number
  /** Left out where it is moved by the menu alone. */
  griff?: ComponentProps<'button'>
  move: (um: 1 | -1) => void
}

interface StopBoardProps<Stop> {
  /** In the order in which they are driven. */
  open: readonly Stop[]
  done: readonly Stop[]
  /** The one that is open until somebody opens another. */
  next: string | undefined
  dragged?: string | null
  isSorted?: (stop: Stop) => boolean
  large: (stop: Stop) => ReactNode
  line: (stop: Stop, onOpen: () => void) => ReactNode
  doneLine: (stop: Stop) => ReactNode
}

/** One stop large, the others a line each, what is done folded away: of a tour as of a round, with and without network. */
export function StopBoard<Stop extends { id: string }>(props: StopBoardProps<Stop>) {
  const { open, done, next, dragged = null, isSorted = () => false, large, line, doneLine } = props
  const t = useTourTexts()
  const [chosen, setChosen] = useState<string | null>(null)
  // In the pocket nothing can be opened: paper shows all of every stop.
  const print = useMatches('print')
  const opened = open.some(({ id }) => id === chosen) ? chosen : next
  return (
    <div className={classes.stops}>
      <ol className={classes.list} aria-label={t('liste')}>
        {open.map((stop) => (
          <li
            key={stop.id}
            id={stoppAnker(stop.id)}
            tabIndex={-1}
            className={classes.stop}
            data-sort={isSorted(stop) ? stop.id : undefined}
            data-dragged={dragged === stop.id || undefined}
            data-large={stop.id === opened || undefined}
          >
            {stop.id === opened || print ? large(stop) : line(stop, () => setChosen(stop.id))}
          </li>
        ))}
      </ol>
      <Done stops={done} line={doneLine} print={print} />
    </div>
  )
}

interface DoneProps<Stop> {
  stops: readonly Stop[]
  line: (stop: Stop) => ReactNode
  print: boolean
}

function Done<Stop extends { id: string }>({ stops, line, print }: DoneProps<Stop>) {
  const t = useTourTexts()
  const [open, setOpen] = useState(false)
  if (stops.length === 0) return null
  return (
    <Disclosure label={t('stopp.fertige', { anzahl: stops.length })} opened={open || print} onToggle={setOpen}>
      <ul className={classes.list}>
        {stops.map((stop) => (
          <li key={stop.id} className={classes.stop}>
            {line(stop)}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The way for whoever cannot drag. */
export function useMoves(name: string, place: Place | null): MenuEntry[] {
  const t = useTourTexts()
  if (place === null) return []
  const { platz, alle, move } = place
  return [
    ...(platz > 1
      ? [{ id: 'hoch', label: t('stopp.hoch', { name }), icon: <IconArrowUp size={18} aria-hidden />, onSelect: () => move(-1) }]
      : []),
    ...(platz < alle
      ? [{ id: 'runter', label: t('stopp.runter', { name }), icon: <IconArrowDown size={18} aria-hidden />, onSelect: () => move(1) }]
      : []),
  ]
}

interface StopLineProps {
  name: string
  place: Place | null
  time: ReactNode
  /** Nobody has promised it. */
  soft: boolean
  timeClass?: string | undefined
  about: string
  end?: ReactNode
  onOpen: () => void
}

export function StopLine({ name, place, time, soft, timeClass = '', about, end, onOpen }: StopLineProps) {
  return (
    <div className={classes.line}>
      {place?.griff !== undefined && <Grip name={name} place={place} griff={place.griff} />}
      <span className={`${classes.lineTime} ${timeClass}`} data-soft={soft || undefined}>
        {time}
      </span>
      <div className={classes.lineWords}>
        <h2 className={classes.lineName}>
          <UnstyledButton className={classes.opens ?? ''} aria-expanded={false} onClick={onOpen}>
            {name}
          </UnstyledButton>
        </h2>
        <span className={classes.about}>{about}</span>
      </div>
      {end}
    </div>
  )
}

function Grip({ name, place: { platz, alle }, griff }: { name: string; place: Place; griff: ComponentProps<'button'> }) {
  const t = useTourTexts()
  return (
    <UnstyledButton {...griff} className={classes.grip ?? ''} data-grip aria-label={t('stopp.greifen', { name, platz, alle })}>
      <IconGripVertical size={20} aria-hidden />
    </UnstyledButton>
  )
}
