import { offersAt } from '@dreiklang/domain/shared/reminder'
import { berlinDate, berlinInstant, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { IconBell, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from './DateField.tsx'
import { FieldGroup } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { formatStamp } from '../shared/format.ts'
import { todayInBerlin } from '../shared/useToday.ts'
import { Button, IconButton } from '../ui/buttons.tsx'
import { Group } from '../ui/layout.tsx'
import { DateTime } from '../ui/Time.tsx'
import { useReminderTexts } from './reminder.texts.ts'
import chips from '../ui/Chip.module.css'
import classes from './ReminderField.module.css'

interface ReminderFieldProps {
  /** An instant. */
  value: string | null
  onChange: (reminder: string | null) => void
}

/** Three usual times, or a day and an hour of one's own; all as the clock in Berlin shows. */
export function ReminderField({ value, onChange }: ReminderFieldProps) {
  const t = useReminderTexts()
  const [isChoosing, setChoosing] = useState(false)
  const set = (reminder: string | null) => {
    setChoosing(false)
    onChange(reminder)
  }
  return (
    <FieldGroup label={t('label')}>
      {value !== null && (
        <Group gap="xs" wrap="nowrap">
          <span className={classes.time}>
            <IconBell size={18} aria-hidden />
            <DateTime value={value} />
          </span>
          <IconButton label={t('remove')} icon={<IconX size={18} aria-hidden />} onClick={() => set(null)} />
        </Group>
      )}
      {value === null && !isChoosing && (
        <Group gap={6}>
          {offersAt(new Date().toISOString()).map(({ offer, at }) => (
            <button key={offer} type="button" className={chips.chip} onClick={() => set(at)}>
              {t(offer, { at: formatStamp(at) })}
            </button>
          ))}
          <button type="button" className={chips.chip} onClick={() => setChoosing(true)}>
            {t('own')}
          </button>
        </Group>
      )}
      {value === null && isChoosing && <OwnTime onSet={set} />}
    </FieldGroup>
  )
}

function OwnTime({ onSet }: { onSet: (reminder: string) => void }) {
  const t = useReminderTexts()
  const [day, setDay] = useState<string | null>(() => todayInBerlin())
  const [time, setTime] = useState(() => berlinTimeOfDay(new Date(Date.now() + 3_600_000).toISOString()))
  const isReady = day !== null && /^\d{2}:\d{2}$/.test(time)
  return (
    <Group gap="xs" align="flex-end">
      <DateField label={t('day')} value={day} onChange={setDay} minDate={berlinDate(new Date().toISOString())} />
      <TextField type="time" label={t('time')} value={time} onChange={(event) => setTime(event.currentTarget.value)} />
      <Button
        look="secondary"
        disabled={!isReady}
        onClick={() => {
          if (isReady) onSet(berlinInstant(day, time))
        }}
      >
        {t('set')}
      </Button>
    </Group>
  )
}
