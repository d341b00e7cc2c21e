/** What a visit says in free words lies sealed in its document and its events (tresor/textverschluss.ts). */
import { ablehnGruende, absageGruende } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Ports } from '../ports.ts'
import { type Worte, createTextverschluss, istVersiegelt } from '../tresor/textverschluss.ts'

const codes: ReadonlySet<string> = new Set([...ablehnGruende, ...absageGruende])

const worte: Worte = {
  tabelle: 'hausbesuch',
  felder: new Set([
    'anlass',
    'transportunfaehigGrund',
    'text',
    'grund',
    'grundNichtErbracht',
    'ergebnis',
    'abgebrochen',
    'etage',
    'klingelname',
    'zugang',
  ]),
  istCode: (feld, text) => feld === 'grund' && codes.has(text),
}

/** True when nothing of it lies in the clear; several rooms write visits, and what one leaves open the clock seals. */
export const istVerschlossen = (was: unknown): boolean => istVersiegelt(was, worte)

export const createBesuchVerschluss = (ports: Ports) => createTextverschluss(ports, worte)
