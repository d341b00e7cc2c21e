import type { NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useRemoveLabel, useRenameLabel } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import classes from './Notes.module.css'

export function LabelsDialog({ labels, onClose }: { labels: readonly NoteLabel[]; onClose: () => void }) {
  const t = useNotesTexts()
  return (
    <Dialog opened onClose={onClose} title={t('label.manage')}>
      {labels.length === 0 && <Text c="dimmed">{t('label.none')}</Text>}
      {labels.map((label) => (
        <LabelRow key={label.id} label={label} />
      ))}
    </Dialog>
  )
}

function LabelRow({ label }: { label: NoteLabel }) {
  const t = useNotesTexts()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveLabel()
  if (!isAsking) return <LabelTitle label={label} onRemove={() => setAsking(true)} />
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button look="secondary" onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(label.id, { onError: toastError })}>
            {t('delete')}
          </Button>
        </>
      }
    >
      {t('label.ask', { title: label.title })}
    </Alert>
  )
}

function LabelTitle({ label, onRemove }: { label: NoteLabel; onRemove: () => void }) {
  const t = useNotesTexts()
  const [title, setTitle] = useState(label.title)
  const rename = useRenameLabel()
  const wanted = title.trim()
  const isChanged = wanted !== '' && wanted !== label.title
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !rename.isPending) rename.mutate({ id: label.id, title: wanted }, { onError: toastError })
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextField
          label={t('label.title')}
          className={classes.wide ?? ''}
          value={title}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {isChanged && (
          <IconButton type="submit" label={t('label.rename', { title: label.title })} icon={<IconCheck size={20} aria-hidden />} />
        )}
        <IconButton label={t('label.deleteOf', { title: label.title })} icon={<IconTrash size={20} aria-hidden />} onClick={onRemove} />
      </Group>
    </form>
  )
}
