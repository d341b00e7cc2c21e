import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { readSearch, type SearchValues, withoutDefaults } from './searchParams.ts'

/**
 * Tabs, filters, sorting and open records live in the address, so that each state can be linked and the back button works. The schema needs
 * a default for every key and reads strings (`z.coerce.number()`, `z.stringbool()`). An invalid value falls back to its own default;
 * foreign keys stay untouched.
 */
export function useSearchState<Schema extends z.ZodObject>(
  schema: Schema,
): [z.output<Schema>, (change: Partial<z.output<Schema>>, how?: { replace: boolean }) => void] {
  const raw = useLocation({ select: (location): SearchValues => location.search })
  const navigate = useNavigate()
  const set = (change: Partial<z.output<Schema>>, { replace } = { replace: true }) => {
    const search = (before: SearchValues) => withoutDefaults(schema, { ...before, ...change })
    void navigate({ to: '.', search, replace, resetScroll: false })
  }
  return [readSearch(schema, raw), set]
}

/** Parameters of the path, checked by a schema. @throws ZodError for a wrong one: the page then does not exist */
export function usePathParams<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  const raw: Record<string, string> = useParams({ strict: false })
  return schema.parse(raw)
}

/** Goes to an address inside the application. */
export function useGoTo(): (to: string, how?: { replace: boolean }) => void {
  const navigate = useNavigate()
  return useCallback((to, { replace } = { replace: false }) => void navigate({ ...addressOf(to), replace }), [navigate])
}
