import { keysOf } from '@dreiklang/domain/shared/keys'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type SaveState<Whole> =
  | { kind: 'saved' | 'waiting' | 'saving' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'stale'; newest: Whole }

interface Saving<Whole, Draft extends object> {
  /** As it stands on the server, as far as the screen knows. */
  newest: Whole
  /** What of it is written on the screen. */
  draftOf: (whole: Whole) => Draft
  /** As the server keeps it: without blanks around, without what is empty. */
  kept: (draft: Draft) => Draft
  save: (base: Whole, changes: Partial<Draft>) => Promise<Whole>
  /** What stands on the server, when it said that somebody else was faster. */
  newestIn: (error: unknown) => Whole | null
}

interface Held<Whole, Draft> {
  /** What the draft was made of. */
  base: Whole
  draft: Draft
  running: Promise<void>
  timer: ReturnType<typeof setTimeout> | undefined
  /** Waits for the person to decide. */
  stale: boolean
}

/** A pause in writing. */
const waitMs = 700

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isNothing = (changes: object): boolean => Object.keys(changes).length === 0

/**
 * Saves what was written after a pause, one save after the other. What a colleague has changed elsewhere in the record is taken over; where both
 * have written at the same place the person decides.
 */
export function useAutosave<Whole extends { version: number }, Draft extends object>(saving: Saving<Whole, Draft>) {
  const { newest, draftOf, kept } = saving
  const [draft, setDraft] = useState(() => draftOf(newest))
  const [state, setState] = useState<SaveState<Whole>>({ kind: 'saved' })
  const held = useRef<Held<Whole, Draft>>({ base: newest, draft, running: Promise.resolve(), timer: undefined, stale: false })

  const show = (next: Draft) => {
    held.current.draft = next
    setDraft(next)
  }
  /** Only what is different from what the draft was made of. */
  const changesNow = (): Partial<Draft> => {
    const [before, after] = [kept(draftOf(held.current.base)), kept(held.current.draft)]
    const changes: Partial<Draft> = {}
    for (const name of keysOf(after)) if (!same(before[name], after[name])) changes[name] = after[name]
    return changes
  }
  /** Whether somebody else has changed one of the fields that are about to be written. */
  const isMet = (changes: Partial<Draft>, theirs: Whole): boolean => {
    const [one, other] = [kept(draftOf(held.current.base)), kept(draftOf(theirs))]
    return keysOf(one).some((name) => name in changes && !same(one[name], other[name]))
  }
  const isDirty = () => !isNothing(changesNow())

  const save = async (): Promise<void> => {
    const now = held.current
    const changes = changesNow()
    if (now.stale) return
    if (isNothing(changes)) return setState({ kind: 'saved' })
    setState({ kind: 'saving' })
    try {
      now.base = await saving.save(now.base, changes)
      // Kept otherwise than it was sent: what the server says holds, or the same would be sent for ever.
      if (same(changesNow(), changes)) show(draftOf(now.base))
    } catch (error) {
      const theirs = saving.newestIn(error)
      if (theirs === null) return setState({ kind: 'failed', error })
      if (isMet(changes, theirs)) {
        now.stale = true
        return setState({ kind: 'stale', newest: theirs })
      }
      show({ ...draftOf(theirs), ...changesNow() })
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
    // What the other has written elsewhere is kept, too.
    const mine = whose === 'mine' ? changesNow() : {}
    held.current.base = state.newest
    held.current.stale = false
    show({ ...draftOf(state.newest), ...mine })
    void flush()
  }

  // As long as nothing was written the screen follows what colleagues change.
  const follow = useEffectEvent(() => {
    if (newest.version <= held.current.base.version || isDirty()) return
    held.current.base = newest
    show(draftOf(newest))
  })
  useEffect(() => follow(), [newest.version])
  const leave = useEffectEvent(() => void flush())
  useEffect(() => () => leave(), [])

  return {
    draft,
    state,
    change,
    flush,
    decide,
    isDirty,
    /** As it stands on the server, as far as is known. */
    base: () => held.current.base,
  }
}
