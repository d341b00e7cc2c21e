import { type SecondFactorStep, secondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { domainOf } from '@dreiklang/domain/sso/mailDomain'
import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, sessionStore } from '../shared/apiClient.ts'
import { ApiError } from '../shared/apiError.ts'
import { readQuery } from '../shared/readQuery.ts'

const { read, save, remove, find, begin, finish } = ssoContract

export const ssoQuery = readQuery(['sso'], read)

function useSsoDeed<Input>(work: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSettled: () => queryClient.invalidateQueries({ queryKey: ssoQuery.queryKey }) })
}

export const useSaveSso = () => useSsoDeed((body: z.output<typeof save.body>) => call(save, { body }))
export const useRemoveSso = () => useSsoDeed(() => call(remove))

/** Whether the organisation of an address has a sign-in service; asked once for each domain. */
export function findSso(email: string) {
  const domain = domainOf(email)
  return queryOptions({
    queryKey: ['sso', 'find', domain],
    enabled: domain !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => (await call(find, { body: { email }, signal })).available,
  })
}

/** Where the browser goes to sign in. */
export const beginSso = async (email: string): Promise<string> => (await call(begin, { body: { email } })).url

/** Null when the person is signed in; else what the second step needs. */
export async function finishSso(answer: string): Promise<SecondFactorStep | null> {
  try {
    sessionStore.signedIn(await call(finish, { body: { answer } }))
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'anmeldung.zweiter_faktor') throw error
    return secondFactorStep.parse(error.details)
  }
}
