import { type Activity, maxActivities } from '@dreiklang/domain/activities/activities.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { IconActivity, IconAmbulance, IconHistory, IconPill, IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../bestellung/components/live.ts'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Link } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Card, Note, PageHeader, Stack } from '../../ui/layout.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { activitiesQuery } from '../activities.queries.ts'
import { useActivitiesTexts } from '../activities.texts.ts'

const icons = { ambulance: IconAmbulance, stethoscope: IconStethoscope, pill: IconPill, history: IconHistory } as const

interface Day {
  day: string
  activities: Activity[]
}

/** In the order in which they come, which is that of their days. */
function byDay(activities: readonly Activity[]): Day[] {
  const days: Day[] = []
  for (const activity of activities) {
    const day = berlinDate(activity.date)
    const last = days.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else days.push({ day, activities: [activity] })
  }
  return days
}

export function ActivitiesPage() {
  const t = useActivitiesTexts()
  const today = useToday()
  const { data, state } = showQuery(useQuery(activitiesQuery), { rows: 6 })
  useLive(null)
  const nameOf = (day: string) => {
    if (day === today) return t('today')
    return day === plusDays(today, -1) ? t('yesterday') : formatLongDate(day)
  }
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('what')} />
      {state}
      {data?.length === 0 && (
        <EmptyState icon={<IconActivity size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Stack gap="md">
          {byDay(data).map(({ day, activities }) => (
            <Card key={day} title={nameOf(day)}>
              <Timeline label={nameOf(day)} entries={activities.map(entryOf)} />
            </Card>
          ))}
          {data.length === maxActivities && <Note>{t('last', { count: maxActivities })}</Note>}
        </Stack>
      )}
    </>
  )
}

function entryOf({ id, icon, description, date, extraContent, linkedContent, link }: Activity) {
  const Icon = icons[icon ?? 'history']
  return {
    id,
    title: description,
    icon: <Icon size={18} />,
    meta: [formatTime(date), extraContent].filter((part) => part !== null).join(', '),
    content: link !== null && linkedContent !== null && <Link to={link}>{linkedContent}</Link>,
  }
}
