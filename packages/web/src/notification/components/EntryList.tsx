import { aufbewahrung, seitenlaenge } from '@dreiklang/domain/notification/notification'
import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import * as tabler from '@tabler/icons-react'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode, useMemo, type ReactElement } from 'react'
import { formatStamp } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Button, IconButton, PlainLink } from '../../ui/buttons.tsx'
import { ToolPanelEmpty } from '../../ui/ToolPanel.tsx'
import { cleanHtml } from '../../ui/cleanHtml.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { type MitteilungArt, entriesQuery, useEntryChanges, type Mitteilung } from '../notification.queries.ts'
import { useNotificationTexts } from '../notification.texts.ts'
import classes from './EntryList.module.css'
import { showQuery } from '../../ui/feedback.tsx'

const look = { size: 18, 'aria-hidden': true } as const

const icons: Readonly<Record<string, ReactElement>> = {
  urgent: <tabler.IconAlertTriangle {...look} />,
  failed: <tabler.IconPackageOff {...look} />,
  refused: <tabler.IconBan {...look} />,
  deadline: <tabler.IconAlarm {...look} />,
  question: <tabler.IconMessageQuestion {...look} />,
  answer: <tabler.IconMessageCheck {...look} />,
  cancelled: <tabler.IconCircleX {...look} />,
  forwarded: <tabler.IconArrowForwardUp {...look} />,
  truck: <IconTruckDelivery {...look} />,
  parcel: <tabler.IconPackage {...look} />,
  turn: <tabler.IconHandStop {...look} />,
  security: <tabler.IconShieldLock {...look} />,
  welcome: <tabler.IconConfetti {...look} />,
}

export function EntryList({ art, onLeave }: { art: MitteilungArt; onLeave: () => void }) {
  const t = useNotificationTexts()
  const list = useRef<HTMLUListElement>(null)
  const [limit, setLimit] = useState(seitenlaenge)
  const query = useQuery(entriesQuery(art, useLanguage(), limit))
  const { data, state } = showQuery(query, { rows: 4, height: 80 })
  const { toggle, remove } = useEntryChanges(art)

  if (data === undefined) return state
  const { entries, total } = data
  if (entries.length === 0) {
    const icon = art === 'message' ? <tabler.IconInbox size={28} /> : <tabler.IconBell size={28} />
    return (
      <ToolPanelEmpty icon={icon} title={t(`${art}.empty`)}>
        {t(`${art}.emptyHint`)}
      </ToolPanelEmpty>
    )
  }

  /** The button disappears with its entry: the focus moves to a neighbour, or to the title after the last one. */
  function takeAway(id: string, index: number): void {
    const beside = entries[index + 1] ?? entries[index - 1]
    const panel = list.current?.closest<HTMLElement>('[role="dialog"]')
    const next = panel?.querySelector<HTMLElement>(beside === undefined ? 'h2' : `[data-remove="${beside.id}"]`)
    remove.mutate(id, { onError: toastError, onSuccess: () => next?.focus() })
  }

  return (
    <>
      <ul className={classes.list} ref={list} aria-label={t(`${art}.title`)}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onToggle={() => toggle.mutate({ id: entry.id, read: !entry.read }, { onError: toastError })}
            onRemove={() => takeAway(entry.id, index)}
            onOpen={() => {
              if (!entry.read) toggle.mutate({ id: entry.id, read: true }, { onError: toastError })
              if (entry.useRouter) onLeave()
            }}
          />
        ))}
      </ul>
      {total > entries.length && limit < aufbewahrung.hoechstens && (
        <Button
          look="subtle"
          fullWidth
          busy={query.isFetching}
          onClick={() => setLimit(Math.min(limit + seitenlaenge, aufbewahrung.hoechstens))}
        >
          {t('older', { count: total - entries.length })}
        </Button>
      )}
    </>
  )
}

interface EntryRowProps {
  entry: Mitteilung
  onToggle: () => void
  onRemove: () => void
  onOpen: () => void
}

function EntryRow({ entry, onToggle, onRemove, onOpen }: EntryRowProps) {
  const t = useNotificationTexts()
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
          icon={entry.read ? <tabler.IconMailOpened size={18} aria-hidden /> : <tabler.IconMail size={18} aria-hidden />}
          onClick={onToggle}
        />
        <IconButton size="sm" label={t('remove')} icon={<tabler.IconX size={18} aria-hidden />} data-remove={entry.id} onClick={onRemove} />
      </div>
    </li>
  )
}

function EntryLink({ entry, onOpen, children }: Pick<EntryRowProps, 'entry' | 'onOpen'> & { children: ReactNode }) {
  const t = useNotificationTexts()
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
  const t = useNotificationTexts()
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

/** Unknown names, for example from another application, become the bell. */
function entryIcon(name: string | null): ReactElement {
  return (name === null ? undefined : icons[name]) ?? <tabler.IconBell {...look} />
}
