import { useLayoutEffect, useRef, type RefObject } from 'react'

const kept = new Map<string, number>()

/** The first time it shows the active item. @param filled false while the items are still loading */
export function useKeptScroll(key: string, { filled }: { filled: boolean }): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || !filled) return undefined
    const before = kept.get(key)
    if (before === undefined) box.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    else box.scrollTop = before
    const keep = () => kept.set(key, box.scrollTop)
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [key, filled])
  return ref
}
