import { notifications } from '@mantine/notifications'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // They live beside the page, and the next test would read them.
  notifications.clean()
})
// A busy machine takes its time; a wait that ends early says nothing about the screen.
configure({
  asyncUtilTimeout: 20_000,
  // A wait polls and gets an error each time: the page is printed only for the one that somebody reads.
  getElementError: (message, container) => {
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    let told: string | undefined
    Object.defineProperty(error, 'message', { get: () => (told ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')) })
    return error
  },
})

// jsdom brings its own byte arrays, which Node's text encoder and the database do not recognise.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor

/** Wednesday, ten in the morning in Berlin, no holiday near, whenever tests run: neither midnight nor a clock change falls into a file. */
const MachineDate = (Object.getPrototypeOf(Date) === Function.prototype ? Date : Object.getPrototypeOf(Date)) as DateConstructor
const aheadMs = Date.parse('2026-11-18T09:00:00Z') - MachineDate.now()
globalThis.Date = class extends MachineDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [MachineDate.now() + aheadMs] : given) as [number]))
  }
  static override now = () => MachineDate.now() + aheadMs
} as DateConstructor

window.matchMedia = (query) => ({
  matches: query.includes('hover: hover'),
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

/**
 * A growing text area reads thirteen computed styles each time the form is drawn, a tenth of the work of a test of a form, and jsdom has no
 * height to tell it. With styles of its own alone it finds nothing to measure.
 */
const computedStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element, pseudo) => (element instanceof HTMLTextAreaElement ? element.style : computedStyle(element, pseudo))

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom does no layout, so nothing becomes visible by itself. */
window.IntersectionObserver = class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Element.prototype.scrollIntoView = () => {}
// jsdom has no canvas; without this line every test that shows one prints a warning.
HTMLCanvasElement.prototype.getContext = () => null
window.scrollTo = () => {}
// A growing text area waits for fonts to load.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
globalThis.reportError = (error) => console.error(error)
