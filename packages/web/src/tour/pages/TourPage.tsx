import { isIsoDate } from '@dreiklang/domain/shared/time'
import type { TourAnswer, StoppAnswer, AbholungAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useMemo, useState } from 'react'
import { z } from 'zod'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Alert, EmptyState, ListSkeleton, showQuery, NotYours } from '../../ui/feedback.tsx'
import { Note, Stack, Text } from '../../ui/layout.tsx'
import { stoppName, stoppAnker } from '../components/anzeige.ts'
import { useCutOff } from '../components/cutOff.ts'
import { StoppList } from '../components/StoppList.tsx'
import { Tageswahl } from '../components/Tageswahl.tsx'
import { TourHeader, TourStand } from '../components/TourHeader.tsx'
import { useTourPress } from '../components/tourStep.ts'
import { DayOnDevice } from '../components/withoutNetwork.ts'
import { tourQuery, useTourLive } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'
import classes from '../components/Tour.module.css'

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
  const today = useToday()
  const { id: me } = useUser()
  const [{ tag: chosen, person }, setSuche] = useSearchState(search)
  const tag = chosen ?? today
  const query = useQuery(tourQuery({ datum: tag, personId: person ?? me }))
  const { data: tour, state } = showQuery(query, { rows: 3, height: 220 })
  useTourLive()
  const content = (
    <>
      {state !== null && <div className={classes.state}>{state}</div>}
      {tour !== undefined && <TourContent tour={tour} />}
    </>
  )
  // What was read before says nothing of the steps that wait on this device.
  const cutOff = useCutOff(query) && (person ?? me) === me
  return (
    <div className={classes.page}>
      <TourHeader
        titel={tour === undefined || tour.eigene ? t('eigene') : t('von', { name: tour.person.name })}
        tag={tag}
        heute={today}
        tour={cutOff ? null : (tour ?? null)}
        days={<Tageswahl tag={tag} heute={today} onWahl={(naechster) => setSuche({ tag: naechster })} />}
      />
      {cutOff ? (
        <Suspense fallback={<ListSkeleton rows={3} height={64} />}>
          <DayOnDevice datum={tag} otherwise={content} />
        </Suspense>
      ) : (
        content
      )}
    </div>
  )
}

function TourContent({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  return (
    <>
      <TourStand tour={tour} />
      <Vorschlaege tour={tour} />
      <div className={classes.parts}>
        {tour.stopps.length === 0 ? (
          <EmptyState icon={<IconCalendarOff size={28} />} title={t('leer')}>
            {t('leerText')}
          </EmptyState>
        ) : (
          <StoppList tour={tour} />
        )}
        <div className={classes.beside}>
          {tour.uebergaben.map(({ von, an, grund, am }) => (
            <Alert key={am} tone="info">
              {t('uebergabe.war', { von, an, grund, zeit: formatDateTime(am) })}
            </Alert>
          ))}
          <TourMap tour={tour} />
        </div>
      </div>
    </>
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

/** Nothing of it happens automatically, and the next stop does not make room for it. */
function Vorschlaege({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const [open, setOpen] = useState(false)
  const better = useBetter()
  const { vorschlag, uebergaenge, abholungen } = tour
  const sequence = uebergaenge.ordnen === true && vorschlag !== null ? better(vorschlag) : null
  const fetch = uebergaenge.stoppHinzufuegen === true ? abholungen : []
  if (sequence === null && fetch.length === 0) return null
  const summary = [
    ...(sequence === null ? [] : [sequence]),
    ...(fetch.length === 0 ? [] : [`${t('abholung.titel')}: ${fetch.map(({ haus }) => haus.name).join(', ')}`]),
  ]
  return (
    <div className={classes.hints}>
      <Disclosure
        label={t('vorschlag.alle')}
        summary={<span className={classes.oneLine}>{summary.join(' ')}</span>}
        opened={open}
        onToggle={setOpen}
      >
        <Stack gap="md">
          {sequence !== null && <Sequence tour={tour} words={sequence} />}
          {fetch.map((abholung) => (
            <Abholung key={`${abholung.art} ${abholung.haus.id}`} tour={tour} abholung={abholung} />
          ))}
        </Stack>
      </Disclosure>
    </div>
  )
}

function useBetter() {
  const t = useTourTexts()
  return ({ gespartMinuten, punktlicherMinuten }: NonNullable<TourAnswer['vorschlag']>) =>
    punktlicherMinuten > 0 ? t('vorschlag.punktlicher', { count: punktlicherMinuten }) : t('vorschlag.kuerzer', { count: gespartMinuten })
}

function Sequence({ tour, words }: { tour: TourAnswer; words: string }) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const { vorschlag } = tour
  if (vorschlag === null) return null
  return (
    <div>
      <strong>{t('vorschlag.titel')}</strong>
      <Text>{words}</Text>
      <Button look="secondary" busy={laeuft !== null} onClick={() => run('ordnen', { reihenfolge: vorschlag.reihenfolge })}>
        {t('vorschlag.nehmen')}
      </Button>
    </div>
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
