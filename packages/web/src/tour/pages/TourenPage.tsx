import { isIsoDate } from '@dreiklang/domain/shared/time'
import type { TourListRow } from '@dreiklang/domain/tour/view.contract'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { useToday } from '../../shared/useToday.ts'
import { tourPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Link } from '../../ui/buttons.tsx'
import { EmptyState, showQuery, NotYours } from '../../ui/feedback.tsx'
import { Group, WidePage } from '../../ui/layout.tsx'
import { RecordHeader } from '../../ui/RecordHeader.tsx'
import { Tageswahl } from '../components/Tageswahl.tsx'
import { SpaetBadge, TourBadge, useTourWords } from '../components/TourBadges.tsx'
import { tourenQuery, useTourLive } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'
import classes from '../components/Touren.module.css'

const search = z.object({ tag: z.string().refine(isIsoDate).nullable().default(null) })

export function TourenPage() {
  const t = useTourTexts()
  if (usePage() !== null) return <Touren />
  return <NotYours title={t('alle')}>{t('nichtIhre')}</NotYours>
}

function Touren() {
  const t = useTourTexts()
  const today = useToday()
  const [{ tag: chosen }, setSuche] = useSearchState(search)
  const tag = chosen ?? today
  const { data, state } = showQuery(useQuery(tourenQuery(tag)), { rows: 8, height: 44 })
  useTourLive()
  return (
    <WidePage>
      <RecordHeader
        title={t('alle')}
        tabTitle={t('alle')}
        beside={formatLongDate(tag)}
        actions={<Tageswahl tag={tag} heute={today} onWahl={(naechster) => setSuche({ tag: naechster })} />}
      />
      {state}
      {data?.touren.length === 0 && (
        <EmptyState icon={<IconCalendarOff size={28} />} title={t('keineTouren')}>
          {t('keineTourenText')}
        </EmptyState>
      )}
      {data !== undefined && data.touren.length > 0 && (
        <ul className={classes.liste}>
          {data.touren.map((tour) => (
            <Zeile key={tour.person.id} tour={tour} />
          ))}
        </ul>
      )}
    </WidePage>
  )
}

function Zeile({ tour }: { tour: TourListRow }) {
  const { person, datum, status, naechster, spaetMinuten } = tour
  const t = useTourTexts()
  const words = useTourWords()
  return (
    <li className={classes.zeile} data-fertig={naechster === null || undefined}>
      <h2 className={classes.name}>
        <Link to={tourPath({ tag: datum, person: person.id })}>{person.name}</Link>
      </h2>
      <Group gap="xs">
        <TourBadge status={status} fertige={tour.fertige} />
        <SpaetBadge minuten={spaetMinuten} />
      </Group>
      <span>{words(tour)}</span>
      <span className={classes.naechster}>
        {naechster === null
          ? t('touren.fertig')
          : `${t('touren.naechster')}: ${t('touren.um', { name: naechster.name, zeit: formatTime(naechster.um) })}`}
      </span>
    </li>
  )
}
