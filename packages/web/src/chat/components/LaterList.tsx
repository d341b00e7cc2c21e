import type { LaterMessage } from '@dreiklang/domain/chat/later.contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { laterQuery, useRemoveLater } from '../later.queries.ts'
import { LaterDialog } from './LaterDialog.tsx'
import classes from './MessageBox.module.css'

/** What waits to be sent here, for its writer alone; also where she cannot write any more. */
export function LaterList({ chatId }: { chatId: string }) {
  const t = useChatTexts()
  const { data: all = [] } = useQuery(laterQuery(chatId))
  const { mutate: remove } = useRemoveLater(chatId)
  const [changed, setChanged] = useState<LaterMessage | null>(null)
  if (all.length === 0) return null
  return (
    <section className={classes.later} aria-label={t('later.title')}>
      <ul>
        {all.map((message) => (
          <li key={message.id} className={classes.about}>
            <p className={classes.aboutWords}>
              <strong>
                {message.refusedAt === null
                  ? t('later.at', { at: formatDateTime(message.sendAt) })
                  : t('later.refused', { at: formatDateTime(message.refusedAt) })}
              </strong>
              <span>{message.value}</span>
            </p>
            <IconButton label={t('later.change')} icon={<IconPencil size={18} aria-hidden />} onClick={() => setChanged(message)} />
            <IconButton
              label={t('later.cancel')}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => remove(message.id, { onSuccess: () => announce(t('later.cancelled')), onError: toastError })}
            />
          </li>
        ))}
      </ul>
      {changed !== null && (
        <LaterDialog
          chatId={chatId}
          message={changed}
          onClose={() => setChanged(null)}
          onKept={(sendAt) => {
            setChanged(null)
            announce(t('later.kept', { at: formatDateTime(sendAt) }))
          }}
        />
      )}
    </section>
  )
}
