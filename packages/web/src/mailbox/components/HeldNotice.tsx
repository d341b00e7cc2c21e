import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { formatDateTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useDeliver, useUnsend } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** A mail that has not left yet. */
export function HeldNotice({ mail }: { mail: Mail }) {
  const t = useMailboxTexts()
  const unsend = useUnsend()
  const deliver = useDeliver()
  return (
    <Alert
      tone="warning"
      actions={
        <Group gap="sm">
          <Button
            look="secondary"
            busy={unsend.isPending}
            onClick={() => void unsend.mutateAsync(mail.id).then(() => toastSuccess(t('write.calledBack')), toastError)}
          >
            {t('read.callBack')}
          </Button>
          <Button
            look="secondary"
            busy={deliver.isPending}
            onClick={() => void deliver.mutateAsync(mail.id).then(() => toastSuccess(t('write.sent')), toastError)}
          >
            {t('read.sendNow')}
          </Button>
        </Group>
      }
    >
      {t('notSentYet', { time: formatDateTime(mail.sendAt ?? mail.date) })}
    </Alert>
  )
}
