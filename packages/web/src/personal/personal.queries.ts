import type { AbwesenheitAngaben, AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import { type EinladungAngaben, einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { type Aufnahme, personalContract } from '@dreiklang/domain/personal/personal.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

const personalKey = ['personal']
export const listKey = ['personal', 'liste']
export const partnerKey = ['personal', 'partner']

export function aerzteQuery(praxisId: string) {
  return queryOptions({
    queryKey: ['personal', 'aerzte', praxisId],
    queryFn: ({ signal }) => call(personalContract.listAerzte, { params: { organisationId: praxisId }, signal }),
    select: ({ aerzte }) => aerzte,
    staleTime: 300_000,
  })
}

export function personQuery(personId: string) {
  return queryOptions({
    queryKey: ['personal', 'person', personId],
    queryFn: ({ signal }) => call(personalContract.readPerson, { params: { personId }, signal }),
  })
}

function useAfterwards() {
  const queryClient = useQueryClient()
  return { onSettled: () => queryClient.invalidateQueries({ queryKey: personalKey }) }
}

/** `schluessel`: one key for all attempts of a form, so that a second press sends no second mail. */
export function useInvite() {
  return useMutation({
    ...useAfterwards(),
    mutationFn: ({ angaben, schluessel }: { angaben: EinladungAngaben; schluessel: string }) =>
      call(einladungContract.invite, { body: angaben, idempotencyKey: schluessel }),
  })
}

export const resend = (einladungId: string) => call(einladungContract.resend, { params: { einladungId } })
export const withdraw = (einladungId: string) => call(einladungContract.revoke, { params: { einladungId } })

export function useEinladungTaten() {
  const danach = useAfterwards()
  return {
    erneut: useMutation({ ...danach, mutationFn: resend }),
    zurueckziehen: useMutation({ ...danach, mutationFn: withdraw }),
  }
}

export const waitingQuery = queryOptions({
  queryKey: ['personal', 'wartende'],
  queryFn: ({ signal }) => call(personalContract.listWaiting, { signal }),
  select: ({ wartende }) => wartende,
})

export function useRefuse() {
  return useMutation({
    ...useAfterwards(),
    mutationFn: (wartendeId: string) => call(personalContract.refuseWaiting, { params: { wartendeId } }),
  })
}

export const searchWaiting = (email: string) => call(personalContract.findWaiting, { query: { email } })

export function useAdmit() {
  return useMutation({
    ...useAfterwards(),
    mutationFn: ({ angaben, schluessel }: { angaben: Aufnahme; schluessel: string }) =>
      call(personalContract.takeIn, { body: angaben, idempotencyKey: schluessel }),
  })
}

export function useChangeAkte(personId: string) {
  return useMutation({
    ...useAfterwards(),
    mutationFn: (body: AkteAngaben & { version: number }) => call(personalContract.updatePerson, { params: { personId }, body }),
  })
}

export const setZugang = ({ personId, aktiv, grund }: { personId: string; aktiv: boolean; grund?: string }) =>
  call(personalContract.setActive, { params: { personId }, body: { aktiv, ...(grund === undefined ? {} : { grund }) } })

export const endZugang = (personId: string) =>
  call(personalContract.leave, { params: { personId }, body: { letzterTag: null, uebernimmtId: null } })

export function useSetZugang() {
  return useMutation({ ...useAfterwards(), mutationFn: setZugang })
}

export function useLeave(personId: string) {
  return useMutation({
    ...useAfterwards(),
    mutationFn: (body: { letzterTag: string | null; uebernimmtId: string | null }) =>
      call(personalContract.leave, { params: { personId }, body }),
  })
}

export function useAbwesenheitTaten(personId: string) {
  const danach = useAfterwards()
  return {
    eintragen: useMutation({
      ...danach,
      mutationFn: ({ angaben, schluessel }: { angaben: AbwesenheitAngaben; schluessel: string }) =>
        call(personalContract.addAbwesenheit, { params: { personId }, body: angaben, idempotencyKey: schluessel }),
    }),
    streichen: useMutation({
      ...danach,
      mutationFn: (abwesenheitId: string) => call(personalContract.removeAbwesenheit, { params: { personId, abwesenheitId } }),
    }),
  }
}

export const readEinladung = (token: string) =>
  queryOptions({
    queryKey: ['personal', 'einladung', token],
    queryFn: ({ signal }) => call(einladungContract.read, { body: { token }, signal }),
    // An invalid link stays invalid.
    retry: false,
    staleTime: Infinity,
  })

export const renewEinladung = (token: string) => call(einladungContract.renew, { body: { token } })
export const acceptEinladung = (body: { token: string; password: string }) => call(einladungContract.accept, { body })
