import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import { IconMail, IconMailOpened, IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { formatStamp } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../ui/layout.ts'
import { PlainLink } from '../../ui/Link.tsx'
import type { Mitteilung } from '../notification.queries.ts'
import { notificationTexts } from '../notification.texts.ts'
import { cleanHtml } from '../../ui/cleanHtml.tsx'
import classes from './EntryList.module.css'
import { entryIcon } from './entryIcons.tsx'

export interface EntryRowProps {
  entry: Mitteilung
  onToggle: () => void
  onRemove: () => void
  onOpen: () => void
}

export function EntryRow({ entry, onToggle, onRemove, onOpen }: EntryRowProps) {
  const t = useTexts(notificationTexts)
  return (
    <li className={classes.row} data-unread={!entry.read}>
      <EntryLink entry={entry} onOpen={onOpen}>
        <EntryPicture entry={entry} />
        <EntryWords entry={entry} />
      </EntryLink>
      <div className={classes.buttons}>
        <IconButton
          size="sm"
          label={entry.read ? t('markAsUnread') : t('markAsRead')}
          icon={entry.read ? <IconMailOpened size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
          onClick={onToggle}
        />
        <IconButton size="sm" label={t('remove')} icon={<IconX size={18} aria-hidden />} data-remove={entry.id} onClick={onRemove} />
      </div>
    </li>
  )
}

function EntryLink({ entry, onOpen, children }: Pick<EntryRowProps, 'entry' | 'onOpen'> & { children: ReactNode }) {
  const t = useTexts(notificationTexts)
  const { link, useRouter } = entry
  if (link === null || !isAllowedLink(link)) return <div className={classes.content}>{children}</div>
  if (isInternalLink(link)) {
    return useRouter ? (
      <PlainLink to={link} className={classes.content} onClick={onOpen}>
        {children}
      </PlainLink>
    ) : (
      <a href={link} className={classes.content} onClick={onOpen}>
        {children}
      </a>
    )
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={classes.content} onClick={onOpen}>
      {children}
      <VisuallyHidden>({t('newTab')})</VisuallyHidden>
    </a>
  )
}

function EntryPicture({ entry: { icon, image } }: Pick<EntryRowProps, 'entry'>) {
  if (image !== null && isInternalLink(image)) return <img src={image} alt="" className={classes.image} />
  return (
    <span className={classes.symbol} aria-hidden>
      {entryIcon(icon)}
    </span>
  )
}

function EntryWords({ entry }: Pick<EntryRowProps, 'entry'>) {
  const t = useTexts(notificationTexts)
  const withLinks = entry.link === null
  const { title, description, time, read } = entry
  const words = useMemo(
    () => ({ title: title && cleanHtml(title, { withLinks }), description: description && cleanHtml(description, { withLinks }) }),
    [title, description, withLinks],
  )
  return (
    <span className={classes.words}>
      {!read && <VisuallyHidden>{t('unreadMark')}</VisuallyHidden>}
      {title !== null && <span className={classes.title}>{words.title}</span>}
      {description !== null && <span className={classes.description}>{words.description}</span>}
      <time className={classes.time} dateTime={time}>
        {formatStamp(time)}
      </time>
    </span>
  )
}
