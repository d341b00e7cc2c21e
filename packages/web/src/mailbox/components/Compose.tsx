import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { maxContent, maxSubject } from '@dreiklang/domain/mailbox/mailbox.document'
import { IconSend, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { ApiError } from '../../shared/apiError.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { mailQuery, useForgetMailbox } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { AttachButton } from './AttachButton.tsx'
import { Attachments } from './Attachments.tsx'
import { type Leaving, LeavingDialog, leavingDetails } from './post/LeavingDialog.tsx'
import { Recipients } from './Recipients.tsx'
import { SendLater } from './SendLater.tsx'
import { TemplatesTool } from './TemplatesTool.tsx'
import { useAttaching } from './useAttaching.ts'
import { useDraft } from './useDraft.ts'
import { useDropping } from './useDropping.ts'
import { useMailDeeds } from './useMailDeeds.tsx'
import { useSending } from './useSending.tsx'
import classes from './Compose.module.css'

interface ComposeProps {
  mailId: string
  onClose: () => void
  /** Opens the draft again when its sending was undone. */
  onOpen: (id: string) => void
}

/** The draft stands on the server and its id in the address: it survives a reload, and goes on at another device. */
export function Compose({ mailId, onClose, onOpen }: ComposeProps) {
  const t = useMailboxTexts()
  // As it was when it was opened; what is read anew while somebody types does not take the words away.
  const query = useQuery({ ...mailQuery(mailId), staleTime: Infinity, refetchOnMount: 'always' })
  const { data: mail, state } = showQuery(query, { rows: 4 })
  const [opened, setOpened] = useState<Mail | null>(null)
  // What was kept from before may be older than what was written since, here or on another device.
  if (mail !== undefined && query.isFetchedAfterMount && query.error === null && opened?.id !== mail.id) setOpened(mail)
  if (opened === null || opened.id !== mailId) {
    return (
      <Dialog opened onClose={onClose} title={t('write.title')} size="xl">
        {state ?? <ListSkeleton rows={4} />}
      </Dialog>
    )
  }
  return <Draft key={opened.id} opened={opened} onClose={onClose} onOpen={onOpen} />
}

const savingWords = { saved: 'write.saved', saving: 'write.saving', failed: 'write.notSaved' } as const

function Draft({ opened, onClose, onOpen }: { opened: Mail; onClose: () => void; onOpen: (id: string) => void }) {
  const t = useMailboxTexts()
  const draft = useDraft(opened)
  const { written, change, saving, failure } = draft
  const attaching = useAttaching(opened)
  const dropping = useDropping(attaching.add)
  const { busy, leave, sendNow, discard, leaving, confirm, cancel } = useEnds({ opened, flush: draft.flush, onClose, onOpen })
  const sendByKeys = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !attaching.isAttaching) void sendNow()
  }
  const isAnswer = opened.threadId !== opened.id
  return (
    <Dialog opened onClose={leave} title={written.subject === '' ? t('write.title') : written.subject} size="xl">
      <Stack gap="sm" className={classes.sheet ?? ''} {...dropping} onKeyDown={sendByKeys}>
        {failure !== null && <Alert tone="danger" title={failure instanceof ApiError ? failure.message : t('write.notSaved')} urgent />}
        <Recipients written={written} change={change} isFirst={!isAnswer} />
        <TextField
          label={t('write.subject')}
          value={written.subject}
          maxLength={maxSubject}
          autoComplete="off"
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <TextArea
          label={t('write.content')}
          minRows={10}
          maxLength={maxContent}
          value={written.content}
          data-autofocus={isAnswer || undefined}
          onChange={(event) => change({ content: event.currentTarget.value })}
        />
        <Attachments mail={{ id: opened.id, attachments: [...attaching.attachments] }} onRemove={attaching.remove} />
        <div className={classes.actions}>
          <Button icon={<IconSend size={18} aria-hidden />} busy={busy || attaching.isAttaching} onClick={() => void sendNow()}>
            {t('write.send')}
          </Button>
          <SendLater onSend={(sendAt) => void sendNow(sendAt)} />
          <TemplatesTool written={written} change={change} />
          <AttachButton busy={attaching.isAttaching} onFiles={attaching.add} />
          <span role="status" className={`${classes.saving} ${classes.end}`}>
            {t(attaching.isAttaching ? 'attachment.adding' : savingWords[saving])}
          </span>
          <IconButton label={t('write.discard')} icon={<IconTrash size={20} aria-hidden />} onClick={discard} />
        </div>
      </Stack>
      {leaving !== null && <LeavingDialog leaving={leaving} onConfirm={confirm} onClose={cancel} />}
    </Dialog>
  )
}

interface EndsProps {
  opened: Mail
  flush: () => Promise<number>
  onClose: () => void
  onOpen: (id: string) => void
}

/** Null for any other refusal. */
const leavingOf = (error: unknown): Leaving | null =>
  error instanceof ApiError && error.code === 'mailbox.patientendaten' ? (leavingDetails.safeParse(error.details).data ?? null) : null

/** How the writing of a mail ends: it stays a draft, it is sent, it is thrown away. */
function useEnds({ opened, flush, onClose, onOpen }: EndsProps) {
  const send = useSending({ onCalledBack: onOpen })
  const forget = useForgetMailbox()
  const { move } = useMailDeeds()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<{ leaving: Leaving; sendAt: string | undefined } | null>(null)
  const leave = () => {
    void flush().then(forget, () => undefined)
    onClose()
  }
  const sendNow = async (sendAt?: string, confirmed = false) => {
    if (busy) return
    setBusy(true)
    try {
      const version = await flush()
      await send({ id: opened.id, version, ...(sendAt !== undefined && { sendAt }), confirmed })
      onClose()
    } catch (error) {
      const leaving = leavingOf(error)
      if (leaving === null) toastError(error)
      else setAsked({ leaving, sendAt })
      setBusy(false)
    }
  }
  const discard = () => {
    onClose()
    move([opened], 'trash')
  }
  const cancel = () => setAsked(null)
  const confirm = () => {
    cancel()
    void sendNow(asked?.sendAt, true)
  }
  return { busy, leave, sendNow, discard, leaving: asked?.leaving ?? null, confirm, cancel }
}
