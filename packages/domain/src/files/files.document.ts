/** A file or folder as it is stored, field by field (shared/document.ts). Where it lies, its kind and its size stand in columns beside it. */
import { z } from 'zod'
import { isPlainName } from '../datei/datei.contract.ts'
import { seiten } from '../shared/akteur.ts'
import { needed } from '../shared/document.ts'
import { line, words } from '../shared/schemas.ts'
import { asWords } from '../shared/words.ts'

/** The people of one house share it, whatever its side; nobody else sees it. */
const shared = { sees: seiten, copies: true, label: null } as const

/** Files are called after people: their names are sealed as words are. */
export const itemName = asWords(line(200).refine(isPlainName, { message: 'zeichen' }))

export const fileDocument = {
  name: needed(itemName, shared),
  description: needed(z.union([z.literal(''), words(2000)]), shared),
} as const
