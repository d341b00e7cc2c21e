import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

const c = kalenderaboContract

export const kalenderaboQuery = queryOptions({
  queryKey: ['kalenderabo'],
  queryFn: ({ signal }) => call(c.read, { signal }),
})

export function useKalenderTat<Input, Result>(work: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSettled: () => queryClient.invalidateQueries({ queryKey: kalenderaboQuery.queryKey }) })
}

export const createAdresse = (mitKuerzel: boolean) => call(c.create, { body: { mitKuerzel } })
export const chooseKuerzel = (mitKuerzel: boolean) => call(c.update, { body: { mitKuerzel } })
export const endAdresse = () => call(c.revoke)
export const allowKuerzel = (kuerzelErlaubt: boolean) => call(c.allow, { body: { kuerzelErlaubt } })
