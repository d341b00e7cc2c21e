/** How a note looks, who sees it and what it is filed under. */
import { maxLabels, noteColours, noteVisibilities } from '@dreiklang/domain/notes/notes'
import type { Note, NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { ColourField as Colours } from '../../form/ColourField.tsx'
import { LabelFields as Labels } from '../../form/LabelFields.tsx'
import { Note as Hint } from '../../ui/layout.tsx'
import { useCreateLabel } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'

interface ColourFieldProps {
  value: Note['colour']
  onChange: (colour: Note['colour']) => void
}

export function ColourField(props: ColourFieldProps) {
  const t = useNotesTexts()
  return <Colours label={t('field.colour')} colours={noteColours} nameOf={(colour) => t(`colour.${colour}`)} {...props} />
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

export function LabelFields(props: LabelFieldsProps) {
  const t = useNotesTexts()
  const { mutateAsync } = useCreateLabel()
  return (
    <Labels
      words={{ heading: t('field.labels'), new: t('label.new'), create: t('label.create') }}
      most={maxLabels}
      onCreate={mutateAsync}
      {...props}
    />
  )
}
