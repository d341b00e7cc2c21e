import { splitMentions, textParts } from '@dreiklang/domain/chat/chat'
import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { IconBell, IconX } from '@tabler/icons-react'
import { FilesOfMessage } from '../../files/components/attachments/MessageFiles.tsx'
import { formatDateTime, formatTime } from '../../shared/format.ts'
import { IconButton, Link } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { madePath } from './lineSources.ts'
import { useChatTexts } from '../chat.texts.ts'
import { MessageMenu, type MessageTools } from './MessageMenu.tsx'
import { sayEvent } from './eventWords.ts'
import type { Group, Shown } from './messageGroups.ts'
import { OnItsWay, ReadBy } from './messageStates.tsx'
import type { ReadMark, ReadMarks } from './readMarks.ts'
import { Signs } from './Signs.tsx'
import classes from './MessageLog.module.css'

const none: readonly never[] = []

interface GroupProps {
  group: Group
  read: ReadMarks
  /** The one that the address names. */
  targetNr: number | null
  tools: MessageTools
}

export function MessageGroup({ group, read, targetNr, tools }: GroupProps) {
  const t = useChatTexts()
  const { isMine, name, at, items } = group
  const [first] = items
  if (first?.kind === 'taken' && first.message.event !== null)
    return (
      <p className={classes.event} data-nr={first.nr}>
        {sayEvent(first.message, first.message.event, t)} <time dateTime={at}>{formatTime(at)}</time>
      </p>
    )
  return (
    <div className={classes.group} data-mine={isMine || undefined}>
      {isMine ? (
        <VisuallyHidden>{t('says', { name: t('you') })}</VisuallyHidden>
      ) : (
        <span className={classes.speaker}>{t('says', { name })}</span>
      )}
      {items.map((item) =>
        item.kind === 'outgoing' ? (
          <Outgoing key={item.id} item={item} />
        ) : (
          <Taken key={item.id} message={item.message} isTarget={item.nr === targetNr} tools={tools}>
            {isMine ? (read.get(item.nr) ?? none) : none}
          </Taken>
        ),
      )}
      <time className={classes.note} dateTime={at}>
        {formatTime(at)}
      </time>
    </div>
  )
}

function Outgoing({ item }: { item: Extract<Shown, { kind: 'outgoing' }> }) {
  return (
    <>
      <div className={classes.bubble} data-waiting>
        <Words value={item.value} members={none} />
      </div>
      <OnItsWay {...item} />
    </>
  )
}

interface TakenProps {
  message: ChatMessage
  isTarget: boolean
  tools: MessageTools
  /** Who has read it, and none after it. */
  children: readonly ReadMark[]
}

function Taken({ message, isTarget, tools, children: readers }: TakenProps) {
  const t = useChatTexts()
  const { withdrawn, editedAt, replyTo } = message
  return (
    <>
      <div className={classes.line} data-nr={message.nr}>
        <div className={classes.bubble} data-withdrawn={withdrawn || undefined} data-target={isTarget || undefined}>
          {replyTo !== null && (
            <span className={classes.quote}>
              <VisuallyHidden>{t('answers')} </VisuallyHidden>
              <strong>{replyTo.contactName}</strong> {replyTo.value === '' ? t('withdrawn') : replyTo.value}
            </span>
          )}
          {withdrawn ? t('withdrawn') : <Words value={message.value} members={tools.members} />}
        </div>
        {!withdrawn && <MessageMenu message={message} tools={tools} />}
      </div>
      {!withdrawn && <FilesOfMessage chatId={message.chatId} messageId={message.id} />}
      {editedAt !== null && !withdrawn && <span className={classes.note}>{t('edited', { time: formatTime(editedAt) })}</span>}
      {!withdrawn && <Signs signs={tools.signs.filter(({ nr }) => nr === message.nr)} onChange={tools.changeSign} canSet={tools.canSign} />}
      <Made things={tools.made.filter(({ nr }) => nr === message.nr)} />
      <RemindedAt nr={message.nr} tools={tools} />
      {readers.map((mark) => (
        <ReadBy key={mark.name} {...mark} />
      ))}
    </>
  )
}

function Made({ things }: { things: MessageTools['made'] }) {
  const t = useChatTexts()
  return things.map(({ kind, id, number }) => (
    <span key={id} className={classes.note}>
      {t('made.from')} <Link to={madePath(kind, id)}>{number === null ? t(`made.${kind}`) : `${t(`made.${kind}`)} ${number}`}</Link>
    </span>
  ))
}

function RemindedAt({ nr, tools: { reminders, removeReminder } }: { nr: number; tools: MessageTools }) {
  const t = useChatTexts()
  const reminder = reminders.find((one) => one.nr === nr)
  if (reminder === undefined) return null
  return (
    <span className={classes.reminder}>
      <IconBell size={14} aria-hidden /> {t('remind.at', { at: formatDateTime(reminder.at) })}
      <IconButton size="sm" label={t('remind.remove')} icon={<IconX size={14} aria-hidden />} onClick={() => removeReminder(reminder.id)} />
    </span>
  )
}

function Words({ value, members }: { value: string; members: MessageTools['members'] }) {
  return textParts(value).map((part, index) =>
    part.kind === 'text' ? (
      splitMentions(part.text, members).map(({ text, personId }, at) =>
        personId === null ? text : <strong key={`${index}-${at}`}>{text}</strong>,
      )
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
}
