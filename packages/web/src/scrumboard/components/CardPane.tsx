import { type BoardCard, type WholeBoard, card as cardSchema } from '@dreiklang/domain/scrumboard/board.contract'
import { dueDay } from '@dreiklang/domain/shared/due'
import { cardColours, maxCheckItems, maxLabelsOfBoard } from '@dreiklang/domain/scrumboard/scrumboard'
import { IconArchive, IconLayoutKanban } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Attachments } from '../../files/components/attachments/Attachments.tsx'
import { ChecklistFields } from '../../form/ChecklistFields.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { ColourField } from '../../form/ColourField.tsx'
import { DateField } from '../../form/DateField.tsx'
import { LabelFields } from '../../form/LabelFields.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { RepeatField } from '../../form/RepeatField.tsx'
import { SaveTrouble } from '../../form/SaveTrouble.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useAutosave } from '../../form/useAutosave.ts'
import { formatShortDay } from '../../shared/format.ts'
import { todayInBerlin } from '../../shared/useToday.ts'
import { ApiError } from '../../shared/apiError.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Note, Stack } from '../../ui/layout.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { peopleQuery, useCreateLabel, useUpdateCard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { CommentList } from './CommentList.tsx'
import { MembersField } from './MembersField.tsx'
import { cellAt, spotOf } from './arrange.ts'
import { useBoardDeeds } from './boardDeeds.ts'
import { draftOf, keptWith } from './cardDraft.ts'
import classes from './Pane.module.css'

const none: readonly [] = []

interface CardPaneProps {
  board: WholeBoard
  card: BoardCard
  onClose: () => void
}

/** The card as it stands on the server, when it said that somebody else was faster. */
function newestIn(error: unknown): BoardCard | null {
  if (!(error instanceof ApiError) || error.code !== 'scrumboard.veraltet') return null
  return cardSchema.safeParse(error.details?.['aktuell']).data ?? null
}

/** A card, open to write in. It saves itself; leaving waits for what is not saved yet. */
export function CardPane({ board, card, onClose }: CardPaneProps) {
  const t = useScrumboardTexts()
  const { mutateAsync } = useUpdateCard()
  const { archiveCard } = useBoardDeeds()
  const saving = useAutosave({
    newest: card,
    draftOf,
    kept: keptWith(card.title),
    save: ({ id, version }, changes) => mutateAsync({ id, version, ...changes }),
    newestIn,
  })
  const { state, flush, decide, isDirty } = saving
  // The clock has made it, and nobody has changed it since.
  const isAsMade = card.madeAfter !== null && card.version === 1
  const archive = () =>
    void flush().then(() => {
      if (isDirty()) return
      archiveCard(card)
      onClose()
    })
  return (
    <Drawer
      opened
      backdrop="clear"
      onClose={onClose}
      title={t('card.one')}
      size={520}
      actions={
        <div className={classes.foot}>
          <div className={classes.state}>
            <Note role="status">{t(`state.${state.kind}`)}</Note>
            <Note>
              {isAsMade ? t('card.madeAgain') : t('card.changedBy', { name: card.changedByName ?? t('somebody') })}{' '}
              <RelativeTime instant={card.updatedAt} />
            </Note>
          </div>
          <IconButton label={t('card.archive')} icon={<IconArchive size={20} aria-hidden />} onClick={archive} />
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      }
    >
      <LeaveGuard dirty={isDirty} save={flush} stays={({ search }) => search['karte'] === card.id} />
      <SaveTrouble
        state={state}
        words={{
          title: ({ changedByName }) => t('stale.title', { name: changedByName ?? t('somebody') }),
          text: t('stale.text'),
          theirs: t('stale.theirs'),
          mine: t('stale.mine'),
        }}
        onDecide={decide}
        onRetry={() => void flush()}
      />
      <CardFields board={board} card={card} {...saving} />
      <Attachments titled kind="card" placeId={card.id} />
      <CommentList cardId={card.id} />
    </Drawer>
  )
}

type Saving = Pick<ReturnType<typeof useAutosave<BoardCard, ReturnType<typeof draftOf>>>, 'draft' | 'change'>

function CardFields({ board, card, draft, change }: Omit<CardPaneProps, 'onClose'> & Saving) {
  const t = useScrumboardTexts()
  const createLabel = useCreateLabel(board.id)
  return (
    <Stack gap="md">
      <TextField
        label={t('field.title')}
        value={draft.title}
        maxLength={300}
        autoComplete="off"
        required
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <ListField board={board} card={card} />
        <DateField
          label={t('field.due')}
          value={draft.dueDate === null ? null : dueDay(draft.dueDate)}
          onChange={(dueDate) => change({ dueDate })}
        />
      </div>
      <RepeatField
        day={draft.dueDate === null ? todayInBerlin() : dueDay(draft.dueDate)}
        value={draft.repeat}
        description={t('field.repeatHint')}
        onChange={(repeat) => change({ repeat })}
      />
      {card.nextDay !== null && card.repeat === draft.repeat && card.dueDate === draft.dueDate && (
        <Note>{t('card.next', { day: formatShortDay(card.nextDay) })}</Note>
      )}
      <TextArea
        label={t('field.description')}
        value={draft.description}
        maxLength={20_000}
        autoComplete="off"
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Assigned board={board} card={card} chosen={draft.members} onChange={(members) => change({ members })} />
      <LabelFields
        words={{ heading: t('field.labels'), new: t('label.new'), create: t('label.create') }}
        labels={board.labels}
        chosen={draft.labels}
        most={maxLabelsOfBoard}
        onChange={(labels) => change({ labels })}
        onCreate={createLabel.mutateAsync}
      />
      <ChecklistFields
        items={draft.checklist}
        most={maxCheckItems}
        words={{
          heading: t('field.checklist'),
          new: t('item.new'),
          add: t('item.add'),
          nr: (nr) => t('item.nr', { nr }),
          done: (title) => t('item.done', { title }),
          remove: (title) => t('item.remove', { title }),
          grip: (at) => t('item.grip', at),
          moved: (at) => t('item.moved', at),
        }}
        onChange={(checklist) => change({ checklist })}
      />
      <ColourField
        label={t('field.colour')}
        colours={cardColours}
        nameOf={(colour) => t(`colour.${colour}`)}
        value={draft.colour}
        onChange={(colour) => change({ colour })}
      />
    </Stack>
  )
}

/** In which list it is; another one takes it at its end. */
function ListField({ board, card }: Omit<CardPaneProps, 'onClose'>) {
  const t = useScrumboardTexts()
  const { columnsNow, moveCard } = useBoardDeeds()
  return (
    <SelectField
      few
      label={t('field.list')}
      choices={board.lists.map(({ id, title }) => ({ value: id, label: title }))}
      value={card.listId}
      onChange={(listId) => {
        if (listId === null || listId === card.listId) return
        const lane = spotOf(columnsNow(), card.id)?.lane
        const index = cellAt(columnsNow(), { listId, lane })?.cards.length ?? 0
        moveCard(card.id, { listId, index, lane, from: lane })
      }}
    />
  )
}

interface AssignedProps extends Omit<CardPaneProps, 'onClose'> {
  chosen: readonly string[]
  onChange: (members: string[]) => void
}

/** Whoever sees the board can have work on it. */
function Assigned({ board, card, chosen, onChange }: AssignedProps) {
  const t = useScrumboardTexts()
  const { data: house = none } = useQuery(peopleQuery)
  const seeing = board.visibility === 'house' ? house : board.members
  const left = card.members.filter(({ id }) => !seeing.some((one) => one.id === id))
  return <MembersField label={t('field.members')} people={[...seeing, ...left]} chosen={chosen} onChange={onChange} />
}

export function MissingCard({ onClose }: { onClose: () => void }) {
  const t = useScrumboardTexts()
  return (
    <Drawer opened onClose={onClose} title={t('card.one')} size={520} actions={<Button onClick={onClose}>{t('card.toBoard')}</Button>}>
      <EmptyState icon={<IconLayoutKanban size={28} />} title={t('card.missing')}>
        {t('card.missingText')}
      </EmptyState>
    </Drawer>
  )
}
