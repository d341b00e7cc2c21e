/**
 * What a practice keeps of whom it has prescribed for, and a pharmacy of whom it has dispensed to: both document on a duty of their own, which
 * does not end when the nursing service erases its record. Kept whole and sealed, so that it says what was true at the deed.
 */
import { z } from 'zod'
import { aufnahmeDocument } from '../klient/klient.document.ts'
import { type DocumentOf, needed, readFields, sealColumn, shapeOf } from '../shared/document.ts'
import { acceptedWords } from '../shared/words.ts'

/** Told to no other house, and to the Klient by the house that keeps it. */
const kept = { sees: ['HAUS'], copies: false, label: null } as const

/** Whom a prescription and a dispensing must name, and no more of the record: no telephone, no allergies. */
const { vorname, nachname, geburtsdatum, kvnr, krankenkasse, adresse } = aufnahmeDocument
const abgeschriebenDocument = {
  vorname: needed(vorname.schema, kept),
  nachname: needed(nachname.schema, kept),
  geburtsdatum: needed(geburtsdatum.schema, kept),
  kvnr: needed(kvnr.schema, kept),
  krankenkasse: needed(krankenkasse.schema, kept),
  adresse: needed(adresse.schema, kept),
  /** What the prescription or the dispensing says in words, by the mark of the seal that stands in the order for each. */
  worte: needed(z.record(z.string(), acceptedWords), kept),
} as const

export type KlientAbschrift = DocumentOf<typeof abgeschriebenDocument>

export const klientAbschriftDocument = {
  inhalt: sealColumn(z.strictObject(shapeOf(abgeschriebenDocument)), { ...kept, read: readFields(abgeschriebenDocument) }),
} as const
