import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** @param key changes when the children do: they are measured once, the last being the button for the rest */
export function useFitting(key: string): { row: RefObject<HTMLUListElement | null>; count: number } {
  const row = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState<{ key: string; count: number }>({ key: '', count: Number.POSITIVE_INFINITY })
  const measured = fitting.key === key
  useLayoutEffect(() => {
    const list = row.current
    if (list === null || measured) return
    const all = [...list.children].map((child) => child.getBoundingClientRect().width)
    widths.set(list, { each: all.slice(0, -1), more: all.at(-1) ?? 0 })
    setFitting({ key, count: fit(list) })
  }, [key, measured])
  useLayoutEffect(() => {
    const list = row.current
    if (list === null) return undefined
    const observer = new ResizeObserver(() => setFitting((before) => ({ ...before, count: fit(list) })))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return { row, count: measured ? fitting.count : Number.POSITIVE_INFINITY }
}

const widths = new WeakMap<HTMLElement, { each: readonly number[]; more: number }>()

function fit(list: HTMLElement): number {
  const { each, more } = widths.get(list) ?? { each: [], more: 0 }
  return countFitting({ each, more, room: list.clientWidth })
}

export function countFitting({ each, more, room }: { each: readonly number[]; more: number; room: number }): number {
  if (each.reduce((sum, width) => sum + width, 0) <= room) return each.length
  let used = more
  let count = 0
  for (const width of each) {
    used += width
    if (used > room) break
    count += 1
  }
  return count
}
