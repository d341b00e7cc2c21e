/** What follows from a visit, as it is stored (shared/document.ts). */
import { z } from 'zod'
import { type DocumentOf, needed, sealColumn } from '../shared/document.ts'
import { isoDate, id, words } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { folgeArten } from './dokumentation.ts'

const folgeStaende = ['OFFEN', 'ERLEDIGT'] as const
const folgeHerkuenfte = ['BLATT', 'NICHT_ANGETROFFEN'] as const

const time = z.iso.datetime()
const kept = { sees: ['HAUS'], copies: false, label: null } as const

export const folgeDocument = {
  id: needed(id, kept),
  version: needed(z.int(), kept),
  art: needed(z.enum(folgeArten), kept),
  herkunft: needed(z.enum(folgeHerkuenfte), kept),
  stand: needed(z.enum(folgeStaende), kept),
  text: sealColumn(words(250).nullable(), kept),
  faellig: needed(isoDate, kept),
  hausbesuchId: needed(id, kept),
  klientId: needed(id, kept),
  erstelltAm: needed(time, kept),
  erstelltVon: needed(plain.name, kept),
  erledigtAm: needed(time.nullable(), kept),
  erledigtVon: needed(plain.name.nullable(), kept),
  /** Why it will not be done. */
  grund: sealColumn(words(500).nullable(), kept),
} as const

type Folge = DocumentOf<typeof folgeDocument>
export type NewFolge = Pick<Folge, 'art' | 'herkunft' | 'text' | 'faellig'>
