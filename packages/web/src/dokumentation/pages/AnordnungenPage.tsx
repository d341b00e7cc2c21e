import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { SegmentedField } from '../../form/choiceFields.tsx'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useSignal } from '../../shared/signal.ts'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { AnordnungCard } from '../components/AnordnungCard.tsx'
import { anordnungenQuery } from '../dokumentation.queries.ts'
import { useAnordnungTexts } from '../dokumentation.texts.ts'

const search = z.object({ welche: z.enum(['offen', 'alle']).default('offen') })

export function AnordnungenPage() {
  const t = useAnordnungTexts()
  const [{ welche }, setSuche] = useSearchState(search)
  const { data: anordnungen, error, refetch } = useQuery(anordnungenQuery(welche === 'offen'))
  useSignal('hausbesuch', () => void refetch())
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to={hausbesuchePath}>{t('zurueck')}</Link>} />
      <Stack gap="lg">
        <SegmentedField
          label={t('welche')}
          labelHidden
          choices={[
            { value: 'offen', label: t('offen') },
            { value: 'alle', label: t('alle') },
          ]}
          value={welche}
          onChange={(neu: 'offen' | 'alle') => setSuche({ welche: neu })}
        />
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {anordnungen === undefined && error === null && <ListSkeleton rows={3} height={140} />}
        {anordnungen?.length === 0 && (
          <EmptyState icon={<IconSignature size={28} />} title={t('leer')}>
            {t('leerText')}
          </EmptyState>
        )}
        {anordnungen?.map((anordnung) => (
          <AnordnungCard key={anordnung.id} anordnung={anordnung} />
        ))}
      </Stack>
    </>
  )
}
