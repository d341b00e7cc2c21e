import type { NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { useRemoveLabel, useRenameLabel } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'

export function LabelsDialog({ labels, onClose }: { labels: readonly NoteLabel[]; onClose: () => void }) {
  const t = useNotesTexts()
  const rename = useRenameLabel()
  const remove = useRemoveLabel()
  return (
    <NamesDialog
      names={labels}
      words={{
        heading: t('label.manage'),
        none: t('label.none'),
        field: t('label.title'),
        keep: t('keep'),
        delete: t('delete'),
        rename: (title) => t('label.rename', { title }),
        deleteOf: (title) => t('label.deleteOf', { title }),
        ask: (title) => t('label.ask', { title }),
      }}
      onRename={rename.mutateAsync}
      onRemove={remove.mutateAsync}
      onClose={onClose}
    />
  )
}
