import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useToday } from '../../shared/useToday.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useMailboxTexts } from '../mailbox.texts.ts'

const timeForm = /^([01]?\d|2[0-3]):[0-5]\d$/

/** A day and an hour of Berlin; proposed is the next morning. */
export function MomentDialog({ title, onChosen, onClose }: { title: string; onChosen: (at: string) => void; onClose: () => void }) {
  const t = useMailboxTexts()
  const today = useToday()
  const [day, setDay] = useState<string | null>(plusDays(today, 1))
  const [time, setTime] = useState('07:30')
  const [wrong, setWrong] = useState(false)
  const choose = () => {
    const isRight = day !== null && timeForm.test(time.trim())
    setWrong(!isRight)
    if (!isRight) return
    onClose()
    onChosen(berlinInstant(day, time.trim().padStart(5, '0')))
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      cancel={t('confirm.cancel')}
      onSubmit={choose}
      actions={<Button type="submit">{title}</Button>}
    >
      <Stack gap="sm">
        <DateField label={t('write.laterDay')} value={day} onChange={setDay} minDate={today} />
        <TextField
          label={t('write.laterTime')}
          value={time}
          error={wrong ? t('write.laterWrong') : undefined}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}
