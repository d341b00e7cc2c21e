import type { ChatReminder } from '@dreiklang/domain/chat/reminder.contract'
import { IconBell, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { IconButton, PlainLink } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState, announce, showQuery } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { lineOfChatPath } from '../chat.paths.ts'
import { useChatTexts } from '../chat.texts.ts'
import { remindersQuery, useRemoveReminder } from '../reminder.queries.ts'
import classes from './Reminders.module.css'

/** Everything that the person wants to be reminded of, behind a bell. */
export function RemindersButton() {
  const t = useChatTexts()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <IconButton label={t('remind.list')} icon={<IconBell size={20} aria-hidden />} onClick={() => setOpened(true)} />
      {opened && (
        <Dialog opened onClose={() => setOpened(false)} title={t('remind.list')}>
          <All onOpened={() => setOpened(false)} />
        </Dialog>
      )}
    </>
  )
}

function All({ onOpened }: { onOpened: () => void }) {
  const t = useChatTexts()
  const { data, state } = showQuery(useQuery(remindersQuery), { rows: 2 })
  if (data === undefined) return state
  if (data.length === 0)
    return (
      <EmptyState icon={<IconBell size={28} />} title={t('remind.none')}>
        {t('remind.noneText')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {data.map((reminder) => (
        <One key={reminder.id} reminder={reminder} onOpened={onOpened} />
      ))}
    </ul>
  )
}

function One({ reminder: { id, chatId, nr, at, line }, onOpened }: { reminder: ChatReminder; onOpened: () => void }) {
  const t = useChatTexts()
  const { mutate: remove } = useRemoveReminder()
  const words = (
    <>
      <strong>{formatDateTime(at)}</strong>
      <span>{line === null ? t('remind.gone') : t('says', { name: line.contactName })}</span>
      {line !== null && <span className={classes.words}>{line.withdrawn ? t('withdrawn') : line.value}</span>}
    </>
  )
  return (
    <li className={classes.one}>
      {line === null ? (
        <span className={classes.line}>{words}</span>
      ) : (
        <PlainLink to={lineOfChatPath(chatId, nr)} className={classes.line} onClick={onOpened}>
          {words}
        </PlainLink>
      )}
      <IconButton
        label={t('remind.remove')}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => remove(id, { onSuccess: () => announce(t('remind.removed')), onError: toastError })}
      />
    </li>
  )
}
