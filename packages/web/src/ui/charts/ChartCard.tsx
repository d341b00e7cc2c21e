import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { IconButton } from '../buttons.tsx'
import { ListSkeleton } from '../feedback.tsx'
import { Card, Note } from '../layout.tsx'
import { Table } from '../Table.tsx'
import { useChartTexts } from './chart.texts.ts'
import type { ChartData } from './chartData.ts'
import { Legend } from './Legend.tsx'
import classes from './Chart.module.css'

const Chart = lazy(async () => ({ default: (await import('./Chart.tsx')).Chart }))

interface ChartCardProps {
  title: string
  /** What exactly is counted. */
  note?: string
  data: ChartData
  children?: ReactNode
}

/** A chart, and the same numbers as a table for whoever reads them rather. */
export function ChartCard({ title, note, data, children }: ChartCardProps) {
  const t = useChartTexts()
  const [asTable, setAsTable] = useState(false)
  return (
    <Card
      title={title}
      gap="sm"
      actions={
        <IconButton
          label={`${t(asTable ? 'asChart' : 'asTable')}: ${title}`}
          tooltip={t(asTable ? 'asChart' : 'asTable')}
          size="sm"
          icon={asTable ? <IconChartBar size={20} aria-hidden /> : <IconTable size={20} aria-hidden />}
          onClick={() => setAsTable(!asTable)}
        />
      }
    >
      {note !== undefined && <Note>{note}</Note>}
      {children}
      {asTable ? <ChartTable title={title} data={data} /> : <Picture title={title} data={data} />}
    </Card>
  )
}

function Picture({ title, data }: { title: string; data: ChartData }) {
  const t = useChartTexts()
  return (
    <div role="img" aria-label={t('picture', { title })} className={classes.picture}>
      {data.series.length > 1 && <Legend series={data.series} kind={data.kind} />}
      <Suspense fallback={<ListSkeleton rows={1} height={240} />}>
        <Chart {...data} />
      </Suspense>
    </div>
  )
}

function ChartTable({ title, data: { axis, labels, series, format } }: { title: string; data: ChartData }) {
  return (
    <div className={classes.table}>
      <Table
        caption={title}
        columns={[
          { id: 'label', header: axis, cell: (i: number) => labels[i] },
          ...series.map(({ name, values }) => ({
            id: name,
            header: name,
            align: 'end' as const,
            cell: (i: number) => format(values[i] ?? 0),
          })),
        ]}
        rows={labels.map((_label, i) => i)}
        rowKey={String}
      />
    </div>
  )
}
