import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useRemoveTag, useRenameTag } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import classes from './Tasks.module.css'

export function TagsDialog({ tags, onClose }: { tags: readonly TaskTag[]; onClose: () => void }) {
  const t = useTasksTexts()
  return (
    <Dialog opened onClose={onClose} title={t('manageTags')}>
      {tags.length === 0 && <Text c="dimmed">{t('tags.none')}</Text>}
      {tags.map((tag) => (
        <TagRow key={tag.id} tag={tag} />
      ))}
    </Dialog>
  )
}

function TagRow({ tag }: { tag: TaskTag }) {
  const t = useTasksTexts()
  const [isAsking, setAsking] = useState(false)
  const removeTag = useRemoveTag()
  if (!isAsking) return <TagTitle tag={tag} onRemove={() => setAsking(true)} />
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button look="secondary" onClick={() => setAsking(false)}>
            {t('tags.keep')}
          </Button>
          <Button look="danger" busy={removeTag.isPending} onClick={() => removeTag.mutate(tag.id, { onError: toastError })}>
            {t('tags.delete')}
          </Button>
        </>
      }
    >
      {t('tags.ask', { title: tag.title })}
    </Alert>
  )
}

function TagTitle({ tag, onRemove }: { tag: TaskTag; onRemove: () => void }) {
  const t = useTasksTexts()
  const [title, setTitle] = useState(tag.title)
  const rename = useRenameTag()
  const wanted = title.trim()
  const isChanged = wanted !== '' && wanted !== tag.title
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !rename.isPending) rename.mutate({ id: tag.id, title: wanted }, { onError: toastError })
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextField
          label={t('tags.title')}
          className={classes.wide ?? ''}
          value={title}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {isChanged && (
          <IconButton type="submit" label={t('tags.rename', { title: tag.title })} icon={<IconCheck size={20} aria-hidden />} />
        )}
        <IconButton label={t('tags.deleteOf', { title: tag.title })} icon={<IconTrash size={20} aria-hidden />} onClick={onRemove} />
      </Group>
    </form>
  )
}
