/** A card of a board in hand: by mouse and finger from press to release, and by keys on its grip. */
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent } from 'react'
import { type Pointer, followPointer, placeBeside } from './pointerDrag.ts'
import classes from './CardBoard.module.css'

/** A mouse takes a card anywhere but on what is pressed there, a finger by its grip: else it scrolls. Null: neither. */
export function findTaken({ target, pointerType }: Pick<PointerEvent, 'target' | 'pointerType'>): Element | null {
  if (!(target instanceof Element)) return null
  const isTaken = target.closest('[data-grip]') !== null || (pointerType === 'mouse' && target.closest('button, input, textarea') === null)
  return isTaken ? target : null
}

interface PointerDeeds<Grip, Over> {
  /** Null: nothing there that can be moved. */
  gripAt: (event: PointerEvent) => Grip | null
  onLift: (grip: Grip) => void
  /** With every frame: the page may scroll below a pointer that rests. */
  scroll: (grip: Grip, at: Pointer) => void
  findOver: (grip: Grip, at: Pointer) => Over | null
  onOver: (grip: Grip, over: Over | null) => void
  /** Where it was let go; null: nowhere, or it was only a press. */
  onEnd: (grip: Grip, over: Over | null) => void
}

interface Parts {
  board: RefObject<HTMLElement | null>
  /** Goes along beside the pointer. */
  label: RefObject<HTMLElement | null>
}

/** Listens to the whole board. */
export function usePointerLift<Grip, Over>({ board, label }: Parts, deeds: PointerDeeds<Grip, Over>): void {
  const deedsNow = useEffectEvent(() => deeds)
  useEffect(() => {
    const { current } = board
    if (current === null) return undefined
    let end: (() => void) | null = null
    const onPointerDown = (event: PointerEvent) => {
      const grip = event.button === 0 && event.isPrimary && end === null ? deedsNow().gripAt(event) : null
      if (grip === null) return
      end = followPointer(event, {
        onStart: () => deedsNow().onLift(grip),
        onFrame: (at) => {
          deedsNow().scroll(grip, at)
          deedsNow().onOver(grip, deedsNow().findOver(grip, at))
          placeBeside(label.current, at)
        },
        onEnd: (at) => {
          end = null
          const over = at === null ? null : deedsNow().findOver(grip, at)
          // Else a card that is lifted by keys afterwards would have the label where the pointer was last.
          label.current?.removeAttribute('style')
          deedsNow().onEnd(grip, over)
        },
      })
    }
    // A link would otherwise be dragged by the browser.
    const onDragStart = (event: DragEvent) => event.preventDefault()
    current.addEventListener('pointerdown', onPointerDown)
    current.addEventListener('dragstart', onDragStart)
    return () => {
      current.removeEventListener('pointerdown', onPointerDown)
      current.removeEventListener('dragstart', onDragStart)
      end?.()
    }
  }, [board, label])
}

interface LiftKeys<Step> {
  isHeld: boolean
  /** Where this key leads; null: nowhere. */
  step: Step | null
  onTake: () => void
  onStep: (step: Step) => void
  onPut: () => void
  onGiveUp: () => void
}

/** Enter or Space lifts and puts down, arrows lead, Escape gives up, and so does whoever goes on with Tab. */
export function followLiftKey<Step>(event: KeyboardEvent, keys: LiftKeys<Step>): void {
  const { isHeld, step, onTake, onStep, onPut, onGiveUp } = keys
  const isPress = event.key === 'Enter' || event.key === ' '
  if (isHeld && event.key === 'Tab') return onGiveUp()
  if (!isPress && (!isHeld || (step === null && event.key !== 'Escape'))) return undefined
  event.preventDefault()
  event.stopPropagation()
  if (!isHeld) return onTake()
  if (step !== null) return onStep(step)
  return isPress ? onPut() : onGiveUp()
}

/** What stands at the pointer while a card is in hand. */
export function DragLabel({ ref, shown, children }: { ref: Ref<HTMLDivElement>; shown: boolean; children: ReactNode }) {
  return (
    <div ref={ref} className={classes.label} data-drag-label data-shown={shown || undefined} aria-hidden>
      {shown && children}
    </div>
  )
}
