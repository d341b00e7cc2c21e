import type { Tafel as Data, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { anNewStelle, move } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import { DayBoard } from './board/DayBoard.tsx'
import { DragLayer } from './board/DragLayer.tsx'
import classes from './board/Frame.module.css'
import { LiftBar } from './board/LiftBar.tsx'
import { MonthBoard } from './board/MonthBoard.tsx'
import { Tray } from './board/Tray.tsx'
import { WeekBoard } from './board/WeekBoard.tsx'
import type { Hours } from './board/boardTime.ts'
import { personIn } from './board/drag.ts'
import { focusEntry } from './board/focusEntry.ts'
import { isMoved, stelleOf, zugOf } from './board/placing.ts'
import { useStops } from './board/useStops.ts'
import type { Stelle } from './stelle.ts'
import type { Moved } from './undo.ts'
import type { Ansicht } from './zeitraum.ts'

interface TafelProps {
  tafel: Data
  ansicht: Ansicht
  tag: IsoDate
  hours: Hours
  onHours: (hours: Hours) => void
  onDay: (tag: IsoDate) => void
  onGenau: (zug: ZugOnOfTafel, place: Partial<Stelle>) => void
  onMoved: (moved: Moved) => void
}

/** Where others know of the visit already, the reason is asked for. A visit is dragged, or picked with Enter or M and moved with the arrow keys. */
export function Tafel({ tafel, ansicht, tag, hours, onHours, onDay, onGenau, onMoved }: TafelProps) {
  const t = usePlanungTexts()
  const board = useRef<HTMLDivElement>(null)
  const help = useId()
  const stops = useStops(board)
  const { zug, setZug, send, lift, cancel } = useMoving({ tafel, onGenau, onMoved })
  const lifted = tafel.besuche.find(({ id }) => id === zug?.hausbesuchId)
  const besuche = useMemo(() => tafel.besuche.map((one) => (one.id === zug?.hausbesuchId ? anNewStelle(one, zug) : one)), [tafel, zug])

  const pick = (target: EventTarget) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
    if (entry !== null) lift(entry.dataset['entry'] ?? '', personIn(entry.dataset['row']))
    return entry !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && pick(event.target)) event.preventDefault()
    else stops.onKeyDown(event)
  }
  const { personen, darf } = tafel
  const shared = { personen, besuche, tag, liftedId: zug?.hausbesuchId ?? null }
  const parts = {
    tag: () => <DayBoard {...shared} hours={hours} onHours={onHours} />,
    woche: () => <WeekBoard {...shared} onDay={onDay} />,
    monat: () => <MonthBoard {...shared} onDay={onDay} />,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what the buttons in it are told
    <div
      ref={board}
      className={classes.board}
      onClick={({ target }: MouseEvent) => void pick(target)}
      onKeyDown={onKeyDown}
      onFocus={stops.onFocus}
    >
      <p id={help} className="unseen">
        {t('verschieben.anleitung')}
      </p>
      <div role="grid" aria-label={t('tafel')} aria-describedby={help} data-board={ansicht} data-stops>
        {parts[ansicht]()}
      </div>
      {besuche.length === 0 && <p className={classes.empty}>{t('leer')}</p>}
      <div className={classes.foot}>
        {zug !== null && lifted !== undefined && (
          <LiftBar
            key={zug.hausbesuchId}
            besuch={lifted}
            tafel={tafel}
            zug={zug}
            across={ansicht === 'tag' ? 'time' : 'day'}
            onZug={setZug}
            onSpeichern={() => (isMoved(lifted, zug) ? void send(zug) : cancel(zug))}
            onGenau={() => {
              setZug(null)
              onGenau(zug, stelleOf(zug))
            }}
            onAbbrechen={() => cancel(zug)}
          />
        )}
        {darf.verteilen && ansicht !== 'monat' && (
          <Tray tafel={{ personen, besuche }} withDay={ansicht === 'woche'} liftedId={shared.liftedId} />
        )}
      </div>
      <DragLayer board={board} tafel={tafel} onDrop={(dropped) => void send(dropped)} />
    </div>
  )
}

function useMoving({ tafel, onGenau, onMoved }: Pick<TafelProps, 'tafel' | 'onGenau' | 'onMoved'>) {
  const t = usePlanungTexts()
  const client = useQueryClient()
  const [zug, setZug] = useState<ZugOnOfTafel | null>(null)
  const find = (hausbesuchId: string): TafelBesuch | undefined => tafel.besuche.find(({ id }) => id === hausbesuchId)
  return {
    zug,
    setZug,
    send: async (neu: ZugOnOfTafel) => {
      const besuch = find(neu.hausbesuchId)
      setZug(null)
      if (besuch === undefined) return
      try {
        const receipt = await move(client, neu, newIdempotencyKey())
        announce(t('verschieben.getan'))
        onMoved({ besuch, zug: neu, receipt })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'hausbesuch.grund_fehlt') return onGenau(neu, stelleOf(neu))
        toastError(error)
      }
      focusEntry(neu.hausbesuchId, neu.nachPersonId)
    },
    lift: (hausbesuchId: string, from: string | null) => {
      const besuch = find(hausbesuchId)
      if (besuch !== undefined) setZug(zugOf(besuch, from))
    },
    cancel: ({ hausbesuchId, vonPersonId }: ZugOnOfTafel) => {
      setZug(null)
      announce(t('verschieben.zurueck'))
      focusEntry(hausbesuchId, vonPersonId)
    },
  }
}
