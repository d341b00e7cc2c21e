import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

/** What happened a moment ago belongs to it, so it is read again whenever it is opened. */
export const einsichtQuery = (klientId: string) =>
  infiniteQueryOptions({
    queryKey: ['protokoll', 'einsicht', klientId],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(protokollContract.einsicht, {
        params: { klientId },
        query: { limit: '200', ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
