import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type TaskFields, tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { QuickTask } from '@dreiklang/domain/tasks/quickAdd'
import type { TaskType } from '@dreiklang/domain/tasks/tasks'
import type { DelegationAnswer } from '@dreiklang/domain/tasks/delegation'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useUser } from '../shared/session.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['tasks'] as const

/** The whole list; what stands in a task is read from it. */
export const tasksQuery = readQuery([...room, 'all'], tasksContract.all)
export const tagsQuery = readQuery([...room, 'tags'], tasksContract.tags)
const peopleQuery = readQuery([...room, 'people'], tasksContract.people)
/** Put into today by hand, by the own person. */
export const pickedQuery = readQuery([...room, 'day'], tasksContract.day)
export const foundQuery = (query: string) =>
  queryOptions({
    queryKey: [...room, 'search', query],
    queryFn: ({ signal }) => call(tasksContract.search, { query: { query }, signal, background: true }),
    enabled: query !== '',
  })

/** The people of the house, by name; `nameOf` knows those who have left as well, and nobody before the list is there. */
export function usePeople() {
  const { data: people = [] } = useQuery(peopleQuery)
  return {
    me: useUser().id,
    colleagues: people.filter(({ active }) => active),
    nameOf: (id: string) => people.find((person) => person.id === id)?.name ?? '',
  }
}

/** Orders of the own house by name, number or product, with what tells them apart. */
export async function searchBestellungen(suche: string, signal: AbortSignal): Promise<readonly CauseChoice[]> {
  const { zeilen } = await call(bestellungContract.list, { query: { suche, limit: '20' }, signal, background: true })
  return zeilen.map(({ id, nummer, klient }) => ({ id, number: nummer, name: klient?.name ?? null }))
}
export interface CauseChoice {
  id: string
  number: string
  name: string | null
}
/** Visits that are still to come. */
export const comingVisitsQuery = (today: string) =>
  queryOptions({
    queryKey: [...room, 'visits', today],
    queryFn: ({ signal }) =>
      call(hausbesuchContract.list, { query: { von: today, status: ['GEPLANT', 'UNTERWEGS', 'BEGONNEN'], limit: '100' }, signal }),
  })

/** The list follows what colleagues change. */
export function useLiveTasks(): void {
  const queryClient = useQueryClient()
  useSignal('tasks', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useTasksChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the list then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

export type WrittenTask = Partial<Omit<TaskFields, 'type'>>

/** The form makes the id: sent twice it is one task. */
export const useCreateTask = () =>
  useTasksChange((body: { id: string; type: TaskType; task: WrittenTask }) => call(tasksContract.create, { body }))
/** Tags that there are not yet are made first; the same line sent twice is one task. */
export const useQuickTask = () =>
  useTasksChange(async ({ id, task }: { id: string; task: QuickTask }) => {
    const { title, dueDate, priority, assignedTo } = task
    const tags: string[] = []
    for (const tag of task.tags) tags.push(tag.id ?? (await call(tasksContract.createTag, { body: { tag: { title: tag.title } } })).id)
    const fields = { title, dueDate, priority, tags, assignedTo: assignedTo?.id ?? null }
    return call(tasksContract.create, { body: { id, type: 'task', task: fields } })
  })
export const useUpdateTask = () =>
  useTasksChange(({ id, version, task }: { id: string; version: number; task: WrittenTask }) =>
    call(tasksContract.update, { body: { id, task: { ...task, version } } }),
  )
export const usePickTask = () => useTasksChange((body: { id: string; picked: boolean }) => call(tasksContract.pick, { body }))
export const useAnswerTask = () =>
  useTasksChange(({ id, answer }: { id: string; answer: DelegationAnswer }) => call(tasksContract.answer, { body: { id, ...answer } }))
/** Does not wait for the list: what is gone is left first. */
export function useRemoveTask() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(tasksContract.remove, { query: { id } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: room }),
  })
}

/** As it was, at its place. */
export const useRestoreTasks = () => useTasksChange((ids: readonly string[]) => call(tasksContract.restore, { body: { ids: [...ids] } }))
export const useRemoveTasks = () => useTasksChange((ids: readonly string[]) => call(tasksContract.removeMany, { body: { ids: [...ids] } }))
export const useChangeTasks = () =>
  useTasksChange((changes: readonly { id: string; task: WrittenTask }[]) =>
    call(tasksContract.updateMany, { body: { changes: [...changes] } }),
  )

/** Shown immediately; without a version, because it changes nothing else. */
export function useCompleteTask() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, completed }: { id: string; completed: boolean }) =>
      call(tasksContract.update, { body: { id, task: { completed } } }),
    onMutate: ({ id, completed }) =>
      queryClient.setQueryData(tasksQuery.queryKey, (before) => before?.map((task) => (task.id === id ? { ...task, completed } : task))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: room }),
  })
}

/** Shown immediately, so that the next key moves it on from there; without a version, because it changes nothing else. */
export function useMoveTask() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, dueDate }: { id: string; dueDate: string }) => call(tasksContract.update, { body: { id, task: { dueDate } } }),
    // Serialised, or the last press might not win.
    scope: { id: 'tasks.move' },
    onMutate: ({ id, dueDate }) =>
      queryClient.setQueryData(tasksQuery.queryKey, (before) => before?.map((task) => (task.id === id ? { ...task, dueDate } : task))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: room }),
  })
}

/** Shown immediately; when the server refuses, the list is reloaded. */
export function useSortTasks() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(tasksContract.sort, { body: { tasks: ids.map((id) => ({ id })) } }),
    // Serialised, or the last press might not win.
    scope: { id: 'tasks.sort' },
    onMutate: (ids) =>
      queryClient.setQueryData(tasksQuery.queryKey, (before) => {
        if (before === undefined) return before
        const byId = new Map(before.map((task) => [task.id, task]))
        const named = new Set(ids)
        const next = ids.flatMap((id) => byId.get(id) ?? []).values()
        return before.map((task) => (named.has(task.id) ? (next.next().value ?? task) : task))
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: room }),
  })
}

export const useCreateTag = () => useTasksChange((title: string) => call(tasksContract.createTag, { body: { tag: { title } } }))
export const useRenameTag = () =>
  useTasksChange(({ id, title }: { id: string; title: string }) => call(tasksContract.updateTag, { body: { id, tag: { title } } }))
export const useRemoveTag = () => useTasksChange((id: string) => call(tasksContract.removeTag, { query: { id } }))
