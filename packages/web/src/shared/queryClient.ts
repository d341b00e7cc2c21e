import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import { ApiError } from './apiError.ts'

/** Retries once when no or a broken answer came; what the server refused it would refuse again. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502)
}

/**
 * What is out of date is read again, also where its very first answer is still on its way: the library lets that one stand,
 * although it may tell how things were before.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (first.length === 0) return
    await Promise.allSettled(first.map(({ promise }) => Promise.resolve(promise)))
    await Promise.all(first.map(({ queryKey }) => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)))
  }
}

export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      // `always`: a call without a network fails with a message instead of waiting silently.
      queries: { networkMode: 'always', retry: worthAnotherTry, retryDelay: 800, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
