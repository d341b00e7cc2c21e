import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { kalenderaboQuery } from '../kalenderabo.queries.ts'
import { KalenderCard } from './KalenderCard.tsx'
import { HausCard } from './HausCard.tsx'

export function Section() {
  const { data, error, refetch } = useQuery(kalenderaboQuery)
  if (data === undefined) return error === null ? <ListSkeleton rows={3} /> : <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap="lg">
      <KalenderCard stand={data} />
      {data.darfErlauben && <HausCard erlaubt={data.kuerzelErlaubt} />}
    </Stack>
  )
}
