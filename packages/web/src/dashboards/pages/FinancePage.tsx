import type { Finance } from '@dreiklang/domain/dashboards/dashboards.contract'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../shared/format.ts'
import { Badge, showQuery } from '../../ui/feedback.tsx'
import { Card, Facts } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { Shares } from '../../ui/charts/Shares.tsx'
import { DashboardHeader } from '../components/DashboardHeader.tsx'
import { formatAmount, useOverTime } from '../components/useLabel.ts'
import { financeQuery } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from '../components/Dashboards.module.css'

export function FinancePage() {
  const { data, state } = showQuery(useQuery(financeQuery), { rows: 4, height: 160 })
  return (
    <>
      <DashboardHeader dashboard="finance" />
      {state}
      {data !== undefined && <Content data={data} />}
    </>
  )
}

function Content({ data }: { data: Finance }) {
  const t = useDashboardsTexts()
  const overTime = useOverTime()
  const { accountBalance } = data
  return (
    <div className={classes.cards}>
      <div className={classes.wide}>
        <ChartCard
          title={t('finance.balance')}
          note={t('finance.balanceNote', { growth: formatNumber(accountBalance.growth, 1), mean: formatAmount(accountBalance.ami) })}
          data={overTime(accountBalance.series, formatAmount)}
        />
      </div>
      <Budget budget={data.budget} />
      <Statement title={t('finance.statement.current')} statement={data.currentStatement} />
      <Statement title={t('finance.statement.previous')} statement={data.previousStatement} />
      <div className={classes.wide}>
        <Transactions transactions={data.recentTransactions} />
      </div>
    </div>
  )
}

function Budget({ budget }: { budget: Finance['budget'] }) {
  const t = useDashboardsTexts()
  const share = (name: 'expenses' | 'savings' | 'bills', limit: number) => ({
    name: t(`finance.${name}`),
    percent: (budget[name] * 100) / limit,
    said: t('finance.of', { amount: formatAmount(budget[name]), limit: formatAmount(limit) }),
  })
  return (
    <Card title={t('finance.budget')}>
      <Shares
        label={t('finance.budget')}
        shares={[share('expenses', budget.expensesLimit), share('savings', budget.savingsGoal), share('bills', budget.billsLimit)]}
      />
    </Card>
  )
}

function Statement({ title, statement }: { title: string; statement: Finance['currentStatement'] }) {
  const t = useDashboardsTexts()
  const { status, date, limit, spent, minimum } = statement
  return (
    <Card title={title} actions={<Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`finance.status.${status}`)}</Badge>}>
      <Facts
        facts={[
          { label: t('finance.date'), value: <DateTime value={date} /> },
          { label: t('finance.limit'), value: formatAmount(limit) },
          { label: t('finance.spent'), value: formatAmount(spent) },
          { label: t('finance.minimum'), value: formatAmount(minimum) },
        ]}
      />
    </Card>
  )
}

function Transactions({ transactions }: { transactions: Finance['recentTransactions'] }) {
  const t = useDashboardsTexts()
  return (
    <Card title={t('finance.transactions')}>
      <Table
        caption={t('finance.transactions')}
        rows={transactions}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: t('finance.name'), cell: ({ name }) => name },
          { id: 'number', header: t('finance.number'), cell: ({ transactionId }) => transactionId, hideBelow: 'sm' },
          { id: 'date', header: t('finance.date'), cell: ({ date }) => <DateTime value={date} />, hideBelow: 'sm' },
          { id: 'state', header: t('finance.state'), cell: ({ status }) => t(`finance.status.${status}`) },
          { id: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => formatAmount(amount) },
        ]}
      />
    </Card>
  )
}
