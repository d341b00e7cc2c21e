import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { ApiError } from '../shared/apiError.ts'

/** Null outside a demonstration; that is the normal case and no error. */
export const demoAccountsQuery = queryOptions({
  queryKey: ['demo', 'accounts'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    try {
      return await call(anmeldungContract.demoAccounts, { signal, background: true })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
})
