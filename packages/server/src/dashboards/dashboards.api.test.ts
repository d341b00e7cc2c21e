import { analytics, crypto, dashboardsContract, finance, project } from '@dreiklang/domain/dashboards/dashboards.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'

const c = dashboardsContract
const server = await serverForTests()
const [nurse, arzt] = await server.people('pfleger', 'arzt')
const get = (path: string, language = 'de') =>
  server.fetch(
    new Request(`http://test.invalid${path}`, { headers: { authorization: `Bearer ${nurse.token}`, 'accept-language': language } }),
  )
const keysOf = async (path: string) => Object.keys((await (await get(path)).json()) as object)

describe('The four dashboards of the specification', () => {
  it('answer at their paths with exactly the fields that it names', async () => {
    expect(await keysOf('/api/dashboards/analytics')).toEqual([
      'visitors',
      'conversions',
      'impressions',
      'visits',
      'visitorsVsPageViews',
      'newVsReturning',
      'gender',
      'age',
      'language',
    ])
    expect(await keysOf('/api/dashboards/finance')).toEqual([
      'accountBalance',
      'budget',
      'previousStatement',
      'currentStatement',
      'recentTransactions',
    ])
    expect(await keysOf('/api/dashboards/crypto')).toEqual(['btc', 'prices', 'wallets', 'watchlist'])
    expect(await keysOf('/api/dashboards/project')).toEqual([
      'githubIssues',
      'taskDistribution',
      'schedule',
      'budgetDistribution',
      'budgetDetails',
      'weeklyExpenses',
      'monthlyExpenses',
      'yearlyExpenses',
      'teamMembers',
    ])
  })

  it('name within them what the specification names', async () => {
    const { body: money } = await nurse.call(c.finance)
    expect(Object.keys(finance.parse(money).budget)).toEqual(['expenses', 'expensesLimit', 'savings', 'savingsGoal', 'bills', 'billsLimit'])
    expect(Object.keys(money.currentStatement)).toEqual(['status', 'date', 'limit', 'spent', 'minimum'])
    expect(Object.keys(money.recentTransactions[0] ?? {})).toEqual(['id', 'transactionId', 'name', 'amount', 'status', 'date'])
    const { body: coins } = await nurse.call(c.crypto)
    expect(Object.keys(crypto.parse(coins).watchlist[0] ?? {})).toEqual(['title', 'iso', 'amount', 'trend', 'series'])
    expect(Object.keys(coins.watchlist[0]?.trend ?? {})).toEqual(['direction', 'amount'])
    const { body: work } = await nurse.call(c.project)
    expect(Object.keys(project.parse(work).budgetDetails[0] ?? {})).toEqual([
      'type',
      'total',
      'expensesAmount',
      'expensesPercentage',
      'remainingAmount',
      'remainingPercentage',
    ])
    expect(Object.keys(work.schedule)).toEqual(['today', 'tomorrow'])
    expect(Object.keys(work.teamMembers[0] ?? {})).toEqual(['id', 'avatar', 'name', 'email', 'phone', 'title'])
  })

  it('count back from today, and say the same to everybody', async () => {
    const { body: forNurse } = await nurse.call(c.analytics)
    expect(analytics.parse(forNurse).visits.labels.at(-1)).toBe('2026-11-18')
    expect((await arzt.call(c.analytics)).body).toEqual(forNurse)
  })

  it('speak the language of the reader', async () => {
    const titleIn = async (language: string) =>
      project.parse(await (await get('/api/dashboards/project', language)).json()).schedule.today[0]?.title
    expect([await titleIn('de'), await titleIn('en')]).toEqual(['Gruppenbesprechung', 'Group meeting'])
  })
})
