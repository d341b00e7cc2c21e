import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Group, Text } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useRenameTag, useDeleteTag } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

export interface TagsDialogProps {
  opened: boolean
  onClose: () => void
  tags: readonly KontaktTag[]
}

export function TagsDialog({ opened, onClose, tags }: TagsDialogProps) {
  const t = useTexts(kontaktTexts)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('mehr.tags')}>
      {tags.length === 0 && <Text c="dimmed">{t('tags.keine')}</Text>}
      {tags.map((tag) => (
        <TagRow key={tag.id} tag={tag} />
      ))}
    </Dialog>
  )
}

function TagRow({ tag }: { tag: KontaktTag }) {
  const t = useTexts(kontaktTexts)
  const [title, setTitle] = useState(tag.title)
  const [frage, setFrage] = useState(false)
  const benennen = useRenameTag()
  const loeschen = useDeleteTag()
  const anders = title.trim() !== '' && title.trim() !== tag.title
  if (frage) {
    return (
      <Alert
        tone="warning"
        actions={
          <>
            <Button look="secondary" onClick={() => setFrage(false)}>
              {t('tags.behalten')}
            </Button>
            <Button look="danger" busy={loeschen.isPending} onClick={() => loeschen.mutate(tag.id, { onError: toastError })}>
              {t('tags.loeschen')}
            </Button>
          </>
        }
      >
        {t('tags.frage', { titel: tag.title })}
      </Alert>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (anders && !benennen.isPending) benennen.mutate({ id: tag.id, title: title.trim() }, { onError: toastError })
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextField
          label={t('tags.titel')}
          value={title}
          maxLength={60}
          style={{ flex: 1 }}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        {anders && (
          <IconButton type="submit" label={t('tags.umbenennen', { titel: tag.title })} icon={<IconCheck size={20} aria-hidden />} />
        )}
        <IconButton
          label={t('tags.loeschenVon', { titel: tag.title })}
          icon={<IconTrash size={20} aria-hidden />}
          onClick={() => setFrage(true)}
        />
      </Group>
    </form>
  )
}
