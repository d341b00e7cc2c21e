/**
 * After a navigation the focus belongs on the heading of the new page, so that a screen reader says where one is.
 * The router asks for it, the heading takes it; the first page of all leaves the focus to the browser.
 */
interface Left {
  heading: Element | null
  title: string
}
const titleOf = (heading: Element | null): string => heading?.textContent ?? ''

/** The page that is being left; it may be drawn again while the new one is on its way. */
let left: Left | null = null

export function wantHeadingFocus(): void {
  const heading = document.querySelector('h1')
  left = { heading, title: titleOf(heading) }
}

/**
 * True once after each navigation, for the first heading that is another one or says something else; not when someone already types
 * again, because a page that comes late may not take the words away.
 */
export function takeHeadingFocus(heading: HTMLElement | null): boolean {
  if (left === null || (heading === left.heading && titleOf(heading) === left.title)) return false
  left = null
  return document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') !== true
}
