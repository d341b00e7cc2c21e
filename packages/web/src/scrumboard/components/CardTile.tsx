import { isOverdue } from '@dreiklang/domain/scrumboard/scrumboard'
import { dueDay } from '@dreiklang/domain/shared/due'
import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import { IconAlignLeft, IconCalendar, IconCheckbox, IconGripVertical, IconMessage, IconRepeat } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, memo } from 'react'
import { formatDate, formatDateTime, formatShortDay } from '../../shared/format.ts'
import sheet from '../../ui/CardBoard.module.css'
import colours from '../../ui/Colours.module.css'
import { PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { CardMenu } from './CardMenu.tsx'
import classes from './CardTile.module.css'

export interface TileDeeds {
  /** Null: the board can only be read. */
  onGripKey: ((id: string, event: KeyboardEvent, lane?: string) => void) | null
  pathOf: (id: string) => string
}

interface CardTileProps extends TileDeeds {
  card: BoardCard
  list: string
  lane?: string | undefined
  lifted: boolean
}

/** Two thousand of them on one board: one that has not changed is not drawn again. */
export const CardTile = memo(function CardTile({ card, list, lane, lifted, onGripKey, pathOf }: CardTileProps) {
  const t = useScrumboardTexts()
  const { id, title } = card
  return (
    <li
      className={`${sheet.card} ${classes.card} ${colours.coloured}`}
      data-card={id}
      data-colour={card.colour}
      data-lifted={lifted || undefined}
    >
      <div className={classes.head}>
        <PlainLink to={pathOf(id)} className={`${sheet.open} ${classes.title}`} draggable={false}>
          {title}
        </PlainLink>
        {onGripKey !== null && (
          <span className={`${sheet.tools} ${classes.tools}`}>
            <UnstyledButton
              className={sheet.grip ?? ''}
              data-grip
              aria-label={t('card.grip', { title, list })}
              aria-pressed={lifted}
              onKeyDown={(event) => onGripKey(id, event, lane)}
            >
              <IconGripVertical size={16} aria-hidden />
            </UnstyledButton>
            <CardMenu card={card} lane={lane} />
          </span>
        )}
      </div>
      {card.labels.length > 0 && (
        <div className={classes.labels}>
          {card.labels.map((label) => (
            <Badge key={label.id}>{label.title}</Badge>
          ))}
        </div>
      )}
      <Facts card={card} />
    </li>
  )
})

function Facts({ card: { dueDate, checklist, comments, description, members, nextDay } }: { card: BoardCard }) {
  const t = useScrumboardTexts()
  const done = checklist.filter(({ completed }) => completed).length
  if (dueDate === null && checklist.length === 0 && comments === 0 && description === '' && members.length === 0 && nextDay === null)
    return null
  return (
    <div className={classes.facts}>
      {dueDate !== null && <Due until={dueDate} />}
      {nextDay !== null && (
        <Fact icon={<IconRepeat size={15} aria-hidden />} words={t('card.next', { day: formatShortDay(nextDay) })}>
          {t('card.nextShort', { day: formatShortDay(nextDay) })}
        </Fact>
      )}
      {description !== '' && <Fact icon={<IconAlignLeft size={15} aria-hidden />} words={t('card.hasText')} />}
      {checklist.length > 0 && (
        <Fact icon={<IconCheckbox size={15} aria-hidden />} words={t('card.checked', { done, count: checklist.length })}>
          {done}/{checklist.length}
        </Fact>
      )}
      {comments > 0 && (
        <Fact icon={<IconMessage size={15} aria-hidden />} words={t('card.comments', { count: comments })}>
          {comments}
        </Fact>
      )}
      <span className={classes.people}>
        {members.slice(0, 4).map(({ id, name }) => (
          <span key={id} className={classes.person} title={name}>
            <span aria-hidden>{initialsOf(name)}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        ))}
        {members.length > 4 && <span className={classes.more}>+{members.length - 4}</span>}
      </span>
    </div>
  )
}

function Due({ until }: { until: string }) {
  const t = useScrumboardTexts()
  const late = isOverdue(until, new Date().toISOString())
  const day = until.length === 10 ? formatDate(until) : formatDateTime(until)
  return (
    <span className={classes.fact} data-late={late || undefined} title={t(late ? 'card.overdue' : 'card.due', { day })}>
      <IconCalendar size={15} aria-hidden />
      <VisuallyHidden>{t(late ? 'card.overdue' : 'card.due', { day })}</VisuallyHidden>
      <span aria-hidden>{formatShortDay(dueDay(until))}</span>
    </span>
  )
}

function Fact({ icon, words, children }: { icon: ReactNode; words: string; children?: ReactNode }) {
  return (
    <span className={classes.fact} title={words}>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
      {children !== undefined && <span aria-hidden>{children}</span>}
    </span>
  )
}
