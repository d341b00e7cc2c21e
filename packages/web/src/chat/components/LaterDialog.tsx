import { messageMaxLength } from '@dreiklang/domain/chat/chat.document'
import { berlinDate, berlinInstant, berlinTimeOfDay, plusDays } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import chips from '../../ui/Chip.module.css'
import { useChatTexts } from '../chat.texts.ts'
import { useKeepLater } from '../later.queries.ts'

const [evening, morning] = ['18:00', '08:00']
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

interface LaterDialogProps {
  chatId: string
  /** `sendAt`: null for a new one. */
  message: { id: string; value: string; sendAt: string | null }
  onKept: (sendAt: string) => void
  onClose: () => void
}

/** The words and their time: this evening, tomorrow morning, or a day and an hour of Berlin. */
export function LaterDialog({ chatId, message, onKept, onClose }: LaterDialogProps) {
  const t = useChatTexts()
  const keep = useKeepLater(chatId)
  const [now] = useState(() => new Date().toISOString())
  const today = berlinDate(now)
  const [value, setValue] = useState(message.value)
  const [day, setDay] = useState<string | null>(message.sendAt === null ? plusDays(today, 1) : berlinDate(message.sendAt))
  const [time, setTime] = useState(message.sendAt === null ? morning : berlinTimeOfDay(message.sendAt))
  const [isWrong, setWrong] = useState(false)
  const offers = [
    ...(berlinTimeOfDay(now) < evening ? [{ id: 'evening' as const, day: today, time: evening }] : []),
    { id: 'tomorrow' as const, day: plusDays(today, 1), time: morning },
  ]
  const save = () => {
    const sendAt = day !== null && timeForm.test(time) ? berlinInstant(day, time) : null
    const isReady = sendAt !== null && Date.parse(sendAt) > Date.now() && value.trim() !== ''
    setWrong(!isReady)
    if (!isReady || keep.isPending) return
    void keep.mutateAsync({ id: message.id, value: value.trim(), sendAt }).then(() => onKept(sendAt), toastError)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(message.sendAt === null ? 'later.send' : 'later.change')}
      cancel={t('later.leave')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={keep.isPending}>
          {t(message.sendAt === null ? 'later.send' : 'later.save')}
        </Button>
      }
    >
      <Stack gap="sm">
        {isWrong && <Alert tone="danger">{t('later.wrong')}</Alert>}
        <TextArea
          label={t('later.words')}
          minRows={3}
          maxLength={messageMaxLength}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <FieldGroup label={t('later.when')}>
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
      </Stack>
    </Dialog>
  )
}
