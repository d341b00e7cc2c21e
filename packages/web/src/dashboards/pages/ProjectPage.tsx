import type { Project } from '@dreiklang/domain/dashboards/dashboards.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { showQuery } from '../../ui/feedback.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { Shares } from '../../ui/charts/Shares.tsx'
import { DashboardHeader } from '../components/DashboardHeader.tsx'
import { Tiles } from '../components/Tiles.tsx'
import { formatAmount, useLabel } from '../components/useLabel.ts'
import { projectQuery } from '../dashboards.queries.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from '../components/Dashboards.module.css'

const weeks = ['this-week', 'last-week'] as const
type Week = (typeof weeks)[number]
const issueFigures = ['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage'] as const
const spans = ['weekly', 'monthly', 'yearly'] as const

interface Part {
  data: Project
}

export function ProjectPage() {
  const t = useDashboardsTexts()
  const [week, setWeek] = useState<Week>('this-week')
  const { data, state } = showQuery(useQuery(projectQuery), { rows: 4, height: 160 })
  return (
    <>
      <DashboardHeader
        dashboard="project"
        tools={
          <SegmentedField
            label={t('project.week')}
            labelHidden
            choices={choicesOf(weeks, (one) => t(`project.weeks.${one}`))}
            value={week}
            onChange={setWeek}
          />
        }
      />
      {state}
      {data !== undefined && (
        <>
          <Tiles
            label={t('project.issues')}
            tiles={issueFigures.map((name) => ({
              label: t(`project.overview.${name}`),
              value: formatNumber(data.githubIssues.overview[week][name]),
            }))}
          />
          <div className={classes.cards}>
            <Issues data={data} week={week} />
            <Tasks data={data} week={week} />
            <Schedule data={data} />
            <Expenses data={data} />
            <Budget data={data} />
            <Team data={data} />
          </div>
        </>
      )}
    </>
  )
}

function Issues({ data: { githubIssues }, week }: Part & { week: Week }) {
  const t = useDashboardsTexts()
  const label = useLabel()
  const data = {
    axis: t('project.day'),
    labels: githubIssues.labels.map(label),
    series: githubIssues.series[week].map(({ name, data: values }) => ({ name: label(name), values })),
    kind: 'bar' as const,
    format: (value: number) => formatNumber(value),
  }
  return (
    <div className={classes.wide}>
      <ChartCard title={t('project.issues')} data={data} />
    </div>
  )
}

function Tasks({ data: { taskDistribution }, week }: Part & { week: Week }) {
  const t = useDashboardsTexts()
  const label = useLabel()
  const { overview, labels, series } = taskDistribution
  return (
    <Card title={t('project.tasks')} gap="sm">
      <Note>{t('project.tasksNote', overview[week])}</Note>
      <Shares
        label={t('project.tasks')}
        shares={labels.map((name, i) => {
          const percent = series[week][i] ?? 0
          return { name: label(name), percent, said: t('percent', { value: percent }) }
        })}
      />
    </Card>
  )
}

function Schedule({ data: { schedule } }: Part) {
  const t = useDashboardsTexts()
  return (
    <Card title={t('project.schedule')} gap="md">
      {(['today', 'tomorrow'] as const).map((day) => (
        <section key={day} aria-label={t(`project.${day}`)}>
          <Note>{t(`project.${day}`)}</Note>
          <ul className={classes.appointments}>
            {schedule[day].map(({ title, time, location }) => (
              <li key={time}>
                <span className={classes.time}>{time}</span> {[title, location].filter((part) => part !== null).join(', ')}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

function Expenses({ data }: Part) {
  const t = useDashboardsTexts()
  const [span, setSpan] = useState<(typeof spans)[number]>('weekly')
  const { amount, labels, series } = data[`${span}Expenses`]
  return (
    <ChartCard
      title={t('project.expenses')}
      note={t('project.sum', { amount: formatAmount(amount) })}
      data={{
        axis: t('date'),
        labels: labels.map((day) => formatDate(day)),
        series: series.map(({ data: values }) => ({ name: t('project.expenses'), values })),
        kind: 'bar',
        format: formatAmount,
      }}
    >
      <SegmentedField
        label={t('filter.days')}
        labelHidden
        choices={choicesOf(spans, (one) => t(`project.${one}`))}
        value={span}
        onChange={setSpan}
      />
    </ChartCard>
  )
}

function Budget({ data: { budgetDistribution, budgetDetails } }: Part) {
  const t = useDashboardsTexts()
  const label = useLabel()
  const [first] = budgetDistribution.series
  const withShare = (amount: number, percent: number) =>
    t('project.withShare', { amount: formatAmount(amount), percent: formatNumber(percent, 1) })
  return (
    <>
      <Card title={t('project.budget')}>
        <Shares
          label={t('project.budget')}
          shares={budgetDistribution.categories.map((name, i) => {
            const percent = first?.data[i] ?? 0
            return { name: label(name), percent, said: t('percent', { value: formatNumber(percent, 1) }) }
          })}
        />
      </Card>
      <div className={classes.wide}>
        <Card title={t('project.details')}>
          <Table
            caption={t('project.details')}
            rows={budgetDetails}
            rowKey={({ type }) => type}
            columns={[
              { id: 'part', header: t('project.part'), cell: ({ type }) => label(type) },
              { id: 'total', header: t('project.total'), align: 'end', cell: ({ total }) => formatAmount(total) },
              {
                id: 'spent',
                header: t('project.spent'),
                align: 'end',
                cell: (one) => withShare(one.expensesAmount, one.expensesPercentage),
              },
              {
                id: 'rest',
                header: t('project.rest'),
                align: 'end',
                hideBelow: 'sm',
                cell: (one) => withShare(one.remainingAmount, one.remainingPercentage),
              },
            ]}
          />
        </Card>
      </div>
    </>
  )
}

function Team({ data: { teamMembers } }: Part) {
  const t = useDashboardsTexts()
  return (
    <div className={classes.wide}>
      <Card title={t('project.team')}>
        <Table
          caption={t('project.team')}
          rows={teamMembers}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: t('project.name'), cell: ({ name }) => name },
            { id: 'role', header: t('project.role'), cell: ({ title }) => title },
            { id: 'contact', header: t('project.contact'), cell: ({ email, phone }) => `${email}, ${phone}`, hideBelow: 'md' },
          ]}
        />
      </Card>
    </div>
  )
}
