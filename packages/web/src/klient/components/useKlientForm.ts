import { type DeedFormOptions, useDeedForm } from '../../form/useDeedForm.ts'
import { useKlientChanged } from '../klient.queries.ts'

/** What was said changes the record, its lists and what an order form knows of it. */
export function useKlientForm<Values extends object, Output>({ send, ...options }: DeedFormOptions<Values, Output>) {
  const changed = useKlientChanged()
  return useDeedForm<Values, Output>({
    ...options,
    send: async (body, deedKey) => {
      await send(body, deedKey)
      await changed()
    },
  })
}
