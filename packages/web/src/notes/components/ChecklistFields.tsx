import { maxTasksOfNote } from '@dreiklang/domain/notes/notes'
import type { Note } from '@dreiklang/domain/notes/notes.contract'
import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { SelectionMark } from '../../form/Selection.tsx'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { IconButton, UnstyledButton } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { oneColumn, useSorting } from '../../ui/useSorting.ts'
import { useNotesTexts } from '../notes.texts.ts'
import classes from './NoteFields.module.css'

type Task = Note['tasks'][number]

interface ChecklistFieldsProps {
  tasks: readonly Task[]
  onChange: (tasks: Task[]) => void
}

/** Items are added by Enter, ticked, written over, deleted, and moved by the grip: dragged, or with the arrow keys. */
export function ChecklistFields({ tasks, onChange }: ChecklistFieldsProps) {
  const t = useNotesTexts()
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const { shown, dragged, handlersOf } = useSorting({
    ids: tasks.map(({ id }) => id),
    steps: oneColumn,
    onSort: (ids, moved) => {
      onChange(ids.flatMap((id) => byId.get(id) ?? []))
      announce(t('task.moved', { title: byId.get(moved)?.content ?? '', place: ids.indexOf(moved) + 1, count: ids.length }))
    },
  })
  const change = (id: string, what: Partial<Task>) => onChange(tasks.map((one) => (one.id === id ? { ...one, ...what } : one)))
  return (
    <FieldGroup label={t('field.tasks')}>
      <ul className={classes.checklist}>
        {shown
          .flatMap((id) => byId.get(id) ?? [])
          .map((task, index) => (
            <li key={task.id} className={classes.item} data-sort={task.id} data-dragged={task.id === dragged || undefined}>
              <UnstyledButton
                {...handlersOf(task.id)}
                className={classes.grip ?? ''}
                data-grip
                aria-label={t('task.grip', { title: task.content, place: index + 1, count: tasks.length })}
              >
                <IconGripVertical size={18} aria-hidden />
              </UnstyledButton>
              <SelectionMark
                aria-label={t('task.done', { title: task.content })}
                checked={task.completed}
                onChange={(event) => change(task.id, { completed: event.currentTarget.checked })}
              />
              <TextField
                label={t('task.nr', { nr: index + 1 })}
                labelProps={{ className: 'unseen' }}
                className={classes.wide ?? ''}
                data-done={task.completed || undefined}
                value={task.content}
                maxLength={500}
                autoComplete="off"
                onChange={(event) => change(task.id, { content: event.currentTarget.value })}
                onKeyDown={(event) => {
                  // The form around it is not sent by it.
                  if (event.key === 'Enter') event.preventDefault()
                }}
              />
              <IconButton
                label={t('task.remove', { title: task.content })}
                icon={<IconX size={18} aria-hidden />}
                onClick={() => onChange(tasks.filter(({ id }) => id !== task.id))}
              />
            </li>
          ))}
      </ul>
      {tasks.length < maxTasksOfNote && (
        <NewItem onAdd={(content) => onChange([...tasks, { id: newIdempotencyKey(), content, completed: false }])} />
      )}
    </FieldGroup>
  )
}

function NewItem({ onAdd }: { onAdd: (content: string) => void }) {
  const t = useNotesTexts()
  const [content, setContent] = useState('')
  const add = () => {
    if (content.trim() === '') return
    onAdd(content.trim())
    setContent('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className={classes.newItem}>
      <TextField
        label={t('task.new')}
        labelProps={{ className: 'unseen' }}
        placeholder={t('task.new')}
        className={classes.wide ?? ''}
        value={content}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // What was written and not confirmed is meant.
        onBlur={add}
      />
      <IconButton label={t('task.add')} icon={<IconPlus size={20} aria-hidden />} onClick={add} />
    </div>
  )
}
