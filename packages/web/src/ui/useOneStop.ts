import { type RefObject, useEffect, useRef } from 'react'

/** A field of words keeps the arrows for itself, and its own stop. */
const focusable = 'a[href], button:not([disabled]), input[type="checkbox"]:not([disabled])'
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

// What is drawn nowhere has no boxes; without layout, as in page tests, nothing has.
const isDrawn = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })

interface OneStop {
  /** Which of its descendants; all that take the focus unless told otherwise. */
  within?: string
  /** None: the Tab key passes by, and something else leads in. */
  stop?: 'last used' | 'none'
}

/**
 * The Tab key stops once at all that stands in the element, where the focus was last; arrows, Home and End move between its parts. It is done
 * to the elements themselves, since they come from many components: whatever appears or vanishes is noticed.
 */
export function useOneStop<E extends HTMLElement>({ within = '', stop = 'last used' }: OneStop = {}): RefObject<E | null> {
  const container = useRef<E>(null)
  useEffect(() => {
    const element = container.current
    if (element === null) return undefined
    let current: HTMLElement | null = null
    const parts = () =>
      [...element.querySelectorAll<HTMLElement>(focusable)].filter(
        (part) => (within === '' || part.closest(within) !== null) && isDrawn(part),
      )

    function markStop(): void {
      const all = parts()
      if (current === null || !all.includes(current)) current = all[0] ?? null
      for (const part of all) {
        const index = part === current && stop === 'last used' ? 0 : -1
        if (part.tabIndex !== index || !part.hasAttribute('tabindex')) part.tabIndex = index
      }
    }
    function remember({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement) || !parts().includes(target)) return
      current = target
      markStop()
    }
    function move(event: KeyboardEvent): void {
      const all = parts()
      const at = all.findIndex((part) => part === event.target)
      const to = at === -1 || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey ? undefined : moves[event.key]
      if (to === undefined) return
      event.preventDefault()
      all[to(at, all.length - 1)]?.focus()
    }

    markStop()
    const changes = new MutationObserver(markStop)
    changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'href'] })
    const size = new ResizeObserver(markStop)
    size.observe(element)
    element.addEventListener('focusin', remember)
    element.addEventListener('keydown', move)
    return () => {
      changes.disconnect()
      size.disconnect()
      element.removeEventListener('focusin', remember)
      element.removeEventListener('keydown', move)
    }
  }, [within, stop])
  return container
}
