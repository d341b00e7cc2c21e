import { groupTitleMaxLength } from '@dreiklang/domain/chat/chat.document'
import { IconUsersPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useChatTexts } from '../chat.texts.ts'
import { useCreateGroup } from '../group.queries.ts'
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
    if (!isReady || create.isPending) return
    create.mutate({ id, title: title.trim(), memberIds }, { onSuccess: () => onOpened(id), onError: toastError })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('group.new')}
      cancel={t('later.leave')}
      onSubmit={save}
      actions={
        <Button type="submit" busy={create.isPending}>
          {t('group.create')}
        </Button>
      }
    >
      <Stack gap="sm">
        {isWrong && <Alert tone="danger">{t('group.wrong')}</Alert>}
        <TextField
          data-autofocus
          label={t('group.title')}
          maxLength={groupTitleMaxLength}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <PeopleChoice chosen={memberIds} onChange={setMemberIds} />
      </Stack>
    </Dialog>
  )
}
