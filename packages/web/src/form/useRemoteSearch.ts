import { useEffect, useRef, useState } from 'react'
import { announce } from '../ui/feedback.tsx'
import { useUiTexts } from '../ui/ui.texts.ts'

/** Spec: search runs from 2 characters on, 300 ms after the last key. */
const searchMinimum = 2
const searchDelayMs = 300

export type SearchState<Item> = { kind: 'idle' | 'searching' | 'failed' } | { kind: 'found'; items: readonly Item[] }

/** `query` is null while nothing is being typed. */
export function useRemoteSearch<Item>(search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>) {
  const t = useUiTexts()
  const [query, setQuery] = useState<string | null>(null)
  const [state, setState] = useState<SearchState<Item>>({ kind: 'idle' })
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  const wanted = query === null || query.trim().length < searchMinimum ? null : query.trim()
  useEffect(() => {
    if (wanted === null) {
      setState({ kind: 'idle' })
      return
    }
    const controller = new AbortController()
    setState({ kind: 'searching' })
    const timer = setTimeout(() => {
      latest.current(wanted, controller.signal).then(
        (items) => {
          if (controller.signal.aborted) return
          setState({ kind: 'found', items })
          announce(t('resultCount', { count: items.length }))
        },
        () => {
          if (!controller.signal.aborted) setState({ kind: 'failed' })
        },
      )
    }, searchDelayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, t])

  return { query, setQuery, state, minimum: searchMinimum }
}
