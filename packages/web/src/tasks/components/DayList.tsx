import { tasksOfDay } from '@dreiklang/domain/tasks/day'
import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconSun } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useToday } from '../../shared/useToday.ts'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Title } from '../../ui/layout.tsx'
import { pickedQuery, usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { TaskRow } from './TaskRow.tsx'
import classes from './Tasks.module.css'

interface DayListProps {
  tasks: readonly Task[]
  tags: readonly TaskTag[]
  openId: string | undefined
}

/** What the own person has to do today, by why it stands there. */
export function DayList({ tasks, tags, openId }: DayListProps) {
  const t = useTasksTexts()
  const { me } = usePeople()
  const today = useToday()
  const { data: picked, state } = showQuery(useQuery(pickedQuery))
  if (picked === undefined) return state
  const groups = tasksOfDay(tasks, { me, today, picked: new Set(picked) })
  if (groups.length === 0)
    return (
      <EmptyState icon={<IconSun size={28} />} title={t('day.empty')}>
        {t('day.emptyText')}
      </EmptyState>
    )
  return groups.map((group) => <Group key={group.reason} {...group} tags={tags} openId={openId} />)
}

type GroupProps = ReturnType<typeof tasksOfDay<Task>>[number] & Omit<DayListProps, 'tasks'>

function Group({ reason, tasks, tags, openId }: GroupProps) {
  const t = useTasksTexts()
  const id = useId()
  return (
    <>
      <Title order={2} size="h5" id={id} className={classes.group ?? ''} data-late={reason === 'overdue' || undefined}>
        {t(`day.${reason}`)} <span className={classes.rest}>{tasks.length}</span>
      </Title>
      <ol className={classes.list} aria-labelledby={id}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} tags={tags} isOpen={task.id === openId} isDragged={false} grip={null} />
        ))}
      </ol>
    </>
  )
}
