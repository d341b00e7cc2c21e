import type { Note, NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ErrorState } from '../../ui/feedback.tsx'
import { FormElement } from '../../form/Form.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button, UnstyledButton } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { useCreateNote } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import { ChecklistFields } from './ChecklistFields.tsx'
import { ColourField, VisibilityField } from './LookFields.tsx'
import { useNameOf } from './useNameOf.ts'
import classes from './Notes.module.css'
import colours from '../../ui/Colours.module.css'

interface NewNoteProps {
  isOpen: boolean
  /** The label that the page is narrowed to: a note that is made here carries it. */
  label: NoteLabel | null
  onChange: (isOpen: boolean) => void
}

/** One line, which opens where it stands. */
export function NewNote({ isOpen, label, onChange }: NewNoteProps) {
  const t = useNotesTexts()
  const line = useRef<HTMLButtonElement>(null)
  if (isOpen) {
    return (
      <OpenNote
        label={label}
        onClose={() => {
          onChange(false)
          setTimeout(() => line.current?.focus())
        }}
      />
    )
  }
  return (
    <UnstyledButton ref={line} className={classes.newLine ?? ''} onClick={() => onChange(true)}>
      <IconPlus size={18} aria-hidden />
      {t('add')}
    </UnstyledButton>
  )
}

type Written = Pick<Note, 'title' | 'content' | 'tasks' | 'colour' | 'visibility'>
const empty: Written = { title: '', content: '', tasks: [], colour: 'plain', visibility: 'me' }

function OpenNote({ label, onClose }: { label: NoteLabel | null; onClose: () => void }) {
  const t = useNotesTexts()
  const nameOf = useNameOf()
  const [id] = useState(newIdempotencyKey)
  const [note, setNote] = useState(empty)
  const create = useCreateNote()
  const change = (what: Partial<Written>) => setNote((before) => ({ ...before, ...what }))
  const saysSomething = note.title.trim() !== '' || note.content.trim() !== '' || note.tasks.length > 0
  const finish = async () => {
    if (create.isPending) return
    if (!saysSomething) return onClose()
    await create.mutateAsync({
      ...note,
      id,
      tasks: note.tasks.filter(({ content }) => content.trim() !== ''),
      labels: label === null ? [] : [label.id],
    })
    announce(t('created', { title: nameOf(note) }))
    onClose()
  }
  return (
    <FormElement
      className={`${classes.newNote} ${colours.coloured}`}
      data-colour={note.colour}
      aria-label={t('add')}
      onSubmit={() => void finish().catch(() => {})}
    >
      <LeaveGuard dirty={() => saysSomething && !create.isSuccess} />
      <Stack gap="sm">
        {create.error !== null && <ErrorState error={create.error} />}
        <TextField
          label={t('field.title')}
          value={note.title}
          maxLength={300}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the line that was pressed has become this field
          autoFocus
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <TextArea
          label={t('field.content')}
          value={note.content}
          maxLength={20_000}
          autoComplete="off"
          onChange={(event) => change({ content: event.currentTarget.value })}
        />
        <ChecklistFields tasks={note.tasks} onChange={(tasks) => change({ tasks })} />
        <Group justify="space-between" align="flex-end" gap="sm">
          <Group gap="lg" align="flex-end">
            <VisibilityField value={note.visibility} author={null} onChange={(visibility) => change({ visibility })} />
            <ColourField value={note.colour} onChange={(colour) => change({ colour })} />
          </Group>
          <Group gap="sm">
            <Button look="secondary" onClick={onClose}>
              {t('discard')}
            </Button>
            <Button type="submit" busy={create.isPending}>
              {t('finish')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </FormElement>
  )
}
