import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/apiClient.ts'
import { readOpenapi } from './openapi.ts'

export const openapiQuery = queryOptions({
  queryKey: ['betrieb', 'openapi'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => readOpenapi(await call(betriebContract.openapi, { signal })),
})
