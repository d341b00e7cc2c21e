import type { ScannedPack } from '@dreiklang/domain/bestellung/scannedPacks'

/** The bag that stands beside the list: what a scan is about. */
export interface OpenBag {
  nummer: string
  takePack: (pack: ScannedPack) => void
  isComplete: () => boolean
  /** True when it was written down as prepared; false when somebody has to look first. */
  prepare: () => Promise<boolean>
  say: (words: Exclude<BagWords, 'COVERED'>) => void
}

/** What the last scan was, where it is no pack. */
export type BagWords = 'UNREADABLE' | 'UNKNOWN_LABEL' | 'COVERED'

let open: OpenBag | null = null

/** Answers how it is left. */
export function enterBag(bag: OpenBag): () => void {
  open = bag
  return () => {
    if (open === bag) open = null
  }
}

export const findOpenBag = (): OpenBag | null => open
