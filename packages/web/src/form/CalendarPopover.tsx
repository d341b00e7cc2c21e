import { Loader, Popover } from '@mantine/core'
import { lazy, type ReactElement, Suspense } from 'react'
import { useUiTexts } from '../ui/ui.texts.ts'
import type { CalendarProps } from './Calendar.tsx'

/** The calendar is half of the weight of a date and most are typed: it loads on demand. */
const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })))

interface CalendarPopoverProps extends CalendarProps {
  opened: boolean
  onOpened: (opened: boolean) => void
  position: 'bottom-end' | 'bottom-start'
  /** The button that opens it, with its own `onClick`. */
  trigger: ReactElement
}

export function CalendarPopover({ opened, onOpened, position, trigger, ...calendar }: CalendarPopoverProps) {
  const t = useUiTexts()
  return (
    <Popover opened={opened} onChange={onOpened} returnFocus withRoles={false} shadow="md" position={position}>
      <Popover.Target>{trigger}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('openCalendar')}>
        <Suspense fallback={<Loader aria-label={t('loading')} />}>
          <Calendar {...calendar} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
