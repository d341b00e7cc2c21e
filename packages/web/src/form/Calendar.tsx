import '@mantine/dates/styles.layer.css'
import { FocusTrap } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/de'
import { useLanguage } from '../shared/i18n.ts'
import { useUiTexts } from '../ui/ui.texts.ts'

export interface CalendarProps {
  /** `YYYY-MM-DD`, or null. */
  value: string | null
  onChange: (value: string) => void
  minDate?: string
  maxDate?: string
}

/** Monday is the first day in both languages: the trade is German. */
export function Calendar({ value, onChange, ...limits }: CalendarProps) {
  const t = useUiTexts()
  const language = useLanguage()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>
      {/* Here instead of in the popover: the popover opens before the calendar has loaded. */}
      <FocusTrap>
        <div>
          <DatePicker
            {...limits}
            size="md"
            value={value}
            {...(value === null ? {} : { defaultDate: value })}
            onChange={(next) => {
              if (next !== null) onChange(next)
            }}
            hideOutsideDates
            ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
          />
        </div>
      </FocusTrap>
    </DatesProvider>
  )
}
