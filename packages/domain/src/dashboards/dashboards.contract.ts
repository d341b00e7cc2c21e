/** The four dashboards of the template, field by field as apps.md names them. What they answer is sample data (sample.ts). */
import { z } from 'zod'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'

const point = z.strictObject({ x: isoDate, y: z.number() })
const counts = z.array(z.number())

const overTime = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.array(z.strictObject({ name: z.enum(names), data: z.array(point) }))
/** Values that stand in the order of the labels. */
const labelled = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.array(z.strictObject({ name: z.enum(names), data: counts }))
/** Shares in percent; they make a hundred. */
const split = <const Labels extends readonly [string, ...string[]]>(...labels: Labels) =>
  z.strictObject({ uniqueVisitors: z.int(), labels: z.array(z.enum(labels)), series: counts })
const perDay = <const Name extends string>(name: Name) =>
  z.strictObject({ amount: z.int(), labels: z.array(isoDate), series: labelled(name) })

export const analytics = z.strictObject({
  visitors: z.strictObject({
    series: z.strictObject({ 'this-year': overTime('Visitors'), 'last-year': overTime('Visitors') }),
  }),
  conversions: perDay('Conversions'),
  impressions: perDay('Impressions'),
  visits: perDay('Visits'),
  visitorsVsPageViews: z.strictObject({
    overallScore: z.int(),
    averageRatio: z.int(),
    predictedRatio: z.int(),
    series: overTime('Page Views', 'Visitors'),
  }),
  newVsReturning: split('New', 'Returning'),
  gender: split('Male', 'Female'),
  age: split('Under 30', 'Over 30'),
  language: split('English', 'Other'),
})
export type Analytics = z.output<typeof analytics>

const statementStatus = ['paid', 'pending'] as const
const transactionStatus = ['completed', 'pending'] as const
const statement = z.strictObject({
  status: z.enum(statementStatus),
  date: isoDate,
  limit: z.number(),
  spent: z.number(),
  minimum: z.number(),
})

export const finance = z.strictObject({
  accountBalance: z.strictObject({ growth: z.number(), ami: z.number(), series: overTime('Predicted', 'Actual') }),
  budget: z.strictObject({
    expenses: z.number(),
    expensesLimit: z.number(),
    savings: z.number(),
    savingsGoal: z.number(),
    bills: z.number(),
    billsLimit: z.number(),
  }),
  previousStatement: statement,
  currentStatement: statement,
  recentTransactions: z.array(
    z.strictObject({
      id,
      transactionId: plain.number,
      name: plain.name,
      amount: z.number(),
      status: z.enum(transactionStatus),
      date: isoDate,
    }),
  ),
})
export type Finance = z.output<typeof finance>

const trend = z.strictObject({ direction: z.enum(['up', 'down']), amount: z.number() })
const coins = z.strictObject({ btc: z.number(), eth: z.number(), bch: z.number(), xrp: z.number() })
const quotes = z.array(z.strictObject({ name: plain.name, data: z.array(point) }))

export const crypto = z.strictObject({
  btc: z.strictObject({
    amount: z.number(),
    trend,
    marketCap: z.number(),
    volume: z.number(),
    supply: z.number(),
    allTimeHigh: z.number(),
    price: z.strictObject({ series: overTime('Price') }),
  }),
  prices: coins,
  wallets: coins,
  watchlist: z.array(z.strictObject({ title: plain.name, iso: plain.code, amount: z.number(), trend, series: quotes })),
})
export type Crypto = z.output<typeof crypto>

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const issueNames = ['New issues', 'Closed issues'] as const
export const budgetTypes = ['Concept', 'Design', 'Development', 'Extras', 'Marketing'] as const
const ofTwoWeeks = <Of extends z.ZodType>(of: Of) => z.strictObject({ 'this-week': of, 'last-week': of })
const issues = z.strictObject({
  'new-issues': z.int(),
  'closed-issues': z.int(),
  fixed: z.int(),
  'wont-fix': z.int(),
  're-opened': z.int(),
  'needs-triage': z.int(),
})
const appointments = z.array(z.strictObject({ title: plain.sentence, time: plain.time, location: plain.place.nullable() }))
const expenses = z.strictObject({ amount: z.number(), labels: z.array(isoDate), series: labelled('Expenses') })

export const project = z.strictObject({
  githubIssues: z.strictObject({
    overview: ofTwoWeeks(issues),
    labels: z.array(z.enum(weekdays)),
    series: ofTwoWeeks(labelled(...issueNames)),
  }),
  taskDistribution: z.strictObject({
    overview: ofTwoWeeks(z.strictObject({ new: z.int(), completed: z.int() })),
    labels: z.array(z.enum(['API', 'Backend', 'Frontend', 'Issues'])),
    series: ofTwoWeeks(counts),
  }),
  schedule: z.strictObject({ today: appointments, tomorrow: appointments }),
  budgetDistribution: z.strictObject({ categories: z.array(z.enum(budgetTypes)), series: labelled('Budget') }),
  weeklyExpenses: expenses,
  monthlyExpenses: expenses,
  yearlyExpenses: expenses,
  budgetDetails: z.array(
    z.strictObject({
      type: z.enum(budgetTypes),
      total: z.number(),
      expensesAmount: z.number(),
      expensesPercentage: z.number(),
      remainingAmount: z.number(),
      remainingPercentage: z.number(),
    }),
  ),
  teamMembers: z.array(
    z.strictObject({
      id,
      avatar: harmless('link', z.string()).nullable(),
      name: plain.name,
      email: plain.contact,
      phone: plain.contact,
      title: plain.sentence,
    }),
  ),
})
export type Project = z.output<typeof project>

const sampleCall = <Path extends string, Answer extends z.ZodType>(path: Path, answer: Answer) =>
  defineCall(`GET /api/dashboards/${path}`, {
    id: `dashboards.${path}`,
    summary: `The ${path} dashboard: sample data, the same on every machine and counted back from today`,
    access: own,
    answer,
  })

export const dashboardsContract = {
  analytics: sampleCall('analytics', analytics),
  crypto: sampleCall('crypto', crypto),
  finance: sampleCall('finance', finance),
  project: sampleCall('project', project),
} as const
