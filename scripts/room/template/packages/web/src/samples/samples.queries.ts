import { type Sample, type SampleInput, samplesContract } from '@dreiklang/domain/samples/samples.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['samples'] as const

export const samplesQuery = queryOptions({ queryKey: room, queryFn: ({ signal }) => call(samplesContract.list, { signal }) })

/** The list follows what colleagues change. */
export function useLiveSamples(): void {
  const queryClient = useQueryClient()
  useSignal('samples', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useSamplesChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the list then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

interface Saving {
  /** Null: a new one. */
  sample: Sample | null
  input: SampleInput
  key: string
}

export const useSaveSample = () =>
  useSamplesChange(({ sample, input, key }: Saving) =>
    sample === null
      ? call(samplesContract.create, { body: input, idempotencyKey: key })
      : call(samplesContract.update, {
          params: { sampleId: sample.id },
          body: { ...input, version: sample.version },
          idempotencyKey: key,
        }),
  )

export const useRemoveSample = () => useSamplesChange((sampleId: string) => call(samplesContract.remove, { params: { sampleId } }))
