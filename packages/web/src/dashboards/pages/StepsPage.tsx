import { ablehnungsgruende, figures } from '@dreiklang/domain/dashboards/bestellweg'
import type { StepRow } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { IconArrowLeft, IconList } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useLive } from '../../bestellung/components/live.ts'
import { formatDate } from '../../shared/format.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { Button, IconButton, Link } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note, Title, usePageTitle } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { bestellungenAddress } from '../components/bestellungenAddress.ts'
import { useDuration } from '../components/useDuration.ts'
import { bestellungenPath } from '../dashboards.paths.ts'
import { stepsQuery } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from '../components/Dashboards.module.css'

const address = z.object({
  figur: z.enum(figures).default('GESAMT'),
  grund: z.union([z.literal(''), z.enum(ablehnungsgruende)]).default(''),
  ...bestellungenAddress.shape,
})

/** The steps that a figure counts: as many rows as it said, each with its order. */
export function StepsPage() {
  const t = useDashboardsTexts()
  const goTo = useGoTo()
  const [{ figur, grund, ...filter }] = useSearchState(address)
  const name = grund === '' ? t(`figur.${figur}`) : `${t(`figur.${figur}`)}: ${t(`grund.${grund}`)}`
  const heading = usePageTitle(name)
  const query = useInfiniteQuery(stepsQuery({ figur, grund }, filter))
  const { data, state } = showQuery(query, { rows: 8 })
  useLive(null)
  const rows = data?.pages.flatMap(({ zeilen }) => zeilen)
  return (
    <>
      <div className={classes.header} data-no-print>
        <IconButton label={t('back')} icon={<IconArrowLeft size={22} aria-hidden />} onClick={() => goTo(bestellungenPath(filter))} />
        <div className={classes.name}>
          <Title order={1} size="h3" ref={heading} tabIndex={-1}>
            {name}
          </Title>
          {filter.von !== '' && filter.bis !== '' && <Note>{t('days', { from: formatDate(filter.von), to: formatDate(filter.bis) })}</Note>}
        </div>
      </div>
      <p className={classes.what}>{t(`erklaert.${figur}`)}</p>
      {state}
      {rows?.length === 0 && (
        <EmptyState icon={<IconList size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {rows !== undefined && rows.length > 0 && <Steps name={name} rows={rows} refused={figur === 'ABGELEHNT'} />}
      {query.hasNextPage && (
        <div className={classes.after}>
          <Button look="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Steps({ name, rows, refused }: { name: string; rows: readonly StepRow[]; refused: boolean }) {
  const t = useDashboardsTexts()
  const duration = useDuration()
  const number: Column<StepRow> = {
    id: 'number',
    header: t('bestellung'),
    cell: ({ nummer, bestellungId }) =>
      nummer === null ? (
        t('gone')
      ) : (
        <Link to={bestellungPath(bestellungId)} className={classes.number}>
          {nummer}
        </Link>
      ),
  }
  const when: Column<StepRow> = { id: 'when', header: t('when'), cell: ({ am }) => <DateTime value={am} /> }
  const reason: Column<StepRow> = { id: 'reason', header: t('reason'), cell: ({ grund }) => grund && t(`grund.${grund}`) }
  const took: Column<StepRow> = { id: 'took', header: t('took'), align: 'end', cell: ({ minuten }) => duration(minuten) }
  const notes: Column<StepRow> = {
    id: 'notes',
    header: t('notes'),
    hideBelow: 'sm',
    cell: ({ verspaetet, umweg }) => [verspaetet === true ? t('late') : '', umweg === true ? t('detour') : ''].filter(Boolean).join(', '),
  }
  return (
    <Table
      caption={name}
      rows={rows}
      rowKey={({ seq }) => String(seq)}
      columns={refused ? [number, when, reason] : [number, when, took, notes]}
    />
  )
}
