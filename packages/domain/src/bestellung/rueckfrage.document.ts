/**
 * A question between two sides about positions of one order, as it is stored (shared/document.ts); an overlay, not a state (domain.md, E20).
 */
import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { type DocumentOf, needed, readStored } from '../shared/document.ts'
import { id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'

const time = z.iso.datetime()
const seite = z.enum(seiten)
/** Whole or not at all: who reads it is said by its sides (lesemarke.ts). */
const kept = { sees: seiten, copies: false, label: null } as const

export const rueckfrageDocument = {
  id: needed(id, kept),
  positionIds: needed(z.array(id), kept),
  von: needed(seite, kept),
  an: needed(seite, kept),
  /** Only the two sides may read it; all sides of the positions otherwise. */
  privat: needed(z.boolean(), kept),
  /** Who has to answer now; null when answered or settled. */
  offenBei: needed(seite.nullable(), kept),
  erledigtAm: needed(time.nullable(), kept),
  nachrichten: needed(z.array(z.strictObject({ id, von: seite, personName: plain.name, text: acceptedWords, am: time })), kept),
} as const

export type Rueckfrage = DocumentOf<typeof rueckfrageDocument>

/** A question of any version. */
export const readRueckfrage = (stored: unknown): Rueckfrage => readStored(rueckfrageDocument, stored)
