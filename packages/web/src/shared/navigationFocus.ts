/**
 * After a navigation the focus belongs on the heading of the new page, so that a screen reader says where one is.
 * The router asks for it, the heading takes it; the first page of all leaves the focus to the browser.
 */
let wanted = false

export function wantHeadingFocus(): void {
  wanted = true
}

/** True once after each navigation; not when somebody already types again, because a page that comes late may not take the words away. */
export function takeHeadingFocus(): boolean {
  const taken = wanted
  wanted = false
  return taken && document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') !== true
}
