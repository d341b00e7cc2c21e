import { offersAt } from '@dreiklang/domain/shared/offers'
import { berlinDate, berlinInstant, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { IconBell, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { formatStamp } from '../../shared/format.ts'
import { todayInBerlin } from '../../shared/useToday.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { useNotesTexts } from '../notes.texts.ts'
import fields from './NoteFields.module.css'
import classes from './Notes.module.css'

interface ReminderFieldProps {
  /** An instant. */
  value: string | null
  onChange: (reminder: string | null) => void
}

/** Three usual times, or a day and an hour of one's own; all as the clock in Berlin shows. */
export function ReminderField({ value, onChange }: ReminderFieldProps) {
  const t = useNotesTexts()
  const [isChoosing, setChoosing] = useState(false)
  const set = (reminder: string | null) => {
    setChoosing(false)
    onChange(reminder)
  }
  return (
    <FieldGroup label={t('field.reminder')}>
      {value !== null && (
        <Group gap="xs" wrap="nowrap">
          <span className={fields.reminder}>
            <IconBell size={18} aria-hidden />
            <DateTime value={value} />
          </span>
          <IconButton label={t('reminder.remove')} icon={<IconX size={18} aria-hidden />} onClick={() => set(null)} />
        </Group>
      )}
      {value === null && !isChoosing && (
        <Group gap={6}>
          {offersAt(new Date().toISOString()).map(({ offer, at }) => (
            <button key={offer} type="button" className={classes.chip} onClick={() => set(at)}>
              {t(`reminder.${offer}`, { at: formatStamp(at) })}
            </button>
          ))}
          <button type="button" className={classes.chip} onClick={() => setChoosing(true)}>
            {t('reminder.own')}
          </button>
        </Group>
      )}
      {value === null && isChoosing && <OwnTime onSet={set} />}
    </FieldGroup>
  )
}

function OwnTime({ onSet }: { onSet: (reminder: string) => void }) {
  const t = useNotesTexts()
  const [day, setDay] = useState<string | null>(() => todayInBerlin())
  const [time, setTime] = useState(() => berlinTimeOfDay(new Date(Date.now() + 3_600_000).toISOString()))
  const isReady = day !== null && /^\d{2}:\d{2}$/.test(time)
  return (
    <Group gap="xs" align="flex-end">
      <DateField label={t('reminder.day')} value={day} onChange={setDay} minDate={berlinDate(new Date().toISOString())} />
      <TextField type="time" label={t('reminder.time')} value={time} onChange={(event) => setTime(event.currentTarget.value)} />
      <Button
        look="secondary"
        disabled={!isReady}
        onClick={() => {
          if (isReady) onSet(berlinInstant(day, time))
        }}
      >
        {t('reminder.set')}
      </Button>
    </Group>
  )
}
