import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../ui/buttons.tsx'
import { CalendarPopover } from './CalendarPopover.tsx'

interface DateButtonProps {
  /** What is shown now: a day, a week, a month. */
  words: string
  /** Said after the words: what the button is for. */
  label: string
  /** `YYYY-MM-DD` */
  value: string
  onChange: (value: string) => void
}

/** A day to go to, where no form waits for it. */
export function DateButton({ words, label, value, onChange }: DateButtonProps) {
  const [opened, setOpened] = useState(false)
  return (
    <CalendarPopover
      opened={opened}
      onOpened={setOpened}
      position="bottom-start"
      value={value}
      onChange={(picked) => {
        setOpened(false)
        onChange(picked)
      }}
      trigger={
        <Button
          look="secondary"
          icon={<IconCalendar size={18} aria-hidden />}
          aria-label={`${words}, ${label}`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {words}
        </Button>
      }
    />
  )
}
