/** What a call that asks for nothing in particular answers, kept under a key. */
import type { Call, Nothing } from '@dreiklang/domain/shared/contract'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from './apiClient.ts'

export const readQuery = <A extends z.ZodType>(queryKey: readonly string[], contract: Call<Nothing, Nothing, Nothing, A>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => call(contract, { signal }) })
