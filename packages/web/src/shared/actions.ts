import { useEffect, useSyncExternalStore } from 'react'

/** Chords: `mod+k` (Ctrl, on a Mac ⌘), `shift+?`, or two keys in sequence: `g b`. */
export interface Action {
  /** `room.verb`, unique. */
  id: string
  name: string
  section: string
  chord?: string
  visible?: () => boolean
  perform: () => void
}

let actions: readonly Action[] = []
const listeners = new Set<() => void>()

function change(next: readonly Action[]): void {
  actions = next
  for (const tell of listeners) tell()
}

/** Registers actions until the returned function is called. @throws Error when two actions share an id or a chord */
export function registerActions(added: readonly Action[]): () => void {
  const all = [...actions, ...added]
  for (const action of added) {
    const twin = all.find(
      (other) => other !== action && (other.id === action.id || (action.chord !== undefined && other.chord === action.chord)),
    )
    if (twin !== undefined) throw new Error(`The actions ${action.id} and ${twin.id} share an id or a chord`)
  }
  change(all)
  return () => change(actions.filter((action) => !added.includes(action)))
}

/** Memoise the list. */
export function useActions(added: readonly Action[]): void {
  useEffect(() => registerActions(added), [added])
}

export function listActions(): readonly Action[] {
  return actions
}

export function useActionList(): readonly Action[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, listActions)
}

export function performAction(id: string): boolean {
  const action = actions.find((candidate) => candidate.id === id && candidate.visible?.() !== false)
  action?.perform()
  return action !== undefined
}
