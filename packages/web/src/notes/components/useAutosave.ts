import { type Note, notesContract } from '@dreiklang/domain/notes/notes.contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { useUpdateNote } from '../notes.queries.ts'
import { type Draft, changesOf, draftOf, isNothing, isMetBy } from './noteDraft.ts'

export type SaveState = { kind: 'saved' | 'waiting' | 'saving' } | { kind: 'failed'; error: unknown } | { kind: 'stale'; newest: Note }

interface Held {
  /** What the draft was made of. */
  base: Note
  draft: Draft
  running: Promise<void>
  timer: ReturnType<typeof setTimeout> | undefined
  /** Waits for the person to decide. */
  stale: boolean
}

/** A pause in writing. */
const waitMs = 700

/** The note as it stands on the server, when it said that somebody else was faster. */
function newestIn(error: unknown): Note | null {
  if (!(error instanceof ApiError) || error.code !== 'notes.veraltet') return null
  return notesContract.update.answer.safeParse(error.details?.['aktuell']).data ?? null
}

/**
 * Saves what was written after a pause, one save after the other. What a colleague has changed elsewhere in the note is taken over; where both
 * have written at the same place the person decides.
 */
export function useAutosave(newest: Note) {
  const { mutateAsync } = useUpdateNote()
  const [draft, setDraft] = useState(() => draftOf(newest))
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const held = useRef<Held>({ base: newest, draft, running: Promise.resolve(), timer: undefined, stale: false })

  const show = (next: Draft) => {
    held.current.draft = next
    setDraft(next)
  }
  const isDirty = () => !isNothing(changesOf(held.current.base, held.current.draft))

  const save = async (): Promise<void> => {
    const now = held.current
    const changes = changesOf(now.base, now.draft)
    if (now.stale) return
    if (isNothing(changes)) return setState({ kind: 'saved' })
    setState({ kind: 'saving' })
    try {
      now.base = await mutateAsync({ id: now.base.id, version: now.base.version, ...changes })
    } catch (error) {
      const theirs = newestIn(error)
      if (theirs === null) return setState({ kind: 'failed', error })
      if (isMetBy(changes, { before: now.base, newest: theirs })) {
        now.stale = true
        return setState({ kind: 'stale', newest: theirs })
      }
      show({ ...draftOf(theirs), ...changesOf(now.base, now.draft) })
      now.base = theirs
    }
    return save()
  }
  const flush = (): Promise<void> => {
    clearTimeout(held.current.timer)
    held.current.running = held.current.running.then(save)
    return held.current.running
  }
  const change = (what: Partial<Draft>) => {
    show({ ...held.current.draft, ...what })
    if (held.current.stale) return
    setState({ kind: 'waiting' })
    clearTimeout(held.current.timer)
    held.current.timer = setTimeout(() => void flush(), waitMs)
  }
  const decide = (whose: 'mine' | 'theirs') => {
    if (state.kind !== 'stale') return
    held.current.base = state.newest
    held.current.stale = false
    if (whose === 'theirs') show(draftOf(state.newest))
    void flush()
  }

  // As long as nothing was written the dialog follows what colleagues change.
  const follow = useEffectEvent(() => {
    if (newest.version <= held.current.base.version || isDirty()) return
    held.current.base = newest
    show(draftOf(newest))
  })
  useEffect(() => follow(), [newest.version])
  const leave = useEffectEvent(() => void flush())
  useEffect(() => () => leave(), [])

  return { draft, state, change, flush, decide, isDirty }
}
