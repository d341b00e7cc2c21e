import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { toastError } from '../../ui/toast.tsx'
import { announce } from '../../ui/feedback.tsx'
import { oneColumn, useSorting } from '../../ui/useSorting.ts'
import { useSortTasks } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { TaskRow } from './TaskRow.tsx'
import { useTitleOf } from './taskWords.tsx'
import classes from './Tasks.module.css'

interface TaskListProps {
  tasks: readonly Task[]
  tags: readonly TaskTag[]
  openId: string | undefined
}

/** The list as the house has put it. The grip takes a row elsewhere: dragged, or with the arrow keys. */
export function TaskList({ tasks, tags, openId }: TaskListProps) {
  const t = useTasksTexts()
  const titleOf = useTitleOf()
  const sort = useSortTasks()
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const count = tasks.length
  const { shown, dragged, handlersOf } = useSorting({
    ids: tasks.map(({ id }) => id),
    steps: oneColumn,
    onSort: (ids, moved) => {
      sort.mutate(ids, { onError: toastError })
      const task = byId.get(moved)
      if (task !== undefined) announce(t('moved', { title: titleOf(task), place: ids.indexOf(moved) + 1, count }))
    },
  })
  return (
    <ol className={classes.list} aria-label={t('list')}>
      {shown
        .flatMap((id) => byId.get(id) ?? [])
        .map((task, index) => (
          <TaskRow
            key={task.id}
            task={task}
            tags={tags}
            isOpen={task.id === openId}
            isDragged={task.id === dragged}
            grip={{ place: index + 1, count, handlers: handlersOf(task.id) }}
          />
        ))}
    </ol>
  )
}

/** What was found stands in the order of the list and cannot be moved: the rest of it is not in sight. */
export function FoundList({ tasks, found, ...rest }: TaskListProps & { found: readonly Pick<Task, 'id' | 'title'>[] }) {
  const t = useTasksTexts()
  const marked = new Map(found.map(({ id, title }) => [id, title]))
  return (
    <ol className={classes.list} aria-label={t('list')}>
      {tasks
        .filter(({ id }) => marked.has(id))
        .map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            tags={rest.tags}
            isOpen={task.id === rest.openId}
            isDragged={false}
            marked={marked.get(task.id)}
            grip={null}
          />
        ))}
    </ol>
  )
}
