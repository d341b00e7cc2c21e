import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { filterTasks } from '@dreiklang/domain/tasks/view'
import { useMediaQuery } from '@mantine/hooks'
import { IconListCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { useToday } from '../../shared/useToday.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { QuickAdd } from '../components/QuickAdd.tsx'
import { BulkBar } from '../components/BulkBar.tsx'
import { DayList } from '../components/DayList.tsx'
import { FoundList, TaskList } from '../components/TaskList.tsx'
import { SelectionProvider, useSelectionState } from '../components/selection.ts'
import { TaskPane } from '../components/TaskPane.tsx'
import { ArrangedList } from '../components/ArrangedList.tsx'
import { TaskCalendar } from '../components/TaskCalendar.tsx'
import { TasksHeader } from '../components/TasksHeader.tsx'
import { type ChangeAddress, type TaskAddress, countFilters, isOwnSequence, taskAddress } from '../components/taskAddress.ts'
import { ViewBar } from '../components/ViewBar.tsx'
import { useBulk } from '../components/useBulk.tsx'
import { useTasksKeys } from '../tasks.actions.tsx'
import { foundQuery, tagsQuery, tasksQuery, useLiveTasks, usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import classes from '../components/Tasks.module.css'

const params = z.object({ taskId: z.string().max(40).optional() })
const none: readonly [] = []

export function TasksPage() {
  const t = useTasksTexts()
  const { taskId } = usePathParams(params)
  const [address, setAddress] = useSearchState(taskAddress)
  const isNarrow = useMediaQuery('(max-width: 959px)', undefined, { getInitialValueInEffect: false })
  const { data: tasks, state } = showQuery(useQuery(tasksQuery), { rows: 8, height: 48 })
  const { data: tags = none } = useQuery(tagsQuery)
  useLiveTasks()
  const quick = useRef<HTMLInputElement>(null)
  const selection = useSelectionState()
  const bulk = useBulk({ done: selection.end })
  useTasksKeys({ openId: taskId, quick, selection, undo: bulk.undo })

  const pane = taskId !== undefined && tasks !== undefined && <TaskPane taskId={taskId} tasks={tasks} tags={tags} />
  if (pane !== false && isNarrow) {
    return (
      <>
        <PageHeader title={t('title')} />
        {pane}
      </>
    )
  }
  // The own day is a list.
  const showIn = (change: Partial<TaskAddress>) => setAddress({ ...change, ...(change.zeigen === 'tag' && { form: 'liste' }) })
  const open = tasks?.filter(({ type, completed }) => type === 'task' && !completed).length ?? null
  return (
    <SelectionProvider value={selection}>
      <TasksHeader tags={tags} open={open} search={address.suche} shown={address.zeigen} onChange={showIn} />
      <ViewBar tags={tags} address={address} onChange={setAddress} />
      <div className={classes.page} data-with-pane={pane !== false || undefined}>
        <div>
          <QuickAdd tags={tags} ref={quick} />
          {state}
          {tasks !== undefined && <Rows tasks={tasks} tags={tags} address={address} onChange={setAddress} openId={taskId} />}
          {selection.isSelecting && tasks !== undefined && <BulkBar tasks={tasks} tags={tags} deeds={bulk} />}
        </div>
        {pane !== false && <div className={classes.pane}>{pane}</div>}
      </div>
    </SelectionProvider>
  )
}

interface RowsProps {
  tasks: readonly Task[]
  tags: readonly TaskTag[]
  address: TaskAddress
  onChange: ChangeAddress
  openId: string | undefined
}

function Rows({ tasks, tags, address, onChange, openId }: RowsProps) {
  const t = useTasksTexts()
  const { suche: search, zeigen: shown, form } = address
  const query = useQuery({ ...foundQuery(search), placeholderData: keepPreviousData })
  const day = shown === 'tag' && search === ''
  const { me } = usePeople()
  const today = useToday()
  const chosen = countFilters(address) === 0 ? tasks : filterTasks(tasks, address, { me, today })
  const wanted = chosen.filter(({ type, completed }) => shown !== 'offen' || type === 'section' || !completed)
  if (tasks.length === 0) return <Empty title={t('empty.title')} words={t('empty.text')} />
  if (day) return <DayList tasks={chosen} tags={tags} openId={openId} />
  if (search !== '') {
    const { data: found, state } = showQuery(query)
    if (found === undefined || found === null) return state
    const hits = wanted.filter(({ id }) => found.some((one) => one.id === id))
    if (hits.length === 0) return <Empty title={t('empty.notFound')} words={t('empty.notFoundText')} />
    return <FoundList tasks={hits} found={found} tags={tags} openId={openId} />
  }
  if (form !== 'liste') return <TaskCalendar form={form} tasks={wanted} openId={openId} address={address} onChange={onChange} />
  if (!isOwnSequence(address)) return <ArrangedList address={address} tasks={wanted} tags={tags} openId={openId} />
  if (shown === 'offen' && !wanted.some(({ type }) => type === 'task'))
    return <Empty title={t('allDone')} words={t('empty.noneOpenText')} />
  return <TaskList tasks={wanted} tags={tags} openId={openId} />
}

function Empty({ title, words }: { title: string; words: string }) {
  return (
    <EmptyState icon={<IconListCheck size={28} />} title={title}>
      {words}
    </EmptyState>
  )
}
