import type { RundeAnswer } from '@dreiklang/domain/tour/runde.contract'
import { IconDownload, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useLive } from '../../bestellung/components/live.ts'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { EmptyState, NotYours, showQuery } from '../../ui/feedback.tsx'
import type { MenuGroups } from '../../ui/menuEntry.ts'
import { HeadRow, More } from '../components/HeadRow.tsx'
import { RoundStops } from '../components/runde/RoundStops.tsx'
import { type WaitingBags, boteOf, nothingWaits, openBags, splitRound, useRoundSequence } from '../components/runde/round.ts'
import { rundeQuery } from '../runde.queries.ts'
import { useRundeTexts } from '../tour.texts.ts'
import { useToday } from '../../shared/useToday.ts'
import classes from '../components/Tour.module.css'

/** Whose bags: a name, all, or what nobody has said yet. */
const search = z.object({ bote: z.string().nullable().default(null) })
const allOfThem = '*'

export function RundePage() {
  const t = useRundeTexts()
  if (usePage() === 'APOTHEKE') return <Runde />
  return <NotYours title={t('titel')}>{t('nichtIhre')}</NotYours>
}

function Runde() {
  const today = useToday()
  const { data: runde, state } = showQuery(useQuery(rundeQuery), { rows: 5, height: 64 })
  useLive(null)
  if (runde === undefined) {
    return (
      <div className={classes.page}>
        <EmptyHead today={today} />
        <div className={classes.state}>{state}</div>
      </div>
    )
  }
  return (
    <div className={classes.page}>
      {state !== null && <div className={classes.state}>{state}</div>}
      <Round runde={runde} waiting={nothingWaits} />
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

export function Round({ runde, waiting }: { runde: RundeAnswer; waiting: WaitingBags }) {
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
