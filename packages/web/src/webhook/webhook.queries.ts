import { webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'

const c = webhookContract
const room = ['webhook'] as const

export const webhooksQuery = readQuery([...room, 'list'], c.list)

export const dispatchesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [...room, 'dispatches', webhookId],
    queryFn: ({ signal }) => call(c.listDispatches, { params: { webhookId }, signal }),
  })

/** Also after a refusal: the page then shows what stands in the way. */
function useWebhookDeed<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

export const useCreateWebhook = () => useWebhookDeed((body: z.input<typeof c.create.body>) => call(c.create, { body }))

export const useSwitchWebhook = () =>
  useWebhookDeed(({ webhookId, on }: { webhookId: string; on: boolean }) => call(c.switch, { params: { webhookId }, body: { on } }))

export const useTestWebhook = () => useWebhookDeed((webhookId: string) => call(c.test, { params: { webhookId } }))

export const useRemoveWebhook = () => useWebhookDeed((webhookId: string) => call(c.remove, { params: { webhookId } }))

export const useRotateSecret = () =>
  useWebhookDeed(({ webhookId, body }: { webhookId: string; body: z.input<typeof c.rotate.body> }) =>
    call(c.rotate, { params: { webhookId }, body }),
  )

export const useReplayWebhook = () =>
  useWebhookDeed(({ webhookId, body }: { webhookId: string; body: z.input<typeof c.replay.body> }) =>
    call(c.replay, { params: { webhookId }, body }),
  )
