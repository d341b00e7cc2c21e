/** Files and folders of a house (apps.md, sections 3 and 7). */
import { endingOf } from './fileKinds.ts'

/** Bytes that are sealed and kept as one: what was acknowledged of an upload survives a server that is killed. */
export const partBytes = 1_048_576
export const maxFileBytes = 2_000_000_000
/** Of a house, with those in the trash: a search opens all their names. */
export const maxItems = 10_000
export const maxDepth = 20
/** What lies in the trash goes by itself. */
export const trashDays = 30
/** An upload that nobody goes on with. */
export const uploadDays = 7
/** Of one file, with the newest. */
export const maxVersions = 20
/** Who saw or changed a file is told as long as this. */
export const trailDays = 365
export const maxLinksOfItem = 20
/** What a link that takes files lets in. */
export const maxUploadsOfLink = 200
export const maxSelected = 200

/** What somebody does who brings a name that is there already. */
export const nameRules = ['ask', 'replace', 'keepBoth'] as const
export type NameRule = (typeof nameRules)[number]

export const fileDeeds = [
  'read',
  'upload',
  'replace',
  'rename',
  'move',
  'trash',
  'restore',
  'share',
  'revoke',
  'linkRead',
  'linkUpload',
  'attach',
  'detach',
] as const
export type FileDeed = (typeof fileDeeds)[number]

const units = ['B', 'KB', 'MB', 'GB'] as const

/** As the specification writes it: `87 MB`. */
export function formatSize(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  const shown = value < 10 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${shown} ${units[unit] ?? 'B'}`
}

export const formatContents = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

/** As a dictionary sorts it, and 2 before 10. */
const alphabet = new Intl.Collator('de', { numeric: true })
export const byName = <Named extends { name: string }>(list: readonly Named[]): Named[] =>
  list.toSorted((a, b) => alphabet.compare(a.name, b.name))

/** Some systems keep `Plan.pdf` and `plan.PDF` in one place, and an ä in two letters. */
const plainOf = (name: string): string => name.normalize('NFC').toLowerCase()

export const isSameName = (a: string, b: string): boolean => plainOf(a) === plainOf(b)

/** `Plan.pdf`, or `Plan (2).pdf` where there is one already. */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken.map(plainOf))
  if (!names.has(plainOf(name))) return name
  const ending = endingOf(name)
  const stem = (ending === '' ? name : name.slice(0, -ending.length - 1)).slice(0, 180)
  for (let number = 2; ; number += 1) {
    const next = `${stem} (${number})${ending === '' ? '' : `.${name.slice(-ending.length)}`}`
    if (!names.has(plainOf(next))) return next
  }
}

interface InTree {
  id: string
  folderId: string | null
}

/** From the root to the item itself; only as far as the folders are known. */
export function chainOf<Item extends InTree>(items: ReadonlyMap<string, Item>, id: string | null): Item[] {
  const chain: Item[] = []
  let next = id
  while (next !== null && chain.length <= maxDepth) {
    const item = items.get(next)
    if (item === undefined) break
    chain.unshift(item)
    next = item.folderId
  }
  return chain
}

/** With all words somewhere in name or description. */
export function findItems<Item extends { name: string; description: string }>(items: readonly Item[], query: string): Item[] {
  const words = plainOf(query).split(/\s+/).filter(Boolean)
  return items.filter(({ name, description }) => {
    const text = plainOf(`${name} ${description}`)
    return words.length > 0 && words.every((word) => text.includes(word))
  })
}
