import { useForm, type UseFormReturnType } from '@mantine/form'
import { useCallback, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../shared/apiError.ts'
import { useUiTexts } from '../ui/ui.texts.ts'
import { issueMessage } from './issueMessage.ts'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'

export interface SummaryEntry {
  /** Id of the field; null when the problem belongs to no field on the screen. */
  fieldId: string | null
  message: string
}

export interface SchemaFormOptions<Values extends object, Output> {
  /** What the fields hold: empty fields are '' or null. */
  initialValues: Values
  /** The schema of the contract's body; it decides on the screen what it decides on the server. */
  schema: z.ZodType<Output>
  /** Turns what the fields hold into the body; without it the values are the body. Paths of fields must stay the same. */
  toBody?: (values: Values) => unknown
  /** Sends. What it throws is shown: fields at their places, everything else above the form. */
  submit: (body: Output) => Promise<void>
}

type InputProps<Values extends object> = ReturnType<UseFormReturnType<Values>['getInputProps']>
/** The form holds the value of every field. */
type FieldProps<Values extends object> = InputProps<Values> & Required<Pick<InputProps<Values>, 'value'>> & { id: string }

export interface SchemaForm<Values extends object> {
  form: UseFormReturnType<Values>
  field: (path: string) => FieldProps<Values>
  onSubmit: () => void
  busy: boolean
  problems: readonly SummaryEntry[]
  /** For `ErrorState`: refused or failed as a whole; null when there is nothing or the fields say it. */
  failure: unknown
}

export const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** A form that checks with the contract's schema before it sends, and puts the server's answer at the same fields. */
export function useSchemaForm<Values extends object, Output>(options: SchemaFormOptions<Values, Output>): SchemaForm<Values> {
  const { initialValues, schema, toBody = (values: Values): unknown => values, submit } = options
  const t = useUiTexts()
  const prefix = useId()
  const form = useForm<Values>({ initialValues, validateInputOnChange: false, clearInputErrorOnChange: true })
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly SummaryEntry[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const fieldId = (path: string) => `${prefix}-${path}`

  const show = (all: readonly { path: string; message: string }[]) => {
    // A field has one thing to mend at a time: an empty one breaks all its rules at once.
    const found = all.filter(({ path }, i) => all.findIndex((other) => other.path === path) === i)
    form.setErrors(Object.fromEntries(found.map(({ path, message }) => [path, message])))
    setProblems(
      found.map(({ path, message }) => ({ message, fieldId: document.getElementById(fieldId(path)) === null ? null : fieldId(path) })),
    )
  }

  const send = async () => {
    const body = schema.safeParse(toBody(form.getValues()), { reportInput: true })
    setFailure(null)
    if (!body.success) {
      show(body.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issueMessage(issue, t) })))
      return
    }
    show([])
    setBusy(true)
    try {
      await submit(body.data)
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) show(error.fields)
      else setFailure(error)
      if (!(error instanceof ApiError)) reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    form,
    field: (path) => {
      const { value, ...props } = form.getInputProps(path)
      return { ...props, value, id: fieldId(path) }
    },
    onSubmit: () => {
      if (!busy) void send()
    },
    busy,
    problems,
    failure,
  }
}

/** A second press after a lost answer does nothing twice. Other words get another key: the server refuses a key with another body. */
export function useDeedKey(): (body: unknown) => string {
  const deed = useRef<{ text: string; key: string }>(null)
  return useCallback((body) => {
    const text = JSON.stringify(body)
    if (deed.current?.text !== text) deed.current = { text, key: newIdempotencyKey() }
    return deed.current.key
  }, [])
}
