/** What of the inventory is stored as a document, field by field (shared/document.ts). What lists search, sort and count stands in columns beside it. */
import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { needed } from '../shared/document.ts'
import { lineOfWords, words } from '../shared/schemas.ts'

/** Of one house, whatever its side; nobody else sees it. */
const shared = { sees: seiten, copies: true, label: null } as const

export const productDocument = { description: needed(z.union([z.literal(''), words(10_000)]), shared) } as const

/** A category, a brand, a vendor, a tag or a place. */
export const termDocument = { title: needed(lineOfWords(80), shared) } as const

export const movementDocument = { reason: needed(words(500).nullable(), shared) } as const

export const recallDocument = { text: needed(words(2000).nullable(), shared) } as const
