import {
  type AbschriftAnsicht,
  type AbschriftEntry,
  abschriftAnsichten,
  abschriftFormate,
  abschriftenContract,
} from '@dreiklang/domain/bestellung/abschriften.contract'
import { IconDownload } from '@tabler/icons-react'
import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../shared/apiClient.ts'
import { download } from '../../shared/download.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useAbschriftenTexts } from '../onDemand.texts.ts'

const search = z.object({ ansicht: z.enum(abschriftAnsichten).default('FAELLIG') })

const abschriftenQuery = (ansicht: AbschriftAnsicht) =>
  infiniteQueryOptions({
    queryKey: ['bestellung', 'abschriften', ansicht],
    queryFn: ({ pageParam, signal }) =>
      call(abschriftenContract.list, { query: { ansicht, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  })

/** What a practice or a pharmacy keeps for itself of whom it has prescribed for or dispensed to. */
export function AbschriftenPage() {
  const t = useAbschriftenTexts()
  const [{ ansicht }, setSuche] = useSearchState(search)
  const isPraxis = useUser().roles.includes('ROLE_ARZT_ADMIN')
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to="/bestellungen">{t('zurueck')}</Link>} />
      <Stack gap="md">
        <Text>{t(isPraxis ? 'text.ARZT' : 'text.APOTHEKE')}</Text>
        <Text c="dimmed">{t('bleibt')}</Text>
        <Tabs
          label={t('ansichten')}
          value={ansicht}
          onChange={(neu) => setSuche({ ansicht: neu }, { replace: false })}
          items={abschriftAnsichten.map((value) => ({ value, label: t(`ansicht.${value}`), content: <Kept ansicht={value} /> }))}
        />
      </Stack>
    </>
  )
}

function Kept({ ansicht }: { ansicht: AbschriftAnsicht }) {
  const t = useAbschriftenTexts()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(abschriftenQuery(ansicht))
  const klienten = data?.pages.flatMap((page) => page.klienten)
  return (
    <Stack gap="md">
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {klienten === undefined && error === null && <ListSkeleton rows={4} />}
      {klienten?.length === 0 && <Text c="dimmed">{t(`leer.${ansicht}`)}</Text>}
      {klienten !== undefined && klienten.length > 0 && (
        <Table
          caption={t(`ansicht.${ansicht}`)}
          rows={klienten}
          rowKey={({ klientId }) => klientId}
          columns={[
            { id: 'name', header: t('name'), cell: ({ name }) => name },
            { id: 'geboren', header: t('geboren'), cell: ({ geburtsdatum }) => formatDate(geburtsdatum), hideBelow: 'sm' },
            { id: 'bestellungen', header: t('bestellungen'), cell: ({ bestellungen }) => formatNumber(bestellungen, 0), hideBelow: 'sm' },
            { id: 'zuletzt', header: t('zuletzt'), cell: ({ zuletzt }) => formatDate(zuletzt), hideBelow: 'sm' },
            { id: 'bis', header: t('bis'), cell: ({ bis }) => <OneLine>{formatDate(bis)}</OneLine> },
            { id: 'kopie', header: t('kopie'), cell: (entry) => <Copies entry={entry} /> },
          ]}
        />
      )}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('mehr')}
        </Button>
      )}
    </Stack>
  )
}

const OneLine = ({ children }: { children: string }) => (
  <Text span inherit style={{ whiteSpace: 'nowrap' }}>
    {children}
  </Text>
)

function Copies({ entry: { klientId, name } }: { entry: AbschriftEntry }) {
  const t = useAbschriftenTexts()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: (typeof abschriftFormate)[number]) =>
      download(abschriftenContract.export, { params: { klientId }, query: { format }, fileName: `kopie.${format}` }),
    onSuccess: () => toastSuccess(t('geladen')),
    onError: toastError,
  })
  return (
    <Group gap="xs">
      {abschriftFormate.map((format) => (
        <Button
          key={format}
          look="secondary"
          icon={<IconDownload size={18} aria-hidden />}
          busy={isPending && variables === format}
          aria-label={t('kopieVon', { name, format: t(`format.${format}`) })}
          onClick={() => mutate(format)}
        >
          {t(`format.${format}`)}
        </Button>
      ))}
    </Group>
  )
}
