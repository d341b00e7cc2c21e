import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { readGermanDate, writeGermanDate } from '../shared/germanDate.ts'
import { useUiTexts } from '../ui/ui.texts.ts'
import { CalendarPopover } from './CalendarPopover.tsx'

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
    <CalendarPopover
      opened={opened}
      onOpened={setOpened}
      position="bottom-end"
      value={value}
      onChange={pick}
      {...(minDate === undefined ? {} : { minDate })}
      {...(maxDate === undefined ? {} : { maxDate })}
      trigger={
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
      }
    />
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
