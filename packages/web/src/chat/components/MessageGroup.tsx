import { textParts } from '@dreiklang/domain/chat/chat'
import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { formatDate, formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/layout.ts'
import { chatTexts } from '../chat.texts.ts'
import type { Group, Shown } from './messageGroups.ts'
import classes from './MessageLog.module.css'
import { outbox } from './useOutbox.ts'

interface MessageGroupProps {
  group: Group
  readNr: number | null
  readBy: Chat['readBy']
}

export function MessageGroup({ group, readNr, readBy }: MessageGroupProps) {
  const t = useTexts(chatTexts)
  const { isMine, name, at, items } = group
  return (
    <div className={classes.group} data-mine={isMine || undefined}>
      {isMine ? (
        <VisuallyHidden>{t('says', { name: t('you') })}</VisuallyHidden>
      ) : (
        <span className={classes.speaker}>{t('says', { name })}</span>
      )}
      {items.map((item) => (
        <Message key={item.id} item={item} readBy={item.kind === 'taken' && isMine && item.nr === readNr ? readBy : null} />
      ))}
      <time className={classes.note} dateTime={at}>
        {formatTime(at)}
      </time>
    </div>
  )
}

function OnItsWay({ id, problem, delay }: Extract<Shown, { kind: 'outgoing' }>) {
  const t = useTexts(chatTexts)
  if (problem !== null) return <NotSent id={id} problem={problem} />
  if (delay !== null) return <NotSentYet {...delay} />
  return <span className={classes.note}>{t('sending')}</span>
}

function Message({ item, readBy }: { item: Shown; readBy: Chat['readBy'] }) {
  return (
    <>
      <div className={classes.bubble} data-waiting={item.kind === 'outgoing' || undefined}>
        <Words value={item.value} />
      </div>
      {item.kind === 'outgoing' && <OnItsWay {...item} />}
      {readBy !== null && <ReadBy {...readBy} />}
    </>
  )
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

function NotSent({ id, problem }: { id: string; problem: string }) {
  const t = useTexts(chatTexts)
  return (
    <div className={classes.problem} role="alert">
      {t('notSent', { reason: problem === '' ? t('notSentUnknown') : problem })}
      <div className={classes.choices}>
        <Button look="secondary" size="sm" onClick={() => outbox.again(id)}>
          {t('again')}
        </Button>
        <Button look="subtle" size="sm" onClick={() => outbox.discard(id)}>
          {t('discard')}
        </Button>
      </div>
    </div>
  )
}

function NotSentYet({ reason, tooFast }: { reason: string; tooFast: boolean }) {
  const t = useTexts(chatTexts)
  return (
    <div className={classes.problem}>
      {tooFast ? t('notSent', { reason }) : t('notSentYet')}
      {!tooFast && (
        <div className={classes.choices}>
          <Button look="secondary" size="sm" onClick={outbox.retryNow}>
            {t('again')}
          </Button>
        </div>
      )}
    </div>
  )
}

function ReadBy({ name, at }: { name: string; at: string }) {
  const t = useTexts(chatTexts)
  const [day, time] = [formatDate(at), formatTime(at)]
  const today = day === formatDate(new Date().toISOString())
  return <span className={classes.note}>{today ? t('read', { name, time }) : t('readOn', { name, day, time })}</span>
}
