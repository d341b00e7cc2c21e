/** What a visit says in free words lies sealed in its document and its events (tresor/textverschluss.ts). */
import { ablehnGruende, absageGruende } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { handlungSchemas } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { hausbesuchDocument } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { shapeOf } from '@dreiklang/domain/shared/document'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { z } from 'zod'
import type { Ports } from '../ports.ts'
import { type Worte, createTextverschluss, istVersiegelt } from '../tresor/textverschluss.ts'

const codes: ReadonlySet<string> = new Set([...ablehnGruende, ...absageGruende])

const worte: Worte = {
  tabelle: 'hausbesuch',
  felder: namesOfWords(z.strictObject(shapeOf(hausbesuchDocument)), ...Object.values(handlungSchemas)),
  istCode: (feld, text) => feld === 'grund' && codes.has(text),
}

/** True when nothing of it lies in the clear; several rooms write visits, and what one leaves open the clock seals. */
export const istVerschlossen = (was: unknown): boolean => istVersiegelt(was, worte)

export const createBesuchVerschluss = (ports: Ports) => createTextverschluss(ports, worte)
