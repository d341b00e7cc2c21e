import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { keysOf } from '@dreiklang/domain/shared/keys'
import { collect } from '@dreiklang/domain/shared/document'
import { useCallback, useMemo, useRef } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { type WrittenTask, useChangeTasks, useRemoveTasks, useRestoreTasks } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'

export interface BulkDeeds {
  change: (tasks: readonly Task[], what: (task: Task) => WrittenTask) => void
  remove: (tasks: readonly Task[]) => void
  /** Takes the last of these back; does nothing when there is none. */
  undo: () => void
  busy: boolean
}

/** The same fields as they were before. */
const before = (task: Task, change: WrittenTask): WrittenTask => {
  // A day takes the wait away and a wait the day: both come back together.
  const names = [...new Set([...keysOf(change), ...('dueDate' in change ? (['dueDate', 'wait'] as const) : [])])]
  return collect(names.map((name) => [name, task[name]]))
}

/** Several tasks at once, each deed with a way back: in the message about it, and by Ctrl+Z. */
export function useBulk({ done }: { done: () => void }): BulkDeeds {
  const t = useTasksTexts()
  const { mutateAsync: changeTasks, isPending: isChanging } = useChangeTasks()
  const { mutateAsync: removeTasks, isPending: isRemoving } = useRemoveTasks()
  const { mutateAsync: restoreTasks } = useRestoreTasks()
  const last = useRef<(() => Promise<unknown>) | null>(null)

  const undo = useCallback(() => {
    const back = last.current
    last.current = null
    if (back !== null) void back().then(() => toastSuccess(t('bulk.undone')), toastError)
  }, [t])
  const offer = useCallback(
    (words: string, back: () => Promise<unknown>) => {
      last.current = back
      done()
      toastSuccess(
        words,
        <Button look="subtle" onClick={undo}>
          {t('undo')}
        </Button>,
      )
    },
    [done, t, undo],
  )
  return useMemo(
    () => ({
      change: (tasks, what) => {
        const changes = tasks.map((task) => ({ id: task.id, task: what(task) }))
        const back = () => changeTasks(tasks.map((task) => ({ id: task.id, task: before(task, what(task)) })))
        void changeTasks(changes).then(() => offer(t('bulk.changed', { count: tasks.length }), back), toastError)
      },
      remove: (tasks) => {
        const ids = tasks.map(({ id }) => id)
        void removeTasks(ids).then(() => offer(t('bulk.deleted', { count: tasks.length }), () => restoreTasks(ids)), toastError)
      },
      undo,
      busy: isChanging || isRemoving,
    }),
    [changeTasks, removeTasks, restoreTasks, offer, undo, t, isChanging, isRemoving],
  )
}
