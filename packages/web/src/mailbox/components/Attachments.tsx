import type { Mail, MailAttachment } from '@dreiklang/domain/mailbox/mail.contract'
import { IconFileTypePdf, IconPhoto, IconX } from '@tabler/icons-react'
import { formatBytes } from '../../shared/bytes.ts'
import { IconButton, UnstyledButton } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { downloadAttachment } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import classes from './Attachments.module.css'

interface AttachmentsProps {
  mail: Pick<Mail, 'id' | 'attachments'>
  /** Only in a draft. */
  onRemove?: (attachment: MailAttachment) => void
}

/** The files of a mail, each saved by a press. */
export function Attachments({ mail, onRemove }: AttachmentsProps) {
  const t = useMailboxTexts()
  if (mail.attachments.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('attachment.list')}>
      {mail.attachments.map((attachment) => {
        const { id, name, size, type } = attachment
        const Icon = type === 'application/pdf' ? IconFileTypePdf : IconPhoto
        return (
          <li key={id} className={classes.file}>
            <UnstyledButton
              className={classes.open ?? ''}
              aria-label={t('attachment.save', { name, size: formatBytes(size) })}
              onClick={() => void downloadAttachment(mail.id, attachment).catch(toastError)}
            >
              <Icon size={18} aria-hidden />
              <span className={classes.name}>{name}</span>
              <span className={classes.size}>{formatBytes(size)}</span>
            </UnstyledButton>
            {onRemove !== undefined && (
              <IconButton
                size="sm"
                label={t('attachment.remove', { name })}
                icon={<IconX size={16} aria-hidden />}
                onClick={() => onRemove(attachment)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
