import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import type { GroupMember } from '@dreiklang/domain/chat/schemas'
import { IconDoorExit, IconPencil, IconUserMinus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { announce } from '../../ui/feedback.tsx'
import { Title } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { chatPath } from '../chat.paths.ts'
import { useChatTexts } from '../chat.texts.ts'
import { useRemoveFromGroup } from '../group.queries.ts'
import { AddToGroupDialog, RenameGroupDialog } from './GroupDialogs.tsx'
import classes from './ChatInfo.module.css'

type OfGroup = Pick<Chat, 'id'> & { group: NonNullable<Chat['group']> }

/** Who takes part, and what can be done about it. */
export function GroupInfo({ chat }: { chat: OfGroup }) {
  const t = useChatTexts()
  const [opened, setOpened] = useState<'rename' | 'add' | null>(null)
  const [going, setGoing] = useState<GroupMember | null>(null)
  const { members } = chat.group
  const own = members.find(({ isMe }) => isMe)
  const close = () => setOpened(null)
  return (
    <>
      <section aria-label={t('group.members')}>
        <Title order={4} size="h5">
          {t('group.count', { count: members.length })}
        </Title>
        <ul className={classes.members}>
          {members.map((member) => (
            <li key={member.id}>
              <span>
                {member.isMe ? t('group.me', { name: member.name }) : member.name}
                <span className={classes.dimmed}>{member.isOwner ? t('group.owner', { about: member.about }) : member.about}</span>
              </span>
              {member.removable && (
                <IconButton
                  label={t('group.removeOf', { name: member.name })}
                  icon={<IconUserMinus size={18} aria-hidden />}
                  onClick={() => setGoing(member)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.deeds}>
        <Button look="secondary" size="sm" icon={<IconUserPlus size={18} aria-hidden />} onClick={() => setOpened('add')}>
          {t('group.add')}
        </Button>
        <Button look="secondary" size="sm" icon={<IconPencil size={18} aria-hidden />} onClick={() => setOpened('rename')}>
          {t('group.rename')}
        </Button>
        {own !== undefined && (
          <Button look="subtle" size="sm" icon={<IconDoorExit size={18} aria-hidden />} onClick={() => setGoing(own)}>
            {t('group.leave')}
          </Button>
        )}
      </div>
      {opened === 'rename' && <RenameGroupDialog chatId={chat.id} title={chat.group.title} onClose={close} />}
      {opened === 'add' && <AddToGroupDialog chatId={chat.id} members={members} onClose={close} />}
      {going !== null && <GoingDialog chat={chat} member={going} onClose={() => setGoing(null)} />}
    </>
  )
}

/** Asks first: who has gone reads no more here. */
function GoingDialog({ chat, member, onClose }: { chat: OfGroup; member: GroupMember; onClose: () => void }) {
  const t = useChatTexts()
  const isLeaving = member.isMe
  const goTo = useGoTo()
  const remove = useRemoveFromGroup(chat.id)
  const done = () => {
    announce(isLeaving ? t('group.hasLeft') : t('group.isRemoved', { name: member.name }))
    onClose()
    if (isLeaving) goTo(chatPath)
  }
  const go = () => remove.mutate({ personId: member.id, isLeaving }, { onSuccess: done, onError: toastError })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isLeaving ? t('group.leave') : t('group.removeOf', { name: member.name })}
      cancel={t('later.leave')}
      actions={
        <Button look="danger" busy={remove.isPending} onClick={go}>
          {t(isLeaving ? 'group.leave' : 'group.remove')}
        </Button>
      }
    >
      <p>{isLeaving ? t('group.leaveText') : t('group.removeText', { name: member.name })}</p>
    </Dialog>
  )
}
