import { type CalendarForm, turnPages, daysShown } from '@dreiklang/domain/shared/calendar'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate, formatMonth, formatShortDay } from '../shared/format.ts'
import { Button, IconButton } from './buttons.tsx'
import { Title } from './layout.tsx'
import { useCalendarTexts } from './ui.texts.ts'
import classes from './Calendar.module.css'

interface CalendarHeadProps {
  form: CalendarForm
  /** One of those that are shown. */
  day: IsoDate
  /** Null: today. */
  onDay: (day: IsoDate | null) => void
  children?: ReactNode
}

/** Which week or month is shown, and the ways to others. */
export function CalendarHead({ form, day, onDay, children }: CalendarHeadProps) {
  const t = useCalendarTexts()
  const days = daysShown(form, day)
  const turn = (pages: number) => onDay(turnPages(form, day, pages))
  return (
    <div className={classes.head} data-no-print>
      <IconButton label={t(`before.${form}`)} icon={<IconChevronLeft size={20} aria-hidden />} onClick={() => turn(-1)} />
      <Button look="secondary" size="sm" onClick={() => onDay(null)}>
        {t('today')}
      </Button>
      <IconButton label={t(`after.${form}`)} icon={<IconChevronRight size={20} aria-hidden />} onClick={() => turn(1)} />
      <div role="status">
        <Title order={2} size="h4">
          {form === 'monat' ? formatMonth(day) : `${formatShortDay(days[0] ?? day)} – ${formatDate(days.at(-1) ?? day)}`}
        </Title>
      </div>
      {children}
    </div>
  )
}
