import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconRepeat } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWare } from '../../bestellung/components/menge.ts'
import { bestellungPath, editPath } from '../../bestellung/bestellung.paths.ts'
import { copy, reloadLists } from '../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Card, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { lastQuery } from '../bestellentwurf.queries.ts'

interface LastBestellungenProps {
  klientId: string | null
  /** The draft on the screen. */
  eigeneId: string | null
  /** On a phone it would be longer than what is written above it. */
  folded: boolean
}

export function LastBestellungen({ folded, ...props }: LastBestellungenProps) {
  const t = useNeuTexts()
  const [opened, setOpened] = useState(false)
  return (
    <Card {...(folded ? {} : { title: t('letzte.titel') })}>
      {folded ? (
        <Disclosure label={t('letzte.titel')} opened={opened} onToggle={setOpened}>
          <LastList {...props} />
        </Disclosure>
      ) : (
        <LastList {...props} />
      )}
    </Card>
  )
}

function LastList({ klientId, eigeneId }: Omit<LastBestellungenProps, 'folded'>) {
  const t = useNeuTexts()
  const { data, error, refetch } = useQuery({ ...lastQuery(klientId ?? ''), enabled: klientId !== null })
  const rows = data?.filter(({ id }) => id !== eigeneId)
  return (
    <>
      {klientId === null && <Note>{t('letzte.ohneKlient')}</Note>}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {klientId !== null && data === undefined && error === null && <ListSkeleton rows={3} height={72} />}
      {rows?.length === 0 && <Note>{t('letzte.leer')}</Note>}
      <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
        {rows?.map((row) => (
          <li key={row.id}>
            <LastRow zeile={row} />
          </li>
        ))}
      </Stack>
    </>
  )
}

function LastRow({ zeile }: { zeile: RowAnswer }) {
  const t = useNeuTexts()
  const ware = useWare()
  const tBegriff = useBegriffeTexts()
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const kopie = useMutation({
    mutationFn: (request: string) => copy(zeile.id, request),
    onSuccess: ({ id }) => {
      void reloadLists(queryClient)
      goTo(editPath(id))
    },
    onError: toastError,
  })
  const { nummer } = zeile
  const am = zeile.gesendetAm ?? zeile.erstelltAm
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between">
        <Link to={bestellungPath(zeile.id)}>{nummer}</Link>
        <Text size="sm" c="dimmed" span>
          {tBegriff(`status.${zeile.status}`)} · <time dateTime={am}>{formatDate(am)}</time>
        </Text>
      </Group>
      <Text size="sm">{zeile.positionen.map(ware).join(', ')}</Text>
      <div>
        {zeile.status === 'ENTWURF' ? (
          <LinkButton look="secondary" to={editPath(zeile.id)} aria-label={t('letzte.entwurfVon', { nummer })}>
            {t('letzte.entwurf')}
          </LinkButton>
        ) : (
          <Button
            look="secondary"

            icon={<IconRepeat size={18} aria-hidden />}
            busy={kopie.isPending}
            aria-label={t('letzte.nachbestellenVon', { nummer })}
            onClick={() => kopie.mutate(newIdempotencyKey())}
          >
            {t('letzte.nachbestellen')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
