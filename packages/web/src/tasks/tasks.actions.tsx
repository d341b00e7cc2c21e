import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import { useGoTo } from '../shared/searchState.ts'
import { useWithList } from './components/useWithList.ts'
import { newSectionPath, newTaskPath, tasksPath } from './tasks.paths.ts'
import { useTasksTexts } from './tasks.texts.ts'

interface TasksKeys {
  isOpen: boolean
  /** The line for a new task. */
  quick: RefObject<HTMLInputElement | null>
}

export function useTasksKeys({ isOpen, quick }: TasksKeys): void {
  const t = useTasksTexts()
  const goTo = useGoTo()
  const withList = useWithList()
  const now = useRef({ isOpen, withList, quick })
  useEffect(() => {
    now.current = { isOpen, withList, quick }
  })
  useActions(
    useMemo(() => {
      const go = (path: string) => () => goTo(now.current.withList(path))
      return [
        { id: 'tasks.new', name: t('add'), section: t('title'), chord: 'n', perform: go(newTaskPath) },
        { id: 'tasks.quick', name: t('quick.label'), section: t('title'), chord: 'q', perform: () => now.current.quick.current?.focus() },
        { id: 'tasks.newSection', name: t('addSection'), section: t('title'), chord: 'shift+n', perform: go(newSectionPath) },
        {
          id: 'tasks.close',
          name: t('detail.close'),
          section: t('title'),
          chord: 'escape',
          visible: () => now.current.isOpen,
          perform: go(tasksPath),
        },
      ]
    }, [t, goTo]),
  )
}
