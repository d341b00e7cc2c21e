import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { type KontaktExportFormat, verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { IconAddressBook, IconCopy, IconTags, IconUpload, IconCheck, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import type { ListAnfrage } from '../../liste/components/listForm.ts'
import { download } from '../../shared/download.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { toastError } from '../../ui/toast.tsx'
import { duplicatesPath, importPath } from '../kontakt.paths.ts'
import { useRenameTag, useDeleteTag } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

/** What else is done with contacts, for the menu of their list, and the dialog that it opens. */
export function useKontaktMenu(anfrage: ListAnfrage, tags: readonly KontaktTag[]): { entries: readonly MenuEntry[]; dialog: ReactNode } {
  const t = useKontaktTexts()
  const [tagsOpen, setTagsOpen] = useState(false)
  const { mutate } = useMutation({
    mutationFn: (format: KontaktExportFormat) => {
      const { cursor: _cursor, limit: _limit, ...filter } = anfrage
      return download(verzeichnisContract.exportieren, { query: { ...filter, format }, fileName: 'kontakte.vcf' })
    },
    onError: toastError,
  })
  const icon = <IconAddressBook size={18} aria-hidden />
  return {
    entries: [
      { id: 'import', label: t('mehr.import'), icon: <IconUpload size={18} aria-hidden />, to: importPath },
      { id: 'doppelte', label: t('mehr.doppelte'), icon: <IconCopy size={18} aria-hidden />, to: duplicatesPath },
      { id: 'tags', label: t('mehr.tags'), icon: <IconTags size={18} aria-hidden />, onSelect: () => setTagsOpen(true) },
      { id: 'vcard4', label: t('mehr.karten', { version: '4.0' }), icon, onSelect: () => mutate('vcard4') },
      { id: 'vcard3', label: t('mehr.karten', { version: '3.0' }), icon, onSelect: () => mutate('vcard3') },
    ],
    dialog: <TagsDialog opened={tagsOpen} onClose={() => setTagsOpen(false)} tags={tags} />,
  }
}

function TagsDialog({ opened, onClose, tags }: { opened: boolean; onClose: () => void; tags: readonly KontaktTag[] }) {
  const t = useKontaktTexts()
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
  const t = useKontaktTexts()
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
