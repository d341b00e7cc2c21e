import { toastSuccess } from '../ui/toast.tsx'
import { type SchemaFormOptions, useDeedKey, useSchemaForm } from './useSchemaForm.ts'

export interface DeedFormOptions<Values extends object, Output> extends Omit<SchemaFormOptions<Values, Output>, 'submit'> {
  /** `deedKey`: one key for all attempts with the same words, so that pressing again after a lost answer does nothing twice. */
  send: (body: Output, deedKey: (words: unknown) => string) => Promise<unknown>
  /** What is said when it is done. */
  done: (body: Output) => string
  onDone: () => void
}

/** A form that ends with what it was opened for: it sends, says that it is done, and closes. */
export function useDeedForm<Values extends object, Output>({ send, done, onDone, ...options }: DeedFormOptions<Values, Output>) {
  const deedKey = useDeedKey()
  return useSchemaForm<Values, Output>({
    ...options,
    submit: async (body) => {
      await send(body, deedKey)
      toastSuccess(done(body))
      onDone()
    },
  })
}
