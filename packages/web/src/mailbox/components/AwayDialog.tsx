import type { MailAway } from '@dreiklang/domain/mailbox/away.contract'
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
import { awayQuery, useSaveAway } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'

/** What those read who write to somebody who is away. */
export function AwayDialog({ onClose }: { onClose: () => void }) {
  const t = useMailboxTexts()
  const { data, state } = showQuery(useQuery(awayQuery), { rows: 3 })
  if (data !== undefined) return <Fields away={data} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('away.name')}>
      {state}
    </Dialog>
  )
}

function Fields({ away, onClose }: { away: MailAway | null; onClose: () => void }) {
  const t = useMailboxTexts()
  const today = useToday()
  const [from, setFrom] = useState<string | null>(away?.from ?? plusDays(today, 1))
  const [until, setUntil] = useState<string | null>(away?.until ?? plusDays(today, 7))
  const [text, setText] = useState(away?.text ?? '')
  const save = useSaveAway()
  const keep = (wanted: MailAway | null) => {
    const kept = () => {
      toastSuccess(t(wanted === null ? 'away.ended' : 'settingsForm.saved'))
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
      title={t('away.name')}
      cancel={t('confirm.cancel')}
      onSubmit={submit}
      actions={
        <>
          {away !== null && (
            <Button look="secondary" onClick={() => keep(null)}>
              {t('away.end')}
            </Button>
          )}
          <Button type="submit" busy={save.isPending}>
            {t('settingsForm.save')}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {t('away.hint')}
      </Text>
      <Group gap="sm" grow>
        <DateField label={t('away.from')} value={from} onChange={setFrom} />
        <DateField label={t('away.until')} value={until} onChange={setUntil} />
      </Group>
      <TextArea label={t('away.text')} maxLength={500} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
    </Dialog>
  )
}
