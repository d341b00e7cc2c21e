import { type AnliegenAkte, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { BesuchDefault } from '../hausbesuch/components/anbauten.ts'
import { searchKlienten, type KlientHit } from '../klient/klient.queries.ts'
import { call, callRaw } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

const c = anliegenContract
const anliegenKey = ['anliegen'] as const

export type StepWunsch = Pick<z.input<typeof c.step.body>, 'schritt' | 'grund'>

export const einAnliegenQuery = (anliegenId: string) =>
  queryOptions({
    queryKey: [...anliegenKey, 'eines', anliegenId],
    queryFn: ({ signal }) => call(c.read, { params: { anliegenId }, signal }),
  })

export const fotoQuery = ({ anliegenId, fotoId }: { anliegenId: string; fotoId: string }) =>
  queryOptions({
    queryKey: ['anliegenFoto', anliegenId, fotoId],
    queryFn: async ({ signal }) => (await callRaw(c.readFoto, { params: { anliegenId, fotoId }, signal })).blob(),
    staleTime: Infinity,
  })

export function useAnliegenLive(): void {
  const queryClient = useQueryClient()
  useSignal('anliegen', () => void reloadAnliegen(queryClient))
}

/** Also after a refusal: someone else was faster. */
export const reloadAnliegen = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: anliegenKey })

export const walkStep = ({ id: anliegenId, version }: Pick<AnliegenAkte, 'id' | 'version'>, wunsch: StepWunsch, idempotencyKey: string) =>
  call(c.step, { params: { anliegenId }, body: { version, ...wunsch }, idempotencyKey })

export const assignKlient = (anliegenId: string, body: z.input<typeof c.assignKlient.body>, idempotencyKey: string) =>
  call(c.assignKlient, { params: { anliegenId }, body, idempotencyKey })

export function useBestelle({ id: anliegenId }: AnliegenAkte) {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => call(c.bestelle, { params: { anliegenId } }), onSettled: () => reloadAnliegen(client) })
}

/** Defaults for the visit that was asked for. Its words are cut where those of a visit end; a wished day that has passed is none. */
export async function besuchDefault(anliegenId: string): Promise<BesuchDefault> {
  const { nummer, klient, inhalt } = await call(c.read, { params: { anliegenId } })
  const { text, wunschtag } = inhalt
  const today = berlinDate(new Date().toISOString())
  return {
    klientId: klient?.id ?? null,
    typ: 'PFLEGEBESUCH',
    anlassCode: null,
    anlass: [`Anliegen ${nummer}`, text]
      .filter((row) => row !== null)
      .join('\n')
      .slice(0, 500),
    praxis: null,
    tag: wunschtag !== null && wunschtag >= today ? wunschtag : null,
  }
}

export const vorschlaegeQuery = ({ name, geburtsdatum }: { name: string; geburtsdatum: string }) =>
  queryOptions({
    queryKey: ['klient', 'anliegen', name, geburtsdatum],
    queryFn: async ({ signal }): Promise<readonly KlientHit[]> => {
      const [, ...rest] = name.split(' ')
      const genau = await searchKlienten(name, signal)
      const hits = genau.length > 0 || rest.length === 0 ? genau : await searchKlienten(rest.join(' '), signal)
      return hits.toSorted((a, b) => Number(b.geburtsdatum === geburtsdatum) - Number(a.geburtsdatum === geburtsdatum)).slice(0, 3)
    },
  })

export const formularEinstellungQuery = queryOptions({
  queryKey: ['anliegenEinstellungen'],
  queryFn: ({ signal }) => call(c.readForm, { signal }),
  staleTime: Infinity,
  gcTime: 0,
})

export function useSaveFormular() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ schluessel, body }: { schluessel: string; body: z.input<typeof c.saveForm.body> }) =>
      call(c.saveForm, { body, idempotencyKey: schluessel }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: formularEinstellungQuery.queryKey }),
  })
}
