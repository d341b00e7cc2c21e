import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChangeWish, wishesQuery } from '../notification.queries.ts'
import { notificationTexts } from '../notification.texts.ts'
import { PushCard } from './PushCard.tsx'

export function Section() {
  const t = useTexts(notificationTexts)
  const { data, error, refetch } = useQuery(wishesQuery)
  const change = useChangeWish()

  if (data === undefined)
    return error === null ? <ListSkeleton rows={7} height={96} /> : <ErrorState error={error} onRetry={() => void refetch()} />
  const choose = (wish: Parameters<typeof change.mutate>[0][number]) => change.mutate([wish], { onError: toastError })
  return (
    <Stack gap="xl">
      <PushCard />
      <Card title={t('wishes.title')}>
        <Stack>
          <Text size="sm" c="dimmed">
            {t('wishes.hint')}
          </Text>
          {data.themen.map(({ id, pflicht, inApp, email, push }) => (
            <FieldGroup key={id} label={t(`wishes.topic.${id}`)} {...(pflicht ? { description: t('wishes.duty') } : {})}>
              <Group gap="xl" mih={44}>
                {!pflicht && <Switch label={t('wishes.inApp')} checked={inApp} onChange={(next) => choose({ id, inApp: next })} />}
                <Switch label={t('wishes.push')} checked={push} onChange={(next) => choose({ id, push: next })} />
                <Switch label={t('wishes.email')} checked={email} onChange={(next) => choose({ id, email: next })} />
              </Group>
            </FieldGroup>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
