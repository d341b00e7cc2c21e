/** How a note looks, who sees it and what it is filed under. */
import { maxLabels, noteColours, noteVisibilities } from '@dreiklang/domain/notes/notes'
import type { Note, NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { hintOf } from '../../ui/hints.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Group, Note as Hint, Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useCreateLabel } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import colours from './NoteColour.module.css'
import fields from './NoteFields.module.css'
import classes from './Notes.module.css'

interface ColourFieldProps {
  value: Note['colour']
  onChange: (colour: Note['colour']) => void
}

/** Each has its name: nobody has to tell them apart by looking. */
export function ColourField({ value, onChange }: ColourFieldProps) {
  const t = useNotesTexts()
  return (
    <FieldGroup label={t('field.colour')}>
      <div className={fields.colours}>
        {noteColours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={`${fields.colour} ${colours.coloured}`}
            data-colour={colour}
            aria-pressed={colour === value}
            aria-label={t(`colour.${colour}`)}
            {...hintOf(t(`colour.${colour}`), 'top')}
            onClick={() => onChange(colour)}
          >
            {colour === value && <IconCheck size={18} aria-hidden />}
          </button>
        ))}
      </div>
    </FieldGroup>
  )
}

interface VisibilityFieldProps {
  value: Note['visibility']
  /** Null: the own one. */
  author: string | null
  onChange: (visibility: Note['visibility']) => void
}

export function VisibilityField({ value, author, onChange }: VisibilityFieldProps) {
  const t = useNotesTexts()
  if (author !== null) return <Hint>{t('sharedBy', { name: author })}</Hint>
  return (
    <SegmentedField
      label={t('field.visibility')}
      choices={choicesOf(noteVisibilities, (visibility) => t(`visibility.${visibility}`))}
      value={value}
      onChange={onChange}
    />
  )
}

interface LabelFieldsProps {
  labels: readonly NoteLabel[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** All labels of the house to press, and a field for a new one, which is there for everybody at once. */
export function LabelFields({ labels, chosen, onChange }: LabelFieldsProps) {
  const t = useNotesTexts()
  const [title, setTitle] = useState('')
  const createLabel = useCreateLabel()
  const choose = (id: string) => {
    onChange([...new Set([...chosen, id])])
    setTitle('')
  }
  const add = () => {
    const wanted = title.trim()
    if (wanted === '' || createLabel.isPending) return
    const existing = labels.find((label) => label.title.toLowerCase() === wanted.toLowerCase())
    if (existing !== undefined) return choose(existing.id)
    const id = newIdempotencyKey()
    createLabel.mutate({ id, title: wanted }, { onSuccess: () => choose(id), onError: toastError })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <FieldGroup label={t('field.labels')}>
      <Stack gap="xs">
        {labels.length > 0 && (
          <Group gap={6}>
            {labels.map(({ id, title: name }) => (
              <button
                key={id}
                type="button"
                className={classes.chip}
                aria-pressed={chosen.includes(id)}
                onClick={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              >
                {name}
              </button>
            ))}
          </Group>
        )}
        {labels.length < maxLabels && (
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextField
              label={t('label.new')}
              labelProps={{ className: 'unseen' }}
              placeholder={t('label.new')}
              className={fields.wide ?? ''}
              value={title}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setTitle(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <IconButton label={t('label.create')} icon={<IconPlus size={20} aria-hidden />} onClick={add} />
          </Group>
        )}
      </Stack>
    </FieldGroup>
  )
}
