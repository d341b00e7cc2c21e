import type { BoardLabel } from '@dreiklang/domain/scrumboard/board.contract'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { useRemoveLabel, useRenameLabel } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

export function BoardLabelsDialog({ labels, onClose }: { labels: readonly BoardLabel[]; onClose: () => void }) {
  const t = useScrumboardTexts()
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
