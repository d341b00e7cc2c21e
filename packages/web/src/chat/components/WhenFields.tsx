import { berlinDate, berlinInstant, berlinTimeOfDay, plusDays } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Group } from '../../ui/layout.tsx'
import chips from '../../ui/Chip.module.css'
import { useChatTexts } from '../chat.texts.ts'

const [evening, morning] = ['18:00', '08:00']
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/
const hourMs = 3_600_000

interface Offer {
  id: 'hour' | 'evening' | 'tomorrow'
  day: string
  time: string
}

/** A day and an hour of Berlin, and the usual ones. `initial`: an instant, null for tomorrow morning. */
export function useWhen(initial: string | null, { withHour = false }: { withHour?: boolean } = {}) {
  const [now] = useState(() => new Date().toISOString())
  const today = berlinDate(now)
  const [day, setDay] = useState<string | null>(initial === null ? plusDays(today, 1) : berlinDate(initial))
  const [time, setTime] = useState(initial === null ? morning : berlinTimeOfDay(initial))
  const inAnHour = new Date(Date.parse(now) + hourMs).toISOString()
  const offers: Offer[] = [
    ...(withHour ? [{ id: 'hour' as const, day: berlinDate(inAnHour), time: berlinTimeOfDay(inAnHour) }] : []),
    ...(berlinTimeOfDay(now) < evening ? [{ id: 'evening' as const, day: today, time: evening }] : []),
    { id: 'tomorrow' as const, day: plusDays(today, 1), time: morning },
  ]
  /** The instant, null when it is none or has passed. */
  const read = (): string | null => {
    const at = day !== null && timeForm.test(time) ? berlinInstant(day, time) : null
    return at !== null && Date.parse(at) > Date.now() ? at : null
  }
  return { today, day, time, setDay, setTime, offers, read }
}

export function WhenFields({ label, when }: { label: string; when: ReturnType<typeof useWhen> }) {
  const t = useChatTexts()
  const { today, day, time, setDay, setTime, offers } = when
  return (
    <>
      <FieldGroup label={label}>
        <Group gap={6}>
          {offers.map((offer) => (
            <button
              key={offer.id}
              type="button"
              className={chips.chip}
              aria-pressed={day === offer.day && time === offer.time}
              onClick={() => {
                setDay(offer.day)
                setTime(offer.time)
              }}
            >
              {t(`later.${offer.id}`)}
            </button>
          ))}
        </Group>
      </FieldGroup>
      <Group gap="xs" align="flex-end">
        <DateField label={t('later.day')} value={day} onChange={setDay} minDate={today} />
        <TextField type="time" label={t('later.time')} value={time} onChange={({ currentTarget }) => setTime(currentTarget.value)} />
      </Group>
    </>
  )
}
