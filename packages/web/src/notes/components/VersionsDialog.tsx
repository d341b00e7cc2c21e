import type { NoteVersion } from '@dreiklang/domain/notes/notes.contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Group, Note, Text } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { versionsQuery } from '../notes.queries.ts'
import { useNotesTexts } from '../notes.texts.ts'
import classes from './NoteFields.module.css'

interface VersionsDialogProps {
  noteId: string
  onBringBack: (version: NoteVersion) => void
  onClose: () => void
}

/** Earlier texts to look at; what stands in the note now is kept when one of them comes back. */
export function VersionsDialog({ noteId, onBringBack, onClose }: VersionsDialogProps) {
  const t = useNotesTexts()
  const { data: versions, state } = showQuery(useQuery(versionsQuery(noteId)), { rows: 3, height: 80 })
  return (
    <Dialog opened onClose={onClose} title={t('versions.title')} size="lg">
      {state}
      {versions?.length === 0 && <Text c="dimmed">{t('versions.none')}</Text>}
      <ol className={classes.versions} aria-label={t('versions.title')}>
        {versions?.map((version) => (
          <li key={version.id} className={classes.version}>
            <Group justify="space-between" gap="sm">
              <Note>
                <DateTime value={version.changedAt} />
                {version.changedByName !== null && `, ${version.changedByName}`}
              </Note>
              <Button look="secondary" size="sm" onClick={() => onBringBack(version)}>
                {t('versions.bringBack')}
              </Button>
            </Group>
            {version.title !== '' && <strong>{version.title}</strong>}
            {version.content !== '' && <div className={classes.versionText}>{version.content}</div>}
            {version.tasks.length > 0 && (
              <ul>
                {version.tasks.map(({ id, content, completed }) => (
                  <li key={id}>{completed ? <s>{content}</s> : content}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
