import { groupTitleMaxLength } from '@dreiklang/domain/chat/chat.document'
import type { GroupMember } from '@dreiklang/domain/chat/group.contract'
import { useState } from 'react'
import { RadioField } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, announce } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useAddToGroup, useRenameGroup } from '../group.queries.ts'
import { PeopleChoice } from './PeopleChoice.tsx'

export function RenameGroupDialog({ chatId, title: before, onClose }: { chatId: string; title: string; onClose: () => void }) {
  const t = useChatTexts()
  const rename = useRenameGroup(chatId)
  const [title, setTitle] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const words = title.trim()
    setWrong(words === '')
    if (words === '' || rename.isPending) return
    rename.mutate(words, { onSuccess: () => (announce(t('group.renamed')), onClose()), onError: toastError })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('group.rename')}
      cancel={t('later.leave')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={rename.isPending}>
          {t('later.save')}
        </Button>
      }
    >
      <Stack gap="sm">
        {isWrong && <Alert tone="danger">{t('group.noTitle')}</Alert>}
        <TextField
          data-autofocus
          label={t('group.title')}
          maxLength={groupTitleMaxLength}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}

const sights = ['now', 'earlier'] as const

/** They read what is written from now on, unless the one who adds them chooses otherwise. */
export function AddToGroupDialog({ chatId, members, onClose }: { chatId: string; members: readonly GroupMember[]; onClose: () => void }) {
  const t = useChatTexts()
  const add = useAddToGroup(chatId)
  const [memberIds, setMemberIds] = useState<string[]>([])
  const [sight, setSight] = useState<(typeof sights)[number]>('now')
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    setWrong(memberIds.length === 0)
    if (memberIds.length === 0 || add.isPending) return
    const done = () => {
      announce(t('group.isAdded'))
      onClose()
    }
    add.mutate({ memberIds, earlier: sight === 'earlier' }, { onSuccess: done, onError: toastError })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('group.add')}
      cancel={t('later.leave')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={add.isPending}>
          {t('group.add')}
        </Button>
      }
    >
      <Stack gap="sm">
        {isWrong && <Alert tone="danger">{t('group.nobody')}</Alert>}
        <PeopleChoice chosen={memberIds} onChange={setMemberIds} without={members.map(({ id }) => id)} />
        <RadioField
          label={t('group.sight')}
          choices={sights.map((value) => ({ value, label: t(`group.sights.${value}`) }))}
          value={sight}
          onChange={setSight}
        />
      </Stack>
    </Dialog>
  )
}
