import {
  type OrganisationAngaben,
  type OrganisationChange,
  organisationContract,
  type OrganisationEntry,
} from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

export function searchOrganisationen(art: OrganisationArt) {
  return async (suche: string, signal: AbortSignal): Promise<readonly OrganisationEntry[]> => {
    const { organisationen } = await call(organisationContract.search, { query: { art, suche }, signal, background: true })
    return organisationen
  }
}

export const ownQuery = queryOptions({
  queryKey: ['organisation', 'eigene'],
  queryFn: ({ signal }) => call(organisationContract.readOwn, { signal }),
})

export function useChangeOwn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: OrganisationChange) => call(organisationContract.updateOwn, { body: change }),
    // Even after a refusal: someone else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'eigene'] }),
  })
}

/** `schluessel`: one key for all attempts of a form, so that a second press creates no second organisation. */
export function useCreateOrganisation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: OrganisationAngaben; schluessel: string }) =>
      call(organisationContract.create, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'verzeichnis'] }),
  })
}
