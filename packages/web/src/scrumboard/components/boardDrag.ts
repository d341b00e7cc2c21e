/** What the pointer takes on a board and where it would put it. No React in it: it runs at every move. */
import { findTaken } from '../../ui/boardLift.tsx'
import { type Pointer, stepAtEdge } from '../../ui/pointerDrag.ts'

export interface Grip {
  kind: 'card' | 'list'
  id: string
  /** The lane in which a card was taken. */
  lane?: string | undefined
}

/** Null: nothing there that can be moved. */
export function gripAt(event: Pick<PointerEvent, 'target' | 'pointerType'>): Grip | null {
  const target = findTaken(event)
  if (target === null) return null
  const card = target.closest<HTMLElement>('[data-card]')?.dataset['card']
  if (card !== undefined) return { kind: 'card', id: card, lane: target.closest<HTMLElement>('[data-lane]')?.dataset['lane'] }
  const list = target.closest('[data-list-head]')?.closest<HTMLElement>('[data-list]')?.dataset['list']
  return list === undefined ? null : { kind: 'list', id: list }
}

export interface Over {
  listId: string
  lane?: string | undefined
  /** Among those that are shown, without what is dragged. */
  index: number
  /** Where the line is drawn that shows it. */
  line: { x: number; y: number; width: number; height: number }
}

const thickPx = 4

/** Null: over nothing that takes it. */
export function findOver(board: HTMLElement, grip: Grip, at: Pointer): Over | null {
  return grip.kind === 'card' ? overCards(board, grip, at) : overLists(board, grip, at)
}

const listsOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-list]:has([data-list-head])')]

function overCards(board: HTMLElement, { id, lane }: Grip, { x, y }: Pointer): Over | null {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]') ?? null
  const listId = list?.dataset['list']
  const body = list?.querySelector<HTMLElement>('[data-cards]')
  if (list === null || listId === undefined || !body || !board.contains(list)) return null
  // When a card is due is not changed by where it stands.
  const over = list.dataset['lane']
  if (over !== lane && list.dataset['fixed'] !== undefined) return null
  const cards = [...body.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.dataset['card'] !== id)
  const index = firstBelow(cards, y)
  const { left, width, top, bottom } = body.getBoundingClientRect()
  const behind = cards[index]?.getBoundingClientRect()
  const front = cards[index - 1]?.getBoundingClientRect()
  const edge = behind?.top ?? (front?.bottom ?? top) + thickPx * 2
  return { listId, lane: over, index, line: { x: left, y: Math.min(bottom, Math.max(top, edge - thickPx * 1.5)), width, height: thickPx } }
}

/** They stand one below the other: halving looks at a few of two thousand. */
function firstBelow(cards: readonly HTMLElement[], y: number): number {
  let [from, to] = [0, cards.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const box = cards[middle]?.getBoundingClientRect()
    if (box !== undefined && (box.top + box.bottom) / 2 < y) from = middle + 1
    else to = middle
  }
  return from
}

function overLists(board: HTMLElement, { id }: Grip, { x }: Pointer): Over {
  const lists = listsOf(board).filter((list) => list.dataset['list'] !== id)
  const boxes = lists.map((list) => list.getBoundingClientRect())
  const index = boxes.filter(({ left, right }) => (left + right) / 2 < x).length
  const { top, height } = board.getBoundingClientRect()
  const edge = boxes[index]?.left ?? (boxes[index - 1]?.right ?? 0) + thickPx * 2
  return { listId: id, index, line: { x: edge - thickPx * 1.5, y: top, width: thickPx, height } }
}

export function markDragged(board: HTMLElement, { kind, id, lane }: Grip): void {
  board.dataset['dragging'] = kind
  const inLane = lane === undefined ? '' : `[data-lane="${lane}"] `
  const dragged = board.querySelector<HTMLElement>(`${inLane}[data-${kind}="${id}"]`)
  if (dragged !== null) dragged.dataset['dragged'] = ''
}

export function clearMarks(board: HTMLElement): void {
  delete board.dataset['dragging']
  for (const dragged of board.querySelectorAll<HTMLElement>('[data-dragged]')) delete dragged.dataset['dragged']
}

/** The board goes along sideways with a pointer at its edge, the list below it up and down. */
export function followWithScroll(board: HTMLElement, { kind }: Grip, { x, y }: Pointer): void {
  const { left, right, top: first, bottom: last } = board.getBoundingClientRect()
  board.scrollLeft += stepAtEdge(x, { from: left, to: right })
  if (kind === 'list') return
  // With lanes it is the board that scrolls up and down.
  board.scrollTop += stepAtEdge(y, { from: first, to: last })
  const body = document.elementFromPoint(x, y)?.closest('[data-list]')?.querySelector<HTMLElement>('[data-cards]')
  if (!body) return
  const { top, bottom } = body.getBoundingClientRect()
  body.scrollTop += stepAtEdge(y, { from: top, to: bottom })
}
