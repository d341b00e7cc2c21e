import type { Chat, ChatMessage, LineSign, MadeThing } from '@dreiklang/domain/chat/chat.contract'
import { type MadeKind, type Sign, signs } from '@dreiklang/domain/chat/chat'
import {
  IconArrowBackUp,
  IconBell,
  IconClipboardPlus,
  IconCopy,
  IconDots,
  IconHome,
  IconListCheck,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { GroupMember } from '@dreiklang/domain/chat/schemas'
import type { ChatReminder } from '@dreiklang/domain/chat/reminder.contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGoTo } from '../../shared/searchState.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { madeQuery, makingPath } from './lineSources.ts'
import { remindersQuery, useRemoveReminder } from '../reminder.queries.ts'
import { signsQuery, useChangeSign } from '../sign.queries.ts'
import { useWithdrawMessage } from '../talk.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { aMessage, type Writing } from './MessageBox.tsx'
import { quickChat } from './quickChatStore.ts'
import { signIcons } from './Signs.tsx'
import classes from './MessageLog.module.css'

/** What can be done with a message; null: nobody may write here any more. */
export interface MessageTools {
  reply: ((message: ChatMessage) => void) | null
  edit: (message: ChatMessage) => void
  withdraw: (message: ChatMessage) => void
  /** Opens the form of what the person may make of it; nothing is made before the form is saved. */
  may: readonly MadeKind[]
  make: (kind: MadeKind, message: ChatMessage) => void
  /** What was made of these lines, as far as the person sees it. */
  made: readonly MadeThing[]
  signs: readonly LineSign[]
  canSign: boolean
  /** Of a group, to know whom a line names; else empty. */
  members: readonly GroupMember[]
  remind: (message: ChatMessage) => void
  /** Those of this chat. */
  reminders: readonly ChatReminder[]
  removeReminder: (id: string) => void
  /** Sets the sign, or takes the own one away. */
  changeSign: (sign: { nr: number; sign: Sign; isMine: boolean }) => void
}

const icons = { task: IconListCheck, bestellung: IconClipboardPlus, hausbesuch: IconHome } as const
const none: readonly never[] = []

export function MessageMenu({ message, tools }: { message: ChatMessage; tools: MessageTools }) {
  const t = useChatTexts()
  const { reply, edit, withdraw, may, make, remind } = tools
  const copy = () => void navigator.clipboard.writeText(message.value).then(() => announce(t('copied')), toastError)
  const entries = [
    ...(reply === null
      ? []
      : [{ id: 'reply', label: t('reply'), icon: <IconArrowBackUp size={18} aria-hidden />, onSelect: () => reply(message) }]),
    { id: 'copy', label: t('copy'), icon: <IconCopy size={18} aria-hidden />, onSelect: copy },
    { id: 'remind', label: t('remind.title'), icon: <IconBell size={18} aria-hidden />, onSelect: () => remind(message) },
  ]
  const own = [
    { id: 'edit', label: t('changeMessage'), icon: <IconPencil size={18} aria-hidden />, onSelect: () => edit(message) },
    { id: 'withdraw', label: t('withdraw'), icon: <IconTrash size={18} aria-hidden />, danger: true, onSelect: () => withdraw(message) },
  ]
  const making = may.map((kind) => {
    const Icon = icons[kind]
    return { id: kind, label: t(`make.${kind}`), icon: <Icon size={18} aria-hidden />, onSelect: () => make(kind, message) }
  })
  // What is asked from the server comes last: nothing may move under the finger when it arrives.
  const groups = [
    { entries },
    { heading: t('sign.heading'), entries: useSignEntries(message, tools) },
    { entries: message.changeableUntil === null ? [] : own },
    { entries: making },
  ]
  return (
    <span className={classes.menu}>
      <Menu
        trigger={<IconButton size="sm" label={t('messageMenu')} icon={<IconDots size={18} aria-hidden />} />}
        groups={groups.filter((group) => group.entries.length > 0)}
      />
    </span>
  )
}

/** One for each sign; an own one that stands is taken away by it. */
function useSignEntries({ nr }: ChatMessage, { signs: set, canSign, changeSign }: MessageTools) {
  const t = useChatTexts()
  return signs.flatMap((sign) => {
    const isMine = set.some((one) => one.nr === nr && one.sign === sign && one.isMine)
    if (!canSign && !isMine) return []
    const label = isMine ? t('sign.takeAway', { sign: t(`sign.${sign}`) }) : t(`sign.${sign}`)
    const Picture = signIcons[sign]
    return [{ id: sign, label, icon: <Picture size={18} aria-hidden />, onSelect: () => changeSign({ nr, sign, isMine }) }]
  })
}

interface ToolsProps {
  chat: Pick<Chat, 'id' | 'canWrite' | 'group'>
  /** The number of the oldest line that is loaded. */
  from: number
  onWriting: (writing: Writing) => void
  onRemind: (message: ChatMessage) => void
}

export function useMessageTools({ chat, from, onWriting, onRemind }: ToolsProps): MessageTools {
  const t = useChatTexts()
  const { mutate: withdraw } = useWithdrawMessage(chat.id)
  const goTo = useGoTo()
  const { data } = useQuery(madeQuery(chat.id))
  const { data: set = none } = useQuery(signsQuery(chat.id, from))
  const { mutate: changeSign } = useChangeSign(chat.id)
  const { data: reminders = none } = useQuery(remindersQuery)
  const { mutate: removeReminder } = useRemoveReminder()
  const { id: chatId, canWrite, group } = chat
  return useMemo(() => {
    return {
      reply: canWrite ? (to) => onWriting({ kind: 'reply', to }) : null,
      edit: (to) => onWriting({ kind: 'edit', to }),
      withdraw: ({ id }) => {
        onWriting(aMessage)
        withdraw(id, { onSuccess: () => announce(t('withdrawn')), onError: toastError })
      },
      may: data?.may ?? none,
      make: (kind, { nr }) => {
        quickChat.close()
        goTo(makingPath(kind, { chatId, nr }))
      },
      made: data?.made ?? none,
      signs: set,
      canSign: canWrite,
      members: group?.members ?? none,
      remind: onRemind,
      reminders: reminders.filter((reminder) => reminder.chatId === chatId),
      removeReminder: (id) => removeReminder(id, { onSuccess: () => announce(t('remind.removed')), onError: toastError }),
      changeSign: ({ nr, sign, isMine }) => changeSign({ nr, sign, isSet: isMine }),
    }
  }, [canWrite, changeSign, chatId, data, goTo, group, onRemind, onWriting, reminders, removeReminder, set, t, withdraw])
}
