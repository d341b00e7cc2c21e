/** What an order says in free words lies sealed in its document, its events and its copies (tresor/textSeal.ts). */
import { entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  gruende,
  newRezeptGruende,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { bestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import type { Ports } from '../ports.ts'
import { type Words, createTextSeal, saysWords } from '../tresor/textSeal.ts'

const codes: ReadonlySet<string> = new Set([
  ...gruende,
  ...arztAblehnungsgruende,
  ...apothekeAblehnungsgruende,
  ...newRezeptGruende,
  ...reklamationsgruende,
])

const words: Words = {
  tabelle: 'bestellung',
  felder: namesOfWords(entwurf, bestellungAnswer, ...Object.values(handlungSchemas)),
  isCode: (field, text) => field === 'grund' && codes.has(text),
}

/** True when someone has written something in words of his own. */
export const saysAnything = (was: unknown): boolean => saysWords(was, words)

export const createSeal = (ports: Ports) => createTextSeal(ports, words)
