import type { LinkZweck } from '@dreiklang/domain/anmeldung/konto.contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { checkLink } from '../anmeldung.queries.ts'
import { useKontoTexts } from '../konto.texts.ts'
import { AuthFrame } from './AuthFrame.tsx'

interface LinkGateProps {
  zweck: LinkZweck
  token: string
  title: string
  /** What to do for a new link. */
  again: ReactNode
  children: ReactNode
}

/** The link of a mail is checked when its page opens: nobody thinks of a password for one that is of no more use. */
export function LinkGate({ zweck, token, title, again, children }: LinkGateProps) {
  const t = useKontoTexts()
  const { data, error, refetch } = useQuery(checkLink({ zweck, token }))
  if (data !== undefined) return children
  // Too many attempts, or no answer at all, say nothing about the link.
  const invalid = error instanceof ApiError && error.status >= 400 && error.status < 429
  return (
    <AuthFrame title={invalid ? t('link.title') : title}>
      <Stack>
        {error === null && <ListSkeleton rows={2} />}
        {error !== null && !invalid && <ErrorState error={error} onRetry={() => void refetch()} />}
        {invalid && <Alert tone="warning">{t('link.text')}</Alert>}
        {invalid && again}
      </Stack>
    </AuthFrame>
  )
}
