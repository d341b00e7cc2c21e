import type { Board } from '@dreiklang/domain/scrumboard/board.contract'
import { boardWords } from '@dreiklang/domain/scrumboard/board.contract'
import { boardIcons, boardVisibilities } from '@dreiklang/domain/scrumboard/scrumboard'
import { id } from '@dreiklang/domain/shared/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { RadioCards, SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useUser } from '../../shared/session.ts'
import { peopleQuery, useCreateBoard, useUpdateBoard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { MembersField } from './MembersField.tsx'
import { StartField, useStarts } from './StartField.tsx'
import { BoardSign } from './boardIcons.tsx'

const schema = boardWords.extend({ members: z.array(id), start: z.string() })
type Values = z.input<typeof schema>
const none: readonly [] = []

interface BoardDialogProps {
  /** Null: a new one. */
  board: Board | null
  onClose: () => void
  onCreated?: (boardId: string) => void
}

const valuesOf = (board: Board | null, me: string): Values => ({
  title: board?.title ?? '',
  description: board?.description ?? '',
  icon: board?.icon ?? 'board',
  visibility: board?.visibility ?? 'house',
  members: board?.members.map((member) => member.id) ?? [me],
  start: 'withLists',
})

/** A name that somebody has written already stays. */
const wordsOf = ({ title, description, icon }: Pick<Board, 'title' | 'description' | 'icon'>, written: string) => ({
  title: written.trim() === '' ? title : written,
  description,
  icon,
})

/** What a board is called, how it looks and who sees it. */
export function BoardDialog({ board, onClose, onCreated }: BoardDialogProps) {
  const t = useScrumboardTexts()
  const user = useUser()
  const [newBoardId] = useState(newIdempotencyKey)
  const create = useCreateBoard()
  const update = useUpdateBoard()
  const { data: people = none } = useQuery(peopleQuery)
  const startLists = (['open', 'doing', 'done'] as const).map((name) => t(`board.startLists.${name}`))
  const starts = useStarts()
  const sending = useDeedForm<Values, z.output<typeof schema>>({
    initialValues: valuesOf(board, user.id),
    schema,
    send: ({ start, ...words }) =>
      board === null
        ? create.mutateAsync({
            board: { ...words, id: newBoardId },
            lists: start === 'withLists' ? startLists : [],
            template: [...starts.ofHouse, ...starts.ofProduct].find(({ value }) => value === start)?.template ?? null,
          })
        : update.mutateAsync({ id: board.id, board: { ...words, version: board.version } }),
    done: ({ title }) => (board === null ? t('board.created', { title }) : t('board.saved')),
    onDone: () => {
      onClose()
      if (board === null) onCreated?.(newBoardId)
    },
  })
  const { form, field } = sending
  const { icon, visibility, members, start } = form.getValues()
  const set =
    <Name extends keyof Values>(name: Name) =>
    (value: Values[Name]) =>
      form.setValues({ [name]: value })
  return (
    <FormDialog
      title={t(board === null ? 'board.new' : 'board.settings')}
      onClose={onClose}
      sending={sending}
      submit={t(board === null ? 'board.create' : 'save')}
      size="lg"
    >
      <TextField {...field('title')} label={t('board.title')} maxLength={120} autoComplete="off" required data-autofocus />
      <TextArea {...field('description')} label={t('board.description')} maxLength={2000} minRows={2} autoComplete="off" />
      <RadioCards
        label={t('board.icon')}
        look="chips"
        words="short"
        choices={boardIcons.map((value) => ({ value, label: t(`icons.${value}`), icon: <BoardSign icon={value} size={18} /> }))}
        value={icon}
        onChange={set('icon')}
      />
      <SegmentedField
        label={t('board.visibility')}
        choices={choicesOf(boardVisibilities, (one) => t(`board.${one}`))}
        value={visibility}
        onChange={set('visibility')}
      />
      <MembersField
        label={t('board.people')}
        people={[...people, ...(board?.members ?? []).filter((member) => !people.some((one) => one.id === member.id))]}
        chosen={members}
        onChange={set('members')}
      />
      {board === null && (
        <StartField
          value={start}
          starts={starts}
          onChange={(value, chosen) => form.setValues({ start: value, ...(chosen && wordsOf(chosen, form.getValues().title)) })}
        />
      )}
    </FormDialog>
  )
}
