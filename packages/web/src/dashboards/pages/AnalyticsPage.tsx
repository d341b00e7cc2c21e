import type { Analytics } from '@dreiklang/domain/dashboards/dashboards.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { showQuery } from '../../ui/feedback.tsx'
import { Card } from '../../ui/layout.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { Shares } from '../../ui/charts/Shares.tsx'
import { DashboardHeader } from '../components/DashboardHeader.tsx'
import { Tiles } from '../components/Tiles.tsx'
import { useLabel, useOverTime } from '../components/useLabel.ts'
import { analyticsQuery } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from '../components/Dashboards.module.css'

const perDay = ['conversions', 'impressions', 'visits'] as const
const splits = ['newVsReturning', 'gender', 'age', 'language'] as const

export function AnalyticsPage() {
  const { data, state } = showQuery(useQuery(analyticsQuery), { rows: 4, height: 160 })
  return (
    <>
      <DashboardHeader dashboard="analytics" />
      {state}
      {data !== undefined && <Content data={data} />}
    </>
  )
}

function Content({ data }: { data: Analytics }) {
  const t = useDashboardsTexts()
  const overTime = useOverTime()
  const label = useLabel()
  const { visitorsVsPageViews: ratio } = data
  return (
    <>
      <Tiles
        label={t('analytics.perDay')}
        tiles={perDay.map((name) => ({
          label: label(data[name].series[0]?.name ?? 'Visits'),
          value: formatNumber(data[name].amount),
          more: t('analytics.perDay'),
        }))}
      />
      <div className={classes.cards}>
        <div className={classes.wide}>
          <Visitors data={data} />
        </div>
        <ChartCard
          title={t('analytics.ratio')}
          note={t('analytics.ratioNote', { value: ratio.averageRatio })}
          data={overTime(ratio.series)}
        />
        {perDay.map((name) => (
          <DailyCard key={name} daily={data[name]} />
        ))}
        {splits.map((name) => (
          <SplitCard key={name} title={t(`analytics.${name}`)} split={data[name]} />
        ))}
      </div>
    </>
  )
}

function Visitors({ data }: { data: Analytics }) {
  const t = useDashboardsTexts()
  const overTime = useOverTime()
  const [year, setYear] = useState<'this-year' | 'last-year'>('this-year')
  const words = { 'this-year': t('analytics.thisYear'), 'last-year': t('analytics.lastYear') } as const
  return (
    <ChartCard title={t('analytics.visitors')} note={t('analytics.perWeek')} data={overTime(data.visitors.series[year])}>
      <SegmentedField
        label={t('filter.days')}
        labelHidden
        choices={choicesOf(['this-year', 'last-year'] as const, (one) => words[one])}
        value={year}
        onChange={setYear}
      />
    </ChartCard>
  )
}

function DailyCard({ daily: { labels, series } }: { daily: Analytics['visits' | 'conversions' | 'impressions'] }) {
  const t = useDashboardsTexts()
  const label = useLabel()
  const [first] = series
  if (first === undefined) return null
  const data = {
    axis: t('date'),
    labels: labels.map((day) => formatDate(day)),
    series: [{ name: label(first.name), values: first.data }],
    kind: 'bar' as const,
    format: (value: number) => formatNumber(value),
  }
  return <ChartCard title={label(first.name)} note={t('analytics.perDay')} data={data} />
}

function SplitCard({ title, split: { uniqueVisitors, labels, series } }: { title: string; split: Analytics[(typeof splits)[number]] }) {
  const t = useDashboardsTexts()
  const label = useLabel()
  return (
    <Card title={title}>
      <Shares
        label={title}
        shares={labels.map((name, i) => {
          const percent = series[i] ?? 0
          const count = formatNumber(Math.round((uniqueVisitors * percent) / 100))
          return { name: label(name), percent, said: t('analytics.ofVisitors', { percent, count }) }
        })}
      />
    </Card>
  )
}
