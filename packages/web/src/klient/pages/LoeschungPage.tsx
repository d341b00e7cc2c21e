import { type LoeschAnsicht, type LoeschEntry, loeschAnsichten } from '@dreiklang/domain/klient/loeschung.contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Alert, Badge, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { LoeschungBereich } from '../components/loeschung/LoeschungBereich.tsx'
import { useMayMaintainKlienten } from '../components/useMayMaintainKlienten.ts'
import { klientenPath, loeschungenPath } from '../klient.paths.ts'
import { useLoeschungTexts } from '../klient.texts.ts'
import { loeschungenQuery, useLoeschungLive } from '../loeschung.queries.ts'

const search = z.object({ ansicht: z.enum(loeschAnsichten).default('FAELLIG'), klient: z.uuid().optional() })

/** A restricted record has its place only here. */
export function LoeschungPage() {
  const t = useLoeschungTexts()
  const leitet = useMayMaintainKlienten()
  const [{ ansicht, klient }] = useSearchState(search)
  return (
    <>
      <PageHeader
        title={t('liste.titel')}
        above={
          klient === undefined ? (
            <Link to={klientenPath}>{t('liste.alle')}</Link>
          ) : (
            <Link to={loeschungenPath(ansicht)}>{t('liste.zurueck')}</Link>
          )
        }
      />
      {leitet ? <Content /> : <Alert tone="info">{t('bereich.nurLeitung')}</Alert>}
    </>
  )
}

function Content() {
  const t = useLoeschungTexts()
  const [{ ansicht, klient }, setSuche] = useSearchState(search)
  if (klient !== undefined) return <LoeschungBereich klientId={klient} />
  return (
    <Tabs
      label={t('liste.ansichten')}
      value={ansicht}
      onChange={(neu) => setSuche({ ansicht: neu }, { replace: false })}
      items={loeschAnsichten.map((value) => ({ value, label: t(`liste.ansicht.${value}`), content: <Liste ansicht={value} /> }))}
    />
  )
}

function Liste({ ansicht }: { ansicht: LoeschAnsicht }) {
  const t = useLoeschungTexts()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(loeschungenQuery(ansicht))
  useLoeschungLive()
  const klienten = data?.pages.flatMap((seite) => seite.klienten)
  return (
    <Stack gap="md">
      <Text>{t(`liste.text.${ansicht}`)}</Text>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {klienten === undefined && error === null && <ListSkeleton rows={4} />}
      {klienten?.length === 0 && <Text c="dimmed">{t(`liste.leer.${ansicht}`)}</Text>}
      {klienten !== undefined && klienten.length > 0 && <Tabelle ansicht={ansicht} klienten={klienten} />}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('liste.mehr')}
        </Button>
      )}
    </Stack>
  )
}

function Tabelle({ ansicht, klienten }: { ansicht: LoeschAnsicht; klienten: readonly LoeschEntry[] }) {
  const t = useLoeschungTexts()
  return (
    <Table
      caption={t(`liste.ansicht.${ansicht}`)}
      rows={klienten}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', header: t('liste.name'), cell: ({ id, name }) => <Link to={loeschungenPath(ansicht, id)}>{name}</Link> },
        { id: 'geboren', header: t('liste.geboren'), cell: ({ geburtsdatum }) => formatDate(geburtsdatum), hideBelow: 'sm' },
        { id: 'bis', header: t('liste.bis'), cell: ({ bis }) => (bis === null ? '–' : formatDate(bis)) },
        {
          id: 'stand',
          header: t('liste.stand'),
          hideBelow: 'sm',
          cell: ({ gesperrt, beantragt }) => (
            <>
              {gesperrt && <Badge>{t('liste.gesperrt')}</Badge>}
              {beantragt && <Badge>{t('liste.beantragt')}</Badge>}
            </>
          ),
        },
      ]}
    />
  )
}
