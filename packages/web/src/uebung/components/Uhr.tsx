import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { advanceClock } from '../uebung.queries.ts'
import { uebungTexts } from '../uebung.texts.ts'

const steps = [
  ['hour', 60],
  ['day', 1440],
  ['week', 7 * 1440],
] as const

export function Uhr({ onClose }: { onClose: () => void }) {
  const t = useTexts(uebungTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...advanceClock,
    onSuccess: () => {
      toastSuccess(t('uhr.moved'))
      onClose()
      void queryClient.invalidateQueries()
    },
    onError: toastError,
  })
  return (
    <Card title={t('uhr.title')} level={3}>
      <Stack gap="sm">
        <Text>{t('uhr.text')}</Text>
        <Group gap="sm">
          {steps.map(([name, minuten]) => (
            <Button key={name} look="secondary" busy={isPending} onClick={() => mutate({ minuten })}>
              {t(`uhr.${name}`)}
            </Button>
          ))}
        </Group>
      </Stack>
    </Card>
  )
}
