import type { GuideStep } from '@dreiklang/domain/help/help.contract'
import { useEffect, useRef, useState } from 'react'
import { findControl } from './findControl.ts'

export interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** Lists load and windows open: it is looked for again as long as the step is shown. */
const lookMs = 250
const same = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height)

/** A checkbox or a radio is a small thing in its label, or unseen. */
const frameOf = (element: HTMLElement): HTMLElement =>
  element.matches('input[type=checkbox], input[type=radio]')
    ? (element.closest<HTMLElement>('label') ?? element.parentElement ?? element)
    : element

/** Where the control of the step is on the screen, null while it is not; brought into view once. A click on it says that the step is done. */
export function useMarkedControl(step: GuideStep, onDone: (() => void) | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const { control } = step
    if (control === null) return
    let found: HTMLElement | null = null
    let wasShown = false
    const look = () => {
      found = findControl(control)
      if (found !== null && !wasShown) {
        wasShown = true
        frameOf(found).scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      const place = found === null ? null : frameOf(found).getBoundingClientRect()
      const now = place === null ? null : { top: place.top, left: place.left, width: place.width, height: place.height }
      setBox((before) => (same(before, now) ? before : now))
    }
    const hear = ({ target }: MouseEvent) => {
      if (step.kind === 'click' && target instanceof Node && found?.contains(target)) done.current?.()
    }
    look()
    const timer = setInterval(look, lookMs)
    document.addEventListener('click', hear, true)
    return () => {
      clearInterval(timer)
      document.removeEventListener('click', hear, true)
    }
  }, [step])
  return box
}
