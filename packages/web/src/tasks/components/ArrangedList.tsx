import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { type TaskGrouping, dueKeys, filterTasks, groupTasks, nobodyKey, sortTasks } from '@dreiklang/domain/tasks/view'
import { IconListSearch } from '@tabler/icons-react'
import { useId } from 'react'
import { useToday } from '../../shared/useToday.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { Title } from '../../ui/layout.tsx'
import { usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import type { TaskAddress } from './taskAddress.ts'
import { TaskRow } from './TaskRow.tsx'
import { priorityWords } from './taskWords.tsx'
import classes from './Tasks.module.css'

interface ArrangedProps {
  tasks: readonly Task[]
  tags: readonly TaskTag[]
  openId: string | undefined
}

/** In another sequence than that of the house, or only some of them: then rows are not moved. */
export function ArrangedList({ address, tasks, ...rest }: ArrangedProps & { address: TaskAddress }) {
  const t = useTasksTexts()
  const { me } = usePeople()
  const today = useToday()
  const nameOf = useGroupName(address.gruppen, rest.tags)
  const found = sortTasks(filterTasks(tasks, address, { me, today }), address.sortierung)
  const order = (a: string, b: string) => nameOf(a).localeCompare(nameOf(b))
  const groups = groupTasks(found, { grouping: address.gruppen, today, order })
  if (groups.length === 0)
    return (
      <EmptyState icon={<IconListSearch size={28} />} title={t('empty.notFound')}>
        {t('view.noneText')}
      </EmptyState>
    )
  return groups.map((group) => (
    <Group key={group.key} {...rest} tasks={group.tasks} heading={address.gruppen === 'keine' ? null : nameOf(group.key)} />
  ))
}

function Group({ heading, tasks, tags, openId }: ArrangedProps & { heading: string | null }) {
  const t = useTasksTexts()
  const id = useId()
  return (
    <>
      {heading !== null && (
        <Title order={2} size="h5" id={id} className={classes.group ?? ''}>
          {heading} <span className={classes.rest}>{tasks.length}</span>
        </Title>
      )}
      <ol className={classes.list} {...(heading === null ? { 'aria-label': t('list') } : { 'aria-labelledby': id })}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} tags={tags} isOpen={task.id === openId} isDragged={false} grip={null} />
        ))}
      </ol>
    </>
  )
}

/** What stands above a group. */
function useGroupName(grouping: TaskGrouping, tags: readonly TaskTag[]): (key: string) => string {
  const t = useTasksTexts()
  const { nameOf } = usePeople()
  return (key) => {
    switch (grouping) {
      case 'keine':
        return ''
      case 'faellig':
        return t(`view.dueGroups.${dueKeys.find((one) => one === key) ?? 'ohne'}`)
      case 'person':
        return key === nobodyKey ? t('view.nobodys') : nameOf(key)
      case 'prioritaet':
        return t(`priorityOf.${priorityWords[Number(key)] ?? 'normal'}`)
      case 'stichwort':
        return tags.find(({ id }) => id === key)?.title ?? t('view.noTag')
    }
  }
}
