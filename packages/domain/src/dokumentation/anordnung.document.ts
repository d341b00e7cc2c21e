/** An instruction by word of mouth as it is stored (shared/document.ts): what was said, and what the practice says to it. */
import { z } from 'zod'
import { type DocumentOf, needed, readFields, sealColumn, shapeOf } from '../shared/document.ts'
import { isoDate, id, words } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { anordnungStaende, anordnungsWege } from './dokumentation.ts'

const time = z.iso.datetime()
/** HAUS has written it down, PRAXIS is asked to sign against it. */
const kept = { sees: ['HAUS', 'PRAXIS'], copies: false, label: null } as const

/** Who it is about, and what was said: sealed whole, because the practice may not see the record of the Klient. */
export const anordnungContentDocument = {
  klient: needed(z.strictObject({ vorname: plain.name, nachname: plain.name, geburtsdatum: isoDate }).nullable(), kept),
  nummer: needed(plain.number, kept),
  von: needed(plain.name, kept),
  arzt: needed(acceptedWords, kept),
  weg: needed(z.enum(anordnungsWege), kept),
  am: needed(time, kept),
  wortlaut: needed(acceptedWords, kept),
} as const
export type AnordnungContent = DocumentOf<typeof anordnungContentDocument>

export const anordnungDocument = {
  id: needed(id, kept),
  version: needed(z.int(), kept),
  stand: needed(z.enum(anordnungStaende), kept),
  hausbesuchId: needed(id, kept),
  klientId: needed(id, kept),
  praxisId: needed(id, kept),
  inhalt: sealColumn(z.strictObject(shapeOf(anordnungContentDocument)), { ...kept, read: readFields(anordnungContentDocument) }),
  /** How it was otherwise; null while nobody says so. */
  grund: sealColumn(words(500).nullable(), kept),
  personId: needed(id, kept),
  erstelltAm: needed(time, kept),
  entschiedenAm: needed(time.nullable(), kept),
  entschiedenVon: needed(plain.name.nullable(), kept),
} as const
