import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconDownload, IconFolderSymlink, IconInfoCircle, IconPencil, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import type { MenuGroups } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { saveArchive, saveFile, useRemoveItems, useRestoreItems } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import { MoveDialog, PurgeDialog, RenameDialog } from './ItemDialogs.tsx'

type Asking = { what: 'rename' | 'move' | 'purge'; items: readonly FileItem[] } | null

export interface ItemDeeds {
  menuOf: (item: FileItem) => MenuGroups
  download: (items: readonly FileItem[]) => void
  move: (items: readonly FileItem[]) => void
  remove: (items: readonly FileItem[]) => void
  restore: (items: readonly FileItem[]) => void
  purge: (items: readonly FileItem[]) => void
  /** The dialog that is open. */
  dialog: ReactNode
}

const idsOf = (items: readonly FileItem[]) => items.map(({ id }) => id)

/** What can be done with files and folders. The trash is undone at once; only deletion for good is asked about. */
export function useItemDeeds({ onDetails, onDone }: { onDetails: (item: FileItem) => void; onDone: () => void }): ItemDeeds {
  const t = useFilesTexts()
  const [asking, setAsking] = useState<Asking>(null)
  const removing = useRemoveItems()
  const restoring = useRestoreItems()
  const wordsFor = (items: readonly FileItem[]) => t('things', { count: items.length, name: items[0]?.name ?? '' })

  const download = (items: readonly FileItem[]) => {
    const [only, ...others] = items
    if (only === undefined) return
    const isOne = others.length === 0
    const saving = isOne && only.kind !== null ? saveFile(only) : saveArchive(idsOf(items), isOne ? only.name : t('title'))
    saving.catch(toastError)
  }
  const restore = (items: readonly FileItem[]) =>
    void restoring.mutateAsync(idsOf(items)).then(() => {
      onDone()
      toastSuccess(t('restoredNow', { things: wordsFor(items) }))
    }, toastError)
  const remove = (items: readonly FileItem[]) =>
    void removing.mutateAsync(idsOf(items)).then(() => {
      onDone()
      toastSuccess(
        t(items.some(({ places }) => places > 0) ? 'trashedStays' : 'trashedNow', { things: wordsFor(items) }),
        <Button look="subtle" onClick={() => restore(items)}>
          {t('undo')}
        </Button>,
      )
    }, toastError)
  const ask = (what: NonNullable<Asking>['what']) => (items: readonly FileItem[]) => setAsking({ what, items })
  const icon = { size: 18, 'aria-hidden': true } as const

  const menuOf = (item: FileItem): MenuGroups =>
    item.deletedAt !== null
      ? [
          {
            entries: [
              { id: 'restore', label: t('restore'), icon: <IconRestore {...icon} />, onSelect: () => restore([item]) },
              { id: 'purge', label: t('purge.now'), icon: <IconTrashX {...icon} />, onSelect: () => ask('purge')([item]) },
            ],
          },
        ]
      : [
          {
            entries: [
              { id: 'details', label: t('details.open'), icon: <IconInfoCircle {...icon} />, onSelect: () => onDetails(item) },
              { id: 'download', label: t('download'), icon: <IconDownload {...icon} />, onSelect: () => download([item]) },
              { id: 'rename', label: t('rename.now'), icon: <IconPencil {...icon} />, onSelect: () => ask('rename')([item]) },
              { id: 'move', label: t('move.now'), icon: <IconFolderSymlink {...icon} />, onSelect: () => ask('move')([item]) },
            ],
          },
          { entries: [{ id: 'remove', label: t('remove'), icon: <IconTrash {...icon} />, onSelect: () => remove([item]) }] },
        ]

  return {
    menuOf,
    download,
    move: ask('move'),
    remove,
    restore,
    purge: ask('purge'),
    dialog: asking !== null && <AskingDialog asking={asking} onClose={() => setAsking(null)} onDone={onDone} />,
  }
}

interface AskingProps {
  asking: NonNullable<Asking>
  onClose: () => void
  onDone: () => void
}

function AskingDialog({ asking: { what, items }, onClose, onDone }: AskingProps) {
  const [first] = items
  if (first === undefined) return null
  if (what === 'rename') return <RenameDialog item={first} onClose={onClose} />
  const done = () => {
    onClose()
    onDone()
  }
  if (what === 'move') return <MoveDialog items={items} onClose={onClose} onDone={done} />
  return <PurgeDialog items={items} onClose={onClose} onDone={done} />
}
