import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Group, Note, Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { archiveQuery, useRemoveCard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { useCardDeeds } from './useCardDeeds.tsx'
import classes from './Pane.module.css'

export function ArchiveDialog({ board, onClose }: { board: WholeBoard; onClose: () => void }) {
  const t = useScrumboardTexts()
  const { data: cards, state } = showQuery(useQuery(archiveQuery(board.id)), { rows: 3, height: 48 })
  const { restore } = useCardDeeds()
  const remove = useRemoveCard()
  const [asksAbout, setAsksAbout] = useState<BoardCard | null>(null)
  const onYes = ({ id, title }: BoardCard) =>
    void remove.mutateAsync(id).then(() => {
      setAsksAbout(null)
      toastSuccess(t('card.deletedNow', { title }))
    }, toastError)
  const listOf = ({ listId }: BoardCard) => board.lists.find(({ id }) => id === listId)?.title ?? ''
  return (
    <Dialog opened onClose={onClose} title={t('archive.title')} size="lg">
      {state}
      {cards?.length === 0 && <Text c="dimmed">{t('archive.none')}</Text>}
      {cards !== undefined && cards.length > 0 && <Note>{t('archive.hint')}</Note>}
      <ul className={classes.rows}>
        {cards?.map((card) => (
          <li key={card.id} className={classes.row}>
            <div className={classes.rowWords}>
              <strong>{card.title}</strong>
              <Note>{listOf(card)}</Note>
            </div>
            {!board.archived && (
              <Group gap="xs" wrap="nowrap">
                <Button look="subtle" size="sm" onClick={() => setAsksAbout(card)}>
                  {t('delete')}
                </Button>
                <Button look="secondary" size="sm" onClick={() => restore(card)}>
                  {t('archive.restore')}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {asksAbout !== null && (
        <Dialog
          opened
          onClose={() => setAsksAbout(null)}
          title={t('card.askTitle')}
          cancel={t('keep')}
          actions={
            <Button look="danger" busy={remove.isPending} onClick={() => onYes(asksAbout)}>
              {t('delete')}
            </Button>
          }
        >
          <Text>{t('card.ask', { title: asksAbout.title })}</Text>
        </Dialog>
      )}
    </Dialog>
  )
}
