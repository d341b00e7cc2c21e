import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchBox } from '../../../form/SearchBox.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Alert, showQuery } from '../../../ui/feedback.tsx'
import { Note, Stack } from '../../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { type Thing, useAttach } from '../../attachment.queries.ts'
import { useAttachmentTexts } from '../../attachment.texts.ts'
import { itemsQuery } from '../../files.queries.ts'
import { KindIcon } from '../kindIcon.tsx'
import { useSizeOf } from '../useSizeOf.ts'
import classes from './Attachments.module.css'

interface ChooseProps {
  thing: Thing
  ofKlient: boolean
  onClose: () => void
}

/** A file of the house, to stand at this thing as well. */
export function ChooseDialog({ thing, ofKlient, onClose }: ChooseProps) {
  const t = useAttachmentTexts()
  const [search, setSearch] = useState('')
  const [folderId, setFolderId] = useState<string | null>(null)
  const { data, state } = showQuery(useQuery(itemsQuery({ folderId, search, isTrash: false })), { rows: 4, height: 44 })
  const attach = useAttach(thing)
  const choose = ({ id, name }: FileItem) =>
    void attach.mutateAsync(id).then(() => {
      toastSuccess(t('attached', { name }))
      onClose()
    }, toastError)
  const go = (to: string | null) => {
    setSearch('')
    setFolderId(to)
  }
  const inFolder = folderId !== null && search === ''
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('dialog.title')}
      size="lg"
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      }
    >
      <Stack gap="sm">
        {ofKlient && thing.kind === 'klient' && <Alert tone="info">{t('dialog.ofKlient')}</Alert>}
        <SearchBox label={t('dialog.search')} maxLength={120} value={search} onSearch={setSearch} />
        {inFolder && (
          <div>
            <Button look="subtle" size="sm" icon={<IconArrowUp size={18} aria-hidden />} onClick={() => go(data?.path.at(-2)?.id ?? null)}>
              {t('dialog.up')}
            </Button>
          </div>
        )}
        {state}
        {data !== undefined && data.items.length === 0 && (
          <Note role="status">{t(search === '' ? 'dialog.nothing' : 'dialog.notFound')}</Note>
        )}
        <ul className={classes.list}>
          {data?.items.map((item) => (
            <ChoiceRow key={item.id} item={item} busy={attach.isPending} onEnter={() => go(item.id)} onChoose={() => choose(item)} />
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

interface ChoiceProps {
  item: FileItem
  busy: boolean
  onEnter: () => void
  onChoose: () => void
}

function ChoiceRow({ item, busy, onEnter, onChoose }: ChoiceProps) {
  const t = useAttachmentTexts()
  const sizeOf = useSizeOf()
  return (
    <li className={classes.row}>
      <KindIcon kind={item.kind} size={24} />
      <div className={classes.words}>
        {item.kind === null ? (
          <button type="button" className={classes.open} onClick={onEnter}>
            {item.name}
          </button>
        ) : (
          <span className={classes.name}>{item.name}</span>
        )}
        <Note>{sizeOf(item)}</Note>
      </div>
      {item.kind !== null && (
        <Button look="secondary" size="sm" busy={busy} aria-label={t('dialog.attachOf', { name: item.name })} onClick={onChoose}>
          {t('dialog.attach')}
        </Button>
      )}
    </li>
  )
}
