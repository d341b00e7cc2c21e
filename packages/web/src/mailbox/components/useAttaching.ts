/** Files put on a draft and taken off: each is sent at once, one after the other, and stands there when the server has it. */
import { dateiTypen, maxDateiBytes } from '@dreiklang/domain/datei/datei'
import { dateiName } from '@dreiklang/domain/datei/datei.contract'
import type { Mail, MailAttachment } from '@dreiklang/domain/mailbox/mail.contract'
import { maxAttachedBytes } from '@dreiklang/domain/mailbox/mailbox'
import { useState } from 'react'
import { formatBytes } from '../../shared/bytes.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { addFile, removeFile, useForgetMailbox } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

export const attachableTypes = dateiTypen.join(',')

export function useAttaching(opened: Mail) {
  const t = useMailboxTexts()
  const forget = useForgetMailbox()
  const [attachments, setAttachments] = useState<readonly MailAttachment[]>(opened.attachments)
  const [pending, setPending] = useState(0)

  /** What the server would refuse is not sent for minutes first. */
  function refusalOf(file: File): string | null {
    if (!dateiTypen.some((type) => type === file.type) || !dateiName.safeParse(file.name).success)
      return t('attachment.kind', { name: file.name })
    if (file.size > maxDateiBytes) return t('attachment.large', { name: file.name, most: formatBytes(maxDateiBytes) })
    return null
  }

  async function add(files: readonly File[]): Promise<void> {
    const refused = files.flatMap((file) => refusalOf(file) ?? [])
    for (const words of refused) toastInfo(words)
    const good = files.filter((file) => refusalOf(file) === null)
    if (good.reduce((sum, { size }) => sum + size, 0) > maxAttachedBytes)
      return toastInfo(t('attachment.together', { most: formatBytes(maxAttachedBytes) }))
    setPending((count) => count + good.length)
    for (const file of good) {
      try {
        const mail = await addFile({ id: opened.id, attachmentId: newIdempotencyKey(), file })
        setAttachments(mail.attachments)
      } catch (error) {
        toastError(error)
      } finally {
        setPending((count) => count - 1)
      }
    }
    forget()
  }

  async function remove({ id: attachmentId }: MailAttachment): Promise<void> {
    const mail = await removeFile({ id: opened.id, attachmentId })
    setAttachments(mail.attachments)
    forget()
  }

  return {
    attachments,
    isAttaching: pending > 0,
    add: (files: Iterable<File>) => void add([...files]).catch(toastError),
    remove: (attachment: MailAttachment) => void remove(attachment).catch(toastError),
  }
}
