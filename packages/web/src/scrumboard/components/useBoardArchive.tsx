import type { Board } from '@dreiklang/domain/scrumboard/board.contract'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useUpdateBoard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

/** Into the archive and back, each undone at once. */
export function useBoardArchive() {
  const t = useScrumboardTexts()
  const { mutateAsync } = useUpdateBoard()
  const setArchived = ({ id, title }: Pick<Board, 'id' | 'title'>, archived: boolean) => {
    const set = (value: boolean) => mutateAsync({ id, board: { archived: value } })
    const undo = () => void set(!archived).then(() => toastSuccess(t('undone', { title })), toastError)
    void set(archived).then(
      () =>
        toastSuccess(
          t(archived ? 'board.archivedNow' : 'board.unarchivedNow', { title }),
          <Button look="subtle" onClick={undo}>
            {t('undo')}
          </Button>,
        ),
      toastError,
    )
  }
  return { setArchived }
}
