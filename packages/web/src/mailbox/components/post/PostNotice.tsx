import type { Mail, MailPost } from '@dreiklang/domain/mailbox/mail.contract'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useRetryPost } from '../../post.queries.ts'
import { useMailboxTexts } from '../../mailbox.texts.ts'

/** What has to be known of a mail that came from outside or goes there. */
export function PostNotice({ mail }: { mail: Mail }) {
  if (mail.post === null || mail.status !== 'sent') return null
  return mail.post.direction === 'in' ? <Received post={mail.post} /> : <Sent id={mail.id} post={mail.post} />
}

function Received({ post: { isCut, leftOut } }: { post: MailPost }) {
  const t = useMailboxTexts()
  return (
    <>
      {isCut && (
        <Alert tone="warning" says="note">
          {t('post.cut')}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert tone="warning" says="note">
          {t('post.filesLeftOut', { names: leftOut.join(', ') })}
        </Alert>
      )}
    </>
  )
}

function Sent({ id, post: { state, fault, outside, leftOut } }: { id: string; post: MailPost }) {
  const t = useMailboxTexts()
  const retry = useRetryPost()
  const addresses = outside.map(({ address }) => address).join(', ')
  if (state === 'sent')
    return leftOut.length === 0 ? null : <Alert tone="warning">{t('post.addressesLeftOut', { names: leftOut.join(', ') })}</Alert>
  if (state === 'failed' || state === 'unclear')
    return (
      <Alert
        tone="danger"
        title={t(`post.${state}`, { addresses })}
        actions={
          <Button
            look="secondary"
            busy={retry.isPending}
            onClick={() => void retry.mutateAsync(id).then(() => toastSuccess(t('post.trying')), toastError)}
          >
            {t('post.retry')}
          </Button>
        }
      >
        {state === 'failed' && fault !== null && t(`account.fault.${fault}`)}
        {state === 'unclear' && t('post.unclearText')}
      </Alert>
    )
  return (
    <Alert tone="info">
      {t('post.waiting', { addresses })} {fault !== null && t(`account.fault.${fault}`)}
    </Alert>
  )
}
