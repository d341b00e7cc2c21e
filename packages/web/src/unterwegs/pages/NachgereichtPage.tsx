import { IconCloudUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDateTime } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Card, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { EntryContent, FieldList, useEntryName } from '../components/EntryContent.tsx'
import { nachgereichtQuery } from '../unterwegs.queries.ts'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'

const params = z.object({ hausbesuchId: z.uuid() })

export function NachgereichtPage() {
  const t = useUnterwegsTexts()
  const h = useHausbesuchTexts()
  const name = useEntryName()
  const { hausbesuchId } = usePathParams(params)
  const { data: entries, state } = showQuery(useQuery(nachgereichtQuery(hausbesuchId)), { rows: 2, height: 160 })
  return (
    <>
      <PageHeader title={t('nachgereicht.titel')} above={<Link to={hausbesuchPath(hausbesuchId)}>{h('einer')}</Link>} />
      {state}
      {entries?.length === 0 && <EmptyState icon={<IconCloudUpload size={28} />} title={t('nachgereicht.leer')} />}
      <Stack gap="lg">
        {entries?.map(({ eintragId, art, person, geschehenAm, empfangenAm, angaben, felder }) => (
          <Card
            key={eintragId}
            title={t('nachgereicht.von', { person, schritt: name({ art, angaben }), zeit: formatDateTime(geschehenAm) })}
            gap="sm"
          >
            <EntryContent angaben={angaben} />
            <FieldList felder={felder} daneben />
            <Text c="dimmed">{t('nachgereicht.empfangen', { zeit: formatDateTime(empfangenAm) })}</Text>
          </Card>
        ))}
      </Stack>
    </>
  )
}
