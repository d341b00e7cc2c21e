import * as React from 'react'
import { notifications } from '@mantine/notifications'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // They live beside the page, and the next test would read them.
  notifications.clean()
})
/** A form inside of a form (or any element where HTML forbids it) is taken apart by the browser: React only warns, a test fails. */
const misplaced: string[] = []
const printError = console.error
console.error = (...told: unknown[]) => {
  const text = told.map(String).join(' ')
  if (/cannot be a (descendant|child) of|cannot contain a nested|cannot appear as a (descendant|child)/.test(text)) misplaced.push(text)
  printError(...told)
}
afterEach(() => {
  const [first] = misplaced.splice(0)
  if (first !== undefined) throw new Error(`The page has an element where HTML allows none:\n${first}`)
})

// A busy machine takes its time; a wait that ends early says nothing about the screen.
configure({
  asyncUtilTimeout: 60_000,
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
 * No style sheet of the product is loaded here, and jsdom would match every rule that a browser begins with against every element that a test
 * asks for by its role: a quarter of the work of a page test. What is asked for is told by the element's own style, the attribute `hidden`
 * and the elements that are never drawn; visibility comes down from above, as in a browser.
 */
const tagsOf = (names: string) => new Set(names.toUpperCase().split(' '))
const neverDrawn = tagsOf('datalist head link meta noscript script style template title')
const blocks = tagsOf(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html ' +
    'legend li main menu nav ol optgroup option p pre section summary table tbody td tfoot th thead tr ul',
)
const inlineBlocks = tagsOf('button input meter progress select textarea')

function computed(element: Element, name: string): string {
  const own = (element as HTMLElement).style.getPropertyValue(name)
  if (own !== '' && own !== 'inherit') return own
  if (name === 'display') {
    if (neverDrawn.has(element.tagName) || element.hasAttribute('hidden')) return 'none'
    if (blocks.has(element.tagName)) return 'block'
    return inlineBlocks.has(element.tagName) ? 'inline-block' : 'inline'
  }
  if (name === 'visibility') return element.parentElement === null ? 'visible' : computed(element.parentElement, name)
  return ''
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

window.getComputedStyle = (element, pseudo) =>
  new Proxy((element as HTMLElement).style, {
    get(style, name) {
      if (name === 'getPropertyValue') return (property: string) => (pseudo ? '' : computed(element, property))
      if (typeof name !== 'string' || pseudo) return undefined
      const value: unknown = Reflect.get(style, name, style)
      return typeof value === 'string' ? computed(element, dashed(name)) : value
    },
  })

/** Nor is any rule of a style element read, which components write by the dozen. */
const [implOf] = Object.getOwnPropertySymbols(document.createElement('style'))
const readRules = { configurable: true, value: () => {} }
if (implOf !== undefined) {
  const styleElement: object = Object.getPrototypeOf(Reflect.get(document.createElement('style'), implOf))
  if ('_updateAStyleBlock' in styleElement) Object.defineProperty(styleElement, '_updateAStyleBlock', readRules)
}

/**
 * Whoever looks for a field by its label asks each field of the page for its labels, and jsdom asks each label of the page for its field, which
 * it looks for in the whole page: a tenth of the work of a page test with a form.
 */
function labelsOf(this: HTMLInputElement): HTMLLabelElement[] {
  const labels = [...this.ownerDocument.getElementsByTagName('label')]
  const around = this.closest('label')
  return labels.filter((label) => (label.htmlFor === '' ? label === around : label.htmlFor === this.id))
}
for (const field of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(field.prototype, 'labels', { configurable: true, get: labelsOf })

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

/** React notes for its own tools where each element was made, an error with its stack for each: a tenth of a page test, read by nobody. */
Object.defineProperty(Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'), 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
