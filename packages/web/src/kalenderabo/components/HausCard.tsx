import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { Switch } from '../../ui/Switch.tsx'
import { toastError } from '../../ui/toast.tsx'
import { allowKuerzel, useKalenderTat } from '../kalenderabo.queries.ts'
import { kalenderaboTexts } from '../kalenderabo.texts.ts'

export function HausCard({ erlaubt }: { erlaubt: boolean }) {
  const t = useTexts(kalenderaboTexts)
  const erlaube = useKalenderTat(allowKuerzel)
  return (
    <Card title={t('house.title')}>
      <Stack>
        <Switch
          label={t('house.allow')}
          checked={erlaube.isPending ? erlaube.variables : erlaubt}
          onChange={(next) => erlaube.mutate(next, { onError: toastError })}
        />
        <Text size="sm" c="dimmed">
          {t('house.text')}
        </Text>
      </Stack>
    </Card>
  )
}
