import type { AssignmentState } from '@dreiklang/domain/academy/academy'
import type { CourseDuty } from '@dreiklang/domain/academy/academy.contract'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconEdit, IconTrash } from '@tabler/icons-react'
import { formatDate } from '../../shared/format.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { StatusBadge } from '../../ui/feedback.tsx'
import { Card, Group, Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useAcademyTexts } from '../academy.texts.ts'

const looks = {
  done: { tone: 'success', icon: <IconCircleCheck size={16} /> },
  open: { tone: 'info', icon: <IconClock size={16} /> },
  late: { tone: 'danger', icon: <IconAlertTriangle size={16} /> },
} as const satisfies Record<AssignmentState, object>

type Person = CourseDuty['people'][number]

export function DutyCard({ duty, onEdit, onRemove }: { duty: CourseDuty; onEdit: () => void; onRemove: () => void }) {
  const t = useAcademyTexts()
  const { title, due, renewMonths, everyone, people } = duty
  const count = (state: AssignmentState) => people.filter((person) => person.state === state).length
  const late = count('late')
  const facts = [
    t('duties.summary', { done: count('done'), of: people.length }),
    ...(late > 0 ? [t('duties.lateCount', { count: late })] : []),
    t('mandatory', { date: formatDate(due) }),
    t(everyone ? 'duties.for.everyone' : 'duties.for.some'),
    renewMonths === null ? t('duties.once') : t('duties.every', { count: renewMonths }),
  ]
  const actions = (
    <Group gap="xs" wrap="nowrap" data-no-print>
      <IconButton size="sm" label={t('duties.editOf', { title })} icon={<IconEdit size={18} aria-hidden />} onClick={onEdit} />
      <IconButton size="sm" label={t('duties.removeOf', { title })} icon={<IconTrash size={18} aria-hidden />} onClick={onRemove} />
    </Group>
  )
  return (
    <Card title={title} actions={actions} gap="sm">
      <Text size="sm">{facts.join(' · ')}</Text>
      {people.length === 0 ? <Text c="dimmed">{t('duties.nobody')}</Text> : <People title={title} people={people} />}
    </Card>
  )
}

function People({ title, people }: { title: string; people: readonly Person[] }) {
  const t = useAcademyTexts()
  const columns: readonly Column<Person>[] = [
    { id: 'name', header: t('duties.person'), cell: ({ name }) => name },
    {
      id: 'state',
      header: t('duties.state'),
      cell: ({ state }) => (
        <StatusBadge tone={looks[state].tone} icon={looks[state].icon}>
          {t(`duties.states.${state}`)}
        </StatusBadge>
      ),
    },
    { id: 'due', header: t('duties.due'), cell: ({ due }) => (due === null ? '–' : formatDate(due)) },
    { id: 'done', header: t('duties.doneAt'), hideBelow: 'sm', cell: ({ doneAt }) => (doneAt === null ? '–' : formatDate(doneAt)) },
  ]
  return <Table caption={title} columns={columns} rows={people} rowKey={({ personId }) => personId} />
}
