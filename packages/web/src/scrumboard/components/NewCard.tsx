import type { BoardList } from '@dreiklang/domain/scrumboard/board.contract'
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FormElement } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { IconButton, UnstyledButton } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useCreateCard, useCreateList } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import classes from './Board.module.css'

interface NewLineProps {
  isOpen: boolean
  /** What the button says, and what it is called beside others of its kind. */
  label: string
  name: string
  field: string
  submit: string
  most: number
  onChange: (isOpen: boolean) => void
  /** Once for each id, however often it is sent. */
  onAdd: (one: { id: string; title: string }) => Promise<unknown>
}

/** A button that becomes a field where it stands, and stays one: the next is written at once. */
function NewLine({ isOpen, label, name, field, submit, most, onChange, onAdd }: NewLineProps) {
  const t = useScrumboardTexts()
  const button = useRef<HTMLButtonElement>(null)
  const [next, setNext] = useState(() => ({ id: newIdempotencyKey(), title: '' }))
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    onChange(false)
    setTimeout(() => button.current?.focus())
  }
  const add = () => {
    const title = next.title.trim()
    if (isBusy) return
    if (title === '') return close()
    setBusy(true)
    void onAdd({ id: next.id, title })
      .then(() => setNext({ id: newIdempotencyKey(), title: '' }), toastError)
      .finally(() => setBusy(false))
  }
  if (!isOpen) {
    return (
      <UnstyledButton ref={button} className={classes.newLine ?? ''} aria-label={name} onClick={() => onChange(true)}>
        <IconPlus size={18} aria-hidden />
        {label}
      </UnstyledButton>
    )
  }
  return (
    <FormElement className={classes.newForm ?? ''} aria-label={name} onSubmit={add}>
      <TextField
        label={field}
        labelProps={{ className: 'unseen' }}
        placeholder={field}
        className={classes.wide ?? ''}
        value={next.title}
        maxLength={most}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has become this field
        autoFocus
        onChange={(event) => setNext({ ...next, title: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      />
      <IconButton type="submit" label={submit} icon={<IconCheck size={20} aria-hidden />} aria-busy={isBusy || undefined} />
      <IconButton label={t('card.close')} icon={<IconX size={20} aria-hidden />} onClick={close} />
    </FormElement>
  )
}

interface NewCardProps {
  list: BoardList
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

export function NewCard({ list: { id: listId, boardId, title: list }, isOpen, onChange }: NewCardProps) {
  const t = useScrumboardTexts()
  const { mutateAsync } = useCreateCard()
  return (
    <NewLine
      isOpen={isOpen}
      label={t('card.new')}
      name={t('card.newIn', { list })}
      field={t('card.name')}
      submit={t('card.add')}
      most={300}
      onChange={onChange}
      onAdd={async (card) => {
        await mutateAsync({ ...card, boardId, listId })
        announce(t('card.created', { title: card.title, list }))
      }}
    />
  )
}

export function NewList({ boardId }: { boardId: string }) {
  const t = useScrumboardTexts()
  const [isOpen, setOpen] = useState(false)
  const { mutateAsync } = useCreateList()
  return (
    <div className={classes.newList}>
      <NewLine
        isOpen={isOpen}
        label={t('list.new')}
        name={t('list.new')}
        field={t('list.name')}
        submit={t('list.add')}
        most={80}
        onChange={setOpen}
        onAdd={(list) => mutateAsync({ ...list, boardId })}
      />
    </div>
  )
}
