import classes from './Hint.module.css'

export type HintSide = 'top' | 'bottom' | 'left' | 'right'

export const hintOf = (text: string, side: HintSide) => ({ 'data-hint': text, 'data-hint-side': side })

const openDelayMs = 400
const gap = 5
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** One at a time; stays while the mouse is on it, goes by Escape and by a press (WCAG 1.4.13). @returns what ends it */
export function watchHints(): () => void {
  const box = document.createElement('div')
  box.className = classes.hint ?? ''
  box.role = 'tooltip'
  box.id = 'hint'
  box.dataset['noPrint'] = ''
  let about: HTMLElement | null = null
  let byKeys = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const changes = new MutationObserver((records) => {
    if (about?.isConnected !== true || about.dataset['hint'] === undefined) hide()
    // A button may say what the press has done.
    else if (records.some(({ type, target }) => type === 'attributes' && target === about)) show(about)
    else place(box, about)
  })

  /** Off the screen, but still watched: the element may have something new to say. */
  function rest() {
    clearTimeout(timer)
    box.remove()
    if (about?.getAttribute('aria-describedby') === box.id) about.removeAttribute('aria-describedby')
  }

  function hide() {
    rest()
    changes.disconnect()
    about = null
  }

  function show(element: HTMLElement) {
    hide()
    about = element
    box.textContent = element.dataset['hint'] ?? ''
    document.body.append(box)
    place(box, element)
    // Only where the hint says more than the name does: else it would be read twice.
    const more = box.textContent !== (element.getAttribute('aria-label') ?? element.textContent)
    if (more && !element.hasAttribute('aria-describedby')) element.setAttribute('aria-describedby', box.id)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-hint'] })
  }

  const on = {
    pointerover({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch' || (target instanceof Node && box.contains(target))) return
      const element = hinted(target)
      if (element !== null && element === about) return
      hide()
      if (element !== null) timer = setTimeout(() => show(element), openDelayMs)
    },
    pointerdown() {
      byKeys = false
      rest()
    },
    focusin({ target }: FocusEvent) {
      const element = hinted(target)
      if (element !== null && element === about) return
      if (element !== null && byKeys) show(element)
      else hide()
    },
    focusout({ target }: FocusEvent) {
      if (hinted(target) === about) hide()
    },
    scroll() {
      // The focus itself scrolls a thing into sight.
      if (about !== null && byKeys) place(box, about)
      else hide()
    },
    keydown({ key }: KeyboardEvent) {
      byKeys = true
      if (key === 'Escape') hide()
    },
  }
  const events = Object.entries(on) as [string, EventListener][]
  for (const [name, listener] of events) document.addEventListener(name, listener, true)
  return () => {
    hide()
    for (const [name, listener] of events) document.removeEventListener(name, listener, true)
  }
}

const hinted = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null)

/** On the wanted side of the element, on the other one where there is no room, and never out of the window. */
function place(box: HTMLElement, element: HTMLElement) {
  const wanted = element.dataset['hintSide'] as HintSide
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const room = { top, bottom: window.innerHeight - bottom, left, right: window.innerWidth - right }
  const upright = wanted === 'top' || wanted === 'bottom'
  const fits = room[wanted] >= (upright ? height : width) + gap || room[wanted] >= room[opposite[wanted]]
  const side = fits ? wanted : opposite[wanted]
  const beside = side === 'left' ? left - gap - width : right + gap
  const above = side === 'top' ? top - gap - height : bottom + gap
  const x = upright ? (left + right - width) / 2 : beside
  const y = upright ? above : (top + bottom - height) / 2
  box.style.left = `${within(x, window.innerWidth - width)}px`
  box.style.top = `${within(y, window.innerHeight - height)}px`
}

const within = (value: number, end: number) => Math.max(gap, Math.min(value, end - gap))
