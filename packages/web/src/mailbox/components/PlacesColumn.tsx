import { folderSlugs, filterSlugs, type FolderSlug } from '@dreiklang/domain/mailbox/mailbox'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import {
  IconAlarm,
  IconAlertTriangle,
  IconFlag,
  IconInbox,
  IconPencil,
  IconSend,
  IconPencilPlus,
  IconStar,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button, PlainLink } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { filterPath, folderPath, labelPath } from '../mailbox.paths.ts'
import { foldersQuery } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { LabelIcon } from './LabelChip.tsx'
import { useLabelTitle } from './mailWords.ts'
import page from './Mailbox.module.css'
import classes from './Places.module.css'

export const folderIcons: Record<FolderSlug, typeof IconInbox> = {
  inbox: IconInbox,
  sent: IconSend,
  drafts: IconPencil,
  spam: IconAlertTriangle,
  trash: IconTrash,
}

/** Beside those of the template what one has put off oneself. */
export const shownFilters = [...filterSlugs, 'snoozed'] as const
const filterIcons = {
  starred: <IconStar size={18} aria-hidden />,
  important: <IconFlag size={18} aria-hidden />,
  snoozed: <IconAlarm size={18} aria-hidden />,
}

/** Folders with their counts, filters and labels; where one is stands in the address. A phone has the button in the header. */
export function PlacesColumn({ here, labels, onCompose }: { here: string; labels: readonly MailLabel[]; onCompose: (() => void) | null }) {
  const t = useMailboxTexts()
  const titleOf = useLabelTitle()
  const { data: folders } = useQuery(foldersQuery)
  return (
    <nav aria-label={t('place')} className={`${page.column} ${classes.places}`} data-no-print>
      {onCompose !== null && (
        <div className={classes.write}>
          <Button icon={<IconPencilPlus size={18} aria-hidden />} onClick={onCompose}>
            {t('compose')}
          </Button>
        </div>
      )}
      <Places title={t('folders')} hidden>
        {folderSlugs.map((slug) => {
          const Icon = folderIcons[slug]
          const count = folders?.find((folder) => folder.slug === slug)?.count ?? 0
          return (
            <Place key={slug} to={folderPath(slug)} here={here} icon={<Icon size={18} aria-hidden />} count={count}>
              {t(`folder.${slug}`)}
            </Place>
          )
        })}
      </Places>
      <Places title={t('filters')}>
        {shownFilters.map((slug) => (
          <Place key={slug} to={filterPath(slug)} here={here} icon={filterIcons[slug]}>
            {t(`filter.${slug}`)}
          </Place>
        ))}
      </Places>
      <Places title={t('labels')}>
        {labels.map((label) => (
          <Place key={label.id} to={labelPath(label.slug)} here={here} icon={<LabelIcon color={label.color} />}>
            {titleOf(label)}
          </Place>
        ))}
      </Places>
    </nav>
  )
}

function Places({ title, hidden = false, children }: { title: string; hidden?: boolean; children: ReactNode }) {
  return (
    <>
      {hidden ? <VisuallyHidden>{title}</VisuallyHidden> : <div className={classes.title}>{title}</div>}
      <ul aria-label={title} className={classes.list}>
        {children}
      </ul>
    </>
  )
}

interface PlaceProps {
  to: string
  here: string
  icon: ReactNode
  count?: number
  children: string
}

function Place({ to, here, icon, count = 0, children }: PlaceProps) {
  const t = useMailboxTexts()
  return (
    <li>
      <PlainLink
        to={to}
        className={classes.place}
        aria-current={to === here ? 'page' : undefined}
        aria-label={count === 0 ? undefined : t('counted', { title: children, count })}
      >
        {icon}
        <span className={classes.placeName}>{children}</span>
        {count > 0 && <span className={classes.count}>{count}</span>}
      </PlainLink>
    </li>
  )
}
