import type { Board } from '@dreiklang/domain/scrumboard/board.contract'
import { IconArchive, IconArchiveOff, IconDots, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, IconButton, PlainLink } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { Text, VisuallyHidden } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { boardPath } from '../scrumboard.paths.ts'
import { useRemoveBoard } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { BoardSign } from './boardIcons.tsx'
import { useBoardArchive } from './useBoardArchive.tsx'
import classes from './Boards.module.css'

/** More of them are counted. */
const peopleShown = 5

export function BoardTile({ board }: { board: Board }) {
  const t = useScrumboardTexts()
  const { id, title, description, icon, lastActivity, openCards, visibility } = board
  return (
    <li className={classes.tile}>
      <span className={classes.sign}>
        <BoardSign icon={icon} />
      </span>
      <div className={classes.words}>
        <PlainLink to={boardPath(id)} className={classes.title}>
          {title}
        </PlainLink>
        {description !== '' && <p className={classes.description}>{description}</p>}
        <div className={classes.facts}>
          <span>{t('board.cards', { count: openCards })}</span>
          <span>
            <VisuallyHidden>{t('lastActivity')} </VisuallyHidden>
            <RelativeTime instant={lastActivity} />
          </span>
          {visibility === 'members' && (
            <span className={classes.fact}>
              <IconUsers size={15} aria-hidden />
              {t('board.members')}
            </span>
          )}
          <People board={board} />
        </div>
      </div>
      <TileMenu board={board} />
    </li>
  )
}

function People({ board: { members } }: { board: Board }) {
  return (
    <span className={classes.people}>
      {members.slice(0, peopleShown).map(({ id, name }) => (
        <span key={id} className={classes.person} title={name}>
          <span aria-hidden>{initialsOf(name)}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      ))}
      {members.length > peopleShown && <span>+{members.length - peopleShown}</span>}
    </span>
  )
}

function TileMenu({ board }: { board: Board }) {
  const t = useScrumboardTexts()
  const { setArchived } = useBoardArchive()
  const [isAsking, setAsking] = useState(false)
  const { title, archived } = board
  const entries: MenuEntry[] = [
    {
      id: 'archive',
      label: t(archived ? 'board.unarchive' : 'board.archive'),
      icon: archived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />,
      onSelect: () => setArchived(board, !archived),
    },
  ]
  const forever: MenuEntry = {
    id: 'forever',
    label: t('board.deleteForever'),
    icon: <IconTrash size={18} aria-hidden />,
    danger: true,
    onSelect: () => setAsking(true),
  }
  return (
    <span className={classes.menu}>
      <Menu
        trigger={<IconButton size="sm" label={t('moreOf', { title })} icon={<IconDots size={18} aria-hidden />} />}
        groups={[{ entries: archived ? [...entries, forever] : entries }]}
      />
      {isAsking && <ForeverDialog board={board} onClose={() => setAsking(false)} />}
    </span>
  )
}

function ForeverDialog({ board: { id, title }, onClose }: { board: Board; onClose: () => void }) {
  const t = useScrumboardTexts()
  const remove = useRemoveBoard()
  const onYes = () => void remove.mutateAsync(id).then(() => toastSuccess(t('board.deletedNow', { title })), toastError)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('board.askTitle')}
      cancel={t('keep')}
      actions={
        <Button look="danger" busy={remove.isPending} onClick={onYes}>
          {t('delete')}
        </Button>
      }
    >
      <Text>{t('board.ask', { title })}</Text>
    </Dialog>
  )
}
