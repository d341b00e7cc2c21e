/** A note as the open dialog holds it. */
import type { Note } from '@dreiklang/domain/notes/notes.contract'

type Draft = Pick<Note, 'title' | 'content' | 'tasks' | 'colour' | 'visibility' | 'reminder'> & { labels: string[] }

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
export const cleanDraft = (draft: Draft): Draft => ({
  ...draft,
  title: draft.title.trim(),
  content: draft.content.trim(),
  tasks: draft.tasks.map((task) => ({ ...task, content: task.content.trim() })).filter(({ content }) => content !== ''),
  labels: draft.labels.toSorted(),
})

/** What a note is called where it has no title: how it begins. */
export function headOf({ title, content, tasks }: Pick<Note, 'title' | 'content' | 'tasks'>): { head: string; rest: string } {
  if (title !== '') return { head: title, rest: content }
  const [first = '', ...more] = content.split('\n')
  if (first !== '')
    return first.length > 120 ? { head: `${first.slice(0, 120)}…`, rest: content } : { head: first, rest: more.join('\n').trim() }
  return { head: tasks[0]?.content ?? '', rest: '' }
}
