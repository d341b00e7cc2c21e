import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './apiError.ts'

/** Without an answer, or with a broken one, once more; what the server refused it refuses again. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: a call without network fails with a sentence instead of waiting in silence.
      queries: { networkMode: 'always', retry: worthAnotherTry, retryDelay: 800, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
