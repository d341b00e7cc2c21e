import { type AnswerKind, answerKinds } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp, IconArrowLeft, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Title } from '../../ui/layout.tsx'
import { mailQuery, threadQuery } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { HeldNotice } from './HeldNotice.tsx'
import { LabelChip } from './LabelChip.tsx'
import { Letter } from './Letter.tsx'
import { FlagTools, MailTools } from './MailTools.tsx'
import { nameOf, useSubjectOf } from './mailWords.ts'
import { PostNotice } from './post/PostNotice.tsx'
import { TaskTool } from './TaskTool.tsx'
import { useMailDeeds } from './useMailDeeds.tsx'
import classes from './MailPane.module.css'

interface MailPaneProps {
  mailId: string
  labels: readonly MailLabel[]
  /** It stands instead of the list. */
  alone: boolean
  onAnswer: (mail: Mail, kind: AnswerKind) => void
  onEdit: (mail: Mail) => void
  onClose: () => void
}

const answerIcons = { reply: IconArrowBackUp, all: IconArrowBackUpDouble, forward: IconArrowForwardUp } as const

/** The mail that is open; to open it is to have read it. */
export function MailPane({ mailId, ...rest }: MailPaneProps) {
  const { data: mail, state } = showQuery(useQuery(mailQuery(mailId)), { rows: 3 })
  const { change } = useMailDeeds()
  const read = useRef('')
  useEffect(() => {
    if (mail === undefined || !mail.unread || read.current === mail.id) return
    // Once: who marks it as unread again means it.
    read.current = mail.id
    change([mail], { unread: false })
  })
  return <section className={classes.mail}>{mail === undefined ? state : <OpenMail mail={mail} {...rest} />}</section>
}

function OpenMail({ mail, labels, alone, onAnswer, onEdit, onClose }: Omit<MailPaneProps, 'mailId'> & { mail: Mail }) {
  const t = useMailboxTexts()
  const subject = useSubjectOf()(mail)
  const carried = labels.filter(({ id }) => mail.labels.includes(id))
  return (
    <>
      <div className={classes.tools} data-no-print>
        {alone && <IconButton label={t('read.back')} icon={<IconArrowLeft size={22} aria-hidden />} onClick={onClose} />}
        <FlagTools mail={mail} />
        <MailTools mails={[mail]} labels={labels} onGone={onClose} />
        {mail.status === 'sent' && <TaskTool mail={mail} />}
        {!alone && (
          <IconButton className={classes.close} label={t('read.close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
        )}
      </div>
      <Title order={2} size="h4" className={classes.subject ?? ''}>
        {subject}
      </Title>
      {carried.length > 0 && (
        <div className={classes.chips}>
          {carried.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </div>
      )}
      {mail.status === 'queued' && <HeldNotice mail={mail} />}
      <PostNotice mail={mail} />
      <Letter mail={mail} />
      {mail.status === 'draft' && (
        <div className={classes.answers}>
          <Button onClick={() => onEdit(mail)}>{t('read.edit')}</Button>
        </div>
      )}
      {mail.status === 'sent' && <Answers mail={mail} onAnswer={onAnswer} />}
      <Thread mail={mail} />
    </>
  )
}

/** To answer all is offered where that is somebody more. */
function Answers({ mail, onAnswer }: Pick<MailPaneProps, 'onAnswer'> & { mail: Mail }) {
  const t = useMailboxTexts()
  const kinds = answerKinds.filter(
    (kind) => kind !== 'all' || [...mail.recipients, ...(mail.post?.outside ?? [])].filter(({ kind: how }) => how !== 'bcc').length > 1,
  )
  return (
    <div className={classes.answers} data-no-print>
      {kinds.map((kind) => {
        const Icon = answerIcons[kind]
        return (
          <Button
            key={kind}
            size="sm"
            look={kind === 'reply' ? 'primary' : 'secondary'}
            icon={<Icon size={18} aria-hidden />}
            onClick={() => onAnswer(mail, kind)}
          >
            {t(`read.${kind}`)}
          </Button>
        )
      })}
    </div>
  )
}

/** What else was written in this conversation, each mail folded. */
function Thread({ mail }: { mail: Mail }) {
  const t = useMailboxTexts()
  const { data = [] } = useQuery(threadQuery(mail.id))
  const others = data.filter(({ id, status }) => id !== mail.id && status === 'sent')
  if (others.length === 0) return null
  return (
    <section aria-label={t('read.thread')} className={classes.thread}>
      <Title order={3} size="h6">
        {t('read.thread')}
      </Title>
      {others.map((one) => (
        <details key={one.id}>
          <summary className={classes.threadLine}>
            {nameOf(one.from.contact)}, {formatDateTime(one.date)}
          </summary>
          <Letter mail={one} />
        </details>
      ))}
    </section>
  )
}
