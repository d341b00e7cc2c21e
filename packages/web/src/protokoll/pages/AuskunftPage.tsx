import { summarize } from '@dreiklang/domain/protokoll/summary'
import { IconPrinter } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Table } from '../../ui/Table.tsx'
import { columnsOf } from '../components/Cells.tsx'
import { sentenceForKlient } from '../components/words.ts'
import { klientPath } from '../protokoll.paths.ts'
import { einsichtQuery } from '../protokoll.queries.ts'
import { useProtokollTexts } from '../protokoll.texts.ts'

const params = z.object({ klientId: z.uuid() })

/** Art. 15 DSGVO in plain words: for the Klient to read. */
export function AuskunftPage() {
  const t = useProtokollTexts()
  const { name: userName } = useUser()
  const { klientId } = usePathParams(params)
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(einsichtQuery(klientId))
  // A statement must be complete.
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const { wann, wer, was } = columnsOf(t, (row) => sentenceForKlient(t, row))
  const ganz = data !== undefined && !hasNextPage
  return (
    <>
      <PageHeader
        title={t('auskunft.titel')}
        subtitle={
          data !== undefined &&
          t('auskunft.fuer', { name: data.pages[0]?.klient.name ?? '', tag: formatDate(new Date().toISOString()), wer: userName })
        }
        above={
          <span data-no-print>
            <Link to={klientPath(klientId)}>{t('auskunft.zurueck')}</Link>
          </span>
        }
        actions={
          <span data-no-print>
            <Button icon={<IconPrinter size={18} aria-hidden />} disabled={!ganz} onClick={() => window.print()}>
              {t('auskunft.drucken')}
            </Button>
          </span>
        }
      />
      <Stack gap="md">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!ganz && error === null && (
          <>
            <Text role="status">{t('auskunft.laedt')}</Text>
            <ListSkeleton />
          </>
        )}
        {ganz && (
          <>
            <Text>{t('auskunft.erklaerung')}</Text>
            <Table
              caption={t('auskunft.titel')}
              columns={[wann, wer, was]}
              rows={summarize(data.pages.flatMap((seite) => seite.zeilen))}
              rowKey={({ id }) => id}
            />
            <Text c="dimmed">{t('auskunft.ende')}</Text>
          </>
        )}
      </Stack>
    </>
  )
}
