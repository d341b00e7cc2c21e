import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { IconArrowBackUp, IconCopy, IconDots, IconListCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatDate, formatTime } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { taskPath } from '../../tasks/tasks.paths.ts'
import { useCreateTask } from '../../tasks/tasks.queries.ts'
import { IconButton, LinkButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { oneChatPath } from '../chat.paths.ts'
import { useWithdrawMessage } from '../talk.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { aMessage, type Writing } from './MessageBox.tsx'
import classes from './MessageLog.module.css'

/** What can be done with a message; null: nobody may write here any more. */
export interface MessageTools {
  reply: ((message: ChatMessage) => void) | null
  edit: (message: ChatMessage) => void
  withdraw: (message: ChatMessage) => void
  makeTask: (message: ChatMessage) => void
}

export function MessageMenu({ message, tools }: { message: ChatMessage; tools: MessageTools }) {
  const t = useChatTexts()
  const { reply, edit, withdraw, makeTask } = tools
  const copy = () => void navigator.clipboard.writeText(message.value).then(() => announce(t('copied')), toastError)
  const entries = [
    ...(reply === null
      ? []
      : [{ id: 'reply', label: t('reply'), icon: <IconArrowBackUp size={18} aria-hidden />, onSelect: () => reply(message) }]),
    { id: 'task', label: t('makeTask'), icon: <IconListCheck size={18} aria-hidden />, onSelect: () => makeTask(message) },
    { id: 'copy', label: t('copy'), icon: <IconCopy size={18} aria-hidden />, onSelect: copy },
  ]
  const own = [
    { id: 'edit', label: t('changeMessage'), icon: <IconPencil size={18} aria-hidden />, onSelect: () => edit(message) },
    { id: 'withdraw', label: t('withdraw'), icon: <IconTrash size={18} aria-hidden />, danger: true, onSelect: () => withdraw(message) },
  ]
  const groups = message.changeableUntil === null ? [{ entries }] : [{ entries }, { entries: own }]
  return (
    <span className={classes.menu}>
      <Menu trigger={<IconButton size="sm" label={t('messageMenu')} icon={<IconDots size={18} aria-hidden />} />} groups={groups} />
    </span>
  )
}

const titleLength = 120

/** The first line of a message, as long as a title is read. */
function titleOf(value: string): string {
  const [line = ''] = value.split('\n')
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1).trimEnd()}…`
}

export function useMessageTools(chat: Pick<Chat, 'id' | 'canWrite'>, onWriting: (writing: Writing) => void): MessageTools {
  const t = useChatTexts()
  const { mutate: withdraw } = useWithdrawMessage(chat.id)
  const { mutateAsync: create } = useCreateTask()
  const { id: chatId, canWrite } = chat
  return useMemo(() => {
    const makeTask = async (message: ChatMessage) => {
      const { contactName: name, createdAt, value, nr } = message
      const link = `${window.location.origin}${oneChatPath(chatId)}?nachricht=${nr}`
      const source = t('source', { name, day: formatDate(createdAt), time: formatTime(createdAt) })
      const id = newIdempotencyKey()
      await create({ id, type: 'task', task: { title: titleOf(value), notes: `${value}\n\n${source}\n${link}` } })
      toastSuccess(
        t('taskMade'),
        <LinkButton to={taskPath(id)} look="subtle">
          {t('openTask')}
        </LinkButton>,
      )
    }
    return {
      reply: canWrite ? (to) => onWriting({ kind: 'reply', to }) : null,
      edit: (to) => onWriting({ kind: 'edit', to }),
      withdraw: ({ id }) => {
        onWriting(aMessage)
        withdraw(id, { onSuccess: () => announce(t('withdrawn')), onError: toastError })
      },
      makeTask: (message) => void makeTask(message).catch(toastError),
    }
  }, [canWrite, chatId, create, onWriting, t, withdraw])
}
