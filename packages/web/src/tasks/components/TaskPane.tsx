import type { TaskType } from '@dreiklang/domain/tasks/tasks'
import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconArrowDown, IconArrowUp, IconListCheck, IconSun, IconSunOff, IconTrash, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Attachments } from '../../files/components/attachments/Attachments.tsx'
import { quoteOf, titleOf, useSource } from '../../form/useSource.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, IconButton, LinkButton } from '../../ui/buttons.tsx'
import { EmptyState, ErrorState, ListSkeleton, announce } from '../../ui/feedback.tsx'
import { Card, Group } from '../../ui/layout.tsx'
import { SourceLines } from '../../ui/SourceLines.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { withMoved } from '../../ui/useSorting.ts'
import { newSection, newTask, newSectionPath, newTaskPath, taskPath, tasksPath } from '../tasks.paths.ts'
import { pickedQuery, useCreateTask, usePickTask, useRemoveTask, useRestoreTasks, useSortTasks, useUpdateTask } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { DelegationNote } from './DelegationNote.tsx'
import { TaskForm } from './TaskForm.tsx'
import { WaitNote } from './WaitNote.tsx'
import { changesOf, versionFor } from './taskForm.ts'
import { useTitleOf } from './taskWords.tsx'
import { useWithList } from '../../shared/useWithList.ts'

interface TaskPaneProps {
  taskId: string
  /** All of the house, in their order. */
  tasks: readonly Task[]
  tags: readonly TaskTag[]
}

export function TaskPane({ taskId, tasks, tags }: TaskPaneProps) {
  if (taskId === newTask) return <NewOne key={newTask} type="task" tags={tags} />
  if (taskId === newSection) return <NewOne key={newSection} type="section" tags={tags} />
  const task = tasks.find(({ id }) => id === taskId)
  if (task === undefined) return <Missing />
  return <OneTask key={taskId} newest={task} tasks={tasks} tags={tags} />
}

function Missing() {
  const t = useTasksTexts()
  const withList = useWithList()
  return (
    <Card>
      <EmptyState
        icon={<IconListCheck size={28} />}
        title={t('detail.missing')}
        action={<LinkButton to={withList(tasksPath)}>{t('detail.toList')}</LinkButton>}
      >
        {t('detail.missingText')}
      </EmptyState>
    </Card>
  )
}

function NewOne({ type, tags }: { type: TaskType; tags: readonly TaskTag[] }) {
  const t = useTasksTexts()
  const withList = useWithList('quelle')
  const goTo = useGoTo()
  const create = useCreateTask()
  const { quote, error, retry, keepMade } = useSource()
  const [id] = useState(newIdempotencyKey)
  const own = type === 'task' ? newTaskPath : newSectionPath
  if (quote === undefined) return <Card>{error === null ? <ListSkeleton rows={4} /> : <ErrorState error={error} onRetry={retry} />}</Card>
  return (
    <Card title={t(type === 'task' ? 'add' : 'addSection')} actions={<CloseButton />}>
      <TaskForm
        type={type}
        task={null}
        {...(quote !== null && { taken: { title: titleOf(quote), notes: quoteOf(quote, 10_000) } })}
        tags={tags}
        back={withList(tasksPath)}
        stays={({ pathname }) => pathname === own}
        save={async (task) => {
          await create.mutateAsync({ id, type, task })
          keepMade('task', id)
          toastSuccess(t('detail.created', { title: task.title }))
          goTo(withList(taskPath(id)), { replace: true })
        }}
      />
    </Card>
  )
}

