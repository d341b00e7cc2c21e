import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'

/** That there is no network; while it is tried again that still holds. */
export function useCutOff({ data, error, isFetching }: Pick<UseQueryResult, 'data' | 'error' | 'isFetching'>): boolean {
  const [before, setBefore] = useState(false)
  const tryingAgain = isFetching && data === undefined
  const cutOff = tryingAgain ? before : error instanceof ApiError && error.status === 0
  if (cutOff !== before) setBefore(cutOff)
  return cutOff
}
