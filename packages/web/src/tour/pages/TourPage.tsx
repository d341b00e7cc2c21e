import { isIsoDate } from '@dreiklang/domain/shared/time'
import type { TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { usePage } from '../../hausbesuch/components/usePage.ts'
import { useToday } from '../../shared/useToday.ts'
import { hausbesuchePath, tourenPath, unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDateTime, formatLongDate } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, EmptyState, ErrorState, ListSkeleton, NotYours } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { Group, PageHeader, Stack } from '../../ui/layout.tsx'
import { StoppList } from '../components/StoppList.tsx'
import { Tageswahl } from '../components/Tageswahl.tsx'
import { TourKopf } from '../components/TourKopf.tsx'
import { TourMap } from '../components/TourMap.tsx'
import { Vorschlaege } from '../components/Vorschlaege.tsx'
import { tourQuery, useTourLive } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'

const search = z.object({
  tag: z.string().refine(isIsoDate).nullable().default(null),
  person: z.uuid().nullable().default(null),
})

export function TourPage() {
  const t = useTourTexts()
  if (usePage() !== null) return <Tour />
  return <NotYours title={t('eigene')}>{t('nichtIhre')}</NotYours>
}

function Tour() {
  const t = useTourTexts()
  const h = useHausbesuchTexts()
  const today = useToday()
  const { id: me } = useUser()
  const [{ tag: chosen, person }, setSuche] = useSearchState(search)
  const tag = chosen ?? today
  const { data: tour, error, refetch } = useQuery(tourQuery({ datum: tag, personId: person ?? me }))
  useTourLive()
  return (
    <>
      <PageHeader
        title={tour === undefined || tour.eigene ? t('eigene') : t('von', { name: tour.person.name })}
        subtitle={formatLongDate(tag)}
        above={
          <Group gap="md">
            <Link to={hausbesuchePath}>{h('alle')}</Link>
            <Link to={tourenPath(chosen ?? undefined)}>{t('alle')}</Link>
            <Link to={unterwegsPath}>{h('tag.ohneNetz')}</Link>
          </Group>
        }
        actions={<Tageswahl tag={tag} heute={today} onWahl={(naechster) => setSuche({ tag: naechster })} />}
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {tour === undefined && error === null && <ListSkeleton rows={3} height={220} />}
      {tour !== undefined && <TourContent tour={tour} />}
    </>
  )
}

function TourContent({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  return (
    <Stack gap="lg">
      <TourKopf tour={tour} />
      {tour.uebergaben.map(({ von, an, grund, am }) => (
        <Alert key={am} tone="info">
          {t('uebergabe.war', { von, an, grund, zeit: formatDateTime(am) })}
        </Alert>
      ))}
      <Vorschlaege tour={tour} />
      <TourMap tour={tour} />
      {tour.stopps.length === 0 ? (
        <EmptyState icon={<IconCalendarOff size={28} />} title={t('leer')}>
          {t('leerText')}
        </EmptyState>
      ) : (
        <StoppList tour={tour} />
      )}
    </Stack>
  )
}
