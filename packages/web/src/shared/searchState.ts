import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { readSearch, type SearchValues, withoutDefaults } from './searchParams.ts'

/** Every key needs a default and reads strings (`z.coerce.number()`). An invalid value falls back to it, foreign keys stay untouched. */
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

/** An address that cannot lead anywhere: what stands in it is no id. */
export class NoSuchPage extends Error {}

/** Parameters of the path, checked by a schema. @throws NoSuchPage for a wrong one */
export function usePathParams<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  const raw: Record<string, string> = useParams({ strict: false })
  const read = schema.safeParse(raw)
  if (!read.success) throw new NoSuchPage()
  return read.data
}

export function useGoTo(): (to: string, how?: { replace: boolean }) => void {
  const navigate = useNavigate()
  return useCallback((to, { replace } = { replace: false }) => void navigate({ ...addressOf(to), replace }), [navigate])
}
