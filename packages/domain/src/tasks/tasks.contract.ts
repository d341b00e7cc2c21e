/** Paths and payloads are those of apps.md, section 7. Tasks and tags belong to the house: all its people read, write and delete them. */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id, words } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { delegationStates } from './delegation.ts'
import { tagDocument, taskBesideDocument, taskDocument } from './tasks.document.ts'
import { maxAtOnce, maxTasks, taskTypes } from './tasks.ts'
import { awaitedStates, longestWaitDays, waitOutcomes } from './wait.ts'

const days = z.int().min(0).max(longestWaitDays)
const wait = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('order'), id, state: z.enum(awaitedStates), days }),
  z.strictObject({ on: z.literal('visit'), id, days }),
])

const fields = z.strictObject({
  type: z.enum(taskTypes),
  ...shapeOf(taskDocument),
  tags: z.array(id).max(50),
  /** A person of the own house. */
  assignedTo: id.nullable(),
  /** Rings once for the person who has set it. */
  reminder: z.iso.datetime({ offset: true }).nullable(),
  /** Due so many days after an order has come so far, or a visit is over. It has no day as long as it waits; who names a day ends the wait. */
  wait: wait.nullable(),
})
export const taskFields = fields
export type TaskFields = z.output<typeof fields>

const delegation = z
  .strictObject({
    by: id,
    to: id,
    state: z.enum(delegationStates),
    at: z.iso.datetime(),
    reason: taskBesideDocument.returnReason.schema,
  })
  .meta({ id: 'TaskDelegation', description: 'By whom a task was handed to whom, and what that person has answered' })

const exampleTag = { id: 'a0c0e6a8-7a3b-4f0c-9d0e-0a1b2c3d4e5f', title: 'Rezepte' }
const exampleTask = {
  type: 'task' as const,
  title: 'Rezept abholen',
  notes: 'In der Praxis, bis zwölf Uhr',
  completed: false,
  dueDate: '2026-12-01',
  reminder: '2026-12-01T07:00:00.000Z',
  repeat: 'FREQ=WEEKLY',
  priority: 1 as const,
  subTasks: [],
  tags: [exampleTag.id],
  assignedTo: null,
  id: '5d3a1a52-0c0e-4c53-8f4e-0f6b7c8d9e10',
  order: 0,
  version: 1,
  createdBy: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
  delegation: null,
  reminderBy: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
  wait: null,
  waiting: null,
}

const onlyRead = {
  id,
  order: z.int().min(0),
  version: z.int().min(1),
  createdBy: id,
  /** Null as long as nobody has handed it to somebody else. */
  delegation: delegation.nullable(),
  /** Who has set the reminder. */
  reminderBy: id.nullable(),
  /** The number of what it waits for, null when that is gone; since when it has been reached, or cannot be reached any more. */
  waiting: z.strictObject({ number: plain.number.nullable(), outcome: z.enum(waitOutcomes), at: z.iso.datetime().nullable() }).nullable(),
}
const task = fields.extend(onlyRead).meta({
  id: 'Task',
  description: 'A task, or a section: the heading above those that follow. `order` is its place in the list of the house, 0 on top.',
  examples: [exampleTask],
})
export type Task = z.output<typeof task>

/** With markup around the matches it may be longer than what somebody may write. */
const foundTask = task.extend({ title: acceptedWords }).meta({
  id: 'FoundTask',
  description: 'A task that was looked for: its title is HTML, with every match in a mark tag.',
  examples: [{ ...exampleTask, title: '<mark>Rezept</mark> abholen' }],
})

const tag = z
  .strictObject({ id, ...shapeOf(tagDocument) })
  .meta({ id: 'TaskTag', description: 'A tag of the house, carried by any number of its tasks.', examples: [exampleTag] })
export type TaskTag = z.output<typeof tag>

const tasks = z.array(task)
/** A new tag comes with its id or without one; the template sends the empty id along. */
const tagBody = z.strictObject({ id: id.nullable().optional(), ...shapeOf(tagDocument) })

const taskPath = '/api/apps/tasks/task'
const tagPath = '/api/apps/tasks/tag'
const byId = z.strictObject({ id })
const byIds = z.strictObject({ ids: z.array(id).min(1).max(maxAtOnce) })

