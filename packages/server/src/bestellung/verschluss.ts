/** What an order says in free words lies sealed in its document, its events and its copies (tresor/textverschluss.ts). */
import { entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  gruende,
  neuesRezeptGruende,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { bestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import type { Ports } from '../ports.ts'
import { type Worte, createTextverschluss, sagtWorte } from '../tresor/textverschluss.ts'

const codes: ReadonlySet<string> = new Set([
  ...gruende,
  ...arztAblehnungsgruende,
  ...apothekeAblehnungsgruende,
  ...neuesRezeptGruende,
  ...reklamationsgruende,
])

const worte: Worte = {
  tabelle: 'bestellung',
  felder: namesOfWords(entwurf, bestellungAntwort, ...Object.values(handlungSchemas)),
  istCode: (feld, text) => feld === 'grund' && codes.has(text),
}

/** True when someone has written something in words of his own. */
export const sagtEtwas = (was: unknown): boolean => sagtWorte(was, worte)

export const createVerschluss = (ports: Ports) => createTextverschluss(ports, worte)
