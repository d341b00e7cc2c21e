import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { formatDate } from '../../shared/format.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { useTasksTexts } from '../tasks.texts.ts'
import { useWaitWords } from './taskWords.tsx'

const paths = { order: '/bestellungen', visit: '/hausbesuch' } as const

/** What the task waits for, why it waits in vain, or from what its day was counted. */
export function WaitNote({ task }: { task: Task }) {
  const t = useTasksTexts()
  const words = useWaitWords()
  const { wait, waiting } = task
  if (wait === null || waiting === null) return null
  const { number, outcome, at } = waiting
  const open = number !== null && (
    <LinkButton look="secondary" to={`${paths[wait.on]}/${wait.id}`}>
      {t(`wait.open.${wait.on}`)}
    </LinkButton>
  )
  if (outcome === 'ended')
    return (
      <Alert tone="warning" title={words(task)} actions={open}>
        {t('wait.endedText')}
      </Alert>
    )
  if (outcome === 'waits' || at === null) return <Alert tone="info" title={words(task)} actions={open} />
  const said = { number: number ?? t('wait.gone'), day: formatDate(at), after: t('wait.after', { count: wait.days }) }
  return (
    <Alert tone="info" actions={open}>
      {wait.on === 'order' ? t('wait.reached.order', { ...said, state: t(`wait.state.${wait.state}`) }) : t('wait.reached.visit', said)}
    </Alert>
  )
}
