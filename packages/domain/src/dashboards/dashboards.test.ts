import { describe, expect, it } from 'vitest'
import { daysBetween } from '../shared/time.ts'
import { analytics, crypto, finance, project } from './dashboards.contract.ts'
import { makeAnalytics } from './sampleAnalytics.ts'
import { makeCrypto } from './sampleCrypto.ts'
import { makeFinance } from './sampleFinance.ts'
import { makeProject } from './sampleProject.ts'

const today = '2026-11-18'
const lengthOf = (points: readonly { x: string }[] | undefined) => daysBetween(points?.at(0)?.x ?? today, today)
const total = (values: readonly number[]) => Number(values.reduce((sum, value) => sum + value, 0).toFixed(2))

describe('The sample data of the dashboards', () => {
  it('has every field that the specification names, and no other', () => {
    expect(() => analytics.parse(makeAnalytics(today))).not.toThrow()
    expect(() => finance.parse(makeFinance(today))).not.toThrow()
    expect(() => crypto.parse(makeCrypto(today))).not.toThrow()
    expect(() => project.parse(makeProject(today, 'en'))).not.toThrow()
  })

  it('is the same each time, and counts back from the day that is named', () => {
    expect(makeAnalytics(today)).toEqual(makeAnalytics(today))
    expect(makeCrypto(today)).toEqual(makeCrypto(today))
    expect(makeFinance('2026-12-01').currentStatement.date).toBe('2026-12-01')
  })

  it('reaches back 12 and 24 months and 65 days', () => {
    const { visitors, visitorsVsPageViews } = makeAnalytics(today)
    expect(lengthOf(visitors.series['this-year'][0]?.data)).toBe(364)
    expect(lengthOf(visitors.series['last-year'][0]?.data)).toBe(729)
    expect(visitorsVsPageViews.series.map(({ data }) => data.length)).toEqual([65, 65])
  })

  it('is split 80/20, 55/45, 35/65 and 25/75', () => {
    const { newVsReturning, gender, age, language } = makeAnalytics(today)
    expect([newVsReturning, gender, age, language].map(({ labels, series }) => [labels, series])).toEqual([
      [
        ['New', 'Returning'],
        [80, 20],
      ],
      [
        ['Male', 'Female'],
        [55, 45],
      ],
      [
        ['Under 30', 'Over 30'],
        [35, 65],
      ],
      [
        ['English', 'Other'],
        [25, 75],
      ],
    ])
  })

  it('keeps to the limits of the specification', () => {
    const { budget, previousStatement, currentStatement } = makeFinance(today)
    expect([budget.expensesLimit, budget.savingsGoal, budget.billsLimit]).toEqual([20_000, 250_000, 1000])
    expect([previousStatement.limit, currentStatement.limit]).toEqual([34_500, 34_500])
    expect([previousStatement.status, currentStatement.status]).toEqual(['paid', 'pending'])
  })

  it('adds up: a total is the sum of what it stands above, and a rest is what is left', () => {
    const { conversions, impressions, visits } = makeAnalytics(today)
    for (const { amount, labels, series } of [conversions, impressions, visits]) {
      expect(amount).toBe(total(series[0]?.data ?? []))
      expect(labels).toHaveLength(series[0]?.data.length ?? 0)
    }
    const { weeklyExpenses, budgetDetails, budgetDistribution } = makeProject(today, 'de')
    expect(weeklyExpenses.amount).toBe(total(weeklyExpenses.series[0]?.data ?? []))
    for (const { total: whole, expensesAmount, remainingAmount, expensesPercentage, remainingPercentage } of budgetDetails) {
      expect(expensesAmount + remainingAmount).toBe(whole)
      expect(total([expensesPercentage, remainingPercentage])).toBe(100)
    }
    expect(Math.abs(100 - total(budgetDistribution.series[0]?.data ?? []))).toBeLessThan(0.3)
  })
})
