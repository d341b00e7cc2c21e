import { maxTasksOfNote } from '@dreiklang/domain/notes/notes'
import type { Note } from '@dreiklang/domain/notes/notes.contract'
import { ChecklistFields as Checklist } from '../../form/ChecklistFields.tsx'
import { useNotesTexts } from '../notes.texts.ts'

interface ChecklistFieldsProps {
  tasks: Note['tasks']
  onChange: (tasks: Note['tasks']) => void
}

export function ChecklistFields({ tasks, onChange }: ChecklistFieldsProps) {
  const t = useNotesTexts()
  return (
    <Checklist
      items={tasks}
      most={maxTasksOfNote}
      words={{
        heading: t('field.tasks'),
        new: t('task.new'),
        add: t('task.add'),
        nr: (nr) => t('task.nr', { nr }),
        done: (title) => t('task.done', { title }),
        remove: (title) => t('task.remove', { title }),
        grip: (at) => t('task.grip', at),
        moved: (at) => t('task.moved', at),
      }}
      onChange={onChange}
    />
  )
}
