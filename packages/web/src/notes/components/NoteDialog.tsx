import type { Note, NoteLabel } from '@dreiklang/domain/notes/notes.contract'
import { IconArchive, IconArchiveOff, IconHistory, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Attachments } from '../../files/components/attachments/Attachments.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { SaveTrouble } from '../../form/SaveTrouble.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import type { SaveState } from '../../form/useAutosave.ts'
import { useUser } from '../../shared/session.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, EmptyState } from '../../ui/feedback.tsx'
import { Group, Note as Hint, Stack } from '../../ui/layout.tsx'
import { RelativeTime } from '../../ui/Time.tsx'
import { useNotesTexts } from '../notes.texts.ts'
import { ChecklistFields } from './ChecklistFields.tsx'
import { ImageField } from './ImageField.tsx'
import { ColourField, LabelFields, VisibilityField } from './LookFields.tsx'
import { ReminderField } from '../../form/ReminderField.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'
import { useAutosave } from './useAutosave.ts'
import { useNoteDeeds } from './useNoteDeeds.tsx'
import { useNameOf } from './useNameOf.ts'
import classes from './NoteFields.module.css'
import colours from '../../ui/Colours.module.css'

interface NoteDialogProps {
  note: Note
  labels: readonly NoteLabel[]
  onClose: () => void
}

/** A note, open to write in. It saves itself; leaving waits for what is not saved yet. */
export function NoteDialog({ note, labels, onClose }: NoteDialogProps) {
  const t = useNotesTexts()
  const name = useNameOf()(note)
  const user = useUser()
  const [isLooking, setLooking] = useState(false)
  const { draft, state, change, flush, decide, isDirty } = useAutosave(note)
  const { archive, remove } = useNoteDeeds(note)
  const after = (deed: () => void) => void flush().then(() => (isDirty() ? undefined : deed()))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('note')}
      size={900}
      actions={
        <div className={classes.foot}>
          <SaveNote state={state} note={note} />
          <Group gap={0} wrap="nowrap">
            <IconButton
              label={t('versions.title')}
              icon={<IconHistory size={20} aria-hidden />}
              onClick={() => after(() => setLooking(true))}
            />
            <IconButton
              label={t(note.archived ? 'unarchive' : 'archive')}
              icon={note.archived ? <IconArchiveOff size={20} aria-hidden /> : <IconArchive size={20} aria-hidden />}
              onClick={() => after(() => archive(onClose))}
            />
            <IconButton label={t('toTrash')} icon={<IconTrash size={20} aria-hidden />} onClick={() => after(() => remove(onClose))} />
          </Group>
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      }
    >
      <LeaveGuard dirty={isDirty} save={flush} stays={({ search }) => search['note'] === note.id} />
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
      <div className={`${classes.sheet} ${colours.coloured}`} data-colour={draft.colour}>
        <Stack gap="sm">
          <TextField
            label={t('field.title')}
            value={draft.title}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <TextArea
            label={t('field.content')}
            value={draft.content}
            maxLength={20_000}
            autoComplete="off"
            onChange={(event) => change({ content: event.currentTarget.value })}
          />
          <ChecklistFields tasks={draft.tasks} onChange={(tasks) => change({ tasks })} />
        </Stack>
        <Stack gap="md">
          <ColourField value={draft.colour} onChange={(colour) => change({ colour })} />
          <ReminderField value={draft.reminder} onChange={(reminder) => change({ reminder })} />
          <LabelFields labels={labels} chosen={draft.labels} onChange={(chosen) => change({ labels: chosen })} />
          <VisibilityField
            value={draft.visibility}
            author={note.createdBy === user.id ? null : (note.createdByName ?? t('somebody'))}
            onChange={(visibility) => change({ visibility })}
          />
          <ImageField note={note} name={name} before={flush} />
          <Attachments titled kind="note" placeId={note.id} />
        </Stack>
      </div>
      {isLooking && (
        <VersionsDialog
          noteId={note.id}
          onClose={() => setLooking(false)}
          onBringBack={({ title, content, tasks }) => {
            change({ title, content, tasks })
            void flush()
            setLooking(false)
          }}
        />
      )}
    </Dialog>
  )
}

function SaveNote({ state, note }: { state: SaveState<Note>; note: Note }) {
  const t = useNotesTexts()
  return (
    <div className={classes.state}>
      <Hint role="status">{t(`state.${state.kind}`)}</Hint>
      <Hint>
        {t('changedBy', { name: note.changedByName ?? t('somebody') })} <RelativeTime instant={note.updatedAt} />
      </Hint>
    </div>
  )
}

/** A note in the trash can be read, brought back or deleted for good. */
export function TrashedDialog({ note, onClose }: Omit<NoteDialogProps, 'labels'>) {
  const t = useNotesTexts()
  const name = useNameOf()(note)
  const { restore, askForever, asking } = useNoteDeeds(note)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={name}
      size="lg"
      actions={
        <>
          <Button look="danger" onClick={() => askForever(onClose)}>
            {t('deleteForever')}
          </Button>
          <Button onClick={() => restore(onClose)}>{t('restore')}</Button>
        </>
      }
    >
      <Alert tone="info">{t('inTrash')}</Alert>
      <div className={classes.versionText}>{note.content}</div>
      {note.tasks.length > 0 && (
        <ul>
          {note.tasks.map(({ id, content, completed }) => (
            <li key={id}>{completed ? <s>{content}</s> : content}</li>
          ))}
        </ul>
      )}
      {asking}
    </Dialog>
  )
}

export function MissingDialog({ onClose }: { onClose: () => void }) {
  const t = useNotesTexts()
  return (
    <Dialog opened onClose={onClose} title={t('note')} actions={<Button onClick={onClose}>{t('toNotes')}</Button>}>
      <EmptyState icon={<IconTrash size={28} />} title={t('missing.title')}>
        {t('missing.text')}
      </EmptyState>
    </Dialog>
  )
}
