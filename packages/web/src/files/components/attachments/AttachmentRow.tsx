import type { Attachment } from '@dreiklang/domain/files/attachment.contract'
import { IconDots, IconDownload, IconEye, IconTrash } from '@tabler/icons-react'
import { formatBytes } from '../../../shared/bytes.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { Note } from '../../../ui/layout.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { DateTime } from '../../../ui/Time.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { saveAttachment } from '../../attachment.queries.ts'
import { useAttachmentTexts } from '../../attachment.texts.ts'
import { KindIcon } from '../kindIcon.tsx'
import classes from './Attachments.module.css'

interface RowProps {
  file: Attachment
  onOpen: () => void
  onRemove: () => void
}

export function AttachmentRow({ file, onOpen, onRemove }: RowProps) {
  const t = useAttachmentTexts()
  const { name, kind, bytes, addedAt, addedByName, houseName, removable } = file
  return (
    <li className={classes.row}>
      <KindIcon kind={kind} size={24} />
      <div className={classes.words}>
        <button type="button" className={classes.open} aria-label={t('open', { name })} onClick={onOpen}>
          {name}
        </button>
        <Note>
          {formatBytes(bytes)} · {houseName ?? addedByName ?? t('unknown')} · <DateTime value={addedAt} />
        </Note>
      </div>
      <Menu
        trigger={<IconButton size="sm" label={t('more', { name })} icon={<IconDots size={20} aria-hidden />} />}
        groups={[
          {
            entries: [
              { id: 'view', label: t('view'), icon: <IconEye size={18} aria-hidden />, onSelect: onOpen },
              {
                id: 'download',
                label: t('download'),
                icon: <IconDownload size={18} aria-hidden />,
                onSelect: () => void saveAttachment(file).catch(toastError),
              },
            ],
          },
          ...(removable
            ? [
                {
                  entries: [
                    { id: 'remove', label: t('remove'), icon: <IconTrash size={18} aria-hidden />, danger: true, onSelect: onRemove },
                  ],
                },
              ]
            : []),
        ]}
      />
    </li>
  )
}
