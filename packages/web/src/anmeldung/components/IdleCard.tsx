import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { toastError } from '../../ui/toast.tsx'
import { idleQuery, setIdle, useAccountDeed } from '../sicherheit.queries.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'
import { MinutesField } from './MinutesField.tsx'

export function IdleCard() {
  const t = useTexts(sicherheitTexts)
  const { data, error, refetch } = useQuery(idleQuery)
  const change = useAccountDeed(setIdle)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={1} />
  const { organisation, eigene } = data
  return (
    <Card title={t('idle.title')}>
      <MinutesField
        label={t('idle.own')}
        description={t('idle.ownText')}
        most={organisation - 1}
        none={t('idle.asAll', { count: organisation })}
        value={change.isPending ? change.variables : eigene}
        onChange={(minutes) => change.mutate(minutes, { onError: toastError })}
      />
    </Card>
  )
}
