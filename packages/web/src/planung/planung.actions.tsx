import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import type { Hours } from './components/board/boardTime.ts'
import type { Ansicht } from './components/zeitraum.ts'
import { usePlanungTexts } from './planung.texts.ts'

interface BoardKeys {
  today: IsoDate
  onWechsel: (wohin: { ansicht?: Ansicht; tag?: IsoDate }) => void
  onHours: (hours: Hours) => void
}

export function usePlanungKeys(keys: BoardKeys): void {
  const t = usePlanungTexts()
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useActions(
    useMemo(() => {
      const section = t('titel')
      const view = (ansicht: Ansicht, chord: string) => ({
        id: `planung.${ansicht}`,
        name: t(`ansicht.${ansicht}`),
        section,
        chord,
        perform: () => now.current.onWechsel({ ansicht }),
      })
      return [
        view('tag', '1'),
        view('woche', '2'),
        view('monat', '3'),
        {
          id: 'planung.heute',
          name: t('blaettern.heute'),
          section,
          chord: 'h',
          perform: () => now.current.onWechsel({ tag: now.current.today }),
        },
        { id: 'planung.mehrStunden', name: t('stunden', { anzahl: 16 }), section, chord: '+', perform: () => now.current.onHours(16) },
        { id: 'planung.wenigerStunden', name: t('stunden', { anzahl: 12 }), section, chord: '-', perform: () => now.current.onHours(12) },
      ]
    }, [t]),
  )
}

/** In a field the key takes back what was typed. */
const isTyping = () => document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true

/** While there is something to take back. */
export function useUndoKey(onUndo: () => void): void {
  const t = usePlanungTexts()
  const now = useRef(onUndo)
  useEffect(() => {
    now.current = onUndo
  })
  useActions(
    useMemo(
      () => [
        {
          id: 'planung.rueckgaengig',
          name: t('rueckgaengig.knopf'),
          section: t('titel'),
          chord: 'mod+z',
          visible: () => !isTyping(),
          perform: () => now.current(),
        },
      ],
      [t],
    ),
  )
}
