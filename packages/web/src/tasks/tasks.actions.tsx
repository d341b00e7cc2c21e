import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import { useGoTo } from '../shared/searchState.ts'
import { useWithList } from '../shared/useWithList.ts'
import { type Selection, findFocusedTask } from './components/selection.ts'
import { newSectionPath, newTaskPath, tasksPath } from './tasks.paths.ts'
import { useTasksTexts } from './tasks.texts.ts'

interface TasksKeys {
  /** The line for a new task. */
  quick: RefObject<HTMLInputElement | null>
  openId: string | undefined
  selection: Selection
  undo: () => void
}

export function useTasksKeys(keys: TasksKeys): void {
  const t = useTasksTexts()
  const goTo = useGoTo()
  const withList = useWithList()
  const now = useRef({ ...keys, withList })
  useEffect(() => {
    now.current = { ...keys, withList }
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
          visible: () => now.current.openId !== undefined || now.current.selection.isSelecting,
          // The selection first: it lies above what is open.
          perform: () => (now.current.selection.isSelecting ? now.current.selection.end() : go(tasksPath)()),
        },
        {
          id: 'tasks.select',
          name: t('bulk.key'),
          section: t('title'),
          chord: 'x',
          perform: () => {
            const id = findFocusedTask() ?? now.current.openId
            if (id !== undefined) now.current.selection.toggle(id)
          },
        },
        { id: 'tasks.all', name: t('bulk.all'), section: t('title'), chord: 'mod+a', perform: () => now.current.selection.all() },
        { id: 'tasks.undo', name: t('undo'), section: t('title'), chord: 'mod+z', perform: () => now.current.undo() },
      ]
    }, [t, goTo]),
  )
}
