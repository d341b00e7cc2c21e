import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { IconFlag, IconFlagFilled, IconPaperclip, IconStar, IconStarFilled } from '@tabler/icons-react'
import { SelectionMark } from '../../form/Selection.tsx'
import { formatStamp } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { LabelChip } from './LabelChip.tsx'
import { shortDate, useOtherOf, useSubjectOf } from './mailWords.ts'
import { useMailDeeds } from './useMailDeeds.tsx'
import classes from './MailList.module.css'

interface MailRowProps {
  mail: Mail
  labels: readonly MailLabel[]
  isOpen: boolean
  isSelected: boolean
  onSelect: (selected: boolean) => void
  onOpen: () => void
}

/** The others are in the mail. */
const shownLabels = 2

export function MailRow({ mail, labels, isOpen, isSelected, onSelect, onOpen }: MailRowProps) {
  const t = useMailboxTexts()
  const today = useToday()
  const other = useOtherOf()(mail)
  const subject = useSubjectOf()(mail)
  const { change } = useMailDeeds()
  const carried = labels.filter(({ id }) => mail.labels.includes(id))
  return (
    <li
      className={classes.row}
      data-open={isOpen || undefined}
      data-unread={mail.unread || undefined}
      data-selected={isSelected || undefined}
    >
      <SelectionMark
        aria-label={t('select', { subject })}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <UnstyledButton
        className={classes.flag ?? ''}
        data-on={mail.starred || undefined}
        aria-pressed={mail.starred}
        aria-label={`${t('star')}: ${subject}`}
        onClick={() => change([mail], { starred: !mail.starred })}
      >
        {mail.starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </UnstyledButton>
      <UnstyledButton
        className={classes.flag ?? ''}
        data-on={mail.important || undefined}
        data-second
        aria-pressed={mail.important}
        aria-label={`${t('important')}: ${subject}`}
        onClick={() => change([mail], { important: !mail.important })}
      >
        {mail.important ? <IconFlagFilled size={18} aria-hidden /> : <IconFlag size={18} aria-hidden />}
      </UnstyledButton>
      <UnstyledButton className={classes.opener ?? ''} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={classes.other}>
          {mail.unread && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
          {other}
        </span>
        <span className={classes.line}>
          {mail.status === 'draft' && <span className={classes.state}>{t('draft')}</span>}
          {mail.sendAt !== null && (
            <span className={classes.state} data-calm>
              {t('leavesAt', { time: formatStamp(mail.sendAt) })}
            </span>
          )}
          {mail.snoozedUntil !== null && (
            <span className={classes.state} data-calm>
              {t('snooze.until', { at: formatStamp(mail.snoozedUntil) })}
            </span>
          )}
          <span className={classes.subject}>{subject}</span>
          <span className={classes.snippet}>{mail.content.slice(0, 160)}</span>
          {carried.slice(0, shownLabels).map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
          {carried.length > shownLabels && <span className={classes.when}>+{carried.length - shownLabels}</span>}
          {mail.attachments.length > 0 && <IconPaperclip size={16} className={classes.clip} aria-label={t('attachment.has')} />}
        </span>
        <span className={classes.when}>{shortDate(mail.date, today)}</span>
      </UnstyledButton>
    </li>
  )
}
