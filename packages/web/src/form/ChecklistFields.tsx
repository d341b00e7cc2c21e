import { IconGripVertical, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { FieldGroup } from './Form.tsx'
import { SelectionMark } from './Selection.tsx'
import { TextField } from './TextField.tsx'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'
import { IconButton, UnstyledButton } from '../ui/buttons.tsx'
import { announce } from '../ui/feedback.tsx'
import { oneColumn, useSorting } from '../ui/useSorting.ts'
import classes from './ChecklistFields.module.css'

interface CheckItem {
  id: string
  content: string
  completed: boolean
}

interface ChecklistWords {
  heading: string
  new: string
  add: string
  nr: (nr: number) => string
  done: (title: string) => string
  remove: (title: string) => string
  grip: (at: { title: string; place: number; count: number }) => string
  moved: (at: { title: string; place: number; count: number }) => string
}

interface ChecklistFieldsProps {
  items: readonly CheckItem[]
  most: number
  words: ChecklistWords
  onChange: (items: CheckItem[]) => void
}

/** Items are added by Enter, ticked, written over, deleted, and moved by the grip: dragged, or with the arrow keys. */
export function ChecklistFields({ items, most, words, onChange }: ChecklistFieldsProps) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const { shown, dragged, handlersOf } = useSorting({
    ids: items.map(({ id }) => id),
    steps: oneColumn,
    onSort: (ids, moved) => {
      onChange(ids.flatMap((id) => byId.get(id) ?? []))
      announce(words.moved({ title: byId.get(moved)?.content ?? '', place: ids.indexOf(moved) + 1, count: ids.length }))
    },
  })
  const change = (id: string, what: Partial<CheckItem>) => onChange(items.map((one) => (one.id === id ? { ...one, ...what } : one)))
  return (
    <FieldGroup label={words.heading}>
      <ul className={classes.checklist}>
        {shown
          .flatMap((id) => byId.get(id) ?? [])
          .map((item, index) => (
            <li key={item.id} className={classes.item} data-sort={item.id} data-dragged={item.id === dragged || undefined}>
              <UnstyledButton
                {...handlersOf(item.id)}
                className={classes.grip ?? ''}
                data-grip
                aria-label={words.grip({ title: item.content, place: index + 1, count: items.length })}
              >
                <IconGripVertical size={18} aria-hidden />
              </UnstyledButton>
              <SelectionMark
                aria-label={words.done(item.content)}
                checked={item.completed}
                onChange={(event) => change(item.id, { completed: event.currentTarget.checked })}
              />
              <TextField
                label={words.nr(index + 1)}
                labelProps={{ className: 'unseen' }}
                className={classes.wide ?? ''}
                data-done={item.completed || undefined}
                value={item.content}
                maxLength={500}
                autoComplete="off"
                onChange={(event) => change(item.id, { content: event.currentTarget.value })}
                onKeyDown={(event) => {
                  // The form around it is not sent by it.
                  if (event.key === 'Enter') event.preventDefault()
                }}
              />
              <IconButton
                label={words.remove(item.content)}
                icon={<IconX size={18} aria-hidden />}
                onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
              />
            </li>
          ))}
      </ul>
      {items.length < most && (
        <NewItem words={words} onAdd={(content) => onChange([...items, { id: newIdempotencyKey(), content, completed: false }])} />
      )}
    </FieldGroup>
  )
}

function NewItem({ words, onAdd }: { words: ChecklistWords; onAdd: (content: string) => void }) {
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
        label={words.new}
        labelProps={{ className: 'unseen' }}
        placeholder={words.new}
        className={classes.wide ?? ''}
        value={content}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setContent(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        // What was written and not confirmed is meant.
        onBlur={add}
      />
      <IconButton label={words.add} icon={<IconPlus size={20} aria-hidden />} onClick={add} />
    </div>
  )
}
