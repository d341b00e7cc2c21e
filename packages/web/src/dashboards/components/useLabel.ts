import { formatDate, formatEuro, formatNumber } from '../../shared/format.ts'
import type { ChartData } from '../../ui/charts/chartData.ts'
import type { texts as german } from '../dashboards.texts.de.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'

type Label = keyof (typeof german)['label']

/** The samples name their series in English; here they are said in the language of the screen. */
export function useLabel(): (label: Label) => string {
  const t = useDashboardsTexts()
  return (label) => t(`label.${label}`)
}

interface OverTime {
  name: Label
  data: readonly { x: string; y: number }[]
}

/** A chart of series that share their days. */
export function useOverTime(): (series: readonly OverTime[], format?: (value: number) => string) => ChartData {
  const t = useDashboardsTexts()
  const label = useLabel()
  return (series, format = formatNumber) => ({
    axis: t('date'),
    labels: (series[0]?.data ?? []).map(({ x }) => formatDate(x)),
    series: series.map(({ name, data }) => ({ name: label(name), values: data.map(({ y }) => y) })),
    kind: 'line',
    format,
  })
}

/** The samples count in euros, with cents behind the point. */
export const formatAmount = (euros: number): string => formatEuro(Math.round(euros * 100))
