import { alsCsv } from '@dreiklang/domain/kontakt/csv'
import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { alsVcard } from '@dreiklang/domain/kontakt/vcard'
import { IconCopy, IconDots, IconDownload, IconTags, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { doppeltePath, importPath } from '../kontakt.paths.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { saveBlob } from '../../shared/download.ts'
import { TagsDialog } from './TagsDialog.tsx'
import type { Eintrag } from './verzeichnis.ts'

/** What one does now and then: bring in, find doubles, look after tags, send out exactly what the list shows. */
export function MehrMenu({ eintraege, tags }: { eintraege: readonly Eintrag[]; tags: readonly KontaktTag[] }) {
  const t = useTexts(kontaktTexts)
  const [tagsOffen, setTagsOffen] = useState(false)
  const kontakte = eintraege.flatMap((eintrag) => (eintrag.art === 'KONTAKT' ? [eintrag.kontakt] : []))
  const titel = new Map(tags.map(({ id, title }) => [id, title]))
  const icon = <IconDownload size={18} aria-hidden />
  const gesperrt = kontakte.length === 0 ? { blockedReason: t('mehr.nichts') } : {}
  const gibHeraus = (text: string, name: string, art: string) => saveBlob(new Blob([text], { type: `${art};charset=utf-8` }), name)
  const vcf = (version: '3.0' | '4.0') => gibHeraus(alsVcard(kontakte, { version, titel }), 'kontakte.vcf', 'text/vcard')
  return (
    <>
      <Menu
        trigger={<IconButton label={t('mehr.titel')} icon={<IconDots size={22} aria-hidden />} />}
        groups={[
          {
            entries: [
              { id: 'import', label: t('mehr.import'), icon: <IconUpload size={18} aria-hidden />, to: importPath },
              { id: 'doppelte', label: t('mehr.doppelte'), icon: <IconCopy size={18} aria-hidden />, to: doppeltePath },
              { id: 'tags', label: t('mehr.tags'), icon: <IconTags size={18} aria-hidden />, onSelect: () => setTagsOffen(true) },
            ],
          },
          {
            heading: t('mehr.export', { anzahl: kontakte.length }),
            entries: [
              { id: 'vcard4', label: 'vCard 4.0', icon, ...gesperrt, onSelect: () => vcf('4.0') },
              { id: 'vcard3', label: 'vCard 3.0', icon, ...gesperrt, onSelect: () => vcf('3.0') },
              {
                id: 'csv',
                label: 'CSV',
                icon,
                ...gesperrt,
                onSelect: () => gibHeraus(alsCsv(kontakte, titel), 'kontakte.csv', 'text/csv'),
              },
            ],
          },
        ]}
      />
      <TagsDialog opened={tagsOffen} onClose={() => setTagsOffen(false)} tags={tags} />
    </>
  )
}
