import { useEffect, useMemo, useRef } from 'react'
import { type Action, useActions } from './actions.ts'

/** Registers one action as long as the component stands; what it does may be new with each drawing. */
export function useAction({ id, name, section, chord, perform }: Required<Omit<Action, 'visible'>>): void {
  const now = useRef(perform)
  useEffect(() => {
    now.current = perform
  })
  useActions(useMemo(() => [{ id, name, section, chord, perform: () => now.current() }], [id, name, section, chord]))
}
