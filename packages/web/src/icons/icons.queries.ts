import type { IconSetId } from '@dreiklang/domain/icons/icons'
import { iconsContract } from '@dreiklang/domain/icons/icons.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

export const iconsQuery = (set: IconSetId) =>
  queryOptions({
    queryKey: ['icons', set],
    queryFn: ({ signal }) => call(iconsContract.read, { params: { set }, signal }),
    // Only another build has others.
    staleTime: Infinity,
  })
