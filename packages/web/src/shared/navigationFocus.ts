/** The heading of a new page takes the focus, so that screen readers announce it; on the very first page the browser decides. */
interface Left {
  heading: Element | null
  title: string
}
const titleOf = (heading: Element | null): string => heading?.textContent ?? ''

/** The page being left; it may render again while the new one is loading. */
let left: Left | null = null

export function wantHeadingFocus(): void {
  const heading = document.querySelector('h1')
  left = { heading, title: titleOf(heading) }
}

/** True once per navigation, for the first heading that differs; not while someone types: a late page must not steal the focus. */
export function takeHeadingFocus(heading: HTMLElement | null): boolean {
  if (left === null || (heading === left.heading && titleOf(heading) === left.title)) return false
  left = null
  return document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') !== true
}
