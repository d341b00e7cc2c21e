/** A sample as it is stored, field by field (shared/document.ts). */
import { seiten } from '../shared/akteur.ts'
import { needed, optionalText } from '../shared/document.ts'
import { lineOfWords, words } from '../shared/schemas.ts'

/** The people of one house share it, whatever its side; nobody else sees it. */
const shared = { sees: seiten, copies: true, label: null } as const

export const sampleDocument = {
  title: needed(lineOfWords(120), shared),
  text: optionalText(words(4000), shared),
} as const
