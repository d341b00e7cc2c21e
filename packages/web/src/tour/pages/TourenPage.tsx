import type { TourZeile } from '@dreiklang/domain/tour/sicht.contract'
import { istDatum } from '@dreiklang/domain/shared/zeit'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import karte from '../../hausbesuch/components/Tageskarte.module.css'
import { useHeute } from '../../hausbesuch/components/useHeute.ts'
import { useSeite } from '../../hausbesuch/components/useSeite.ts'
import { hausbesuchePath, tourPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { hausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Group } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import classes from '../components/Stopp.module.css'
import { Tageswahl } from '../components/Tageswahl.tsx'
import { SpaetPlakette, TourPlakette } from '../components/TourKopf.tsx'
import { tourenQuery, useTourLive } from '../tour.queries.ts'
import { tourTexts } from '../tour.texts.ts'

const suche = z.object({ tag: z.string().refine(istDatum).nullable().default(null) })

/** Who is on the way today, how far, and who is late. */
export function TourenPage() {
  const t = useTexts(tourTexts)
  if (useSeite() !== null) return <Touren />
  return (
    <>
      <PageHeader title={t('alle')} />
      <Alert tone="info">{t('nichtIhre')}</Alert>
    </>
  )
}

function Touren() {
  const t = useTexts(tourTexts)
  const h = useTexts(hausbesuchTexts)
  const heute = useHeute()
  const [{ tag: gewaehlt }, setSuche] = useSearchState(suche)
  const tag = gewaehlt ?? heute
  const { data, error, refetch } = useQuery(tourenQuery(tag))
  useTourLive()
  return (
    <>
      <PageHeader
        title={t('alle')}
        subtitle={formatLongDate(tag)}
        above={<Link to={hausbesuchePath}>{h('alle')}</Link>}
        actions={<Tageswahl tag={tag} heute={heute} onWahl={(naechster) => setSuche({ tag: naechster })} />}
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={4} height={120} />}
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
    </>
  )
}

function Zeile({
  tour: { person, datum, status, stopps, fertige, naechster, fahrMinuten, spaetMinuten, zurueckUm, fahrzeug },
}: {
  tour: TourZeile
}) {
  const t = useTexts(tourTexts)
  const worte = [
    t('stand', { fertige, alle: stopps }),
    t('fahrt', { minuten: fahrMinuten }),
    ...(zurueckUm === null ? [] : [t('zurueck', { zeit: formatTime(zurueckUm) })]),
    ...(fahrzeug === null ? [] : [fahrzeug]),
  ]
  return (
    <li className={classes.karte} data-fertig={naechster === null || undefined}>
      <h2 className={karte.name}>
        <Link to={tourPath({ tag: datum, person: person.id })}>{person.name}</Link>
      </h2>
      <Group gap="xs">
        <TourPlakette status={status} />
        <SpaetPlakette minuten={spaetMinuten} />
      </Group>
      <div>{worte.join(' · ')}</div>
      <div>
        {naechster === null
          ? t('touren.fertig')
          : `${t('touren.naechster')}: ${t('touren.um', { name: naechster.name, zeit: formatTime(naechster.um) })}`}
      </div>
    </li>
  )
}
