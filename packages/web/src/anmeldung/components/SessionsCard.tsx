import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { endOthers, endSession, sessionsQuery, useAccountDeed } from '../sicherheit.queries.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'

export function SessionsCard() {
  const t = useTexts(sicherheitTexts)
  const { data, error, refetch } = useQuery(sessionsQuery)
  const end = useAccountDeed(endSession)
  const endAll = useAccountDeed(endOthers)
  const ended = { onError: toastError, onSuccess: () => toastSuccess(t('sessions.ended')) }
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('sessions.title')}>
      {data === undefined ? (
        <ListSkeleton rows={2} />
      ) : (
        <Stack>
          {data.sitzungen.map(({ id, geraet, adresse, zuletztAm, diese }) => {
            const device = geraet ?? t('unknownDevice')
            return (
              <Group key={id} justify="space-between">
                <div>
                  <Text fw={600}>{diese ? t('sessions.this', { device }) : device}</Text>
                  <Text size="sm" c="dimmed">
                    {adresse ?? t('unknownNetwork')} · <RelativeTime instant={zuletztAm} />
                  </Text>
                </div>
                {!diese && (
                  <Button
                    look="secondary"
                    size="sm"
                    busy={end.isPending && end.variables === id}
                    aria-label={t('sessions.endOf', { device })}
                    onClick={() => end.mutate(id, ended)}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </Group>
            )
          })}
          {data.sitzungen.length > 1 && (
            <Group>
              <Button look="secondary" busy={endAll.isPending} onClick={() => endAll.mutate(undefined, ended)}>
                {t('sessions.endOthers')}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Card>
  )
}
