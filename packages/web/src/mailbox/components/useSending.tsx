/** Sends a draft, tells how long it is held back and lets it leave after that; nothing is called sent before the server says so. */
import { undoSeconds } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { formatDateTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastInfo, toastSuccess } from '../../ui/toast.tsx'
import { deliverMail, sendMail, callBackMail, useForgetMailbox } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

const timers = new Map<string, ReturnType<typeof setTimeout>>()

export function useSending({ onCalledBack }: { onCalledBack: (id: string) => void }) {
  const t = useMailboxTexts()
  const forget = useForgetMailbox()

  async function callBack(id: string): Promise<void> {
    clearTimeout(timers.get(id))
    await callBackMail(id)
    forget()
    toastSuccess(t('write.calledBack'))
    onCalledBack(id)
  }

  /** The server does the same by itself when this window is closed before. */
  async function leave(id: string): Promise<void> {
    const mail = await deliverMail(id)
    forget()
    // To addresses outside it is on its way: whether it was taken stands at the mail.
    if (mail.status === 'sent') toastSuccess(t(mail.post === null ? 'write.sent' : 'post.handedOver'))
  }

  return async (draft: { id: string; version: number; sendAt?: string; confirmed?: boolean }): Promise<Mail> => {
    const mail = await sendMail(draft)
    forget()
    const undo = (
      <Button look="subtle" onClick={() => void callBack(mail.id).catch(toastError)}>
        {t('undo')}
      </Button>
    )
    if (draft.sendAt === undefined) {
      // As long as it can be undone.
      toastInfo(t('write.held', { seconds: undoSeconds }), undo, { shownMs: undoSeconds * 1000 })
      timers.set(
        mail.id,
        // Called back in another window meanwhile: then there is nothing to tell.
        setTimeout(() => void leave(mail.id).catch(() => undefined), undoSeconds * 1000),
      )
    } else toastInfo(t('write.heldUntil', { time: formatDateTime(mail.sendAt ?? mail.date) }), undo)
    return mail
  }
}
