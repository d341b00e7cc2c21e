import { berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { IconClock } from '@tabler/icons-react'
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
export function SendLater({ onSend }: { onSend: (sendAt: string) => void }) {
  const t = useMailboxTexts()
  const today = useToday()
  const [opened, setOpened] = useState(false)
  const [day, setDay] = useState<string | null>(plusDays(today, 1))
  const [time, setTime] = useState('07:30')
  const [wrong, setWrong] = useState(false)
  const send = () => {
    const isRight = day !== null && timeForm.test(time.trim())
    setWrong(!isRight)
    if (!isRight) return
    setOpened(false)
    onSend(berlinInstant(day, time.trim().padStart(5, '0')))
  }
  return (
    <>
      <Button look="secondary" icon={<IconClock size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {t('write.later')}
      </Button>
      {opened && (
        <Dialog
          opened
          onClose={() => setOpened(false)}
          title={t('write.later')}
          cancel={t('confirm.cancel')}
          onSubmit={send}
          actions={<Button type="submit">{t('write.later')}</Button>}
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
      )}
    </>
  )
}
