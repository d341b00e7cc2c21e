import type { AbwesenheitAngaben, AkteAngaben } from '@dreiklang/domain/personal/akte.contract'
import { type EinladungAngaben, einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { type Aufnahme, personalContract } from '@dreiklang/domain/personal/personal.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

/** All that is known of people here; what changes one changes the lists too. */
const personalKey = ['personal']
export const listeKey = ['personal', 'liste']
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

/** Reads people again, also after a refusal: someone else may have been there. */
function useDanach() {
  const queryClient = useQueryClient()
  return { onSettled: () => queryClient.invalidateQueries({ queryKey: personalKey }) }
}

/** `schluessel`: one key for all attempts of a form, so that a second press sends no second mail. */
export function useLadeEin() {
  return useMutation({
    ...useDanach(),
    mutationFn: ({ angaben, schluessel }: { angaben: EinladungAngaben; schluessel: string }) =>
      call(einladungContract.invite, { body: angaben, idempotencyKey: schluessel }),
  })
}

export const schickeErneut = (einladungId: string) => call(einladungContract.resend, { params: { einladungId } })
export const zieheZurueck = (einladungId: string) => call(einladungContract.revoke, { params: { einladungId } })

export function useEinladungTaten() {
  const danach = useDanach()
  return {
    erneut: useMutation({ ...danach, mutationFn: schickeErneut }),
    zurueckziehen: useMutation({ ...danach, mutationFn: zieheZurueck }),
  }
}

export const sucheWartende = (email: string) => call(personalContract.findWaiting, { query: { email } })

export function useNimmAuf() {
  return useMutation({
    ...useDanach(),
    mutationFn: ({ angaben, schluessel }: { angaben: Aufnahme; schluessel: string }) =>
      call(personalContract.takeIn, { body: angaben, idempotencyKey: schluessel }),
  })
}

export function useAendereAkte(personId: string) {
  return useMutation({
    ...useDanach(),
    mutationFn: (body: AkteAngaben & { version: number }) => call(personalContract.updatePerson, { params: { personId }, body }),
  })
}

export const setzeZugang = ({ personId, aktiv, grund }: { personId: string; aktiv: boolean; grund?: string }) =>
  call(personalContract.setActive, { params: { personId }, body: { aktiv, ...(grund === undefined ? {} : { grund }) } })

export const beendeZugang = (personId: string) =>
  call(personalContract.leave, { params: { personId }, body: { letzterTag: null, uebernimmtId: null } })

export function useSetzeZugang() {
  return useMutation({ ...useDanach(), mutationFn: setzeZugang })
}

export function useScheideAus(personId: string) {
  return useMutation({
    ...useDanach(),
    mutationFn: (body: { letzterTag: string | null; uebernimmtId: string | null }) =>
      call(personalContract.leave, { params: { personId }, body }),
  })
}

export function useAbwesenheitTaten(personId: string) {
  const danach = useDanach()
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

export const liesEinladung = (token: string) =>
  queryOptions({
    queryKey: ['personal', 'einladung', token],
    queryFn: ({ signal }) => call(einladungContract.read, { body: { token }, signal }),
    // An invalid link stays invalid.
    retry: false,
    staleTime: Infinity,
  })

export const nimmEinladungAn = (body: { token: string; password: string }) => call(einladungContract.accept, { body })
