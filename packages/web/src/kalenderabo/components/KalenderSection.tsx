import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { kalenderaboQuery } from '../kalenderabo.queries.ts'
import { KalenderKarte } from './KalenderKarte.tsx'
import { HausKarte } from './HausKarte.tsx'

/** Of the settings: the own visits in the calendar that a person uses anyway. */
export function Section() {
  const { data, error, refetch } = useQuery(kalenderaboQuery)
  if (data === undefined) return error === null ? <ListSkeleton rows={3} /> : <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Stack gap="lg">
      <KalenderKarte stand={data} />
      {data.darfErlauben && <HausKarte erlaubt={data.kuerzelErlaubt} />}
    </Stack>
  )
}
