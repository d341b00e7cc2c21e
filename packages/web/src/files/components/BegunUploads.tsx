import type { WaitingUpload } from '@dreiklang/domain/files/upload.contract'
import { formatBytes } from '../../shared/bytes.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useDiscardUpload } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import classes from './Files.module.css'

/** Uploads that began in another window or before the browser was closed: they go on when the same file is chosen again. */
export function BegunUploads({ begun }: { begun: readonly WaitingUpload[] }) {
  const t = useFilesTexts()
  const discard = useDiscardUpload()
  if (begun.length === 0) return null
  return (
    <Alert tone="info" title={t('begun.title')}>
      {t('begun.text')}
      <ul className={classes.rows}>
        {begun.map(({ id, name, received, length }) => (
          <li key={id} className={classes.row}>
            <span>
              {name} – {t('begun.has', { sent: formatBytes(received), size: formatBytes(length) })}
            </span>
            <Button look="subtle" size="sm" onClick={() => discard.mutate(id, { onError: toastError })}>
              {t('begun.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
