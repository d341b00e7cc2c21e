import { createContext, useCallback, useContext, useMemo, useState } from 'react'

/** Which tasks are selected to change several at once. */
export interface Selection {
  ids: ReadonlySet<string>
  /** Rows then show a mark to select them by. */
  isSelecting: boolean
  toggle: (id: string) => void
  /** From the one that was touched last to this one, in the sequence on the screen. */
  extend: (id: string) => void
  all: () => void
  start: () => void
  end: () => void
}

/** Marks a row that can be selected. */
export const selectable = 'data-task'

const onScreen = (): string[] => [...document.querySelectorAll(`[${selectable}]`)].flatMap((row) => row.getAttribute(selectable) ?? [])

function between(last: string | null, id: string): string[] {
  const ids = onScreen()
  const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [id] : ids.slice(from, to + 1)
}

const nothing: ReadonlySet<string> = new Set()

export function useSelectionState(): Selection {
  const [ids, setIds] = useState(nothing)
  const [last, setLast] = useState<string | null>(null)
  const [isSelecting, setSelecting] = useState(false)
  const put = useCallback((next: ReadonlySet<string>, touched: string | null) => {
    setIds(next)
    setLast(touched)
    setSelecting(true)
  }, [])
  return useMemo(
    () => ({
      ids,
      isSelecting,
      toggle: (id) => put(ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]), id),
      extend: (id) => put(new Set([...ids, ...between(last, id)]), id),
      all: () => put(new Set(onScreen()), null),
      start: () => put(ids, null),
      end: () => {
        setIds(nothing)
        setLast(null)
        setSelecting(false)
      },
    }),
    [ids, isSelecting, last, put],
  )
}

const SelectionContext = createContext<Selection | null>(null)
export const SelectionProvider = SelectionContext.Provider

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (selection === null) throw new Error('Tasks are selected on their page')
  return selection
}

/** The row in which the focus stands. */
export const findFocusedTask = (): string | null => document.activeElement?.closest(`[${selectable}]`)?.getAttribute(selectable) ?? null
