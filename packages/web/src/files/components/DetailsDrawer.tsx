import type { FileItem } from '@dreiklang/domain/files/item.contract'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Facts, Stack } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { eventsQuery, previewQuery } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import { EventList, VersionList } from './ItemHistory.tsx'
import { LinkSection } from './LinkSection.tsx'
import { Preview } from './Preview.tsx'
import { PlaceList } from './attachments/PlaceList.tsx'
import { useSizeOf } from './useSizeOf.ts'

interface DetailsDrawerProps {
  item: FileItem
  onDownload: () => void
  onClose: () => void
}

/** A file or folder: what is in it, its versions, its links, and who has read it. */
export function DetailsDrawer({ item, onDownload, onClose }: DetailsDrawerProps) {
  const t = useFilesTexts()
  const [tab, setTab] = useState<'about' | 'versions' | 'places' | 'links' | 'events'>('about')
  return (
    <Drawer
      opened
      onClose={onClose}
      title={item.name}
      size={560}
      backdrop="clear"
      actions={
        <Button icon={<IconDownload size={20} aria-hidden />} onClick={onDownload}>
          {t('download')}
        </Button>
      }
    >
      <Tabs
        label={t('details.title')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'about', label: t('details.about'), content: <About item={item} /> },
          ...(item.kind === null
            ? []
            : [
                { value: 'versions' as const, label: t('details.versions'), count: item.versions, content: <VersionList item={item} /> },
                { value: 'places' as const, label: t('details.places'), count: item.places, content: <PlaceList id={item.id} /> },
              ]),
          { value: 'links', label: t('details.links'), count: item.links, content: <LinkSection item={item} /> },
          { value: 'events', label: t('details.events'), content: <EventList query={eventsQuery(item.id)} /> },
        ]}
      />
    </Drawer>
  )
}

function About({ item }: { item: FileItem }) {
  const t = useFilesTexts()
  const sizeOf = useSizeOf()
  return (
    <Stack gap="md">
      <Preview item={item} query={previewQuery(item)} />
      <Facts
        facts={[
          ...(item.description === '' ? [] : [{ label: t('description'), value: item.description }]),
          { label: t('column.size'), value: sizeOf(item) },
          { label: t('details.brought'), value: item.createdByName ?? t('byLink') },
          { label: t('details.created'), value: <DateTime value={item.createdAt} /> },
          { label: t('column.changed'), value: <DateTime value={item.modifiedAt} /> },
        ]}
      />
    </Stack>
  )
}
