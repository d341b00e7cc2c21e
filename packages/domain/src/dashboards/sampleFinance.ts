/** apps.md, section 9: expenses limit 20000, savings goal 250000, bills limit 1000, card limit 34500; 12 months of samples. */
import { type IsoDate, plusDays, plusMonths } from '../shared/time.ts'
import type { Finance } from './dashboards.contract.ts'
import { roundTo, listDays, makePoints } from './sample.ts'

const limits = { expenses: 20_000, savings: 250_000, bills: 1000, card: 34_500 } as const

/** Made-up names, amounts and numbers; the id of each is its own and no id of anything here. */
const transactions = [
  ['6b1f7a50-2d6c-4f0e-9a51-0c8f6f0f4a01', '528651571NT', 'Morgan Page', 1358.75, 'completed', 0],
  ['6b1f7a50-2d6c-4f0e-9a51-0c8f6f0f4a02', '421436904YT', 'Nita Hebert', -1042.82, 'completed', 1],
  ['6b1f7a50-2d6c-4f0e-9a51-0c8f6f0f4a03', '685377421YT', 'Marsha Chambers', 1828.16, 'pending', 3],
  ['6b1f7a50-2d6c-4f0e-9a51-0c8f6f0f4a04', '884960091RT', 'Charmaine Jackson', 1647.55, 'completed', 6],
  ['6b1f7a50-2d6c-4f0e-9a51-0c8f6f0f4a05', '361402213NT', 'Maura Carey', -927.43, 'completed', 8],
] as const

function makeBalance(today: IsoDate): Finance['accountBalance'] {
  const days = listDays(today, 53, 7)
  const actual = makePoints('balance', { days, from: 31_000, to: 58_000, digits: 2 })
  const predicted = makePoints('predicted balance', { days, from: 34_000, to: 56_000, digits: 2 })
  const first = actual[0]?.y ?? 0
  const last = actual.at(-1)?.y ?? 0
  return {
    growth: roundTo(((last - first) * 100) / first),
    ami: roundTo(actual.reduce((sum, { y }) => sum + y, 0) / actual.length),
    series: [
      { name: 'Predicted', data: predicted },
      { name: 'Actual', data: actual },
    ],
  }
}

export function makeFinance(today: IsoDate): Finance {
  return {
    accountBalance: makeBalance(today),
    budget: {
      expenses: 11_763.34,
      expensesLimit: limits.expenses,
      savings: 10_974.12,
      savingsGoal: limits.savings,
      bills: 789.22,
      billsLimit: limits.bills,
    },
    previousStatement: { status: 'paid', date: plusMonths(today, -1), limit: limits.card, spent: 27_221.21, minimum: 7331.94 },
    currentStatement: { status: 'pending', date: today, limit: limits.card, spent: 19_819.41, minimum: 5112.51 },
    recentTransactions: transactions.map(([id, transactionId, name, amount, status, daysAgo]) => ({
      id,
      transactionId,
      name,
      amount,
      status,
      date: plusDays(today, -daysAgo),
    })),
  }
}
