/** Free text of an order is sealed in its document, its events and its copies (tresor/textverschluss.ts). */
import {
  apothekeAblehnungsgruende,
  arztAblehnungsgruende,
  gruende,
  neuesRezeptGruende,
  reklamationsgruende,
} from '@dreiklang/domain/bestellung/bestellung'
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
  felder: new Set([
    'diagnose',
    'zeitraum',
    'text',
    'grund',
    'begruendung',
    'bemerkung',
    'interneNotiz',
    'dosierungText',
    'aenderungZuBisher',
    'aenderungGrund',
    'abweichungGrund',
    'autIdemWunsch',
    'doppeltGrund',
  ]),
  istCode: (feld, text) => feld === 'grund' && codes.has(text),
}

/** True when someone has written something in words of his own. */
export const sagtEtwas = (was: unknown): boolean => sagtWorte(was, worte)

export const createVerschluss = (ports: Ports) => createTextverschluss(ports, worte)
