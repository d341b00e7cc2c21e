import type { ReactNode } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { Alert } from '../../ui/feedback.tsx'

/** Read out at once; nothing while there is none. */
export function Problem({ text, actions }: { text: string | null; actions?: ReactNode }) {
  if (text === null) return null
  return (
    <Alert tone="danger" urgent actions={actions}>
      {text}
    </Alert>
  )
}

/** The server says what was wrong; a device or the browser only that it did not work. */
export function problemOf(error: unknown, otherwise = String(error)): string | null {
  if (error === null) return null
  return error instanceof ApiError ? error.message : otherwise
}
