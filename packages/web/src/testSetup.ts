import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
// A busy machine needs time; a wait that ends early says nothing about the screen.
configure({ asyncUtilTimeout: 20_000 })

// jsdom brings its own byte arrays, which Node's text encoder and the database do not recognise.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor

/** APIs missing in jsdom that the component library needs. */
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
