import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { formatBytes } from '../../shared/bytes.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useFilesTexts } from '../files.texts.ts'
import { type Answer, type Upload, type UploadQueue, isOpen } from './upload/uploadQueue.ts'
import { useUploads } from './upload/useUploads.ts'
import classes from './UploadPanel.module.css'

/** What is on its way to the server. Nothing of it is lost by a pause, a lost line or a server that starts anew. */
export function UploadPanel({ queue }: { queue: UploadQueue }) {
  const t = useFilesTexts()
  // What goes to a thing is shown there.
  const uploads = useUploads(queue).filter(({ place }) => place === null)
  const asking = uploads.find(({ state }) => state === 'asking')
  if (uploads.length === 0) return null
  const left = uploads.filter(isOpen).length
  return (
    <section className={classes.panel} aria-label={t('upload.panel')} data-no-print>
      <div className={classes.head}>
        <Text size="sm" fw={600} role="status">
          {left === 0 ? t('upload.allDone') : t('upload.left', { count: left })}
        </Text>
        {left < uploads.length && <IconButton label={t('upload.tidy')} icon={<IconX size={20} aria-hidden />} onClick={queue.clear} />}
      </div>
      <ul className={classes.list}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={queue} />
        ))}
      </ul>
      {asking !== undefined && <NameDialog key={asking.key} upload={asking} queue={queue} others={uploads.length > 1} />}
    </section>
  )
}

/** One of them, with what can be done about it. */
export function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const t = useFilesTexts()
  const { key, file, state, sent, message } = upload
  const canPause = state === 'sending' || state === 'waiting'
  const canResume = state === 'paused' || state === 'failed'
  return (
    <li className={classes.row}>
      <span className={classes.name}>{file.name}</span>
      <span className={classes.state}>
        {t(`upload.state.${state}`, { sent: formatBytes(sent), size: formatBytes(file.size) })} {message}
      </span>
      <Group gap={0} wrap="nowrap" className={classes.tools ?? ''}>
        {canPause && (
          <IconButton
            size="sm"
            label={t('upload.pause', { name: file.name })}
            icon={<IconPlayerPause size={18} aria-hidden />}
            onClick={() => queue.pause(key)}
          />
        )}
        {canResume && (
          <IconButton
            size="sm"
            label={t('upload.resume', { name: file.name })}
            icon={<IconPlayerPlay size={18} aria-hidden />}
            onClick={() => queue.resume(key)}
          />
        )}
        {(canPause || canResume) && (
          <IconButton
            size="sm"
            label={t('upload.cancel', { name: file.name })}
            icon={<IconX size={18} aria-hidden />}
            onClick={() => void queue.cancel(key).catch(toastError)}
          />
        )}
      </Group>
      {(state === 'sending' || canResume) && (
        <progress className={classes.bar} value={sent} max={file.size} aria-label={t('upload.progress', { name: file.name })} />
      )}
    </li>
  )
}

function NameDialog({ upload: { key, file }, queue, others }: { upload: Upload; queue: UploadQueue; others: boolean }) {
  const t = useFilesTexts()
  const [forAll, setForAll] = useState(false)
  const button = (answer: Answer, look: 'primary' | 'secondary') => (
    <Button look={look} onClick={() => queue.answer(key, answer, forAll)}>
      {t(`upload.answer.${answer}`)}
    </Button>
  )
  return (
    <Dialog
      opened
      onClose={() => queue.answer(key, 'skip', forAll)}
      title={t('upload.nameTitle')}
      size="lg"
      actions={
        <>
          {button('skip', 'secondary')}
          {button('keepBoth', 'secondary')}
          {button('replace', 'primary')}
        </>
      }
    >
      <Text>{t('upload.nameText', { name: file.name })}</Text>
      {others && <Checkbox label={t('upload.forAll')} checked={forAll} onChange={(event) => setForAll(event.currentTarget.checked)} />}
    </Dialog>
  )
}
