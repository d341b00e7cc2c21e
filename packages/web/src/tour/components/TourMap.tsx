import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { Suspense, lazy, useMemo } from 'react'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import { stoppAnker } from './stoppAnker.ts'

const TileMap = lazy(async () => ({ default: (await import('../../ui/TileMap.tsx')).TileMap }))

type WithPunkt = StoppAnswer & { punkt: NonNullable<StoppAnswer['punkt']> }
const hasDot = (stopp: StoppAnswer): stopp is WithPunkt => stopp.punkt !== null

/** The list says all of it, too. */
export function TourMap({ tour: { mapTiles, stopps } }: { tour: TourAnswer }) {
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
      {ohne.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('map.ohne', { namen: ohne.map(stoppName).join(' · ') })}
        </Text>
      )}
    </Stack>
  )
}
