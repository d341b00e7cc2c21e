import { isIsoDate } from '@dreiklang/domain/shared/time'
import type { TourAnswer, StoppAnswer, AbholungAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useMemo } from 'react'
import { z } from 'zod'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { hausbesuchePath, tourenPath, unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDateTime, formatLongDate } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { useToday } from '../../shared/useToday.ts'
import { Link, Button } from '../../ui/buttons.tsx'
import { Alert, EmptyState, ListSkeleton, showQuery, NotYours } from '../../ui/feedback.tsx'
import { Group, PageHeader, Stack, Text, Card, Note } from '../../ui/layout.tsx'
import { stoppName, stoppAnker } from '../components/anzeige.ts'
import { StoppList } from '../components/StoppList.tsx'
import { Tageswahl, TourKopf } from '../components/TourKopf.tsx'
import { useTourPress } from '../components/tourStep.ts'
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
  const { data: tour, state } = showQuery(useQuery(tourQuery({ datum: tag, personId: person ?? me })), { rows: 3, height: 220 })
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
      {state}
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

const TileMap = lazy(async () => ({ default: (await import('../../ui/TileMap.tsx')).TileMap }))

type WithPunkt = StoppAnswer & { punkt: NonNullable<StoppAnswer['punkt']> }
const hasDot = (stopp: StoppAnswer): stopp is WithPunkt => stopp.punkt !== null

/** The list says all of it, too. */
function TourMap({ tour: { mapTiles, stopps } }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const places = useMemo(() => {
    // The numbers are those of the list, in which what is done has none.
    const offene = stopps.filter(({ fertig }) => !fertig)
    return stopps.filter(hasDot).map((stopp) => {
      const platz = offene.indexOf(stopp) + 1
      const name = stoppName(stopp)
      return {
        id: stopp.id,
        mark: platz === 0 ? '✓' : String(platz),
        name: platz === 0 ? name : t('map.stopp', { platz, name }),
        latitude: stopp.punkt.breite,
        longitude: stopp.punkt.laenge,
        done: stopp.fertig,
      }
    })
  }, [stopps, t])
  if (mapTiles === null || places.length === 0) return null
  const ohne = stopps.filter((stopp) => !hasDot(stopp))
  return (
    <Stack gap="xs">
      <Suspense fallback={<ListSkeleton rows={1} height={320} />}>
        <TileMap
          label={t('map.titel')}
          tilesUrl={mapTiles.url}
          attribution={mapTiles.attribution}
          places={places}
          onPick={(id) => document.getElementById(stoppAnker(id))?.focus()}
        />
      </Suspense>
      {ohne.length > 0 && <Note>{t('map.ohne', { namen: ohne.map(stoppName).join(' · ') })}</Note>}
    </Stack>
  )
}

/** Nothing of it happens automatically. */
function Vorschlaege({ tour }: { tour: TourAnswer }) {
  return (
    <>
      {tour.uebergaenge.ordnen === true && <Sequence tour={tour} />}
      {tour.uebergaenge.stoppHinzufuegen === true && tour.abholungen.length > 0 && <Abholungen tour={tour} />}
    </>
  )
}

function Sequence({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const { vorschlag } = tour
  if (vorschlag === null) return null
  const { reihenfolge, gespartMinuten, punktlicherMinuten } = vorschlag
  return (
    <Alert
      tone="info"
      title={t('vorschlag.titel')}
      actions={
        <Button look="secondary" busy={laeuft !== null} onClick={() => run('ordnen', { reihenfolge })}>
          {t('vorschlag.nehmen')}
        </Button>
      }
    >
      {punktlicherMinuten > 0
        ? t('vorschlag.punktlicher', { count: punktlicherMinuten })
        : t('vorschlag.kuerzer', { count: gespartMinuten })}
    </Alert>
  )
}

function Abholungen({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  return (
    <Card title={t('abholung.titel')} gap="md">
      {tour.abholungen.map((abholung) => (
        <Abholung key={`${abholung.art} ${abholung.haus.id}`} tour={tour} abholung={abholung} />
      ))}
    </Card>
  )
}

function Abholung({
  tour,
  abholung: { art, haus, bestellungen, vor, umwegMinuten, mehrSpaetMinuten },
}: {
  tour: TourAnswer
  abholung: AbholungAnswer
}) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const kosten = [
    umwegMinuten > 0 ? t('abholung.umweg', { count: umwegMinuten }) : t('abholung.keinUmweg'),
    ...(mehrSpaetMinuten > 0 ? [t('abholung.spaeter', { count: mehrSpaetMinuten })] : []),
  ]
  return (
    <div>
      <strong>
        {t(`art.${art}`)}: {haus.name}
      </strong>
      <Text>{bestellungen.map(({ nummer, klient }) => t('stopp.bestellung', { nummer, klient })).join('; ')}</Text>
      <Text c="dimmed">{kosten.join(', ')}</Text>
      <Button
        look="secondary"
        busy={laeuft !== null}
        aria-label={t('abholung.nehmenName', { art: t(`art.${art}`), name: haus.name })}
        onClick={() => run('stoppHinzufuegen', { stopp: { art, organisationId: haus.id }, vor })}
      >
        {t('abholung.nehmen')}
      </Button>
    </div>
  )
}
