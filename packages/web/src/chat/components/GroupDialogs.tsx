import { groupTitleMaxLength } from '@dreiklang/domain/chat/chat.document'
import type { GroupMember } from '@dreiklang/domain/chat/schemas'
import { type ReactNode, useState } from 'react'
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

interface GroupDialogProps {
  title: string
  /** On the button that does it. */
  save: string
  /** What is missing before it can be done. */
  missing: string | null
  busy: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** What a group is called and who is in it, asked in one way. */
export function GroupDialog({ title, save, missing, busy, onSave, onClose, children }: GroupDialogProps) {
  const t = useChatTexts()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      cancel={t('later.leave')}
      onSubmit={() => !busy && onSave()}
      actions={
        <Button type="submit" busy={busy}>
          {save}
        </Button>
      }
    >
      <Stack gap="sm">
        {missing !== null && <Alert tone="danger">{missing}</Alert>}
        {children}
      </Stack>
    </Dialog>
  )
}

export function GroupTitleField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const t = useChatTexts()
  return (
    <TextField
      data-autofocus
      label={t('group.title')}
      maxLength={groupTitleMaxLength}
      value={title}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

export function RenameGroupDialog({ chatId, title: before, onClose }: { chatId: string; title: string; onClose: () => void }) {
  const t = useChatTexts()
  const rename = useRenameGroup(chatId)
  const [title, setTitle] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const words = title.trim()
    setWrong(words === '')
    if (words !== '') rename.mutate(words, { onSuccess: () => (announce(t('group.renamed')), onClose()), onError: toastError })
  }
  return (
    <GroupDialog
      title={t('group.rename')}
      save={t('later.save')}
      missing={isWrong ? t('group.noTitle') : null}
      busy={rename.isPending}
      onSave={save}
      onClose={onClose}
    >
      <GroupTitleField title={title} onChange={setTitle} />
    </GroupDialog>
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
    if (memberIds.length === 0) return
    const done = () => {
      announce(t('group.isAdded'))
      onClose()
    }
    add.mutate({ memberIds, earlier: sight === 'earlier' }, { onSuccess: done, onError: toastError })
  }
  return (
    <GroupDialog
      title={t('group.add')}
      save={t('group.add')}
      missing={isWrong ? t('group.nobody') : null}
      busy={add.isPending}
      onSave={save}
      onClose={onClose}
    >
      <PeopleChoice chosen={memberIds} onChange={setMemberIds} without={members.map(({ id }) => id)} />
      <RadioField
        label={t('group.sight')}
        choices={sights.map((value) => ({ value, label: t(`group.sights.${value}`) }))}
        value={sight}
        onChange={setSight}
      />
    </GroupDialog>
  )
}
