/** Tasks of a house, in the order in which it has put them; a section is a heading between them (apps.md, sections 3, 4 and 7). */
export const taskTypes = ['section', 'task'] as const
export type TaskType = (typeof taskTypes)[number]

/** Low, normal, high. */
export const taskPriorities = [0, 1, 2] as const

/** The list has no pages: more of them nobody would read. */
export const maxTasks = 10_000
export const maxTags = 200
export const maxSubTasks = 100

/** What is done names people and must not stay forever: a year is long enough to ask who has done it. */
export const doneDays = 365

/** How long a task that was deleted can come back. */
export const trashHours = 24
/** Changed, deleted or brought back by one call. */
export const maxAtOnce = 200

/** What it is like as long as nobody has written anything into it. */
export const emptyTask = (type: TaskType) => ({
  type,
  title: '',
  notes: '',
  completed: false,
  dueDate: null,
  reminder: null,
  repeat: null,
  wait: null,
  priority: 1 as const,
  tags: [],
  assignedTo: null,
  subTasks: [],
})

/** The place above all others: places are whole numbers and may be below zero, so nothing else has to move. */
export const placeOnTop = (highest: number | null): number => (highest === null ? 0 : highest - 1)

/**
 * The new sequence of all: the named ones share among themselves the places that they have, in the sequence in which they are named. The
 * others stay where they are, so what a colleague has just put on top is not moved by a list that does not know it yet; and what she has
 * deleted meanwhile is passed over.
 */
export function inSequence(all: readonly string[], named: readonly string[]): string[] {
  const existing = new Set(all)
  const moving = new Set(named.filter((id) => existing.has(id)))
  const next = moving.values()
  return all.map((id) => (moving.has(id) ? (next.next().value ?? id) : id))
}

/** Since when it is done: kept while it stays done, null for a section, which is a heading and never goes by itself. */
export function sinceWhenDone(
  { type, completed }: { type: TaskType; completed: boolean },
  { before, now }: { before: string | null; now: string },
): string | null {
  return type === 'task' && completed ? (before ?? now) : null
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Capital or small letters are the same; every other character of what is looked for means itself. */
const finding = (query: string): RegExp => new RegExp(query.normalize('NFC').replaceAll(/[\\^$*+?.()|[\]{}/]/g, String.raw`\$&`), 'giu')

/** The title as HTML with every match in a `mark`; what the person has written as markup is shown as it was written. */
export function markMatches(title: string, query: string): string {
  const text = title.normalize('NFC')
  let html = ''
  let end = 0
  for (const match of text.matchAll(finding(query))) {
    html += `${escaped(text.slice(end, match.index))}<mark>${escaped(match[0])}</mark>`
    end = match.index + match[0].length
  }
  return html + escaped(text.slice(end))
}

const unescaped = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** What `markMatches` has written, as text again: nobody has to trust it as HTML to show it. */
export function partsOfMarked(html: string): { text: string; marked: boolean }[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => ({ text: unescaped(part.replaceAll(/<\/?mark>/g, '')), marked: part.startsWith('<mark>') }))
}

/** Those with the words in title or notes, in their order, the matches of the title marked; null when nothing is looked for. */
export function findTasks<Found extends { title: string; notes: string }>(tasks: readonly Found[], query: string): Found[] | null {
  const wanted = query.trim()
  if (wanted === '') return null
  const isIn = (text: string): boolean => text.normalize('NFC').search(finding(wanted)) !== -1
  return tasks.filter(({ title, notes }) => isIn(title) || isIn(notes)).map((task) => ({ ...task, title: markMatches(task.title, wanted) }))
}
