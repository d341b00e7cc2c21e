import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { formatDate } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/layout.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { CommentList } from './CommentList.tsx'
import classes from './Pane.module.css'

/** A card of an archived board: to read. */
export function ReadPane({ board, card, onClose }: { board: WholeBoard; card: BoardCard; onClose: () => void }) {
  const t = useScrumboardTexts()
  const { title, description, dueDate, checklist, labels, members } = card
  const facts = [
    { label: t('field.list'), value: board.lists.find(({ id }) => id === card.listId)?.title ?? '' },
    { label: t('field.due'), value: dueDate === null ? '' : formatDate(dueDate) },
    { label: t('field.members'), value: members.map(({ name }) => name).join(', ') },
    { label: t('field.labels'), value: labels.map((label) => label.title).join(', ') },
  ].filter(({ value }) => value !== '')
  return (
    <Drawer opened backdrop="clear" onClose={onClose} title={title} size={520} actions={<Button onClick={onClose}>{t('done')}</Button>}>
      <Facts facts={facts} />
      {description !== '' && <div className={classes.text}>{description}</div>}
      {checklist.length > 0 && (
        <ul className={classes.items}>
          {checklist.map(({ id, content, completed }) => (
            <li key={id}>{completed ? <s>{content}</s> : content}</li>
          ))}
        </ul>
      )}
      <CommentList cardId={card.id} isReading />
    </Drawer>
  )
}
