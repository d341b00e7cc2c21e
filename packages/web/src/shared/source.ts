/** Where the words of a form come from, when a room above has sent the person here; that room keeps what was made of them. */
import type { QueryClient } from '@tanstack/react-query'

export type SourcedKind = 'task' | 'bestellung' | 'hausbesuch'

export interface SourcedThing {
  kind: SourcedKind
  id: string
}

/** Who has said it, when, and the page that shows it. */
export interface SourceLine {
  name: string
  at: string
  path: string
}

export interface Source extends SourceLine {
  words: string
}

export interface Sources {
  load: (ref: string) => Promise<Source>
  keepMade: (ref: string, thing: SourcedThing, queryClient: QueryClient) => Promise<void>
  linesOf: (thing: SourcedThing) => Promise<readonly SourceLine[]>
}

let loadSources: (() => Promise<Sources>) | null = null

/** Set by the room whose lines are taken over; loaded by the first form that asks. */
export function setSources(load: () => Promise<Sources>): void {
  loadSources = load
}

export async function loadSource(ref: string): Promise<Source> {
  const sources = await loadSources?.()
  if (sources === undefined) throw new Error(`Nobody knows the source ${ref}`)
  return sources.load(ref)
}

export async function keepMade(ref: string, thing: SourcedThing, queryClient: QueryClient): Promise<void> {
  const sources = await loadSources?.()
  await sources?.keepMade(ref, thing, queryClient)
}

export async function linesOf(thing: SourcedThing): Promise<readonly SourceLine[]> {
  const sources = await loadSources?.()
  return sources === undefined ? [] : sources.linesOf(thing)
}
