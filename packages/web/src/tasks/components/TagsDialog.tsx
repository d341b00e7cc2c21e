import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { useRemoveTag, useRenameTag } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'

export function TagsDialog({ tags, onClose }: { tags: readonly TaskTag[]; onClose: () => void }) {
  const t = useTasksTexts()
  const rename = useRenameTag()
  const remove = useRemoveTag()
  return (
    <NamesDialog
      names={tags}
      words={{
        heading: t('manageTags'),
        none: t('tags.none'),
        field: t('tags.title'),
        keep: t('tags.keep'),
        delete: t('tags.delete'),
        rename: (title) => t('tags.rename', { title }),
        deleteOf: (title) => t('tags.deleteOf', { title }),
        ask: (title) => t('tags.ask', { title }),
      }}
      onRename={rename.mutateAsync}
      onRemove={remove.mutateAsync}
      onClose={onClose}
    />
  )
}
