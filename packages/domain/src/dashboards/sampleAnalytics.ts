/** apps.md, section 9: 12 and 24 months and 65 days of samples, and the four splits. */
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { Analytics } from './dashboards.contract.ts'
import { listDays, makePoints, makeValues, sumOf } from './sample.ts'

const uniqueVisitors = 46_085

function perDay<const Name extends string>(name: Name, today: IsoDate, range: { from: number; to: number }) {
  const labels = listDays(today, 31)
  const data = makeValues(name, { ...range, length: labels.length })
  return { amount: sumOf(data), labels, series: [{ name, data }] }
}

function makeRatio(today: IsoDate): Analytics['visitorsVsPageViews'] {
  const days = listDays(today, 65)
  const views = makePoints('page views', { days, from: 3600, to: 5200 })
  // Nobody visits without seeing a page.
  const visitors = makePoints('visitors of a page', { days, from: 1400, to: 3400 })
  const ratio = Math.round((sumOf(visitors.map(({ y }) => y)) * 100) / sumOf(views.map(({ y }) => y)))
  const series = [
    { name: 'Page Views' as const, data: views },
    { name: 'Visitors' as const, data: visitors },
  ]
  return { overallScore: 472, averageRatio: ratio, predictedRatio: 100 - ratio, series }
}

export function makeAnalytics(today: IsoDate): Analytics {
  const weeks = { count: 53, range: { from: 1200, to: 4900 } }
  const thisYear = makePoints('visitors of this year', { days: listDays(today, weeks.count, 7), ...weeks.range })
  const lastYear = makePoints('visitors of last year', { days: listDays(plusDays(today, -365), weeks.count, 7), ...weeks.range })
  return {
    visitors: {
      series: {
        'this-year': [{ name: 'Visitors', data: thisYear }],
        'last-year': [{ name: 'Visitors', data: lastYear }],
      },
    },
    conversions: perDay('Conversions', today, { from: 90, to: 210 }),
    impressions: perDay('Impressions', today, { from: 1100, to: 1900 }),
    visits: perDay('Visits', today, { from: 1500, to: 2600 }),
    visitorsVsPageViews: makeRatio(today),
    newVsReturning: { uniqueVisitors, labels: ['New', 'Returning'], series: [80, 20] },
    gender: { uniqueVisitors, labels: ['Male', 'Female'], series: [55, 45] },
    age: { uniqueVisitors, labels: ['Under 30', 'Over 30'], series: [35, 65] },
    language: { uniqueVisitors, labels: ['English', 'Other'], series: [25, 75] },
  }
}
