import { textParts } from '@dreiklang/domain/chat/chat'
import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { formatTime } from '../../shared/format.ts'
import { Link } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { madePath } from './lineSources.ts'
import { useChatTexts } from '../chat.texts.ts'
import { MessageMenu, type MessageTools } from './MessageMenu.tsx'
import type { Group, Shown } from './messageGroups.ts'
import { OnItsWay, ReadBy } from './messageStates.tsx'
import { Signs } from './Signs.tsx'
import classes from './MessageLog.module.css'

interface GroupProps {
  group: Group
  /** The last own one that the other side has read. */
  readNr: number | null
  readBy: Chat['readBy']
  /** The one that the address names. */
  targetNr: number | null
  tools: MessageTools
}

export function MessageGroup({ group, readNr, readBy, targetNr, tools }: GroupProps) {
  const t = useChatTexts()
  const { isMine, name, at, items } = group
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
            {isMine && item.nr === readNr ? readBy : null}
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
        <Words value={item.value} />
      </div>
      <OnItsWay {...item} />
    </>
  )
}

interface TakenProps {
  message: ChatMessage
  isTarget: boolean
  tools: MessageTools
  /** Who has read it, where this is the last one that was read. */
  children: Chat['readBy']
}

function Taken({ message, isTarget, tools, children: readBy }: TakenProps) {
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
          {withdrawn ? t('withdrawn') : <Words value={message.value} />}
        </div>
        {!withdrawn && <MessageMenu message={message} tools={tools} />}
      </div>
      {editedAt !== null && !withdrawn && <span className={classes.note}>{t('edited', { time: formatTime(editedAt) })}</span>}
      {!withdrawn && <Signs signs={tools.signs.filter(({ nr }) => nr === message.nr)} onChange={tools.changeSign} canSet={tools.canSign} />}
      <Made things={tools.made.filter(({ nr }) => nr === message.nr)} />
      {readBy !== null && <ReadBy {...readBy} />}
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

function Words({ value }: { value: string }) {
  return textParts(value).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
}
