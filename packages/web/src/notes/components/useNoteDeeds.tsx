import type { Note } from '@dreiklang/domain/notes/notes.contract'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useRemoveNote, useRestoreNote, useUpdateNote } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import { useNameOf } from './useNameOf.ts'

const nothing = () => {}

/** What can be done with a whole note. Archive and trash are undone at once; only deletion for good is asked about. */
export function useNoteDeeds(note: Note) {
  const t = useNotesTexts()
  const title = useNameOf()(note)
  const update = useUpdateNote()
  const remove = useRemoveNote()
  const restore = useRestoreNote()
  const [asksAbout, setAsksAbout] = useState<(() => void) | null>(null)
  const { id } = note

  const undoable = (message: string, undo: () => Promise<unknown>) =>
    toastSuccess(
      message,
      <Button look="subtle" onClick={() => void undo().then(() => toastSuccess(t('undone', { title })), toastError)}>
        {t('undo')}
      </Button>,
    )
  const setArchived = (archived: boolean) => update.mutateAsync({ id, archived })

  return {
    archive: (then = nothing) => {
      const archived = !note.archived
      void setArchived(archived).then(() => {
        then()
        undoable(t(archived ? 'archivedNow' : 'unarchivedNow', { title }), () => setArchived(!archived))
      }, toastError)
    },
    remove: (then = nothing) =>
      void remove.mutateAsync(id).then(() => {
        then()
        undoable(t('trashedNow', { title }), () => restore.mutateAsync(id))
      }, toastError),
    restore: (then = nothing) =>
      void restore.mutateAsync(id).then(() => {
        then()
        toastSuccess(t('restoredNow', { title }))
      }, toastError),
    askForever: (then = nothing) => setAsksAbout(() => then),
    asking:
      asksAbout === null ? null : (
        <ForeverDialog
          title={title}
          busy={remove.isPending}
          onClose={() => setAsksAbout(null)}
          onYes={() =>
            void remove.mutateAsync(id).then(() => {
              setAsksAbout(null)
              asksAbout()
              toastSuccess(t('deletedNow', { title }))
            }, toastError)
          }
        />
      ),
  } satisfies Record<string, ReactNode | ((then?: () => void) => void)>
}

interface ForeverDialogProps {
  title: string
  busy: boolean
  onClose: () => void
  onYes: () => void
}

function ForeverDialog({ title, busy, onClose, onYes }: ForeverDialogProps) {
  const t = useNotesTexts()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('forever.title')}
      cancel={t('keep')}
      actions={
        <Button look="danger" busy={busy} onClick={onYes}>
          {t('delete')}
        </Button>
      }
    >
      <Text>{t('forever.text', { title })}</Text>
    </Dialog>
  )
}
