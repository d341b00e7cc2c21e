import { machineContract } from '@dreiklang/domain/machine/machine.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'

const { list, create, rotate, end } = machineContract

export const machinesQuery = readQuery(['machine'], list)

/** Also after a refusal: the list then shows what stands in the way. */
function useMachineDeed<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSettled: () => queryClient.invalidateQueries({ queryKey: machinesQuery.queryKey }) })
}

export const useCreateMachine = () => useMachineDeed((body: z.input<typeof create.body>) => call(create, { body }))

export const useRotateMachine = () =>
  useMachineDeed(({ machineId, body }: { machineId: string; body: z.input<typeof rotate.body> }) =>
    call(rotate, { params: { machineId }, body }),
  )

export const useEndMachine = () => useMachineDeed((machineId: string) => call(end, { params: { machineId } }))
