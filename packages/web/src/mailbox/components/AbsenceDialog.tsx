import type { MailAbsence } from '@dreiklang/domain/mailbox/absence.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { TextArea } from '../../form/TextField.tsx'
import { useToday } from '../../shared/useToday.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { absenceQuery, useSaveAbsence } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** What those read who write to somebody who is away. */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const t = useMailboxTexts()
  const { data, state } = showQuery(useQuery(absenceQuery), { rows: 3 })
  if (data !== undefined) return <Fields absence={data} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('absence.name')}>
      {state}
    </Dialog>
  )
}

function Fields({ absence, onClose }: { absence: MailAbsence | null; onClose: () => void }) {
  const t = useMailboxTexts()
  const today = useToday()
  const [from, setFrom] = useState<string | null>(absence?.from ?? plusDays(today, 1))
  const [until, setUntil] = useState<string | null>(absence?.until ?? plusDays(today, 7))
  const [text, setText] = useState(absence?.text ?? '')
  const save = useSaveAbsence()
  const keep = (wanted: MailAbsence | null) => {
    const kept = () => {
      toastSuccess(t(wanted === null ? 'absence.ended' : 'settingsForm.saved'))
      onClose()
    }
    void save.mutateAsync(wanted).then(kept, toastError)
  }
  const submit = () => {
    if (from !== null && until !== null && !save.isPending) keep({ from, until, text: text.trim() })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('absence.name')}
      cancel={t('confirm.cancel')}
      onSubmit={submit}
      actions={
        <>
          {absence !== null && (
            <Button look="secondary" onClick={() => keep(null)}>
              {t('absence.end')}
            </Button>
          )}
          <Button type="submit" busy={save.isPending}>
            {t('settingsForm.save')}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {t('absence.hint')}
      </Text>
      <Group gap="sm" grow>
        <DateField label={t('absence.from')} value={from} onChange={setFrom} />
        <DateField label={t('absence.until')} value={until} onChange={setUntil} />
      </Group>
      <TextArea label={t('absence.text')} maxLength={500} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
    </Dialog>
  )
}
