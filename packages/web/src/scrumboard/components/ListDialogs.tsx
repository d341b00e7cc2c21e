import type { BoardList } from '@dreiklang/domain/scrumboard/board.contract'
import { list as listSchema } from '@dreiklang/domain/scrumboard/board.contract'
import { z } from 'zod'
import { FormDialog } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useRemoveList, useUpdateList } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

const editSchema = z.object({ title: listSchema.shape.title, limit: listSchema.shape.limit })

/** What is no number is told by the schema. */
const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text))

export function EditList({ list: { id, title, limit }, onClose }: { list: BoardList; onClose: () => void }) {
  const t = useScrumboardTexts()
  const { mutateAsync } = useUpdateList()
  const sending = useDeedForm({
    initialValues: { title, limit: limit === null ? '' : String(limit) },
    schema: editSchema,
    toBody: (values) => ({ ...values, limit: numberIn(values.limit) }),
    send: (body) => mutateAsync({ id, ...body }),
    done: () => t('board.saved'),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('list.edit')} onClose={onClose} sending={sending} submit={t('save')}>
      <TextField {...sending.field('title')} label={t('list.name')} maxLength={80} autoComplete="off" required data-autofocus />
      <TextField {...sending.field('limit')} label={t('list.limit')} description={t('list.limitHint')} inputMode="numeric" maxLength={3} />
    </FormDialog>
  )
}

interface DeleteListProps {
  list: BoardList
  count: number
  onClose: () => void
}

export function DeleteList({ list: { id, title }, count, onClose }: DeleteListProps) {
  const t = useScrumboardTexts()
  const remove = useRemoveList()
  const onYes = () =>
    void remove.mutateAsync(id).then(() => {
      toastSuccess(t('list.deletedNow', { title }))
    }, toastError)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('list.askTitle')}
      cancel={t('keep')}
      actions={
        <Button look="danger" busy={remove.isPending} onClick={onYes}>
          {t('delete')}
        </Button>
      }
    >
      <Text>{t('list.ask', { title, count })}</Text>
    </Dialog>
  )
}
