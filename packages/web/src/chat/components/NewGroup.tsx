import { IconUsersPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useCreateGroup } from '../group.queries.ts'
import { GroupDialog, GroupTitleField } from './GroupDialogs.tsx'
import { PeopleChoice } from './PeopleChoice.tsx'

type Opened = (chatId: string) => void

export function NewGroupButton({ onOpened }: { onOpened: Opened }) {
  const t = useChatTexts()
  const [id, setId] = useState<string | null>(null)
  return (
    <>
      <Button look="secondary" size="sm" icon={<IconUsersPlus size={18} aria-hidden />} onClick={() => setId(newIdempotencyKey())}>
        {t('group.new')}
      </Button>
      {id !== null && <NewGroupDialog id={id} onClose={() => setId(null)} onOpened={onOpened} />}
    </>
  )
}

/** The id is made when the dialog opens: created twice it is one group. */
function NewGroupDialog({ id, onClose, onOpened }: { id: string; onClose: () => void; onOpened: Opened }) {
  const t = useChatTexts()
  const create = useCreateGroup()
  const [title, setTitle] = useState('')
  const [memberIds, setMemberIds] = useState<string[]>([])
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const isReady = title.trim() !== '' && memberIds.length > 0
    setWrong(!isReady)
    if (!isReady) return
    create.mutate({ id, title: title.trim(), memberIds }, { onSuccess: () => onOpened(id), onError: toastError })
  }
  return (
    <GroupDialog
      title={t('group.new')}
      save={t('group.create')}
      missing={isWrong ? t('group.wrong') : null}
      busy={create.isPending}
      onSave={save}
      onClose={onClose}
    >
      <GroupTitleField title={title} onChange={setTitle} />
      <PeopleChoice chosen={memberIds} onChange={setMemberIds} />
    </GroupDialog>
  )
}
