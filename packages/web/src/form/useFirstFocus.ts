import { useEffect, useRef, type RefObject } from 'react'

/** Only where there is a mouse: on a phone the keyboard would cover the page before anyone has read it. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])
  return field
}
