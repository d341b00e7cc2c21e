import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// A busy machine takes its time; a wait that ends early says nothing about the screen.
configure({ asyncUtilTimeout: 20_000 })

// The test browser brings byte arrays of its own, which Node's text encoder and the database do not know as theirs.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor

/** What the test browser lacks and the component library asks for. */
window.matchMedia = (query) => ({
  // A computer with a mouse, in light.
  matches: query.includes('hover: hover'),
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nothing is laid out here, so nothing comes into sight by itself. */
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
// A canvas cannot be drawn on here; without this line every test that shows one prints a warning.
HTMLCanvasElement.prototype.getContext = () => null
window.scrollTo = () => {}
// A field that grows with its text asks when the fonts have come.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
globalThis.reportError = (error) => console.error(error)
