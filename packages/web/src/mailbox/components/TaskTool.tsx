import type { Mail } from '@dreiklang/domain/mailbox/mail.contract'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { taskPath } from '../../tasks/tasks.paths.ts'
import { useCreateTask } from '../../tasks/tasks.queries.ts'
import { Button, IconButton, LinkButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { mailPath } from '../mailbox.paths.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { nameOf, useSubjectOf } from './mailWords.ts'

/** Makes a task of a mail, which the house sees: what goes along is shown before. */
export function TaskTool({ mail }: { mail: Mail }) {
  const t = useMailboxTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconButton label={t('task.make')} icon={<IconListCheck size={20} aria-hidden />} onClick={() => setAsking(true)} />
      {isAsking && <TaskDialog mail={mail} onClose={() => setAsking(false)} />}
    </>
  )
}

function TaskDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useMailboxTexts()
  const subjectOf = useSubjectOf()
  const [id] = useState(newIdempotencyKey)
  const [title, setTitle] = useState(() => subjectOf(mail))
  const [notes, setNotes] = useState(() => {
    const source = t('task.source', { name: nameOf(mail.from.contact), date: formatDateTime(mail.date) })
    return `${mail.content.slice(0, 4000).trimEnd()}\n\n${source}\n${window.location.origin}${mailPath(mail.id)}`
  })
  const create = useCreateTask()
  const make = () => {
    if (title.trim() === '' || create.isPending) return
    const made = () => {
      onClose()
      toastSuccess(
        t('task.made'),
        <LinkButton to={taskPath(id)} look="subtle">
          {t('task.open')}
        </LinkButton>,
      )
    }
    void create.mutateAsync({ id, type: 'task', task: { title: title.trim(), notes } }).then(made, toastError)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('task.make')}
      cancel={t('confirm.cancel')}
      onSubmit={make}
      actions={
        <Button type="submit" busy={create.isPending}>
          {t('task.make')}
        </Button>
      }
    >
      <TextField
        label={t('task.title')}
        value={title}
        maxLength={200}
        data-autofocus
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextArea
        label={t('task.notes')}
        description={t('task.seen')}
        minRows={6}
        maxLength={5000}
        value={notes}
        onChange={({ currentTarget }) => setNotes(currentTarget.value)}
      />
    </Dialog>
  )
}
