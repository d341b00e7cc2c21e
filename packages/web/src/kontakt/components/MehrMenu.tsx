import { type KontaktExportFormat, verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconAddressBook, IconCopy, IconDots, IconTags, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListAnfrage } from '../../liste/components/listForm.ts'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError } from '../../ui/toast.tsx'
import { duplicatesPath, importPath } from '../kontakt.paths.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { TagsDialog } from './TagsDialog.tsx'

export function MehrMenu({ anfrage, tags }: { anfrage: ListAnfrage; tags: readonly KontaktTag[] }) {
  const t = useTexts(kontaktTexts)
  const [tagsOpen, setTagsOpen] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (format: KontaktExportFormat) => {
      const { cursor: _cursor, limit: _limit, ...filter } = anfrage
      return download(verzeichnisContract.exportieren, { query: { ...filter, format }, fileName: 'kontakte.vcf' })
    },
    onError: toastError,
  })
  const icon = <IconAddressBook size={18} aria-hidden />
  return (
    <>
      <Menu
        trigger={<IconButton label={t('mehr.titel')} icon={<IconDots size={22} aria-hidden />} aria-busy={isPending || undefined} />}
        groups={[
          {
            entries: [
              { id: 'import', label: t('mehr.import'), icon: <IconUpload size={18} aria-hidden />, to: importPath },
              { id: 'doppelte', label: t('mehr.doppelte'), icon: <IconCopy size={18} aria-hidden />, to: duplicatesPath },
              { id: 'tags', label: t('mehr.tags'), icon: <IconTags size={18} aria-hidden />, onSelect: () => setTagsOpen(true) },
            ],
          },
          {
            heading: t('mehr.karten'),
            entries: [
              { id: 'vcard4', label: 'vCard 4.0', icon, onSelect: () => mutate('vcard4') },
              { id: 'vcard3', label: 'vCard 3.0', icon, onSelect: () => mutate('vcard3') },
            ],
          },
        ]}
      />
      <TagsDialog opened={tagsOpen} onClose={() => setTagsOpen(false)} tags={tags} />
    </>
  )
}
