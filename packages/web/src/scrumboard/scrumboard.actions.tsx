import { useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import { useScrumboardTexts } from './scrumboard.texts.ts'

/** `n` makes a board on the page of boards, and a card on a board. */
export function useNewKey(what: 'board' | 'card', onNew: () => void): void {
  const t = useScrumboardTexts()
  const now = useRef(onNew)
  useEffect(() => {
    now.current = onNew
  })
  useActions(
    useMemo(
      () => [{ id: `scrumboard.new.${what}`, name: t(`${what}.new`), section: t('title'), chord: 'n', perform: () => now.current() }],
      [t, what],
    ),
  )
}
