import type { Bestellweg } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { leastForMedian, percentOf, usualRangeDays } from '@dreiklang/domain/dashboards/bestellweg'
import { plusDays } from '@dreiklang/domain/shared/time'
import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../bestellung/components/live.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useToday } from '../../shared/useToday.ts'
import { Link } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DashboardHeader } from '../components/DashboardHeader.tsx'
import { BestellungenTools } from '../components/BestellungenTools.tsx'
import { bestellungenAddress } from '../components/bestellungenAddress.ts'
import { Tiles } from '../components/Tiles.tsx'
import { useDuration } from '../components/useDuration.ts'
import { type BestellungenFilter, stepsPath } from '../dashboards.paths.ts'
import { bestellungenQuery } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from '../components/Dashboards.module.css'

interface FiguresProps {
  counted: Bestellweg
  filter: BestellungenFilter
}

export function BestellungenPage() {
  const t = useDashboardsTexts()
  const today = useToday()
  const [filter, setFilter] = useSearchState(bestellungenAddress)
  const { data: counted, state } = showQuery(useQuery(bestellungenQuery(filter)), { rows: 5, height: 120 })
  useLive(null)
  const days = counted ?? { von: filter.von || plusDays(today, 1 - usualRangeDays), bis: filter.bis || today, partner: [] }
  const shown = { ...filter, von: days.von, bis: days.bis }
  return (
    <>
      <DashboardHeader
        dashboard="bestellungen"
        tools={<BestellungenTools filter={filter} counted={days} onChange={(change) => setFilter(change)} />}
      />
      {state}
      {counted !== undefined && hasNothing(counted) && (
        <EmptyState icon={<IconChartBar size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {counted !== undefined && !hasNothing(counted) && (
        <>
          <Outcome counted={counted} filter={shown} />
          <div className={classes.cards}>
            <Uebergaben counted={counted} filter={shown} />
            <Weeks counted={counted} />
            <Reasons counted={counted} filter={shown} />
          </div>
        </>
      )}
    </>
  )
}

const countRefusals = ({ ablehnungen }: Bestellweg): number => ablehnungen.reduce((sum, { anzahl }) => sum + anzahl, 0)

const hasNothing = (counted: Bestellweg): boolean =>
  counted.gesamt.anzahl === 0 && countRefusals(counted) === 0 && counted.uebergaben.every(({ anzahl }) => anzahl === 0)

function Outcome({ counted, filter }: FiguresProps) {
  const t = useDashboardsTexts()
  const duration = useDuration()
  const { anzahl, medianMinuten, p90Minuten, verspaetet, ohneUmweg } = counted.gesamt
  const share = (part: number) => {
    const percent = percentOf(part, anzahl)
    return percent === null ? undefined : t('share', { percent, count: anzahl })
  }
  const tile = (figur: 'GESAMT' | 'VERSPAETET' | 'OHNE_UMWEG' | 'ABGELEHNT', count: number, more?: string) => ({
    label: t(`figur.${figur}`),
    value: formatNumber(count),
    ...(more === undefined ? {} : { more }),
    ...(count === 0 ? {} : { to: stepsPath(figur, filter) }),
  })
  const typical = medianMinuten === null ? undefined : t('typical', { median: duration(medianMinuten), most: duration(p90Minuten) })
  return (
    <Tiles
      label={t('outcome')}
      tiles={[
        tile('GESAMT', anzahl, typical),
        tile('VERSPAETET', verspaetet, share(verspaetet)),
        tile('OHNE_UMWEG', ohneUmweg, share(ohneUmweg)),
        tile('ABGELEHNT', countRefusals(counted)),
      ]}
    />
  )
}

const inHours = (minutes: number | null): number => Math.round((minutes ?? 0) / 6) / 10

function Uebergaben({ counted: { uebergaben }, filter }: FiguresProps) {
  const t = useDashboardsTexts()
  const duration = useDuration()
  const withMedian = uebergaben.filter(({ medianMinuten }) => medianMinuten !== null)
  return (
    <>
      {withMedian.length > 0 && (
        <div className={classes.wide}>
          <ChartCard
            title={t('uebergabe.chart')}
            note={t('uebergabe.note')}
            data={{
              axis: t('uebergabe.name'),
              labels: withMedian.map(({ uebergabe }) => t(`figur.${uebergabe}`)),
              series: [
                { name: t('median'), values: withMedian.map(({ medianMinuten }) => inHours(medianMinuten)) },
                { name: t('p90'), values: withMedian.map(({ p90Minuten }) => inHours(p90Minuten)) },
              ],
              kind: 'bar',
              format: (value) => t('hours', { value: formatNumber(value, 1) }),
            }}
          />
        </div>
      )}
      <div className={classes.wide}>
        <Card title={t('uebergabe.title')} gap="sm">
          <Table
            caption={t('uebergabe.title')}
            rows={uebergaben}
            rowKey={({ uebergabe }) => uebergabe}
            columns={[
              { id: 'name', header: t('uebergabe.name'), cell: ({ uebergabe }) => t(`figur.${uebergabe}`) },
              {
                id: 'what',
                header: t('uebergabe.counted'),
                cell: ({ uebergabe }) => <Note>{t(`erklaert.${uebergabe}`)}</Note>,
                hideBelow: 'md',
              },
              {
                id: 'count',
                header: t('items'),
                align: 'end',
                cell: ({ uebergabe, anzahl }) =>
                  anzahl === 0 ? formatNumber(0) : <Link to={stepsPath(uebergabe, filter)}>{formatNumber(anzahl)}</Link>,
              },
              { id: 'median', header: t('median'), align: 'end', cell: ({ medianMinuten }) => duration(medianMinuten) },
              { id: 'p90', header: t('p90'), align: 'end', cell: ({ p90Minuten }) => duration(p90Minuten), hideBelow: 'sm' },
            ]}
          />
          <Note>{t('uebergabe.few', { count: leastForMedian })}</Note>
        </Card>
      </div>
    </>
  )
}

function Weeks({ counted: { wochen } }: { counted: Bestellweg }) {
  const t = useDashboardsTexts()
  return (
    <ChartCard
      title={t('weeks.title')}
      note={t('weeks.note')}
      data={{
        axis: t('weeks.from'),
        labels: wochen.map(({ montag }) => formatDate(montag)),
        series: [
          { name: t('figur.GESAMT'), values: wochen.map(({ geliefert }) => geliefert) },
          { name: t('figur.VERSPAETET'), values: wochen.map(({ verspaetet }) => verspaetet) },
          { name: t('figur.ABGELEHNT'), values: wochen.map(({ abgelehnt }) => abgelehnt) },
        ],
        kind: 'bar',
        format: (value) => formatNumber(value),
      }}
    />
  )
}

function Reasons({ counted, filter }: FiguresProps) {
  const t = useDashboardsTexts()
  if (counted.ablehnungen.length === 0) return null
  return (
    <Card title={t('reasons')}>
      <Table
        caption={t('reasons')}
        rows={counted.ablehnungen}
        rowKey={({ grund }) => grund}
        columns={[
          {
            id: 'name',
            header: t('reason'),
            cell: ({ grund }) => <Link to={stepsPath('ABGELEHNT', filter, grund)}>{t(`grund.${grund}`)}</Link>,
          },
          { id: 'count', header: t('items'), align: 'end', cell: ({ anzahl }) => formatNumber(anzahl) },
        ]}
      />
    </Card>
  )
}
