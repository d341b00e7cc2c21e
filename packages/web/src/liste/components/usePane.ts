import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { z } from 'zod'
import { type Action, useActions } from '../../shared/actions.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useListTexts } from '../liste.texts.ts'
import { focus } from './rowFocus.ts'

/** A narrower window has no room for a list and a record. */
const fromWidth = '(min-width: 75rem)'
/** Whoever walks down the list reads, and is logged as reading, only where they stay. */
const followMs = 250

const address = z.object({ offen: z.uuid().nullable().default(null) })

export interface Pane {
  /** The record beside the list. */
  open: string | null
  /** Undefined while the window is too narrow: a row then leads to its page. */
  show: ((id: string) => void) | undefined
  close: () => void
  frame: RefObject<HTMLElement | null>
}

/** The record that is open beside a list stands in the address, follows the keys and closes by Escape. */
export function usePane(onWhole: (id: string) => void): Pane {
  const [{ offen }, set] = useSearchState(address)
  const wide = useMediaQuery(fromWidth, false, { getInitialValueInEffect: false })
  const frame = useRef<HTMLElement>(null)
  const open = wide ? offen : null
  const show = useCallback(
    (id: string) => {
      // Back leads to the list alone, however many were read.
      set({ offen: id }, { replace: open !== null })
      if (open === null) keepFocus(id)
    },
    [set, open],
  )
  const close = () => {
    set({ offen: null })
    keepFocus(open)
  }
  useFollow(open, show)
  usePaneKeys({ open, close, frame, onWhole })
  return { open, show: wide ? show : undefined, close, frame }
}

/** The rows are drawn anew where a table becomes lines, and with them the one that had the focus. */
function keepFocus(id: string | null): void {
  if (id === null) return
  setTimeout(() => {
    focus(id)
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, 0)
}

/** Where the keys have led to, there the pane follows; a row under the mouse is opened by its click. */
function useFollow(open: string | null, show: (id: string) => void): void {
  const now = useRef({ open, show })
  useEffect(() => {
    now.current = { open, show }
  })
  // Not begun anew with each record: whoever goes on while one appears would be left behind.
  const isOpen = open !== null
  useEffect(() => {
    if (!isOpen) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      if (!(target instanceof HTMLElement) || !target.matches('[data-zeile]:focus-visible')) return
      const id = target.dataset['zeile']
      if (id !== undefined && id !== now.current.open) timer = setTimeout(() => now.current.show(id), followMs)
    }
    document.addEventListener('focusin', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', follow)
    }
  }, [isOpen])
}

interface PaneKeys extends Pick<Pane, 'open' | 'close' | 'frame'> {
  onWhole: (id: string) => void
}

/** What lies above the page takes the key first. */
const isCovered = (): boolean => document.querySelector('[role="menu"], [role="listbox"]') !== null

function usePaneKeys(keys: PaneKeys): void {
  const t = useListTexts()
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const isOpen = () => now.current.open !== null && !isCovered()
    return [
      {
        id: 'liste.ganz',
        name: t('tasten.ganz'),
        section,
        chord: 'o',
        visible: isOpen,
        perform: () => {
          if (now.current.open !== null) now.current.onWhole(now.current.open)
        },
      },
      {
        id: 'liste.hinein',
        name: t('tasten.hinein'),
        section,
        chord: 'arrowright',
        visible: () => isOpen() && document.activeElement?.matches('[data-zeile]') === true,
        perform: () => now.current.frame.current?.focus(),
      },
      { id: 'liste.zu', name: t('tasten.zu'), section, chord: 'escape', visible: isOpen, perform: () => now.current.close() },
    ]
  }, [t])
  useActions(actions)
}
