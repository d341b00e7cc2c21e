import type {
  Aufnahme,
  OrganisationAenderung,
  OrganisationAngaben,
  OrganisationEintrag,
  PersonAngaben,
} from '@dreiklang/domain/organisation/organisation.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'

/** Searches the directory while somebody types. */
export function sucheOrganisationen(art: OrganisationArt) {
  return async (suche: string, signal: AbortSignal): Promise<readonly OrganisationEintrag[]> => {
    const { organisationen } = await call(organisationContract.search, { query: { art, suche }, signal, background: true })
    return organisationen
  }
}

export function organisationenQuery(art: OrganisationArt, suche: string) {
  return queryOptions({
    queryKey: ['organisation', 'liste', art, suche],
    queryFn: ({ signal }) => call(organisationContract.search, { query: { art, ...(suche === '' ? {} : { suche }) }, signal }),
    select: ({ organisationen }) => organisationen,
    placeholderData: keepPreviousData,
  })
}

export function aerzteQuery(praxisId: string) {
  return queryOptions({
    queryKey: ['organisation', 'aerzte', praxisId],
    queryFn: ({ signal }) => call(organisationContract.listAerzte, { params: { organisationId: praxisId }, signal }),
    select: ({ aerzte }) => aerzte,
    staleTime: 300_000,
  })
}

export const eigeneQuery = queryOptions({
  queryKey: ['organisation', 'eigene'],
  queryFn: ({ signal }) => call(organisationContract.readOwn, { signal }),
})

export function useAendereEigene() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (aenderung: OrganisationAenderung) => call(organisationContract.updateOwn, { body: aenderung }),
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'eigene'] }),
  })
}

/** An account of the own organisation, as the list has it. */
export type Konto = z.infer<typeof organisationContract.listPersonal.answer>['personen'][number]

export const personalQuery = queryOptions({
  queryKey: ['organisation', 'personal'],
  queryFn: ({ signal }) => call(organisationContract.listPersonal, { signal }),
  select: ({ personen }) => personen,
})

/** `schluessel`: one key for all attempts of one form, so that a second press makes no second organisation. */
export function useLegeOrganisationAn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: OrganisationAngaben; schluessel: string }) =>
      call(organisationContract.create, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'liste'] }),
  })
}

export function useLegePersonAn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: PersonAngaben; schluessel: string }) =>
      call(organisationContract.createPerson, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'personal'] }),
  })
}

export const sucheWartende = (email: string) => call(organisationContract.findWaiting, { query: { email } })

export function useNimmAuf() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: Aufnahme; schluessel: string }) =>
      call(organisationContract.takeIn, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'personal'] }),
  })
}

export function useSetzeAktiv() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ personId, aktiv }: { personId: string; aktiv: boolean }) =>
      call(organisationContract.setActive, { params: { personId }, body: { aktiv } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'personal'] }),
  })
}
