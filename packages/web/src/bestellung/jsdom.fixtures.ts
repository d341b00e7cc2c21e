/** jsdom does no layout: tests say which observed elements are visible. */
export interface Blickfeld {
  show(element: Element, share?: number): void
  verdecke(verdeckt: boolean): void
}

export function giveBlickfeld(): Blickfeld {
  const beobachter = new Set<{ elements: Set<Element>; tell: (element: Element, share: number) => void }>()
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #own: { elements: Set<Element>; tell: (element: Element, share: number) => void }
    constructor(tell: IntersectionObserverCallback) {
      const entry = (target: Element, share: number) => ({
        target,
        time: 0,
        isIntersecting: share > 0,
        intersectionRatio: share,
        boundingClientRect: new DOMRect(0, 0, 300, 100),
        intersectionRect: new DOMRect(0, 0, 300, 100 * share),
        rootBounds: new DOMRect(0, 0, 1000, 800),
      })
      this.#own = { elements: new Set(), tell: (element, share) => tell([entry(element, share)], this) }
      beobachter.add(this.#own)
    }
    observe(element: Element) {
      this.#own.elements.add(element)
    }
    unobserve(element: Element) {
      this.#own.elements.delete(element)
    }
    disconnect() {
      this.#own.elements.clear()
    }
    takeRecords() {
      return []
    }
  }
  return {
    show(element, share = 1) {
      for (const { elements, tell } of beobachter) if (elements.has(element)) tell(element, share)
    },
    verdecke(verdeckt) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: verdeckt ? 'hidden' : 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
