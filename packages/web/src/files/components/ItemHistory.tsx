import type { FileItem, FileVersion } from '@dreiklang/domain/files/item.contract'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '../../shared/bytes.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Badge, showQuery } from '../../ui/feedback.tsx'
import { Group, Note, Text } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { type eventsQuery, saveFile, useRestoreVersion, versionsQuery } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import classes from './Files.module.css'

/** The contents that a file has and had. */
export function VersionList({ item }: { item: FileItem }) {
  const t = useFilesTexts()
  const { data: versions, state } = showQuery(useQuery(versionsQuery(item.id)), { rows: 2, height: 48 })
  const restore = useRestoreVersion()
  const onRestore = ({ id: versionId }: FileVersion) =>
    void restore.mutateAsync({ id: item.id, versionId }).then(() => toastSuccess(t('version.restored')), toastError)
  return (
    <>
      {state}
      <ul className={classes.rows}>
        {versions?.map((version) => (
          <li key={version.id} className={classes.row}>
            <div className={classes.itemWords}>
              <Text size="sm" fw={500}>
                <DateTime value={version.createdAt} />
              </Text>
              <Note>
                {version.createdByName ?? t('byLink')} · {formatBytes(version.bytes)}
              </Note>
            </div>
            <Group gap="xs" wrap="nowrap">
              {version.isCurrent ? (
                <Badge>{t('version.current')}</Badge>
              ) : (
                <Button look="subtle" size="sm" busy={restore.isPending} onClick={() => onRestore(version)}>
                  {t('version.restore')}
                </Button>
              )}
              <IconButton
                size="sm"
                label={t('version.download')}
                icon={<IconDownload size={18} aria-hidden />}
                onClick={() => void saveFile(item, version.id).catch(toastError)}
              />
            </Group>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who has read and changed it in the last year. */
export function EventList({ query }: { query: ReturnType<typeof eventsQuery> }) {
  const t = useFilesTexts()
  const { data: events, state } = showQuery(useQuery(query), { rows: 3, height: 40 })
  return (
    <>
      {state}
      <ul className={classes.rows}>
        {events?.map(({ id, deed, personName, houseName, byLink, at }) => (
          <li key={id} className={classes.row}>
            <div className={classes.itemWords}>
              <Text size="sm">{t(`deed.${deed}`)}</Text>
              <Note>{personName ?? houseName ?? t(byLink ? 'byLink' : 'unknown')}</Note>
            </div>
            <Note>
              <DateTime value={at} />
            </Note>
          </li>
        ))}
      </ul>
    </>
  )
}
