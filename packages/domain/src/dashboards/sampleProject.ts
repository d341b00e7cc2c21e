import { type IsoDate, plusDays } from '../shared/time.ts'
import { type Project, budgetTypes, weekdays } from './dashboards.contract.ts'
import { roundTo, listDays, makeValues, sumOf } from './sample.ts'

type Language = 'de' | 'en'

const schedule = {
  today: [
    ['Gruppenbesprechung', 'Group meeting', '09:30', 'Raum 1', 'Room 1'],
    ['Kaffeepause', 'Coffee break', '10:45', null, null],
    ['Öffentliche Vorführung', 'Public demo', '11:15', null, null],
    ['Mittagessen', 'Lunch', '12:15', null, null],
    ['Vorstellungsgespräch', 'Job interview', '14:30', 'Raum 3', 'Room 3'],
  ],
  tomorrow: [
    ['Marketingrunde', 'Marketing meeting', '09:00', 'Raum 2', 'Room 2'],
    ['Mittagessen', 'Lunch', '12:15', null, null],
    ['Rückblick auf die Woche', 'Review of the week', '15:00', 'Raum 1', 'Room 1'],
  ],
} as const

const people = [
  ['Dejesus Michael', { de: 'Leitung Technik', en: 'Head of engineering' }],
  ['Mclaughlin Steele', { de: 'Gestaltung', en: 'Designer' }],
  ['Laverne Dodson', { de: 'Entwicklung', en: 'Developer' }],
  ['Trudy Berg', { de: 'Prüfung', en: 'Tester' }],
  ['Elsie Melendez', { de: 'Projektleitung', en: 'Project manager' }],
] as const

/** What each part of the budget may cost, and what of it is spent. */
const budgets = {
  Concept: [14_880, 14_000],
  Design: [21_080, 17_240],
  Development: [34_720, 3518],
  Extras: [18_600, 0],
  Marketing: [34_720, 19_860],
} as const

function appointmentsOf(day: keyof typeof schedule, language: Language) {
  return schedule[day].map(([de, en, time, ort, place]) => ({
    title: language === 'de' ? de : en,
    time,
    location: language === 'de' ? ort : place,
  }))
}

function expensesOf(name: string, labels: IsoDate[], to: number): Project['weeklyExpenses'] {
  const data = makeValues(name, { length: labels.length, from: to * 0.6, to, digits: 2 })
  return { amount: sumOf(data), labels, series: [{ name: 'Expenses', data }] }
}

function makeIssues(): Project['githubIssues'] {
  const ofWeek = (week: string, most: number) => {
    const opened = makeValues(`new issues ${week}`, { length: 7, from: 14, to: most })
    const closed = makeValues(`closed issues ${week}`, { length: 7, from: 4, to: 14 })
    return {
      overview: { 'new-issues': sumOf(opened), 'closed-issues': sumOf(closed), fixed: 3, 'wont-fix': 4, 're-opened': 8, 'needs-triage': 6 },
      series: [
        { name: 'New issues' as const, data: opened },
        { name: 'Closed issues' as const, data: closed },
      ],
    }
  }
  const [now, before] = [ofWeek('this', 44), ofWeek('last', 38)]
  return {
    overview: { 'this-week': now.overview, 'last-week': before.overview },
    labels: [...weekdays],
    series: { 'this-week': now.series, 'last-week': before.series },
  }
}

function makeBudget(): Pick<Project, 'budgetDistribution' | 'budgetDetails'> {
  const whole = sumOf(budgetTypes.map((type) => budgets[type][0]))
  return {
    budgetDistribution: {
      categories: [...budgetTypes],
      series: [{ name: 'Budget', data: budgetTypes.map((type) => roundTo((budgets[type][0] * 100) / whole, 1)) }],
    },
    budgetDetails: budgetTypes.map((type) => {
      const [total, expensesAmount] = budgets[type]
      const expensesPercentage = roundTo((expensesAmount * 100) / total)
      return {
        type,
        total,
        expensesAmount,
        expensesPercentage,
        remainingAmount: total - expensesAmount,
        remainingPercentage: roundTo(100 - expensesPercentage),
      }
    }),
  }
}

export function makeProject(today: IsoDate, language: Language): Project {
  return {
    githubIssues: makeIssues(),
    taskDistribution: {
      overview: { 'this-week': { new: 594, completed: 287 }, 'last-week': { new: 526, completed: 260 } },
      labels: ['API', 'Backend', 'Frontend', 'Issues'],
      series: { 'this-week': [15, 20, 38, 27], 'last-week': [19, 16, 42, 23] },
    },
    schedule: { today: appointmentsOf('today', language), tomorrow: appointmentsOf('tomorrow', language) },
    ...makeBudget(),
    weeklyExpenses: expensesOf('weekly expenses', listDays(today, 7), 4900),
    monthlyExpenses: expensesOf('monthly expenses', listDays(today, 5, 7), 19_800),
    yearlyExpenses: expensesOf('yearly expenses', listDays(plusDays(today, -1), 12, 30), 91_000),
    teamMembers: people.map(([name, title], i) => ({
      id: `4c2a1b0d-7e6f-4a5b-8c9d-0e1f2a3b4c0${i}`,
      avatar: null,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.org`,
      phone: `+49 30 23125 01${i}`,
      title: title[language],
    })),
  }
}
