import { useCallback, useRef } from 'react'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'

/** A second press after a lost answer does nothing twice. Other words get another key: the server refuses a key with another body. */
export function useDeedKey(): (body: unknown) => string {
  const deed = useRef<{ text: string; key: string }>(null)
  return useCallback((body) => {
    const text = JSON.stringify(body)
    if (deed.current?.text !== text) deed.current = { text, key: newIdempotencyKey() }
    return deed.current.key
  }, [])
}