/** Keeps the task as it was when it was opened: what colleagues change meanwhile is reported on saving instead of changing the form. */
function OneTask({ newest, tasks, tags }: { newest: Task; tasks: readonly Task[]; tags: readonly TaskTag[] }) {
  const t = useTasksTexts()
  const withList = useWithList()
  const update = useUpdateTask()
  const [opened, setOpened] = useState(newest)
  const { id, type } = newest
  return (
    <Card title={t(`detail.${type}`)} actions={<PaneActions task={newest} tasks={tasks} />} gap="md">
      <DelegationNote task={newest} />
      <WaitNote task={newest} />
      <SourceLines kind="task" id={id} />
      <TaskForm
        key={opened.version}
        type={type}
        task={opened}
        tags={tags}
        back={withList(tasksPath)}
        stays={({ pathname }) => pathname === taskPath(id)}
        newestVersion={newest.version}
        onReload={() => setOpened(newest)}
        save={async (values) => {
          const changes = changesOf(opened, values)
          const saved = await update.mutateAsync({ id, version: versionFor({ opened, newest, changes }), task: changes })
          toastSuccess(t('detail.saved'))
          setOpened(saved)
        }}
      />
      {type === 'task' && <Attachments titled kind="task" placeId={id} />}
    </Card>
  )
}

function CloseButton() {
  const t = useTasksTexts()
  const withList = useWithList()
  const goTo = useGoTo()
  return <IconButton label={t('detail.close')} icon={<IconX size={20} aria-hidden />} onClick={() => goTo(withList(tasksPath))} />
}

/** Puts the task into the own day, or takes it out. */
function PickButton({ id }: { id: string }) {
  const t = useTasksTexts()
  const { data: picked = [] } = useQuery(pickedQuery)
  const pick = usePickTask()
  const isPicked = picked.includes(id)
  return (
    <IconButton
      label={t(isPicked ? 'day.unpick' : 'day.pick')}
      icon={isPicked ? <IconSunOff size={20} aria-hidden /> : <IconSun size={20} aria-hidden />}
      onClick={() =>
        pick.mutate(
          { id, picked: !isPicked },
          { onSuccess: () => announce(t(isPicked ? 'day.unpicked' : 'day.pickedNow')), onError: toastError },
        )
      }
    />
  )
}

/** Moving by one place per press is for people who can neither drag nor use keys (WCAG 2.2, 2.5.7). */
function PaneActions({ task, tasks }: { task: Task; tasks: readonly Task[] }) {
  const t = useTasksTexts()
  const title = useTitleOf()(task)
  const sort = useSortTasks()
  const { remove, busy } = useRemoveWithUndo(task)
  const ids = tasks.map(({ id }) => id)
  const place = ids.indexOf(task.id)
  const move = (to: number) => {
    sort.mutate(withMoved(ids, task.id, to), { onError: toastError })
    announce(t('moved', { title, place: to + 1, count: ids.length }))
  }
  return (
    <Group gap={0} wrap="nowrap">
      {task.type === 'task' && <PickButton id={task.id} />}
      <IconButton
        label={t('detail.up')}
        icon={<IconArrowUp size={20} aria-hidden />}
        disabled={place <= 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        label={t('detail.down')}
        icon={<IconArrowDown size={20} aria-hidden />}
        disabled={place === ids.length - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        label={t('detail.delete')}
        icon={<IconTrash size={20} aria-hidden />}
        aria-busy={busy || undefined}
        onClick={() => {
          if (!busy) remove()
        }}
      />
      <CloseButton />
    </Group>
  )
}

function useRemoveWithUndo(task: Task) {
  const t = useTasksTexts()
  const title = useTitleOf()(task)
  const withList = useWithList()
  const goTo = useGoTo()
  const remove = useRemoveTask()
  const restore = useRestoreTasks()
  const bringBack = () => void restore.mutateAsync([task.id]).then(() => toastSuccess(t('detail.restored', { title })), toastError)
  return {
    busy: remove.isPending,
    remove: () =>
      void remove.mutateAsync(task.id).then(() => {
        goTo(withList(tasksPath), { replace: true })
        toastSuccess(
          t('detail.deleted', { title }),
          <Button look="subtle" onClick={bringBack}>
            {t('undo')}
          </Button>,
        )
      }, toastError),
  }
}
