import { taskDues, taskForms, taskGroupings, taskSorts } from '@dreiklang/domain/tasks/view'
import { z } from 'zod'

export const shownTasks = ['alle', 'offen', 'tag'] as const
export type ShownTasks = (typeof shownTasks)[number]

/** What the address says of the list; a saved view holds the same but for the day, and the words that were looked for. */
export const taskAddress = z.object({
  suche: z.string().max(120).default(''),
  zeigen: z.enum(shownTasks).default('alle'),
  stichwort: z.string().max(40).nullable().default(null),
  person: z.string().max(40).nullable().default(null),
  prioritaet: z.enum(['0', '1', '2']).nullable().default(null),
  frist: z.enum(taskDues).nullable().default(null),
  sortierung: z.enum(taskSorts).default('platz'),
  gruppen: z.enum(taskGroupings).default('keine'),
  form: z.enum(taskForms).default('liste'),
  /** A day of the month or the week that is shown; null is today. */
  am: z.iso.date().nullable().default(null),
})
export type TaskAddress = z.output<typeof taskAddress>
export type ChangeAddress = (change: Partial<TaskAddress>) => void

/** How many of its choices narrow the list down. */
export const countFilters = ({ stichwort, person, prioritaet, frist }: TaskAddress): number =>
  [stichwort, person, prioritaet, frist].filter((value) => value !== null).length

/** The list as the house has put it: nothing is left out between the rows, so they can be moved. */
export const isOwnSequence = (address: TaskAddress): boolean =>
  countFilters(address) === 0 && address.sortierung === 'platz' && address.gruppen === 'keine'

const kept = taskAddress.omit({ suche: true, am: true })
const plain = kept.parse({})

/** As it is saved: only what differs from the plain list. */
export function savedFrom(address: TaskAddress): Record<string, string> {
  const values: Record<string, string | null> = kept.parse(address)
  const usual: Record<string, string | null> = plain
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null || value === usual[name] ? [] : [[name, value]])),
  )
}

/** What a saved view shows; a choice that there is no more falls back to the plain one. */
export function readSaved(saved: Readonly<Record<string, unknown>>): Partial<TaskAddress> {
  const shape: Readonly<Record<string, z.ZodType>> = kept.shape
  const known = Object.entries(saved).filter(([name, value]) => shape[name]?.safeParse(value).success === true)
  return kept.parse({ ...plain, ...Object.fromEntries(known) })
}
