import type { Attachment } from '@dreiklang/domain/files/attachment.contract'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { formatBytes } from '../../../shared/bytes.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import { Facts, Stack } from '../../../ui/layout.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { DateTime } from '../../../ui/Time.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { attachmentEventsQuery, attachmentPreviewQuery, saveAttachment } from '../../attachment.queries.ts'
import { useAttachmentTexts } from '../../attachment.texts.ts'
import { EventList } from '../ItemHistory.tsx'
import { Preview } from '../Preview.tsx'

/** A file where it stands: what is in it, and, of the own house, who has looked at it. */
export function AttachmentDrawer({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const t = useAttachmentTexts()
  const [tab, setTab] = useState<'about' | 'events'>('about')
  return (
    <Drawer
      opened
      onClose={onClose}
      title={file.name}
      size={640}
      backdrop="clear"
      actions={
        <Button icon={<IconDownload size={20} aria-hidden />} onClick={() => void saveAttachment(file).catch(toastError)}>
          {t('download')}
        </Button>
      }
    >
      {file.houseName === null ? (
        <Tabs
          label={t('about')}
          value={tab}
          onChange={setTab}
          items={[
            { value: 'about', label: t('about'), content: <About file={file} /> },
            { value: 'events', label: t('events'), content: <EventList query={attachmentEventsQuery(file.id)} /> },
          ]}
        />
      ) : (
        <About file={file} />
      )}
    </Drawer>
  )
}

function About({ file }: { file: Attachment }) {
  const t = useAttachmentTexts()
  const { bytes, addedAt, addedByName, houseName, onlyHere } = file
  return (
    <Stack gap="md">
      <Preview item={file} query={attachmentPreviewQuery(file)} />
      <Facts
        facts={[
          { label: t('size'), value: formatBytes(bytes) },
          { label: t('by'), value: houseName ?? addedByName ?? t('unknown') },
          { label: t('at'), value: <DateTime value={addedAt} /> },
          ...(houseName === null ? [{ label: t('where'), value: t(onlyHere ? 'onlyHere' : 'onlyHereNo') }] : []),
        ]}
      />
    </Stack>
  )
}
