import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { type SchemaForm, useDeedKey, useSchemaForm } from '../form/useSchemaForm.ts'
import { type ApiError, isOvertaken } from '../shared/apiError.ts'
import { toastError } from '../ui/toast.tsx'

/** While it is being filled in, every field has its place and what is demanded may still be empty. */
type Draft<T> =
  | null
  | undefined
  | (T extends boolean ? boolean : T extends readonly (infer Item)[] ? readonly Draft<Item>[] : T extends object ? DraftFields<T> : T)
type DraftFields<T> = { [K in keyof T]-?: Draft<T[K]> }
type WithoutVersion<Body> = Body extends object ? DraftFields<Omit<Body, 'version'>> : never

/** What a form says for the body of a step; the machine adds the version. */
export type StepBody<Schema extends z.ZodType> = WithoutVersion<z.input<Schema>>

interface Versioned {
  version: number
}

export interface StepOptions<Values extends object, Body, Seen extends Versioned, Receipt> {
  record: Versioned
  /** Where the screen keeps the record by itself; without it the record is one of a list, and `reload` brings the newest of it. */
  queryKey?: QueryKey
  answer?: z.ZodType<Seen>
  schema: z.ZodType<Body>
  values: Values
  /** A room demands the `StepBody` of its step here. */
  toBody: (values: Values) => object
  send: (body: Body, idempotencyKey: string) => Promise<Receipt>
  reload: (client: QueryClient) => unknown
  onDone: (receipt: Receipt) => void
  /** A form that always stands on the page follows the record until somebody writes into it; a dialog keeps what it was opened with. */
  follows?: boolean
}

/** Sends the version the person has seen. All attempts with the same words carry one key: a repeated press takes the step once. */
export function useStep<Values extends object, Body, Seen extends Versioned, Receipt>(
  options: StepOptions<Values, Body, Seen, Receipt>,
): SchemaForm<Values> {
  const { record, queryKey, answer, schema, values, toBody, send, reload, onDone, follows = false } = options
  const client = useQueryClient()
  const keyOf = useDeedKey()
  /** Null: whatever version the screen shows. */
  const [seen, setSeen] = useState<number | null>(record.version)

  /** The record that came with the conflict is shown; where none came or it cannot be read, it is read again. */
  const showNewest = async ({ details }: ApiError) => {
    if (queryKey === undefined) {
      await reload(client)
      setSeen(null)
      return
    }
    const sent = answer?.safeParse(details['aktuell'])
    if (sent?.success === true) client.setQueryData(queryKey, sent.data)
    else await client.refetchQueries({ queryKey, exact: true })
    setSeen(client.getQueryData<Seen>(queryKey)?.version ?? seen)
    await reload(client)
  }

  const form = useSchemaForm<Values, Body>({
    initialValues: values,
    schema,
    toBody: (current) => ({ version: seen ?? record.version, ...toBody(current) }),
    submit: async (body) => {
      let receipt: Receipt
      try {
        receipt = await send(body, keyOf(body))
      } catch (error) {
        if (isOvertaken(error)) await showNewest(error)
        throw error
      }
      void reload(client)
      onDone(receipt)
    },
  })
  if (follows && seen !== record.version && form.failure === null && !form.form.isDirty()) setSeen(record.version)
  return form
}

interface PressOptions<Step> {
  send: (step: Step, keyOf: (body: unknown) => string) => Promise<unknown>
  reload: (client: QueryClient) => unknown
  onDone: (step: Step) => void
  /** Steps of one scope are sent one after the other. */
  scope?: string
}

/** When somebody was faster, the new state is shown and nothing was done twice. */
export function usePress<Step>({ send, reload, onDone, scope }: PressOptions<Step>) {
  const client = useQueryClient()
  const keyOf = useDeedKey()
  const { mutate, isPending, variables } = useMutation({
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationFn: (step: Step) => send(step, keyOf),
    onSuccess: (_, step) => onDone(step),
    onError: toastError,
    onSettled: () => reload(client),
  })
  return { press: mutate, running: isPending ? variables : null }
}
