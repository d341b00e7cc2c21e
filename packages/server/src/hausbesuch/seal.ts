/** What a visit says in free words lies sealed in its document and its events (tresor/textSeal.ts). */
import { ablehnGruende, absageGruende } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { handlungSchemas } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { hausbesuchDocument } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { hausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { shapeOf } from '@dreiklang/domain/shared/document'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { z } from 'zod'
import type { Ports } from '../ports.ts'
import { type Words, createTextSeal, isSealedText } from '../tresor/textSeal.ts'

const codes: ReadonlySet<string> = new Set([...ablehnGruende, ...absageGruende])

/** An answer calls a word otherwise than the document now and then: what it names is opened as well. */
const words: Words = {
  tabelle: 'hausbesuch',
  felder: namesOfWords(z.strictObject(shapeOf(hausbesuchDocument)), hausbesuchAnswer, ...Object.values(handlungSchemas)),
  isCode: (field, text) => field === 'grund' && codes.has(text),
}

/** True when nothing of it lies in the clear; several rooms write visits, and what one leaves open the clock seals. */
export const isSealed = (what: unknown): boolean => isSealedText(what, words)

export const createBesuchSeal = (ports: Ports) => createTextSeal(ports, words)
