import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './apiError.ts'

/** Retries once when no or a broken answer came; what the server refused it would refuse again. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: a call without a network fails with a message instead of waiting silently.
      queries: { networkMode: 'always', retry: worthAnotherTry, retryDelay: 800, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
