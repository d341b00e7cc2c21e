import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { AbschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { freigabeContract, type Kennzeichen } from '@dreiklang/domain/organisation/freigabe.contract'
import {
  type OrganisationAngaben,
  type OrganisationChange,
  type OrganisationEntry,
  organisationContract,
} from '@dreiklang/domain/organisation/organisation.contract'
import { partnerschaftContract } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { mostLogoBytes, profilContract } from '@dreiklang/domain/organisation/profil.contract'
import { verzeichnisContract } from '@dreiklang/domain/organisation/verzeichnis.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'
import { download } from '../shared/download.ts'
import { toastError } from '../ui/toast.tsx'

export function searchOrganisationen(art: OrganisationArt) {
  return async (suche: string, signal: AbortSignal): Promise<readonly OrganisationEntry[]> => {
    const { organisationen } = await call(organisationContract.search, { query: { art, suche }, signal, background: true })
    return organisationen
  }
}

export const ownQuery = readQuery(['organisation', 'eigene'], organisationContract.readOwn)

export const abschnitteQuery = readQuery(['organisation', 'abschnitte'], profilContract.readAbschnitte)
export const freigabeQuery = readQuery(['organisation', 'freigabe'], freigabeContract.readFreigabe)
export const partnerQuery = queryOptions({
  queryKey: ['organisation', 'partner'],
  queryFn: ({ signal }) => call(partnerschaftContract.listPartner, { signal }),
  select: ({ partner }) => partner,
})
export const profilQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['organisation', 'profil', organisationId],
    queryFn: ({ signal }) => call(verzeichnisContract.read, { params: { organisationId }, signal }),
  })
export const antraegeQuery = queryOptions({
  queryKey: ['organisation', 'antraege'],
  queryFn: ({ signal }) => call(freigabeContract.listAntraege, { signal }),
  select: ({ antraege }) => antraege,
})
export const numbersQuery = readQuery(['organisation', 'zahlen'], freigabeContract.platformCounters)
export const stateQuery = queryOptions({
  queryKey: ['organisation', 'zustand'],
  queryFn: ({ signal }) => call(betriebContract.zustand, { signal, background: true }),
  refetchInterval: 60_000,
})

/** A change after which these are reloaded, even when it was refused: someone else may have been faster. */
function useChange<Values, Result>(run: (values: Values) => Promise<Result>, ...keys: readonly QueryKey[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

const profile = ['organisation', 'profil']
const { queryKey: abschnitteKey } = abschnitteQuery
const { queryKey: freigabeKey } = freigabeQuery

export const useChangeOwn = () =>
  useChange((change: OrganisationChange) => call(organisationContract.updateOwn, { body: change }), ['organisation', 'eigene'])

/** `schluessel`: one key for all attempts of a form, so that a second press creates no second organisation. */
export function useCreateOrganisation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: OrganisationAngaben; schluessel: string }) =>
      call(organisationContract.create, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organisation', 'verzeichnis'] }),
  })
}

export const useSaveAbschnitt = () =>
  useChange((stand: AbschnittStand) => call(profilContract.updateAbschnitt, { body: stand }), abschnitteKey, profile)

export const useSetLogo = () =>
  useChange(
    async (file: Blob) => {
      // The server would say the same after minutes on a slow connection.
      if (file.size > mostLogoBytes) throw new RangeError('The logo is too large')
      return call(profilContract.setLogo, { file: { bytes: await file.arrayBuffer(), type: file.type } })
    },
    abschnitteKey,
    profile,
  )
export const useRemoveLogo = () => useChange(() => call(profilContract.removeLogo, {}), abschnitteKey, profile)

interface WithSchluessel {
  schluessel: string
}

export const useAcceptAvv = () =>
  useChange(
    ({ schluessel, ...body }: WithSchluessel & { version: string; sprache: 'de' | 'en' }) =>
      call(freigabeContract.acceptAvv, { body: { ...body, verschwiegenheit: true }, idempotencyKey: schluessel }),
    freigabeKey,
  )
export const useSubmitAntrag = () =>
  useChange(
    ({ schluessel, antrag }: WithSchluessel & { antrag: Kennzeichen & { begruendung: string } }) =>
      call(freigabeContract.requestChange, { body: antrag, idempotencyKey: schluessel }),
    freigabeKey,
  )
export const useDecideAntrag = () =>
  useChange(
    ({ schluessel, antragId, ...body }: WithSchluessel & { antragId: string; angenommen: boolean; grund: string }) =>
      call(freigabeContract.decideAntrag, { params: { antragId }, body, idempotencyKey: schluessel }),
    ['organisation'],
  )
export const useSetStatus = () =>
  useChange(
    ({ schluessel, organisationId, ...body }: WithSchluessel & { organisationId: string; status: 'AKTIV' | 'GESPERRT'; grund: string }) =>
      call(freigabeContract.setStatus, { params: { organisationId }, body, idempotencyKey: schluessel }),
    ['organisation'],
  )

interface Partnerschritt extends WithSchluessel {
  organisationId: string
  version: number
}
const partnerKeys: readonly QueryKey[] = [partnerQuery.queryKey, profile, ['organisation', 'verzeichnis']]

export const useAskPartner = () =>
  useChange(
    ({ schluessel, organisationId }: Omit<Partnerschritt, 'version'>) =>
      call(partnerschaftContract.askPartner, { params: { organisationId }, idempotencyKey: schluessel }),
    ...partnerKeys,
  )
export const useAnswerPartner = () =>
  useChange(
    ({ schluessel, organisationId, ...body }: Partnerschritt & { angenommen: boolean; grund: string | null }) =>
      call(partnerschaftContract.answerPartner, { params: { organisationId }, body, idempotencyKey: schluessel }),
    ...partnerKeys,
  )
export const useEndPartner = () =>
  useChange(
    ({ schluessel, organisationId, ...body }: Partnerschritt & { grund: string }) =>
      call(partnerschaftContract.endPartner, { params: { organisationId }, body, idempotencyKey: schluessel }),
    ...partnerKeys,
  )

export const useLoadAvv = () =>
  useMutation({
    mutationFn: ({ organisationId }: { organisationId?: string }) =>
      organisationId === undefined
        ? download(freigabeContract.readAvv, { fileName: 'avv.pdf' })
        : download(freigabeContract.readAvvOf, { params: { organisationId }, fileName: 'avv.pdf' }),
    onError: toastError,
  })
