import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import { AnrufButton } from './AnrufButton.tsx'

const wait = z.object({ sekunden: z.number().positive() })

/** Minutes until the limit lets somebody through again; null for every other failure. */
function minutesOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'zu_viele_anfragen') return null
  const { data } = wait.safeParse(error.details)
  return data === undefined ? null : Math.ceil(data.sekunden / 60)
}

/** Nothing came of it: how long to wait, and the telephone beside it where it is known. */
export function Failure({ error, telefon, onRetry }: { error: unknown; telefon?: string; onRetry?: () => void }) {
  const t = useFormularTexts()
  const minutes = minutesOf(error)
  return (
    <Stack gap="sm">
      {minutes === null ? (
        <ErrorState error={error} {...(onRetry === undefined ? {} : { onRetry })} />
      ) : (
        <Alert tone="danger" urgent title={t('zuViele.titel')}>
          {t('zuViele.text', { count: minutes })}
        </Alert>
      )}
      {telefon !== undefined && <AnrufButton telefon={telefon} />}
    </Stack>
  )
}
