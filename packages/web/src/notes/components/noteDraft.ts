/** A note as the open dialog holds it, and what of it goes to the server. */
import { keysOf } from '@dreiklang/domain/shared/keys'
import type { Note } from '@dreiklang/domain/notes/notes.contract'

export type Draft = Pick<Note, 'title' | 'content' | 'tasks' | 'colour' | 'visibility' | 'reminder'> & { labels: string[] }

export const draftOf = ({ title, content, tasks, colour, visibility, reminder, labels }: Note): Draft => ({
  title,
  content,
  tasks,
  colour,
  visibility,
  reminder,
  labels: labels.map(({ id }) => id),
})

/** As the server keeps it: without blanks around, without empty items. */
const kept = (draft: Draft): Draft => ({
  ...draft,
  title: draft.title.trim(),
  content: draft.content.trim(),
  tasks: draft.tasks.map((task) => ({ ...task, content: task.content.trim() })).filter(({ content }) => content !== ''),
  labels: draft.labels.toSorted(),
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export type Changes = Partial<Draft>

/** Only what is different from the note that the draft was made of. */
export function changesOf(note: Note, draft: Draft): Changes {
  const [before, after] = [kept(draftOf(note)), kept(draft)]
  return Object.fromEntries(keysOf(after).flatMap((name) => (same(before[name], after[name]) ? [] : [[name, after[name]]])))
}

export const isNothing = (changes: Changes): boolean => Object.keys(changes).length === 0

/** Whether somebody else has changed one of the fields that are about to be written. */
export function isMetBy(changes: Changes, { before, newest }: { before: Note; newest: Note }): boolean {
  const [one, other] = [kept(draftOf(before)), kept(draftOf(newest))]
  return keysOf(one).some((name) => name in changes && !same(one[name], other[name]))
}

/** What a note is called where it has no title: how it begins. */
export function headOf({ title, content, tasks }: Pick<Note, 'title' | 'content' | 'tasks'>): { head: string; rest: string } {
  if (title !== '') return { head: title, rest: content }
  const [first = '', ...more] = content.split('\n')
  if (first !== '')
    return first.length > 120 ? { head: `${first.slice(0, 120)}…`, rest: content } : { head: first, rest: more.join('\n').trim() }
  return { head: tasks[0]?.content ?? '', rest: '' }
}
