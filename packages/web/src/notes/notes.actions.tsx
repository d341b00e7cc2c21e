import { useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import { useNotesTexts } from './notes.texts.ts'

export function useNotesKeys({ onNew }: { onNew: () => void }): void {
  const t = useNotesTexts()
  const now = useRef(onNew)
  useEffect(() => {
    now.current = onNew
  })
  useActions(useMemo(() => [{ id: 'notes.new', name: t('add'), section: t('title'), chord: 'n', perform: () => now.current() }], [t]))
}
