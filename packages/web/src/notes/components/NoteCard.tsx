import type { Note } from '@dreiklang/domain/notes/notes.contract'
import { IconArchive, IconArchiveOff, IconBell, IconDots, IconRestore, IconTrash, IconUsers } from '@tabler/icons-react'
import { SelectionMark } from '../../form/Selection.tsx'
import { IconButton, PlainLink } from '../../ui/buttons.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { DateTime } from '../../ui/Time.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useNotePath } from '../notes.paths.ts'
import { useTickTask } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import { NoteImage } from './ImageField.tsx'
import { headOf } from './noteDraft.ts'
import { useNameOf } from './useNameOf.ts'
import { useNoteDeeds } from './useNoteDeeds.tsx'
import classes from './NoteCard.module.css'
import colours from '../../ui/Colours.module.css'

/** More of a list is read in the open note. */
const tasksShown = 8

export function NoteCard({ note }: { note: Note }) {
  const notePath = useNotePath()
  const name = useNameOf()(note)
  const { rest } = headOf(note)
  return (
    <li className={`${classes.card} ${colours.coloured}`} data-colour={note.colour}>
      {note.image !== null && <NoteImage note={note} name={name} />}
      <div className={classes.head}>
        <PlainLink to={notePath(note.id)} className={classes.title} data-plain={note.title === '' || undefined}>
          {name}
        </PlainLink>
        <CardMenu note={note} name={name} />
      </div>
      {rest !== '' && <p className={classes.content}>{rest}</p>}
      <Tasks note={note} />
      <Facts note={note} />
    </li>
  )
}

function CardMenu({ note, name }: { note: Note; name: string }) {
  const t = useNotesTexts()
  const { archive, remove, restore, askForever, asking } = useNoteDeeds(note)
  const ofTrash: MenuEntry[] = [
    { id: 'restore', label: t('restore'), icon: <IconRestore size={18} aria-hidden />, onSelect: () => restore() },
    { id: 'forever', label: t('deleteForever'), icon: <IconTrash size={18} aria-hidden />, danger: true, onSelect: () => askForever() },
  ]
  const ofNotes: MenuEntry[] = [
    note.archived
      ? { id: 'archive', label: t('unarchive'), icon: <IconArchiveOff size={18} aria-hidden />, onSelect: () => archive() }
      : { id: 'archive', label: t('archive'), icon: <IconArchive size={18} aria-hidden />, onSelect: () => archive() },
    { id: 'trash', label: t('toTrash'), icon: <IconTrash size={18} aria-hidden />, onSelect: () => remove() },
  ]
  return (
    <span className={classes.menu}>
      <Menu
        trigger={<IconButton size="sm" label={t('moreOf', { title: name })} icon={<IconDots size={18} aria-hidden />} />}
        groups={[{ entries: note.deletedAt === null ? ofNotes : ofTrash }]}
      />
      {asking}
    </span>
  )
}

function Tasks({ note }: { note: Note }) {
  const t = useNotesTexts()
  const tick = useTickTask()
  const { id, tasks, deletedAt } = note
  if (tasks.length === 0) return null
  const open = tasks.filter(({ completed }) => !completed)
  const shown = (open.length === 0 ? tasks : open).slice(0, tasksShown)
  const more = open.length - shown.length
  const done = tasks.length - open.length
  return (
    <>
      <ul className={classes.tasks}>
        {shown.map((task) => (
          <li key={task.id} className={classes.task} data-done={task.completed || undefined}>
            {deletedAt === null && (
              <SelectionMark
                aria-label={t('task.done', { title: task.content })}
                checked={task.completed}
                onChange={(event) => {
                  tick.mutate({ id, taskId: task.id, completed: event.currentTarget.checked }, { onError: toastError })
                }}
              />
            )}
            <span>{task.content}</span>
          </li>
        ))}
      </ul>
      {open.length > 0 && (more > 0 || done > 0) && (
        <div className={classes.more}>
          {[more > 0 ? t('task.more', { count: more }) : '', done > 0 ? t('task.ticked', { count: done }) : ''].filter(Boolean).join(', ')}
        </div>
      )}
    </>
  )
}

function Facts({ note: { labels, reminder, visibility, archived, createdByName } }: { note: Note }) {
  const t = useNotesTexts()
  const shared = visibility === 'house'
  if (labels.length === 0 && reminder === null && !shared && !archived) return null
  return (
    <div className={classes.facts}>
      {reminder !== null && (
        <span className={classes.fact} data-past={Date.parse(reminder) < Date.now() || undefined}>
          <IconBell size={16} aria-hidden />
          <VisuallyHidden>{t('field.reminder')}</VisuallyHidden>
          <DateTime value={reminder} />
        </span>
      )}
      {archived && (
        <span className={classes.fact} title={t('view.archiv')}>
          <IconArchive size={16} aria-hidden />
          <VisuallyHidden>{t('view.archiv')}</VisuallyHidden>
        </span>
      )}
      {labels.map(({ id, title }) => (
        <Badge key={id}>{title}</Badge>
      ))}
      {shared && (
        <span className={classes.fact} title={t('visibility.house')}>
          <IconUsers size={16} aria-hidden />
          <VisuallyHidden>{t('visibility.house')}</VisuallyHidden>
          {createdByName}
        </span>
      )}
    </div>
  )
}
