/** What a chart shows, as its drawing and its table read it. */
export interface ChartSeries {
  name: string
  /** One for each label. */
  values: readonly number[]
}

export interface ChartData {
  /** What the labels are: a day, a week, a hand-over. */
  axis: string
  labels: readonly string[]
  series: readonly ChartSeries[]
  kind: 'line' | 'bar'
  format: (value: number) => string
}

/** Told apart by colour and, so that nobody needs it, by dashes or pattern. */
export const seriesColours = ['var(--app-accent)', 'var(--app-warning-text)', 'var(--app-danger-text)'] as const
export const seriesDashes = ['0', '6 4', '2 3'] as const
