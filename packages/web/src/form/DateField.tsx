import { ActionIcon, Loader, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { Suspense, lazy, useId, useState, type ReactNode } from 'react'
import { readGermanDate, writeGermanDate } from '../shared/germanDate.ts'
import { useUiTexts } from '../ui/ui.texts.ts'

/** The calendar is half of the weight and most dates are typed: it loads on demand. */
const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })))

export interface DateFieldProps {
  label: string
  id?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  /** `YYYY-MM-DD`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  minDate?: string
  maxDate?: string
  /** Dates of birth: two digits for the year then mean the last century from this year on. */
  lastShortYear?: number
}

export function DateField({ value, onChange, error, lastShortYear = 49, minDate, maxDate, ...rest }: DateFieldProps) {
  const t = useUiTexts()
  const fallbackId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [opened, setOpened] = useState(false)
  const unreadable = draft !== null && draft.trim() !== '' && readGermanDate(draft, lastShortYear) === null
  // No error in the middle of typing.
  const wrong = left && unreadable

  const finish = () => {
    setLeft(true)
    if (draft === null || unreadable) return
    onChange(readGermanDate(draft, lastShortYear))
    setDraft(null)
  }
  const pick = (picked: string) => {
    onChange(picked)
    setDraft(null)
    setOpened(false)
  }
  const button = (
    <Popover opened={opened} onChange={setOpened} returnFocus withRoles={false} shadow="md" position="bottom-end">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('openCalendar')}
          aria-expanded={opened}
          aria-haspopup="dialog"
          disabled={rest.disabled ?? false}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('openCalendar')}>
        <Suspense fallback={<Loader aria-label={t('loading')} />}>
          <Calendar
            value={value}
            onChange={pick}
            {...(minDate === undefined ? {} : { minDate })}
            {...(maxDate === undefined ? {} : { maxDate })}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )

  return (
    <TextInput
      {...rest}
      id={rest.id ?? fallbackId}
      placeholder={t('dateFormat')}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? (value === null ? '' : writeGermanDate(value))}
      error={error ?? (wrong ? t('dateWrong') : undefined)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setDraft(text)
        setLeft(false)
        // A readable date takes effect immediately, so that Enter in the field submits what is visible.
        onChange(readGermanDate(text, lastShortYear))
      }}
      onBlur={finish}
      rightSection={button}
    />
  )
}
