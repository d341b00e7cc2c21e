import { canLieIn, folderSlugs, findHome, maxLabelsOfMail } from '@dreiklang/domain/mailbox/mailbox'
import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import {
  IconArrowBackUp,
  IconFlag,
  IconFlagFilled,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconTag,
  IconTagOff,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { ConfirmRemoval } from './ConfirmRemoval.tsx'
import { LabelIcon } from './LabelChip.tsx'
import { folderOf, useLabelTitle } from './mailWords.ts'
import { folderIcons } from './PlacesColumn.tsx'
import { SnoozeTool } from './SnoozeTool.tsx'
import { useMailDeeds } from './useMailDeeds.tsx'

interface MailToolsProps {
  mails: readonly Mail[]
  labels: readonly MailLabel[]
  /** After the mails have gone from where they were. */
  onGone: () => void
}

const size = 20

/** What can be done with one mail or with the selected ones. */
export function MailTools({ mails, labels, onGone }: MailToolsProps) {
  const t = useMailboxTexts()
  const { change, move } = useMailDeeds()
  const isUnread = mails.some(({ unread }) => unread)
  const targets = folderSlugs.filter(
    (slug) => slug !== 'trash' && mails.every((mail) => canLieIn(slug, mail)) && mails.some((mail) => folderOf(mail) !== slug),
  )
  const moveTo = (slug: (typeof folderSlugs)[number]) => {
    move(mails, slug)
    onGone()
  }
  return (
    <>
      <IconButton
        label={isUnread ? t('markRead') : t('markUnread')}
        icon={isUnread ? <IconMailOpened size={size} aria-hidden /> : <IconMail size={size} aria-hidden />}
        onClick={() => change(mails, { unread: !isUnread })}
      />
      <SnoozeTool mails={mails} onGone={onGone} />
      <LabelsMenu mails={mails} labels={labels} />
      {targets.length > 0 && (
        <Menu
          trigger={<IconButton label={t('move')} icon={<IconFolderSymlink size={size} aria-hidden />} />}
          groups={[
            {
              entries: targets.map((slug) => {
                const Icon = folderIcons[slug]
                return { id: slug, label: t(`folder.${slug}`), icon: <Icon size={18} aria-hidden />, onSelect: () => moveTo(slug) }
              }),
            },
          ]}
        />
      )}
      <TrashTools mails={mails} onGone={onGone} />
    </>
  )
}

/** Of one mail that is open: what the rows have at their beginning. */
export function FlagTools({ mail }: { mail: Mail }) {
  const t = useMailboxTexts()
  const { change } = useMailDeeds()
  const { starred, important } = mail
  return (
    <>
      <IconButton
        label={t(starred ? 'unstar' : 'star')}
        aria-pressed={starred}
        icon={starred ? <IconStarFilled size={size} aria-hidden /> : <IconStar size={size} aria-hidden />}
        onClick={() => change([mail], { starred: !starred })}
      />
      <IconButton
        label={t(important ? 'unimportant' : 'important')}
        aria-pressed={important}
        icon={important ? <IconFlagFilled size={size} aria-hidden /> : <IconFlag size={size} aria-hidden />}
        onClick={() => change([mail], { important: !important })}
      />
    </>
  )
}

function TrashTools({ mails, onGone }: Pick<MailToolsProps, 'mails' | 'onGone'>) {
  const t = useMailboxTexts()
  const { move, removeForGood } = useMailDeeds()
  const [asking, setAsking] = useState(false)
  if (!mails.every((mail) => folderOf(mail) === 'trash')) {
    return (
      <IconButton
        label={t('delete')}
        icon={<IconTrash size={size} aria-hidden />}
        disabled={mails.some(({ status }) => status === 'queued')}
        onClick={() => {
          move(mails, 'trash')
          onGone()
        }}
      />
    )
  }
  const restore = () => {
    for (const slug of new Set(mails.map(findHome)))
      move(
        mails.filter((mail) => findHome(mail) === slug),
        slug,
      )
    onGone()
  }
  return (
    <>
      <IconButton label={t('restore')} icon={<IconArrowBackUp size={size} aria-hidden />} onClick={restore} />
      <IconButton label={t('deleteForGood')} icon={<IconTrashX size={size} aria-hidden />} onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmRemoval
          label={t('deleteForGood')}
          onConfirm={() => {
            removeForGood(mails)
            onGone()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function LabelsMenu({ mails, labels }: Pick<MailToolsProps, 'mails' | 'labels'>) {
  const t = useMailboxTexts()
  const titleOf = useLabelTitle()
  const { change } = useMailDeeds()
  return (
    <Menu
      trigger={<IconButton label={t('label')} icon={<IconTag size={size} aria-hidden />} />}
      groups={[
        {
          entries: labels.map((label) => {
            const checked = mails.every((mail) => mail.labels.includes(label.id))
            const isFull = mails.some((mail) => !mail.labels.includes(label.id) && mail.labels.length >= maxLabelsOfMail)
            return {
              id: label.id,
              label: checked ? t('write.remove', { name: titleOf(label) }) : titleOf(label),
              icon: checked ? <IconTagOff size={18} aria-hidden /> : <LabelIcon color={label.color} />,
              blockedReason: isFull ? t('fiveLabels') : null,
              onSelect: () => change(mails, checked ? { removeLabel: label.id } : { addLabel: label.id }),
            }
          }),
        },
      ]}
    />
  )
}
