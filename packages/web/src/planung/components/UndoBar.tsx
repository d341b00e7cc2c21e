import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePress } from '../../step/useStep.ts'
import { Button } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { useUndoKey } from '../planung.actions.tsx'
import { move, reloadTafel } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import classes from './UndoBar.module.css'
import { focusEntry } from './board/focusEntry.ts'
import type { Undo } from './undo.ts'

const offeredMs = 8000

/** Stays while the pointer or the focus is on it, so that nobody must be quick (WCAG 2.2.1). */
export function UndoBar({ undo: { zug, words }, onOver }: { undo: Undo; onOver: () => void }) {
  const t = usePlanungTexts()
  const client = useQueryClient()
  const [held, setHeld] = useState(false)
  const { press, running } = usePress<Undo['zug']>({
    send: (body, keyOf) => move(client, body, keyOf(body)),
    // Whether it went through or not: there is nothing more to take back.
    reload: (current) => {
      void reloadTafel(current)
      onOver()
    },
    onDone: ({ hausbesuchId, nachPersonId }) => {
      announce(t('rueckgaengig.getan'))
      focusEntry(hausbesuchId, nachPersonId)
    },
  })
  const busy = running !== null
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (held || busy) return undefined
    const timer = setTimeout(over, offeredMs)
    return () => clearTimeout(timer)
  }, [held, busy, zug])
  useUndoKey(() => press(zug))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only asks whether somebody is at it
    <div
      className={classes.bar}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{words}</span>
      <Button look="secondary" size="sm" busy={busy} onClick={() => press(zug)}>
        {t('rueckgaengig.knopf')}
      </Button>
    </div>
  )
}
