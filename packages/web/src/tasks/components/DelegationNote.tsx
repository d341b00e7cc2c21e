import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { useState } from 'react'
import { TextArea } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { formatStamp } from '../../shared/format.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group, Note } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useAnswerTask, usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { useTitleOf } from './taskWords.tsx'

/** What was asked of whom and answered; who was asked answers here. */
export function DelegationNote({ task }: { task: Task }) {
  const t = useTasksTexts()
  const { me, nameOf } = usePeople()
  const { delegation } = task
  if (delegation === null) return null
  const { by, to, state, at, reason } = delegation
  if (state === 'open' && to === me) return <Asked task={task} by={by} />
  if (state === 'open') return <Alert tone="warning">{t('delegation.waits', { name: nameOf(to) })}</Alert>
  if (state === 'accepted')
    return (
      <Note>
        {t('delegation.accepted', { name: nameOf(to) })}, {formatStamp(at)}
      </Note>
    )
  return (
    <Alert tone="warning" title={t('delegation.returned', { name: nameOf(to) })}>
      {reason}
    </Alert>
  )
}

function Asked({ task, by }: { task: Task; by: string }) {
  const t = useTasksTexts()
  const { nameOf } = usePeople()
  const title = useTitleOf()(task)
  const answer = useAnswerTask()
  const [isReturning, setReturning] = useState(false)
  const accept = () =>
    answer.mutate(
      { id: task.id, answer: { accept: true } },
      { onSuccess: () => toastSuccess(t('delegation.acceptedToast', { title })), onError: toastError },
    )
  return (
    <Alert
      tone="info"
      actions={
        <Group gap="sm">
          <Button busy={answer.isPending} onClick={accept}>
            {t('delegation.accept')}
          </Button>
          <Button look="secondary" onClick={() => setReturning(true)}>
            {t('delegation.giveBack')}
          </Button>
        </Group>
      }
    >
      {t('delegation.askedMe', { name: nameOf(by) })}
      {isReturning && <GiveBackDialog task={task} name={nameOf(by)} onClose={() => setReturning(false)} />}
    </Alert>
  )
}

const reasonSchema = tasksContract.answer.body.options[1].pick({ reason: true })

function GiveBackDialog({ task, name, onClose }: { task: Task; name: string; onClose: () => void }) {
  const t = useTasksTexts()
  const title = useTitleOf()(task)
  const answer = useAnswerTask()
  const form = useDeedForm({
    initialValues: { reason: '' },
    schema: reasonSchema,
    send: ({ reason }) => answer.mutateAsync({ id: task.id, answer: { accept: false, reason } }),
    done: () => t('delegation.returnedToast', { title }),
    onDone: onClose,
  })
  return (
    <StepDialog form={form} title={title} submit={t('delegation.send')} onClose={onClose}>
      <TextArea
        {...form.field('reason')}
        label={t('delegation.reason')}
        description={t('delegation.reasonFor', { name })}
        required
        maxLength={500}
      />
    </StepDialog>
  )
}
