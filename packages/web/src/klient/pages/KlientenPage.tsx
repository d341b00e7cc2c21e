import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useTexts } from '../../shared/i18n.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { neuerKlientPath } from '../klient.paths.ts'
import { klientenQuery } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'
import { Buchstaben } from '../components/Buchstaben.tsx'
import { KlientenTabelle } from '../components/KlientenTabelle.tsx'
import { useDarfKlientenPflegen } from '../components/useDarfKlientenPflegen.ts'

const filter = z.object({ suche: z.string().max(80).default('') })
/** As everywhere: the search runs so long after the last key. */
const pauseMs = 300

export function KlientenPage() {
  const t = useTexts(klientTexts)
  const darfPflegen = useDarfKlientenPflegen()
  const [{ suche }, setFilter] = useSearchState(filter)
  const [text, setText] = useState(suche)
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    klientenQuery(suche.trim()),
  )
  const klienten = data?.pages.flatMap((seite) => seite.klienten)

  useEffect(() => setText(suche), [suche])
  const sucheBald = useDebouncedCallback((neu: string) => setFilter({ suche: neu.trim() }), pauseMs)

  return (
    <>
      <PageHeader
        title={t('liste.titel')}
        actions={
          darfPflegen && (
            <LinkButton to={neuerKlientPath} icon={<IconUserPlus size={20} aria-hidden />}>
              {t('formular.neu')}
            </LinkButton>
          )
        }
      />
      <Card>
        <Stack gap="md">
          <Group align="flex-end" gap="md">
            <TextField
              label={t('liste.suchen')}
              type="search"
              leftSection={<IconSearch size={20} aria-hidden />}
              value={text}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => {
                setText(event.currentTarget.value)
                sucheBald(event.currentTarget.value)
              }}
            />
          </Group>
          <Buchstaben suche={suche} onWahl={(wahl) => setFilter({ suche: wahl })} />
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {klienten === undefined && error === null && <ListSkeleton />}
          {klienten?.length === 0 && (
            <EmptyState
              icon={<IconUsers size={28} />}
              title={suche === '' ? t('liste.leer') : t('liste.nichts')}
              action={
                suche !== '' && (
                  <Button look="secondary" onClick={() => setFilter({ suche: '' })}>
                    {t('liste.zuruecksetzen')}
                  </Button>
                )
              }
            >
              {suche === '' ? t('liste.leerText') : t('liste.nichtsText', { suche })}
            </EmptyState>
          )}
          {klienten !== undefined && klienten.length > 0 && (
            <div aria-busy={isPlaceholderData}>
              <KlientenTabelle klienten={klienten} />
            </div>
          )}
          {hasNextPage && (
            <Group justify="center">
              <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('liste.weitere')}
              </Button>
            </Group>
          )}
        </Stack>
      </Card>
    </>
  )
}
