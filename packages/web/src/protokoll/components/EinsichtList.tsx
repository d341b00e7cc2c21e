import { summarize } from '@dreiklang/domain/protokoll/summary'
import { IconFileText } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Table } from '../../ui/Table.tsx'
import { Group, Stack, Text } from '../../ui/layout.tsx'
import { auskunftPath, protokollOfKlient } from '../protokoll.paths.ts'
import { einsichtQuery } from '../protokoll.queries.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'
import { columnsOf } from './Cells.tsx'
import { objektName } from './words.ts'

export function EinsichtList({ klientId }: { klientId: string }) {
  const t = useProtokollTexts()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(einsichtQuery(klientId))
  if (data === undefined) return error === null ? <ListSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />
  const { wer, was, wann } = columnsOf(t, (row) => `${t(`art.${row.art}`)}: ${objektName(t, row)}`)
  const rows = summarize(data.pages.flatMap((seite) => seite.zeilen))
  return (
    <Stack gap="md">
      <Text c="dimmed">{t('einsicht.hinweis')}</Text>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {rows.length === 0 ? (
        <Text>{t('einsicht.leer')}</Text>
      ) : (
        <Table caption={t('einsicht.name')} columns={[wer, was, wann]} rows={rows} rowKey={({ id }) => id} />
      )}
      <Group gap="sm" data-no-print>
        {hasNextPage && (
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('einsicht.weitere')}
          </Button>
        )}
        <LinkButton look="secondary" to={auskunftPath(klientId)} icon={<IconFileText size={18} aria-hidden />}>
          {t('einsicht.auskunft')}
        </LinkButton>
        <Link to={protokollOfKlient(klientId)}>{t('einsicht.alleImProtokoll')}</Link>
      </Group>
    </Stack>
  )
}
