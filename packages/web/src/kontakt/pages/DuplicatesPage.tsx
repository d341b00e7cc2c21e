import { type Paar, findDuplicate } from '@dreiklang/domain/kontakt/duplicates'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { PaarCard } from '../components/PaarCard.tsx'
import { kontaktePath } from '../kontakt.paths.ts'
import { kontakteQuery, useLivingKontakte } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

const schluesselOf = ({ kontakte: [a, b] }: Paar) => `${a.id} ${b.id}`

export function DuplicatesPage() {
  const t = useKontaktTexts()
  const { data: kontakte, error, refetch } = useQuery(kontakteQuery)
  const [verschieden, setVerschieden] = useState<readonly string[]>([])
  useLivingKontakte()
  const paare = useMemo(() => findDuplicate(kontakte ?? []), [kontakte])
  const offene = paare.filter((pair) => !verschieden.includes(schluesselOf(pair)))
  return (
    <>
      <PageHeader title={t('doppelte.titel')} above={<Link to={kontaktePath}>{t('titel')}</Link>} />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {kontakte === undefined && error === null && <ListSkeleton rows={3} height={160} />}
      {kontakte !== undefined && offene.length === 0 && (
        <EmptyState icon={<IconUsers size={28} />} title={t('doppelte.keine')}>
          {t('doppelte.keineText')}
        </EmptyState>
      )}
      <Stack gap="md">
        {offene.slice(0, 50).map((pair) => (
          <PaarCard
            key={`${schluesselOf(pair)} ${pair.kontakte[0].version} ${pair.kontakte[1].version}`}
            paar={pair}
            onVerschieden={() => setVerschieden([...verschieden, schluesselOf(pair)])}
          />
        ))}
      </Stack>
    </>
  )
}
