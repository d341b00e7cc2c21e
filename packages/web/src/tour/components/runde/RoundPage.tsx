import type { RundeAnswer } from '@dreiklang/domain/tour/runde.contract'
import { IconDownload, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { z } from 'zod'
import { useLive } from '../../../bestellung/components/live.ts'
import { usePage } from '../../../hausbesuch/components/anzeige.tsx'
import { unterwegsPath } from '../../../hausbesuch/hausbesuch.paths.ts'
import { useSearchState } from '../../../shared/searchState.ts'
import { useUser } from '../../../shared/session.ts'
import { EmptyState, NotYours, showQuery } from '../../../ui/feedback.tsx'
import type { MenuGroups } from '../../../ui/menuEntry.ts'
import { useCutOff } from '../cutOff.ts'
import { HeadRow, More } from '../HeadRow.tsx'
import { RoundStops } from './RoundStops.tsx'
import { type WaitingBags, boteOf, openBags, splitRound, useRoundSequence } from './round.ts'
import { rundeQuery } from '../../runde.queries.ts'
import { useRundeTexts } from '../../tour.texts.ts'
import { useToday } from '../../../shared/useToday.ts'
import classes from '../Tour.module.css'

/** Whose bags: a name, all, or what nobody has said yet. */
const search = z.object({ bote: z.string().nullable().default(null) })
const allOfThem = '*'

export interface RoundOnDeviceProps {
  /** Undefined: it was not read. */
  live: RundeAnswer | undefined
  /** There is no network, and what was read before may be old. */
  cutOff: boolean
  /** Where there is neither. */
  otherwise: ReactNode
  /** `device`: what this device has to say about it, under the head of the page. */
  children: (runde: RundeAnswer, waiting: WaitingBags, device: ReactNode) => ReactNode
}

interface RoundPageProps {
  /** The round as the device knows it: with what waits on it, and without network as it was taken along; of the room above that keeps it. */
  OnDevice: ComponentType<RoundOnDeviceProps>
}

export function RoundPage({ OnDevice }: RoundPageProps) {
  const t = useRundeTexts()
  if (usePage() === 'APOTHEKE') return <Runde OnDevice={OnDevice} />
  return <NotYours title={t('titel')}>{t('nichtIhre')}</NotYours>
}

function Runde({ OnDevice }: RoundPageProps) {
  const today = useToday()
  const query = useQuery(rundeQuery)
  const { data, state } = showQuery(query, { rows: 5, height: 64 })
  const cutOff = useCutOff(query)
  useLive(null)
  const otherwise = (
    <>
      <EmptyHead today={today} />
      <div className={classes.state}>{state}</div>
    </>
  )
  return (
    <div className={classes.page}>
      <OnDevice live={data} cutOff={cutOff} otherwise={otherwise}>
        {(runde, waiting, device) => <Round runde={runde} waiting={waiting} device={device} />}
      </OnDevice>
    </div>
  )
}

function EmptyHead({ today }: { today: string }) {
  const t = useRundeTexts()
  return (
    <HeadRow titel={t('titel')} tag={today} meta={null}>
      {null}
    </HeadRow>
  )
}

/** A driver begins with what is in the own car; whoever sends them out sees all. */
function useBote(runde: RundeAnswer): [string | null, (bote: string | null) => void] {
  const { name } = useUser()
  const [{ bote }, setSearch] = useSearchState(search)
  const own = boteOf(runde).includes(name) ? name : null
  const set = (next: string | null) => setSearch({ bote: next ?? allOfThem })
  if (bote === allOfThem) return [null, set]
  return [bote ?? own, set]
}

function Round({ runde, waiting, device }: { runde: RundeAnswer; waiting: WaitingBags; device: ReactNode }) {
  const t = useRundeTexts()
  const [bote, setBote] = useBote(runde)
  const [sequence, setSequence] = useRoundSequence(runde.datum)
  const { open, done } = splitRound(runde, { waiting, bote, sequence })
  const meta = [
    t('stopps', { count: open.length }),
    t('tueten', { count: open.flatMap(openBags).length }),
    ...(done.length === 0 ? [] : [t('fertig', { anzahl: done.length })]),
  ]
  const groups: MenuGroups = [
    {
      entries: [
        { id: 'alle', label: t('alle'), checked: bote === null, onSelect: () => setBote(null) },
        ...boteOf(runde).map((name) => ({
          id: `bote ${name}`,
          label: t('von', { name }),
          checked: bote === name,
          onSelect: () => setBote(name),
        })),
      ],
    },
    { entries: [{ id: 'offline', label: t('offlineLaden'), icon: <IconDownload size={18} aria-hidden />, to: unterwegsPath }] },
  ]
  return (
    <>
      <HeadRow titel={bote === null ? t('titel') : t('von', { name: bote })} tag={runde.datum} meta={meta.join(' · ')}>
        <More groups={groups} />
      </HeadRow>
      {device}
      {open.length === 0 && (
        <EmptyState icon={<IconTruckDelivery size={28} />} title={t(done.length === 0 ? 'leer' : 'allesTitel')}>
          {t(done.length === 0 ? 'leerText' : 'allesText')}
        </EmptyState>
      )}
      <div className={classes.parts}>
        <RoundStops open={open} done={done} waiting={waiting} onSequence={setSequence} />
      </div>
    </>
  )
}
