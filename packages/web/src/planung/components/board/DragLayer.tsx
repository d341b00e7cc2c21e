import type { Tafel, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBefundWords } from '../../../hausbesuch/components/Befunde.tsx'
import { befundeQuery } from '../../../hausbesuch/hausbesuch.queries.ts'
import { formatShortDay, formatTime } from '../../../shared/format.ts'
import { followPointer, placeBeside, type Pointer } from '../../../ui/pointerDrag.ts'
import { anNewStelle } from '../../planung.queries.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import classes from './DragLayer.module.css'
import { clearMarks, findOver, type Grip, gripAt, markOver, markPlaces, type Over, scrollAtEdge } from './drag.ts'
import { conflictsAt, isMoved, type Refusal, surnameOf } from './placing.ts'

interface DragLayerProps {
  board: RefObject<HTMLDivElement | null>
  tafel: Tafel
  onDrop: (zug: ZugOnOfTafel) => void
}

interface Shown {
  besuch: TafelBesuch
  zug: ZugOnOfTafel | null
  refusal: Refusal | null
}

/** Listens to the whole board. Only what stands at the pointer is drawn while it moves, so that a large board moves as fast as a small one. */
export function DragLayer({ board, tafel, onDrop }: DragLayerProps) {
  const label = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const grip = useEffectEvent((event: PointerEvent) => gripAt(event.target, event.clientX, tafel))
  const drop = useEffectEvent((besuch: TafelBesuch, { zug, refusal }: Over) => {
    if (refusal === null && isMoved(besuch, zug)) onDrop(zug)
  })
  useEffect(() => {
    const { current } = board
    if (current === null) return undefined
    let end: (() => void) | null = null
    const onPointerDown = (event: PointerEvent) => {
      const taken = event.button === 0 && event.isPrimary ? grip(event) : null
      if (taken === null || end !== null) return
      const stop = follow(current, taken, {
        start: event,
        label,
        onShow: setShown,
        onEnd: (over) => {
          end = null
          setShown(null)
          if (over !== null) drop(taken.besuch, over)
        },
      })
      end = stop
    }
    current.addEventListener('pointerdown', onPointerDown)
    return () => {
      current.removeEventListener('pointerdown', onPointerDown)
      end?.()
    }
  }, [board])
  return (
    <div ref={label} className={classes.label} data-drag-label data-shown={shown !== null || undefined} aria-hidden>
      {shown !== null && <Told {...shown} tafel={tafel} />}
    </div>
  )
}

interface Following {
  start: PointerEvent
  label: RefObject<HTMLDivElement | null>
  onShow: (shown: Shown) => void
  /** Where it was let go; null: nowhere, or it was only a press. */
  onEnd: (over: Over | null) => void
}

const isSame = (one: Over | null, other: Over | null) =>
  one?.place === other?.place && one?.zug.uhrzeit === other?.zug.uhrzeit && one?.zug.datum === other?.zug.datum

/** From press to release. @returns what ends it early */
function follow(board: HTMLElement, grip: Grip, { start, label, onShow, onEnd }: Following): () => void {
  let moving = false
  let over: Over | null = null

  const look = (at: Pointer) => {
    const next = findOver(board, grip, at)
    markOver(board, next?.place ?? null)
    if (!isSame(over, next) || !moving) onShow({ besuch: grip.besuch, zug: next?.zug ?? null, refusal: next?.refusal ?? null })
    over = next
    moving = true
    placeBeside(label.current, at)
  }
  return followPointer(start, {
    onStart: () => markPlaces(board, grip),
    onFrame: (at) => {
      scrollAtEdge(at.y)
      look(at)
    },
    onEnd: (droppedAt) => {
      if (droppedAt !== null) look(droppedAt)
      clearMarks(board)
      onEnd(droppedAt === null ? null : over)
    },
  })
}

/** What the page knows at once; what only the server knows is added as soon as the pointer rests. */
function Told({ besuch, zug, refusal, tafel }: Shown & { tafel: Tafel }) {
  const t = usePlanungTexts()
  if (zug === null) return <span className={classes.place}>{t('ziehen.nirgends')}</span>
  const { von, bis } = anNewStelle(besuch, zug)
  const person = tafel.personen.find(({ id }) => id === zug.nachPersonId)?.name ?? t('niemand')
  return (
    <>
      <span className={classes.place}>
        {[`${formatTime(von)}–${formatTime(bis)}`, ...(zug.datum === besuch.datum ? [] : [formatShortDay(zug.datum)]), person].join(' · ')}
      </span>
      {refusal === null ? (
        <Conflicts besuch={besuch} zug={zug} tafel={tafel} />
      ) : (
        <span className={classes.refused}>{t(`ziehen.${refusal}`, { name: person })}</span>
      )}
    </>
  )
}

const restMs = 200
const most = 3

function Conflicts({ besuch, zug, tafel }: { besuch: TafelBesuch; zug: ZugOnOfTafel; tafel: Tafel }) {
  const t = usePlanungTexts()
  const wordsOf = useBefundWords()
  const [resting] = useDebouncedValue(zug, restMs)
  const { typ, klient, leistungen, id } = besuch
  const { datum, uhrzeit, dauerMinuten } = resting
  const { personIds } = anNewStelle(besuch, resting)
  const asked = { typ, klientId: klient.id, leistungen, hausbesuchId: id, datum, uhrzeit, dauerMinuten, personIds, fahrzeug: null }
  const { data = [], isPlaceholderData } = useQuery(befundeQuery(asked))
  const known = conflictsAt(tafel, zug)
  const settled = resting === zug && !isPlaceholderData
  const further = settled ? data.filter(({ art }) => !known.some((one) => one.art === art)) : []
  const clientOf = (hausbesuchId: string) => tafel.besuche.find((one) => one.id === hausbesuchId)?.klient.name ?? ''
  return [...known, ...further].slice(0, most).map((befund) => (
    <span
      key={`${befund.art} ${befund.person?.id} ${befund.besuch?.id}`}
      className={befund.schwere === 'FEHLER' ? classes.refused : classes.warns}
    >
      {befund.art === 'UEBERSCHNEIDUNG' && befund.besuch !== null && clientOf(befund.besuch.id) !== ''
        ? t('ziehen.ueberschneidet', { klient: surnameOf(clientOf(befund.besuch.id)), uhrzeit: formatTime(befund.besuch.von) })
        : wordsOf(befund)}
    </span>
  ))
}
