import { type BoardTarget, boardTargets } from '@dreiklang/domain/bestellung/boardMoves'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Pointer, followPointer, placeBeside, stepAtEdge } from '../../ui/pointerDrag.ts'

interface PointerLift {
  board: RefObject<HTMLDivElement | null>
  /** Goes along beside the pointer. */
  label: RefObject<HTMLDivElement | null>
  onLift: (id: string) => void
  onOver: (target: BoardTarget | null) => void
  onLetGo: (target: BoardTarget | null) => void
}

/** A mouse takes a card anywhere but on what is pressed there, a finger by its grip: else it scrolls. */
function cardAt({ target, pointerType }: PointerEvent): string | null {
  if (!(target instanceof Element)) return null
  const isGrip = target.closest('[data-grip]') !== null
  if (!isGrip && (pointerType !== 'mouse' || target.closest('button, input') !== null)) return null
  return target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null
}

function columnAt(board: HTMLElement, { x, y }: Pointer): BoardTarget | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]') ?? null
  if (column === null || !board.contains(column)) return null
  return boardTargets.find((status) => status === column.dataset['column']) ?? null
}

export function usePointerLift({ board, label, onLift, onOver, onLetGo }: PointerLift): void {
  const tellLift = useEffectEvent(onLift)
  const tellOver = useEffectEvent(onOver)
  const tellLetGo = useEffectEvent(onLetGo)
  useEffect(() => {
    const { current } = board
    if (current === null) return undefined
    let end = () => {}
    const follow = (start: PointerEvent, id: string) =>
      followPointer(start, {
        onStart: () => tellLift(id),
        onFrame: (at) => {
          const { left, right } = current.getBoundingClientRect()
          current.scrollLeft += stepAtEdge(at.x, { from: left, to: right })
          placeBeside(label.current, at)
          tellOver(columnAt(current, at))
        },
        onEnd: (at) => {
          // Else a card that is lifted by keys afterwards would have the label where the pointer was last.
          label.current?.removeAttribute('style')
          tellLetGo(at === null ? null : columnAt(current, at))
        },
      })
    const onPointerDown = (event: PointerEvent) => {
      const id = event.button === 0 && event.isPrimary ? cardAt(event) : null
      if (id !== null) end = follow(event, id)
    }
    // A link would otherwise be dragged by the browser.
    const onDragStart = (event: DragEvent) => event.preventDefault()
    current.addEventListener('pointerdown', onPointerDown)
    current.addEventListener('dragstart', onDragStart)
    return () => {
      current.removeEventListener('pointerdown', onPointerDown)
      current.removeEventListener('dragstart', onDragStart)
      end()
    }
  }, [board, label])
}
