import { chainOf } from '@dreiklang/domain/files/files'
import { fileDocument } from '@dreiklang/domain/files/files.document'
import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { SelectField } from '../../form/choiceFields.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { foldersQuery, useCreateFolder, useMoveItems, usePurgeItems, useUpdateItem } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'

const name = fileDocument.name.schema
const description = fileDocument.description.schema

export function NewFolderDialog({ folderId, onClose }: { folderId: string | null; onClose: () => void }) {
  const t = useFilesTexts()
  const { mutateAsync } = useCreateFolder()
  const sending = useDeedForm({
    initialValues: { name: '' },
    schema: z.object({ name }),
    send: (body) => mutateAsync({ folderId, ...body }),
    done: (body) => t('folder.made', body),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('folder.new')} onClose={onClose} sending={sending} submit={t('folder.make')}>
      <TextField {...sending.field('name')} label={t('folder.name')} maxLength={200} autoComplete="off" required data-autofocus />
    </FormDialog>
  )
}

export function RenameDialog({ item, onClose }: { item: FileItem; onClose: () => void }) {
  const t = useFilesTexts()
  const { mutateAsync } = useUpdateItem()
  const sending = useDeedForm({
    initialValues: { name: item.name, description: item.description },
    schema: z.object({ name, description }),
    send: (body) => mutateAsync({ id: item.id, ...body }),
    done: () => t('saved'),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('rename.title')} onClose={onClose} sending={sending} submit={t('save')}>
      <TextField {...sending.field('name')} label={t('column.name')} maxLength={200} autoComplete="off" required data-autofocus />
      <TextArea {...sending.field('description')} label={t('description')} maxLength={2000} />
    </FormDialog>
  )
}

interface SomeProps {
  items: readonly FileItem[]
  onClose: () => void
  onDone: () => void
}

const root = 'null'

export function MoveDialog({ items, onClose, onDone }: SomeProps) {
  const t = useFilesTexts()
  const { data: folders, state } = showQuery(useQuery(foldersQuery), { rows: 1, height: 48 })
  const move = useMoveItems()
  const [chosen, setChosen] = useState<string | null>(null)
  const ids = items.map(({ id }) => id)
  const known = new Map((folders ?? []).map((folder) => [folder.id, folder]))
  const choices = (folders ?? [])
    .map(({ id }) => chainOf(known, id))
    // Nothing fits into itself.
    .filter((chain) => !chain.some(({ id }) => ids.includes(id)))
    .map((chain) => ({ value: chain.at(-1)?.id ?? root, label: chain.map((folder) => folder.name).join(' / ') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'de', { numeric: true }))
  const send = () => {
    if (chosen === null) return
    void move.mutateAsync({ ids, folderId: chosen === root ? null : chosen }).then(() => {
      toastSuccess(t('move.done', { count: ids.length }))
      onDone()
    }, toastError)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('move.title', { count: items.length, name: items[0]?.name ?? '' })}
      cancel={t('cancel')}
      onSubmit={send}
      actions={
        <Button type="submit" busy={move.isPending} disabled={chosen === null}>
          {t('move.now')}
        </Button>
      }
    >
      {state}
      {folders !== undefined && (
        <SelectField
          label={t('move.to')}
          choices={[{ value: root, label: t('root') }, ...choices]}
          value={chosen}
          onChange={setChosen}
          needed
          data-autofocus
        />
      )}
    </Dialog>
  )
}

export function PurgeDialog({ items, onClose, onDone }: SomeProps) {
  const t = useFilesTexts()
  const purge = usePurgeItems()
  const onYes = () =>
    void purge.mutateAsync(items.map(({ id }) => id)).then(() => {
      toastSuccess(t('purge.done'))
      onDone()
    }, toastError)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('purge.title')}
      cancel={t('keep')}
      actions={
        <Button look="danger" busy={purge.isPending} onClick={onYes}>
          {t('purge.now')}
        </Button>
      }
    >
      <Text>{t('purge.text', { things: t('things', { count: items.length, name: items[0]?.name ?? '' }) })}</Text>
    </Dialog>
  )
}
