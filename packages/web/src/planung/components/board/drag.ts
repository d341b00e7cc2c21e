/** What the pointer does to a visit: which it takes, where it would be put, and how the page follows. No React in it: it runs at every move. */
import type { Tafel, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { type Pointer, stepAtEdge } from '../../../ui/pointerDrag.ts'
import { niemand } from '../stelle.ts'
import { fitTime, readTime, steps, writeTime } from './boardTime.ts'
import { type Refusal, refusalOf, zugOf } from './placing.ts'

export const personIn = (value: string | undefined): string | null => (value === undefined || value === niemand ? null : value)

export interface Grip {
  besuch: TafelBesuch
  from: string | null
  /** How far right of the beginning it was taken; null where its length says nothing of time. */
  offset: number | null
}

/** Null: nothing there that can be moved. */
export function gripAt(target: EventTarget | null, x: number, { besuche }: Pick<Tafel, 'besuche'>): Grip | null {
  const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry][data-movable]') : null
  const besuch = besuche.find(({ id }) => id === entry?.dataset['entry'])
  if (entry === null || besuch === undefined) return null
  const inTrack = entry.closest('[data-drop][data-from]') !== null
  return { besuch, from: personIn(entry.dataset['row']), offset: inTrack ? x - entry.getBoundingClientRect().left : null }
}

export interface Over {
  place: HTMLElement
  zug: ZugOnOfTafel
  refusal: Refusal | null
}

/** Null: over nothing that takes a visit. */
export function findOver(board: HTMLElement, { besuch, from, offset }: Grip, { x, y, fine }: Pointer): Over | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null
  if (place === null || !board.contains(place)) return null
  const { person, day, from: first, to: last } = place.dataset
  const to = personIn(person)
  const before = zugOf(besuch, from)
  const zug = { ...before, nachPersonId: to, datum: day ?? besuch.datum }
  const refusal = refusalOf(besuch, { from, to })
  if (first === undefined || last === undefined) return { place, zug, refusal }
  const { left, width } = place.getBoundingClientRect()
  const minutes = Number(first) + ((x - (offset ?? 0) - left) / width) * (Number(last) - Number(first))
  const kept = offset === null ? null : readTime(besuch.uhrzeit)
  return { place, zug: { ...zug, uhrzeit: writeTime(fitTime(minutes, { before: kept, step: fine ? steps.fine : steps.wide })) }, refusal }
}

export function markPlaces(board: HTMLElement, { besuch, from }: Grip): void {
  board.dataset['dragging'] = ''
  for (const entry of board.querySelectorAll<HTMLElement>(`[data-entry="${CSS.escape(besuch.id)}"]`)) entry.dataset['dragged'] = ''
  for (const place of board.querySelectorAll<HTMLElement>('[data-drop]'))
    if (refusalOf(besuch, { from, to: personIn(place.dataset['person']) }) !== null) place.dataset['forbidden'] = ''
}

export function markOver(board: HTMLElement, place: HTMLElement | null): void {
  for (const other of board.querySelectorAll<HTMLElement>('[data-over]')) if (other !== place) delete other.dataset['over']
  if (place !== null) place.dataset['over'] = ''
}

export function clearMarks(board: HTMLElement): void {
  delete board.dataset['dragging']
  for (const name of ['over', 'forbidden', 'dragged'])
    for (const marked of board.querySelectorAll<HTMLElement>(`[data-${name}]`)) delete marked.dataset[name]
}

/** A board longer than the window goes along with the pointer at its edge. */
export function scrollAtEdge(y: number): void {
  const step = stepAtEdge(y, { from: 0, to: window.innerHeight })
  if (step !== 0) window.scrollBy(0, step)
}
