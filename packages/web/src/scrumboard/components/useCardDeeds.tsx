import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useUpdateCard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

type Named = Pick<BoardCard, 'id' | 'title'>

/** Into the archive, which can be undone at once. */
export function useCardDeeds() {
  const t = useScrumboardTexts()
  const { mutateAsync } = useUpdateCard()
  const restore = ({ id, title }: Named) =>
    void mutateAsync({ id, archived: false }).then(() => toastSuccess(t('archive.restoredNow', { title })), toastError)
  const archive = ({ id, title }: Named) =>
    void mutateAsync({ id, archived: true }).then(
      () =>
        toastSuccess(
          t('card.archivedNow', { title }),
          <Button look="subtle" onClick={() => restore({ id, title })}>
            {t('undo')}
          </Button>,
        ),
      toastError,
    )
  return { archive, restore }
}
