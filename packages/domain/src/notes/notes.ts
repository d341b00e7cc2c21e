/** Notes: of one person, or shown to the own house (apps.md, sections 3 and 7). */

export const noteColours = ['plain', 'yellow', 'green', 'blue', 'red', 'grey'] as const
export type NoteColour = (typeof noteColours)[number]

/** Seen by who wrote it, or by everybody in the own house. */
export const noteVisibilities = ['me', 'house'] as const
export type NoteVisibility = (typeof noteVisibilities)[number]

/** Of one person, with those in the trash: the page has no pages, and more of them nobody would read. */
export const maxNotes = 1000
export const maxLabels = 200
export const maxTasksOfNote = 200
/** What lies in the trash goes by itself. */
export const trashDays = 30

/** Older texts of a note: how many, and how long somebody may write before the text from before is kept again. */
export const maxVersions = 20
const versionMinutes = 10

export interface NoteWords {
  title: string
  content: string
  tasks: readonly { id: string; content: string; completed: boolean }[]
}

export const emptyNote = { title: '', content: '', tasks: [], colour: 'plain', visibility: 'me', archived: false, reminder: null } as const

const saysNothing = ({ title, content, tasks }: NoteWords): boolean => title === '' && content === '' && tasks.length === 0
const textOf = ({ title, content, tasks }: NoteWords): string => JSON.stringify([title, content, tasks.map((task) => task.content)])

interface Writing {
  before: NoteWords & { changedBy: string }
  after: NoteWords
  by: string
  now: string
  /** When a text was kept last, or since when the note exists. */
  keptAt: string
}

/**
 * Whether the text from before is kept. Somebody else's always is; the own one every ten minutes, so that the steps of a screen that saves by
 * itself are one version. A tick is no text.
 */
export function isTextKept({ before, after, by, now, keptAt }: Writing): boolean {
  if (saysNothing(before) || textOf(before) === textOf(after)) return false
  return before.changedBy !== by || Date.parse(now) - Date.parse(keptAt) >= versionMinutes * 60_000
}

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

/** Those with all words in title, text, checklist or labels; null when nothing is looked for. */
export function findNotes<Found extends NoteWords & { labels: readonly { title: string }[] }>(
  notes: readonly Found[],
  query: string,
): Found[] | null {
  const wanted = folded(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return null
  return notes.filter(({ title, content, tasks, labels }) => {
    const text = folded([title, content, ...tasks.map((task) => task.content), ...labels.map((label) => label.title)].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}
