import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type Dienst, spanOf } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import { type Uebergabe, type ZeileInput, uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['uebergabebuch'] as const
const c = uebergabebuchContract

/** What one looks back upon. */
const daysShown = 7

/** The week that ends on a day. */
export const weekUntil = (bis: string): { von: string; bis: string } => ({ von: plusDays(bis, 1 - daysShown), bis })
export const addWeeks = (bis: string, weeks: number): string => plusDays(bis, weeks * daysShown)

export const bookQuery = (days: { von: string; bis: string }) =>
  queryOptions({ queryKey: [...room, 'book', days], queryFn: ({ signal }) => call(c.list, { query: days, signal }) })

export const uebergabeQuery = (uebergabeId: string) =>
  queryOptions({ queryKey: [...room, 'one', uebergabeId], queryFn: ({ signal }) => call(c.read, { params: { uebergabeId }, signal }) })

const mostVisits = 100

/** The own visits of a shift, as they stand. */
export const visitsQuery = ({ tag, schicht }: Dienst) =>
  queryOptions({
    queryKey: [...room, 'visits', tag, schicht],
    queryFn: async ({ signal }) => {
      const { von, bis } = spanOf({ tag, schicht })
      const query = { von: berlinDate(von), bis: berlinDate(bis), nurMeine: 'true', limit: mostVisits }
      const { zeilen } = await call(hausbesuchContract.list, { query, signal })
      return zeilen.filter(({ plan }) => plan !== null && plan.von >= von && plan.von < bis)
    },
  })

/** The page follows what colleagues hand over and sign. */
export function useLiveBook(): void {
  const queryClient = useQueryClient()
  useSignal('uebergabebuch', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useUebergabeChange<Input>(change: (input: Input) => Promise<Uebergabe>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (uebergabe) => queryClient.setQueryData(uebergabeQuery(uebergabe.id).queryKey, uebergabe),
    // Also after a refusal: the page then shows what stands in the way.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: room }),
  })
}

type Saved = Dienst & { id: string; zeilen: readonly ZeileInput[]; version: number | null }

/** The screen makes the id: sent twice it is one sheet. */
export const useSaveDraft = () =>
  useUebergabeChange(({ id, zeilen, ...body }: Saved) =>
    call(c.save, { params: { uebergabeId: id }, body: { ...body, zeilen: [...zeilen] } }),
  )

type Seen = Pick<Uebergabe, 'id' | 'version'>

export const useHandOver = () =>
  useUebergabeChange(({ id, version }: Seen) => call(c.handOver, { params: { uebergabeId: id }, body: { version } }))
export const useSign = () => useUebergabeChange(({ id, version }: Seen) => call(c.sign, { params: { uebergabeId: id }, body: { version } }))
export const useAddZeile = () =>
  useUebergabeChange(({ uebergabeId, zeile }: { uebergabeId: string; zeile: ZeileInput }) =>
    call(c.add, { params: { uebergabeId }, body: zeile }),
  )

export function useDiscard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (uebergabeId: string) => call(c.discard, { params: { uebergabeId } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: room }),
  })
}
