import { formatDate, formatTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { useChatTexts } from '../chat.texts.ts'
import type { ReadMark } from './readMarks.ts'
import type { Shown } from './messageGroups.ts'
import { outbox } from './useOutbox.ts'
import classes from './MessageLog.module.css'

export function OnItsWay({ id, problem, delay }: Extract<Shown, { kind: 'outgoing' }>) {
  const t = useChatTexts()
  if (problem !== null) return <NotSent id={id} problem={problem} />
  if (delay !== null) return <NotSentYet {...delay} />
  return <span className={classes.note}>{t('sending')}</span>
}

function NotSent({ id, problem }: { id: string; problem: string }) {
  const t = useChatTexts()
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
  const t = useChatTexts()
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

export function ReadBy({ name, at }: ReadMark) {
  const t = useChatTexts()
  const [day, time] = [formatDate(at), formatTime(at)]
  const today = day === formatDate(new Date().toISOString())
  return <span className={classes.note}>{today ? t('read', { name, time }) : t('readOn', { name, day, time })}</span>
}
