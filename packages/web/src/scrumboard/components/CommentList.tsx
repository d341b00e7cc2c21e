import type { BoardComment } from '@dreiklang/domain/scrumboard/board.contract'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageField } from '../../form/MessageField.tsx'
import { formatStamp } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useUser } from '../../shared/session.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { announce, showQuery } from '../../ui/feedback.tsx'
import { Note, Title } from '../../ui/layout.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastError } from '../../ui/toast.tsx'
import { commentsQuery, useCreateComment, useRemoveComment } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import classes from './Pane.module.css'

export function CommentList({ cardId, isReading = false }: { cardId: string; isReading?: boolean }) {
  const t = useScrumboardTexts()
  const user = useUser()
  const { data: comments, state } = showQuery(useQuery(commentsQuery(cardId)), { rows: 1, height: 48 })
  return (
    <section className={classes.comments} aria-labelledby="board-comments">
      <Title order={3} size="h5" id="board-comments">
        {t('field.comments')}
      </Title>
      {state}
      {comments?.length === 0 && <Note>{t('comment.none')}</Note>}
      <ul className={classes.rows}>
        {comments?.map((comment) => (
          <Comment key={comment.id} comment={comment} isOwn={!isReading && comment.createdBy === user.id} />
        ))}
      </ul>
      {!isReading && <NewComment cardId={cardId} />}
    </section>
  )
}

function Comment({ comment, isOwn }: { comment: BoardComment; isOwn: boolean }) {
  const t = useScrumboardTexts()
  const { mutateAsync } = useRemoveComment()
  const { id, text, createdAt, createdByName } = comment
  const remove = () => void mutateAsync(id).then(() => announce(t('comment.deletedNow')), toastError)
  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <Note>
          <strong>{createdByName ?? t('somebody')}</strong> <RelativeTime instant={createdAt} />
        </Note>
        <div className={classes.text}>{text}</div>
      </div>
      {isOwn && (
        <IconButton
          size="sm"
          label={t('comment.deleteOf', { at: formatStamp(createdAt) })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={remove}
        />
      )}
    </li>
  )
}

function NewComment({ cardId }: { cardId: string }) {
  const t = useScrumboardTexts()
  const create = useCreateComment()
  const [next, setNext] = useState(() => ({ id: newIdempotencyKey(), text: '' }))
  const send = () => {
    if (next.text.trim() === '' || create.isPending) return
    void create
      .mutateAsync({ id: next.id, cardId, text: next.text.trim() })
      .then(() => setNext({ id: newIdempotencyKey(), text: '' }), toastError)
  }
  return (
    <div className={classes.newComment}>
      <div className={classes.rowWords}>
        <MessageField
          label={t('comment.write')}
          placeholder={t('comment.write')}
          value={next.text}
          onChange={(text) => setNext({ ...next, text: text.slice(0, 5000) })}
          onSend={send}
        />
      </div>
      <Button look="secondary" busy={create.isPending} onClick={send}>
        {t('comment.send')}
      </Button>
    </div>
  )
}
