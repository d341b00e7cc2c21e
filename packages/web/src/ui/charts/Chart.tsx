/** Drawn by @mantine/charts, which nothing else may import: it is as large as a room, and only a page with a chart asks for it. */
import { BarChart, LineChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { useId } from 'react'
import { type ChartData, seriesColours, seriesDashes } from './chartData.ts'
import { Pattern } from './Legend.tsx'

const height = 240

export function Chart({ labels, series, kind, format }: ChartData) {
  const id = useId()
  const patternOf = (i: number) => `${id}-${i}`
  const data = labels.map((label, i) => ({ label, ...Object.fromEntries(series.map(({ name, values }) => [name, values[i] ?? 0])) }))
  const common = {
    h: height,
    data,
    dataKey: 'label',
    series: series.map(({ name }, i) => ({ name, color: seriesColours[i] ?? seriesColours[0], strokeDasharray: seriesDashes[i] ?? '0' })),
    valueFormatter: format,
    gridColor: 'var(--app-border)',
    textColor: 'var(--app-dimmed)',
    // The table is the way for a screen reader; the drawing around this is one picture.
    accessibilityLayer: false,
    xAxisProps: { minTickGap: 24 },
    yAxisProps: { width: 24 + 7 * format(Math.max(...series.flatMap(({ values }) => values))).length },
  }
  if (kind === 'line') return <LineChart {...common} withDots={false} curveType="linear" />
  return (
    <BarChart
      {...common}
      maxBarWidth={48}
      barProps={({ name }) => ({ fill: `url(#${patternOf(series.findIndex((one) => one.name === name))})` })}
    >
      <defs>
        {series.map(({ name }, i) => (
          <Pattern key={name} id={patternOf(i)} nr={i} />
        ))}
      </defs>
    </BarChart>
  )
}