export const tasksContract = {
  people: defineCall('GET /api/apps/tasks/people', {
    id: 'tasks.people',
    summary: 'All people of the own house by name; those who have left only to tell whose a task was',
    access: own,
    answer: z.array(z.strictObject({ id, name: plain.name, active: z.boolean() })),
  }),
  tags: defineCall('GET /api/apps/tasks/tags', {
    id: 'tasks.tags',
    summary: 'All tags of the own house, sorted by title',
    access: own,
    answer: z.array(tag),
  }),
  createTag: defineCall(`POST ${tagPath}`, {
    id: 'tasks.createTag',
    summary: 'A new tag. An id makes it happen once: the second time answers the first tag',
    access: own,
    body: z.strictObject({ tag: tagBody }),
    answer: tag,
    errors: ['tasks.tag_vergeben', 'tasks.zu_viele_tags'],
  }),
  updateTag: defineCall(`PATCH ${tagPath}`, {
    id: 'tasks.updateTag',
    summary: 'Rename a tag',
    access: own,
    body: z.strictObject({ id, tag: tagBody }).refine((body) => (body.tag.id ?? body.id) === body.id, {
      path: ['tag', 'id'],
      message: 'falsch',
    }),
    answer: tag,
    errors: ['nicht_gefunden', 'tasks.tag_vergeben'],
  }),
  removeTag: defineCall(`DELETE ${tagPath}`, {
    id: 'tasks.removeTag',
    summary: 'Delete a tag; every task that carries it loses it',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
  all: defineCall('GET /api/apps/tasks/all', {
    id: 'tasks.all',
    summary: 'All tasks and sections of the own house, sorted by order',
    access: own,
    answer: tasks,
  }),
  search: defineCall('GET /api/apps/tasks/search', {
    id: 'tasks.search',
    summary:
      'Tasks with the text in title or notes, sorted by order. The title is HTML here, with every match in a mark tag; null for an empty text',
    access: own,
    query: z.strictObject({ query: harmless('search', z.string().max(120)).default('') }),
    answer: z.array(foundTask).nullable(),
  }),
  sort: defineCall('PATCH /api/apps/tasks/order', {
    id: 'tasks.sort',
    summary:
      'Put these tasks into this sequence, within the places that they have. Those that are not named stay where they are, those that are gone are passed over. Answers all',
    access: own,
    // The template sends whole tasks; only the sequence of their ids counts.
    body: z.strictObject({
      tasks: z
        .array(task.partial().required({ id: true }))
        .min(1)
        .max(maxTasks),
    }),
    answer: tasks,
  }),
  read: defineCall(`GET ${taskPath}`, {
    id: 'tasks.read',
    summary: 'One task',
    access: own,
    query: byId,
    answer: task,
    errors: ['nicht_gefunden'],
  }),
  create: defineCall(`POST ${taskPath}`, {
    id: 'tasks.create',
    summary:
      'A new task or section on top: empty and of priority 1, but for the fields that are named. An id makes it happen once: the second time answers the first task',
    access: own,
    body: z.strictObject({ type: z.enum(taskTypes), id: id.optional(), task: fields.omit({ type: true }).partial().optional() }),
    answer: task,
    errors: ['tasks.zu_viele', 'tasks.tag_unbekannt', 'tasks.person_unbekannt', 'tasks.anlass_unbekannt'],
  }),
  update: defineCall(`PATCH ${taskPath}`, {
    id: 'tasks.update',
    summary:
      'Change the named fields. A version that is named must be the newest; the place is changed by its own call. What repeats comes again, once, when it is done',
    access: own,
    body: z
      .strictObject({ id, task: task.partial() })
      .refine((body) => (body.task.id ?? body.id) === body.id, { path: ['task', 'id'], message: 'falsch' }),
    answer: task,
    errors: ['nicht_gefunden', 'tasks.veraltet', 'tasks.tag_unbekannt', 'tasks.person_unbekannt', 'tasks.anlass_unbekannt'],
  }),
  day: defineCall('GET /api/apps/tasks/day', {
    id: 'tasks.day',
    summary: 'Ids of the tasks that the own person has put into today by hand',
    access: own,
    answer: z.array(id),
  }),
  pick: defineCall('POST /api/apps/tasks/day', {
    id: 'tasks.pick',
    summary: 'Put a task into the own today, or take it out. Answers all of today',
    access: own,
    body: z.strictObject({ id, picked: z.boolean() }),
    answer: z.array(id),
    errors: ['nicht_gefunden'],
  }),
  answer: defineCall(`POST ${taskPath}/answer`, {
    id: 'tasks.answer',
    summary: 'Accept a task that was handed to the own person, or give it back with a reason. The same answer twice is one',
    access: own,
    body: z.union([z.strictObject({ id, accept: z.literal(true) }), z.strictObject({ id, accept: z.literal(false), reason: words(500) })]),
    answer: task,
    errors: ['nicht_gefunden', 'tasks.nicht_an_sie', 'tasks.schon_beantwortet'],
  }),
  updateMany: defineCall('PATCH /api/apps/tasks/tasks', {
    id: 'tasks.updateMany',
    summary: 'Change the named fields of several tasks, all or none. Those that are gone are passed over. Answers the changed ones',
    access: own,
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ id, task: fields.partial() }))
        .min(1)
        .max(maxAtOnce),
    }),
    answer: tasks,
    errors: ['tasks.tag_unbekannt', 'tasks.person_unbekannt', 'tasks.anlass_unbekannt'],
  }),
  removeMany: defineCall('POST /api/apps/tasks/remove', {
    id: 'tasks.removeMany',
    summary: 'Delete several tasks. Answers the ids of those that were there',
    access: own,
    body: byIds,
    answer: z.array(id),
  }),
  restore: defineCall('POST /api/apps/tasks/restore', {
    id: 'tasks.restore',
    summary: 'Bring deleted tasks back as they were, each at its place; possible for a day. Answers the ids of those that came back',
    access: own,
    body: byIds,
    answer: z.array(id),
  }),
  remove: defineCall(`DELETE ${taskPath}`, {
    id: 'tasks.remove',
    summary: 'Delete a task. It can be brought back for a day, and is then gone for good',
    access: own,
    query: byId,
    answer: z.boolean(),
    errors: ['nicht_gefunden'],
  }),
} as const
